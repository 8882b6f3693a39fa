use super::write::SPOILER;
use super::{blocks, line};
use crate::sandbox::page::token::Surroundings;
use crate::sandbox::snowflake::Id;

struct Around;

impl Surroundings for Around {
    fn person(&self, id: Id) -> Option<String> {
        match id.get() {
            7 => Some("Ann".to_owned()),
            8 => Some("<b>&\"'".to_owned()),
            _ => None,
        }
    }

    fn channel(&self, id: Id) -> Option<(String, String)> {
        (id.get() == 9).then(|| ("games".to_owned(), "/channels/1/9?as=7".to_owned()))
    }

    fn is_reader(&self, id: Id) -> bool {
        id.get() == 7
    }

    fn jump(&self, guild: &str, channel: Id, message: Option<Id>) -> String {
        format!("/channels/{guild}/{channel}/{message:?}")
    }

    fn now(&self) -> u64 {
        1_000_000
    }
}

#[track_caller]
fn check(text: &str, expect: &str) {
    assert_eq!(blocks(text, &Around).into_string(), expect, "{text}");
}

#[test]
fn emphasis_is_discords() {
    check(
        "*a* _b_ **c** __d__ ~~e~~ ~f~",
        "<p><em>a</em> <em>b</em> <strong>c</strong> <u>d</u> <s>e</s> ~f~</p>",
    );
    check("a\nb", "<p>a<br>b</p>");
    check("`<i>`", "<p><code>&lt;i&gt;</code></p>");
}

#[test]
fn blocks_are_discords() {
    check(
        "# A\n## B\n### C\n#### D",
        "<h4>A</h4><h5>B</h5><h6>C</h6><p>#### D</p>",
    );
    check("a\n===", "<p>a<br>===</p>");
    check("a\n\n---", "<p>a</p><p>---</p>");
    check("> a", "<blockquote><p>a</p></blockquote>");
    check("- a\n- b", "<ul><li>a</li><li>b</li></ul>");
    check("2. a", "<ol start=\"2\"><li>a</li></ol>");
    check(
        "```\n <@7> **x**\n```",
        "<pre class=\"code\" aria-live=\"off\" data-language=\"\"><code> &lt;@7&gt; **x**</code></pre>",
    );
}

#[test]
fn html_is_text() {
    check(
        "<script>alert(1)</script>",
        "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>",
    );
    check(
        "a <img src=x onerror=alert(1)> b",
        "<p>a &lt;img src=x onerror=alert(1)&gt; b</p>",
    );
    check("&lt;b&gt; &amp;", "<p>&amp;lt;b&amp;gt; &amp;amp;</p>");
    check(
        "![x](https://a.example/b)",
        "<p>![x](https://a.example/b)</p>",
    );
    check(
        "[a]: https://a.example",
        "<p>[a]: <a href=\"https://a.example\" target=\"_blank\" rel=\"noopener noreferrer\">https://a.example</a></p>",
    );
}

#[test]
fn links_lead_only_to_the_web() {
    check(
        "[x](javascript:alert(1))",
        "<p>[x](javascript:alert(1))</p>",
    );
    check("[x](data:text/html,y)", "<p>[x](data:text/html,y)</p>");
    check(
        "[x](https://a.example/?a=\"b)",
        "<p><a href=\"https://a.example/?a=&quot;b\" target=\"_blank\" rel=\"noopener noreferrer\">x</a></p>",
    );
    check(
        "see https://a.example/b.",
        "<p>see <a href=\"https://a.example/b\" target=\"_blank\" rel=\"noopener noreferrer\">https://a.example/b</a>.</p>",
    );
    check(
        "https://discord.com/channels/1/9/5",
        "<p><a class=\"mention\" data-jump href=\"/channels/1/9/Some(5)\">#games › message</a></p>",
    );
    check(
        "[go](https://discord.com/channels/1/9/5)",
        "<p><a data-jump href=\"/channels/1/9/Some(5)\">go</a></p>",
    );
    check(
        "https://discord.com/channels/1\"onclick=x/9/5",
        "<p><a href=\"https://discord.com/channels/1\" target=\"_blank\" rel=\"noopener noreferrer\">https://discord.com/channels/1</a>&quot;onclick=x/9/5</p>",
    );
}

#[test]
fn mentions_have_names() {
    check(
        "<@7> <@!8> <@6>",
        "<p><span class=\"mention me\">@Ann</span> <span class=\"mention\">@&lt;b&gt;&amp;&quot;'</span> \
         <span class=\"mention\">@unknown-user</span></p>",
    );
    check(
        "<#9> @everyone",
        "<p><a class=\"mention\" href=\"/channels/1/9?as=7\">#games</a> <span class=\"mention\">@everyone</span></p>",
    );
    check("<@x> <@> <#>", "<p>&lt;@x&gt; &lt;@&gt; &lt;#&gt;</p>");
    check("\\<@7>", "<p>&lt;@7&gt;</p>");
}

#[test]
fn times_tick() {
    check(
        "<t:1300:R>",
        "<p><time class=\"stamp\" aria-live=\"off\" data-at=\"1300\" data-style=\"R\" \
         datetime=\"1970-01-01T00:21:40.000000+00:00\">in 5 minutes</time></p>",
    );
    check("<t:x:R> <t:1:Z>", "<p>&lt;t:x:R&gt; &lt;t:1:Z&gt;</p>");
}

#[test]
fn spoilers_nest() {
    let hidden = |text: &str| format!("{SPOILER}{text}</span></span>");
    check("||a||", &format!("<p>{}</p>", hidden("a")));
    check(
        "||**a**|| b",
        &format!("<p>{} b</p>", hidden("<strong>a</strong>")),
    );
    check("**||a** b||", "<p><strong>||a</strong> b||</p>");
    check("||a", "<p>||a</p>");
    check("\\||a||", "<p>||a||</p>");
}

#[test]
fn a_line_has_no_paragraphs() {
    assert_eq!(
        line("**a** <b>", &Around).into_string(),
        "<strong>a</strong> &lt;b&gt;"
    );
}
