//! What users do and see.

use leveret::sandbox::{Cannot, Happening, Outcome, Permissions, User, Why, text, user};
use serde_json::json;

use crate::support::bot::{SOON, boot, finish};
use crate::support::http::send;

#[tokio::test]
async fn a_command_is_answered_and_its_button_edits_the_answer() {
    let (discord, bot) = boot().await;
    let (alice, bob) = (discord.user("Alice").locale("pl"), discord.user("Bob"));
    let options = [("opponent", user(&bob)), ("mood", text("Przyjaźnie"))];
    let outcome = alice.slash("greet", options).await.unwrap();
    let Outcome::Responded(message) = outcome else {
        panic!("{outcome:?}")
    };
    assert_eq!(
        message.content,
        format!("Hello {}, friendly, in pl", bob.mention())
    );
    let pings = bob.take_pings();
    assert_eq!(pings.len(), 1);
    assert_eq!(pings[0].why, Why::Mention);
    assert_eq!(bob.unread(discord.channel()), 1);
    let outcome = bob.click(message.id, "More").await.unwrap();
    let Outcome::Updated(message) = outcome else {
        panic!("{outcome:?}")
    };
    assert_eq!(message.content, "More!");
    assert!(message.buttons().is_empty());
    assert_eq!(alice.last().unwrap().content, "More!");
    assert_eq!(discord.revisions(message.id).len(), 1);
    assert_eq!(bob.take_pings().len(), 0);
    finish(&discord, bot).await;
}

#[tokio::test]
async fn an_ephemeral_answer_is_seen_by_one_and_can_be_dismissed() {
    let (discord, bot) = boot().await;
    let (alice, bob) = (discord.user("Alice"), discord.user("Bob"));
    let outcome = alice.slash("secret", []).await.unwrap();
    let message = outcome.message().unwrap();
    assert!(message.is_ephemeral());
    assert_eq!(alice.sees(discord.channel()).len(), 1);
    assert!(bob.sees(discord.channel()).is_empty());
    assert_eq!(bob.dismiss(message.id), Err(Cannot::SeeMessage));
    alice.dismiss(message.id).unwrap();
    assert!(alice.sees(discord.channel()).is_empty());
    finish(&discord, bot).await;
}

#[tokio::test]
async fn autocomplete_offers_choices() {
    let (discord, bot) = boot().await;
    let alice = discord.user("Alice");
    let outcome = alice
        .suggest("word", [("word", text("ha"))], "word")
        .await
        .unwrap();
    let names: Vec<&str> = outcome
        .choices()
        .unwrap()
        .iter()
        .map(|choice| choice.name.as_str())
        .collect();
    assert_eq!(names, ["first", "ha"]);
    let chosen = outcome.choices().unwrap()[0].value.clone();
    let outcome = alice
        .slash("word", [("word", (&chosen).into())])
        .await
        .unwrap();
    assert_eq!(outcome.message().unwrap().content, "1");
    finish(&discord, bot).await;
}

#[tokio::test]
async fn a_form_is_filled_in_and_sent() {
    let (discord, bot) = boot().await;
    let alice = discord.user("Alice");
    let outcome = alice.slash("form", []).await.unwrap();
    let modal = outcome.modal().unwrap();
    assert_eq!(modal.title, "A form");
    assert!(matches!(
        alice.submit(modal, &[]).await,
        Err(Cannot::Missing(_))
    ));
    assert!(matches!(
        alice.submit(modal, &[("word", "too long")]).await,
        Err(Cannot::BadValue { .. })
    ));
    let outcome = alice.submit(modal, &[("Your word", "hare")]).await.unwrap();
    assert_eq!(outcome.message().unwrap().content, "You wrote hare");
    finish(&discord, bot).await;
}

#[tokio::test]
async fn a_deferred_answer_comes_later_with_a_follow_up() {
    let (discord, bot) = boot().await;
    let (alice, bob) = (discord.user("Alice"), discord.user("Bob"));
    let outcome = alice.slash("slow", []).await.unwrap();
    let Outcome::Deferred(waiting) = outcome else {
        panic!("{outcome:?}")
    };
    assert!(waiting.is_loading());
    assert!(discord.quiesce(SOON).await);
    let seen: Vec<String> = alice
        .sees(discord.channel())
        .iter()
        .map(|message| message.content.clone())
        .collect();
    assert_eq!(seen, ["at last", "and more"]);
    assert_eq!(bob.sees(discord.channel()).len(), 1);
    finish(&discord, bot).await;
}

#[tokio::test]
async fn menus_files_and_user_commands_work() {
    let (discord, bot) = boot().await;
    let (alice, bob) = (discord.user("Alice"), discord.user("Bob"));
    let outcome = alice
        .slash("greet", [("opponent", user(&bob))])
        .await
        .unwrap();
    let message = outcome.message().unwrap().id;
    assert!(matches!(
        alice.select(message, "Pick", &["3"]).await,
        Err(Cannot::BadValue { .. })
    ));
    let outcome = alice.select(message, "Pick", &["Two"]).await.unwrap();
    assert_eq!(outcome.message().unwrap().content, "Picked 2");
    let outcome = alice.slash("file", []).await.unwrap();
    assert_eq!(
        outcome.message().unwrap().attachments[0].filename,
        "hello.txt"
    );
    let outcome = alice.user_menu("Wave", &bob).await.unwrap();
    assert_eq!(
        outcome.message().unwrap().content,
        format!("waves at {}", bob.id())
    );
    finish(&discord, bot).await;
}

#[tokio::test]
async fn a_client_sends_only_what_fits_the_command() {
    let (discord, bot) = boot().await;
    let (alice, bob) = (discord.user("Alice"), discord.user("Bob"));
    let cannot = |outcome: Result<Outcome, Cannot>| outcome.unwrap_err();
    assert_eq!(
        cannot(alice.slash("nothing", []).await),
        Cannot::NoCommand("nothing".to_owned())
    );
    assert_eq!(
        cannot(alice.slash("greet", []).await),
        Cannot::Missing("opponent".to_owned())
    );
    let odd = [("opponent", user(&bob)), ("colour", text("red"))];
    assert_eq!(
        cannot(alice.slash("greet", odd).await),
        Cannot::NoOption("colour".to_owned())
    );
    let odd = [("opponent", user(&bob)), ("mood", text("angry"))];
    assert!(matches!(
        cannot(alice.slash("greet", odd).await),
        Cannot::BadValue { .. }
    ));
    let odd = [("opponent", text("bob"))];
    assert!(matches!(
        cannot(alice.slash("greet", odd).await),
        Cannot::BadValue { .. }
    ));
    let stranger = discord.stranger("Mallory").at(discord.channel());
    assert_eq!(
        cannot(stranger.slash("secret", []).await),
        Cannot::NoCommand("secret".to_owned())
    );
    finish(&discord, bot).await;
}

#[tokio::test]
async fn a_client_clicks_only_what_is_there_but_forged_clicks_reach_the_bot() {
    let (discord, bot) = boot().await;
    let (alice, bob) = (discord.user("Alice"), discord.user("Bob"));
    let message = alice
        .slash("greet", [("opponent", user(&bob))])
        .await
        .unwrap()
        .message()
        .unwrap()
        .id;
    assert_eq!(
        alice.click(message, "Off").await.unwrap_err(),
        Cannot::Disabled("Off".to_owned())
    );
    assert!(matches!(
        alice.click(message, "Gone").await.unwrap_err(),
        Cannot::NoComponent { .. }
    ));
    let outcome = alice.raw_click(message, "gone").unwrap().outcome().await;
    assert!(outcome.message().unwrap().is_ephemeral());
    assert_eq!(outcome.message().unwrap().content, "gone is gone");
    finish(&discord, bot).await;
}

#[tokio::test]
async fn a_silent_bot_fails_the_interaction_after_three_seconds_of_its_time() {
    let (discord, bot) = boot().await;
    let pending = discord.user("Alice").raw_slash("mute", []).unwrap();
    discord.advance(std::time::Duration::from_secs(4));
    assert!(pending.outcome().await.is_failed());
    assert!(discord.problems()[0].starts_with("failed interaction"));
    bot.stop().await.unwrap();
    discord.stop().await;
}

#[tokio::test]
async fn the_bot_is_there_in_direct_messages_and_where_a_user_brings_it() {
    let (discord, bot) = boot().await;
    let alice = discord.user("Alice");
    let outcome = alice.at(alice.direct()).slash("secret", []).await.unwrap();
    assert_eq!(outcome.message().unwrap().channel, alice.direct());
    let group = discord.add_group("friends", &[&alice, &discord.user("Bob")]);
    let away = alice.at(group);
    assert_eq!(
        away.slash("secret", []).await.unwrap_err(),
        Cannot::NoApplication
    );
    alice.installs(true);
    // The commands are only for servers and direct messages: no integration type says otherwise.
    assert_eq!(
        away.slash("secret", []).await.unwrap_err(),
        Cannot::NoCommand("secret".to_owned())
    );
    finish(&discord, bot).await;
}

#[tokio::test]
async fn messages_are_read_counted_and_deleted() {
    let (discord, bot) = boot().await;
    let (alice, bob) = (discord.user("Alice"), discord.user("Bob"));
    let message = alice.says("hello").unwrap();
    alice.says("`<@1>` and @everyone").unwrap();
    assert_eq!(bob.unread(discord.channel()), 2);
    bob.reads(discord.channel());
    assert_eq!(bob.unread(discord.channel()), 0);
    assert_eq!(bob.delete_message(message.id), Err(Cannot::Forbidden));
    discord.allow(&bob, discord.home(), Permissions::MANAGE_MESSAGES);
    bob.delete_message(message.id).unwrap();
    assert_eq!(bob.sees(discord.channel()).len(), 1);
    assert!(bob.pings().is_empty(), "everyone is pinged only by who may");
    assert!(discord.quiesce(SOON).await);
    assert_eq!(
        bot.noticed
            .messages
            .load(std::sync::atomic::Ordering::SeqCst),
        2
    );
    finish(&discord, bot).await;
}

#[tokio::test]
async fn a_user_brings_the_application_to_groups_and_other_servers() {
    let (discord, bot) = boot().await;
    let alice = discord.user("Alice");
    alice.installs(true);
    let everywhere = json!({"name": "secret", "description": "Whispers", "contexts": [0, 1, 2], "integration_types": [0, 1]});
    let path = format!("/applications/{}/commands", discord.application_id());
    assert_eq!(send(&discord, "POST", &path, &everywhere).await.status, 200);
    let group = discord.add_group("friends", &[&alice, &discord.user("Bob")]);
    let outcome = alice.at(group).slash("secret", []).await.unwrap();
    assert_eq!(outcome.message().unwrap().channel, group);
    let elsewhere = discord.add_guild("Elsewhere", "pl", false);
    alice.joins(elsewhere);
    let hall = discord.add_channel(elsewhere, "hall");
    let outcome = alice.at(hall).slash("secret", []).await.unwrap();
    assert_eq!(outcome.message().unwrap().channel, hall);
    let sent = discord
        .frames()
        .into_iter()
        .map(|frame| frame.json())
        .rfind(|frame| frame["t"] == "INTERACTION_CREATE");
    let sent = sent.unwrap()["d"].clone();
    assert_eq!(
        sent["authorizing_integration_owners"],
        json!({"1": alice.id().to_string()})
    );
    assert_eq!(
        (&sent["context"], &sent["guild_locale"]),
        (&json!(0), &json!("pl"))
    );
    let answer = send(
        &discord,
        "POST",
        &format!("/channels/{hall}/messages"),
        &json!({"content": "x"}),
    )
    .await;
    assert_eq!(answer.code(), 50001, "the bot itself is not in that server");
    discord.clear_record();
    finish(&discord, bot).await;
}

#[tokio::test]
async fn mentions_ping_only_where_they_are_allowed() {
    let (discord, bot) = boot().await;
    let (alice, bob) = (discord.user("Alice"), discord.user("Bob"));
    let path = format!("/channels/{}/messages", discord.channel());
    let both = format!("{} {}", alice.mention(), bob.mention());
    let only_bob = json!({"content": both, "allowed_mentions": {"users": [bob.id()]}});
    let message = send(&discord, "POST", &path, &only_bob).await.body;
    assert_eq!(message["mentions"].as_array().unwrap().len(), 1);
    let quoted = json!({"embeds": [{"description": alice.mention()}], "content": format!("```{}```", alice.mention())});
    send(&discord, "POST", &path, &quoted).await;
    let edited = format!("{path}/{}", message["id"].as_str().unwrap());
    send(
        &discord,
        "PATCH",
        &edited,
        &json!({"content": alice.mention()}),
    )
    .await;
    assert!(alice.pings().is_empty(), "{:?}", alice.pings());
    assert_eq!(bob.pings().len(), 1);
    let direct = format!("/channels/{}/messages", alice.direct());
    send(&discord, "POST", &direct, &json!({"content": "hello"})).await;
    assert_eq!(alice.take_pings()[0].why, Why::Direct);
    alice.sees(alice.direct());
    bob.sees(discord.channel());
    finish(&discord, bot).await;
}

#[tokio::test]
async fn clients_are_told_only_what_they_can_see() {
    let (discord, bot) = boot().await;
    let (alice, bob) = (discord.user("Alice"), discord.user("Bob"));
    let secret_place = discord.add_channel(discord.home(), "secret");
    discord.overwrite(
        &bob,
        secret_place,
        Permissions::NONE,
        Permissions::VIEW_CHANNEL,
    );
    assert!(alice.channels().contains(&secret_place) && !bob.channels().contains(&secret_place));
    assert_eq!(
        bob.at(secret_place).says("let me in").unwrap_err(),
        Cannot::SeeChannel
    );
    let mut happenings = discord.happenings();
    alice.slash("secret", []).await.unwrap();
    alice.at(secret_place).says("only here").unwrap();
    alice.says("for all").unwrap();
    let (mut for_alice, mut for_bob) = (Vec::new(), Vec::new());
    while for_bob.is_empty() {
        let happening = happenings.next().await.unwrap();
        let Happening::MessageCreated(message) = &*happening else {
            continue;
        };
        let note = |user: &User, list: &mut Vec<String>| {
            if user.notices(&happening) {
                list.push(message.content.clone());
            }
        };
        note(&alice, &mut for_alice);
        note(&bob, &mut for_bob);
    }
    assert_eq!(for_alice, ["psst", "only here", "for all"]);
    assert_eq!(for_bob, ["for all"]);
    finish(&discord, bot).await;
}
