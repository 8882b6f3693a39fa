//! Files on messages.

use leveret::sandbox::{Discord, Options};
use serde_json::Value;
use serenity::all::{
    ChannelId, CreateAttachment, CreateEmbed, CreateMessage, EditAttachments, EditMessage, Http,
    HttpBuilder, Message,
};

use crate::support::http::get;
use crate::support::schema::complaints;

async fn quiet() -> (Discord, Http, ChannelId) {
    let discord = Discord::start(Options::default()).await.unwrap();
    let http = HttpBuilder::new(discord.token())
        .proxy(discord.base_url())
        .ratelimiter_disabled(true)
        .build();
    let channel = ChannelId::new(discord.channel().get());
    (discord, http, channel)
}

async fn send(http: &Http, channel: ChannelId, message: CreateMessage, files: &[&str]) -> Message {
    let files: Vec<CreateAttachment> = files
        .iter()
        .map(|name| CreateAttachment::bytes(name.as_bytes(), *name))
        .collect();
    channel
        .send_message(http, message.add_files(files))
        .await
        .unwrap()
}

#[tokio::test]
async fn a_file_is_kept_and_can_be_fetched_replaced_and_removed() {
    let (discord, http, channel) = quiet().await;
    let mut message = send(
        &http,
        channel,
        CreateMessage::new().content("x"),
        &["a.txt", "b.txt"],
    )
    .await;
    let names = |message: &Message| {
        message
            .attachments
            .iter()
            .map(|file| file.filename.clone())
            .collect::<Vec<String>>()
    };
    assert_eq!(names(&message), ["a.txt", "b.txt"]);
    assert_eq!(get(&message.attachments[0].url).await, "a.txt");
    let kept = EditAttachments::keep_all(&message)
        .remove(message.attachments[0].id)
        .add(CreateAttachment::bytes(b"c".to_vec(), "c.txt"));
    message
        .edit(&http, EditMessage::new().attachments(kept))
        .await
        .unwrap();
    assert_eq!(names(&message), ["b.txt", "c.txt"]);
    message
        .edit(&http, EditMessage::new().content("y"))
        .await
        .unwrap();
    assert_eq!(
        names(&message),
        ["b.txt", "c.txt"],
        "an edit of the text leaves the files"
    );
    assert_eq!(complaints(&discord), Vec::<String>::new());
    discord.stop().await;
}

#[tokio::test]
async fn an_embed_shows_an_attached_picture_in_its_place() {
    let (discord, http, channel) = quiet().await;
    let embed = CreateEmbed::new()
        .title("board")
        .image("attachment://board.png");
    let message = send(
        &http,
        channel,
        CreateMessage::new().embed(embed),
        &["board.png"],
    )
    .await;
    assert!(message.attachments.is_empty());
    let url = message.embeds[0].image.as_ref().unwrap().url.clone();
    assert_eq!(get(&url).await, "board.png");
    let seen = discord.user("Alice").last().unwrap();
    assert_eq!(seen.embeds[0]["image"]["url"], Value::from(url));
    discord.stop().await;
}
