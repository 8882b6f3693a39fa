//! Every screen in Norwegian, as people read it.

#![allow(
    clippy::too_many_lines,
    reason = "a wall of snapshots is as long as there are screens"
)]

use insta::assert_snapshot;

use super::{Cast, Gallery};
use crate::l10n::Language;

const LANGUAGE: Language = Language::Norwegian;

#[test]
fn what_everybody_sees() {
    let book = Gallery::boards(LANGUAGE, &Cast::ordinary()).book();
    assert_snapshot!(book, @r"
    # board-fox-captured-many
    Rev og gjess (13 gjess, alle diagonaler): Ann (gjess) – Ben\_10 (rev)
    ==========
    Siste trekk: reven gikk fra d4 til d6 og slo 6 gjess, på d5, e5, e4, d3, c3, c5.
    I trekket: gjessene (Ann).
    F = rev (Ben\_10), på d6
    G = gås (Ann), 4 i alt, på c1, d1, e3, c4
    liten bokstav = flyttet sist; o = punktet den forlot
    (Parti 7 · 1 dag per trekk · ratet)
    [Velg gåsa som skal flytte v]
      | Gås på c1 | til c2, d2 …
    [Tilby remis] [Ta tilbake et trekk] [Gi opp] [Min visning] [Trekk]

    # board-fox-captured-one
    Rev og gjess (13 gjess, alle diagonaler): Ann (gjess) – Ben\_10 (rev)
    ==========
    Siste trekk: reven gikk fra d5 til d3 og slo gåsa på d4.
    I trekket: gjessene (Ann).
    Tiden for dette trekket går ut <t:1800086400:R>.
    F = rev (Ben\_10), på d3
    G = gås (Ann), 12 i alt, på c1, d1, e1, c2, d2, e2, a3, b3, e3, f3, g3, c4
    liten bokstav = flyttet sist; o = punktet den forlot
    (Parti 7 · 1 dag per trekk · ratet)
    [Velg gåsa som skal flytte v]
      | Gås på c2 | til c3 …
    [Tilby remis] [Ta tilbake et trekk] [Gi opp] [Min visning] [Trekk]

    # board-fox-draw-offered
    Rev og gjess (13 gjess, alle diagonaler): Ann (gjess) – Ben\_10 (rev)
    ==========
    Siste trekk: reven fra d4 til e5.
    I trekket: gjessene (Ann).
    Tiden for dette trekket går ut <t:1800086400:R>.
    Gjessene (Ann) tilbyr remis.
    F = rev (Ben\_10), på e5
    G = gås (Ann), 13 i alt, på c1, d1, e1, c2, d2, e2, a3, b3, c3, d3, e3, f3, g3
    liten bokstav = flyttet sist; o = punktet den forlot
    (Parti 7 · 1 dag per trekk · ratet)
    [Velg gåsa som skal flytte v]
      | Gås på a3 | til a4, b4 …
    [Godta remis] [Avslå remis] [Ta tilbake et trekk] [Gi opp] [Min visning]

    # board-fox-draw-offered-by-fox
    Rev og gjess (13 gjess, alle diagonaler): Ann (gjess) – Ben\_10 (rev)
    ==========
    Siste trekk: reven fra d4 til e5.
    I trekket: gjessene (Ann).
    Tiden for dette trekket går ut <t:1800086400:R>.
    Reven (Ben\_10) tilbyr remis.
    F = rev (Ben\_10), på e5
    G = gås (Ann), 13 i alt, på c1, d1, e1, c2, d2, e2, a3, b3, c3, d3, e3, f3, g3
    liten bokstav = flyttet sist; o = punktet den forlot
    (Parti 7 · 1 dag per trekk · ratet)
    [Velg gåsa som skal flytte v]
      | Gås på a3 | til a4, b4 …
    [Godta remis] [Avslå remis] [Ta tilbake et trekk] [Gi opp] [Min visning]

    # board-fox-geese-moved
    Rev og gjess (13 gjess, alle diagonaler): Ann (gjess) – Ben\_10 (rev)
    ==========
    Siste trekk: en gås fra a3 til a4.
    I trekket: reven (Ben\_10).
    Tiden for dette trekket går ut <t:1800086400:R>.
    F = rev (Ben\_10), på e5
    G = gås (Ann), 13 i alt, på c1, d1, e1, c2, d2, e2, b3, c3, d3, e3, f3, g3, a4
    liten bokstav = flyttet sist; o = punktet den forlot
    (Parti 7 · 1 dag per trekk · ratet)
    [e5 til d4] [e5 til e4] [e5 til f4] [e5 til d5] [e5 til f5]
    [e5 til d6] [e5 til e6]
    [Tilby remis] [Ta tilbake et trekk] [Gi opp] [Min visning] [Trekk]

    # board-fox-geese-to-move
    Rev og gjess (13 gjess, alle diagonaler): Ann (gjess) – Ben\_10 (rev)
    ==========
    Siste trekk: reven fra d4 til e5.
    I trekket: gjessene (Ann).
    Tiden for dette trekket går ut <t:1800086400:R>.
    F = rev (Ben\_10), på e5
    G = gås (Ann), 13 i alt, på c1, d1, e1, c2, d2, e2, a3, b3, c3, d3, e3, f3, g3
    liten bokstav = flyttet sist; o = punktet den forlot
    (Parti 7 · 1 dag per trekk · ratet)
    [Velg gåsa som skal flytte v]
      | Gås på a3 | til a4, b4 …
    [Tilby remis] [Ta tilbake et trekk] [Gi opp] [Min visning] [Trekk]

    # board-fox-goose-chosen
    Rev og gjess (13 gjess, alle diagonaler): Ann (gjess) – Ben\_10 (rev)
    ==========
    Siste trekk: reven fra d4 til e5.
    I trekket: gjessene (Ann).
    Tiden for dette trekket går ut <t:1800086400:R>.
    Valgt: gåsa på a3. Velg nå hvor den skal.
    F = rev (Ben\_10), på e5
    G = gås (Ann), 13 i alt, på c1, d1, e1, c2, d2, e2, a3, b3, c3, d3, e3, f3, g3
    liten bokstav = flyttet sist; o = punktet den forlot
    liten g = den valgte gåsa
    (Parti 7 · 1 dag per trekk · ratet)
    [a3 til a4] [a3 til b4] [Velg en annen gås]
    [Tilby remis] [Ta tilbake et trekk] [Gi opp] [Min visning] [Trekk]

    # board-fox-menu
    Rev og gjess (13 gjess, alle diagonaler): Ann (gjess) – Ben\_10 (rev)
    ==========
    Ingen trekk er gjort ennå.
    I trekket: reven (Ben\_10).
    Tiden for dette trekket går ut <t:1800086400:R>.
    F = rev (Ben\_10), på d4
    G = gås (Ann), 9 i alt, på c1, d1, e1, c3, e3, c4, c5, d5, e5
    (Parti 7 · 1 dag per trekk · ratet)
    [Velg revens trekk v]
      | d4 til d3 |
      | d4 slår c4, lander på b4 | …
    [Tilby remis] [Gi opp] [Min visning] [Trekk]

    # board-fox-menu-full
    Rev og gjess (13 gjess, alle diagonaler): Ann (gjess) – Ben\_10 (rev)
    ==========
    Ingen trekk er gjort ennå.
    I trekket: reven (Ben\_10).
    Tiden for dette trekket går ut <t:1800086400:R>.
    Menyen har plass til 25 av de 188 lovlige trekkene; /move har alle.
    F = rev (Ben\_10), på d4
    G = gås (Ann), 10 i alt, på c1, d1, c3, d3, e3, c4, e4, c5, d5, e5
    (Parti 7 · 1 dag per trekk · ratet)
    [Velg revens trekk v]
      | d4 slår d3, lander på d2 | …
    [Tilby remis] [Gi opp] [Min visning] [Trekk]

    # board-fox-start
    Rev og gjess (13 gjess, alle diagonaler): Ann (gjess) – Ben\_10 (rev)
    ==========
    Ingen trekk er gjort ennå.
    I trekket: reven (Ben\_10).
    Tiden for dette trekket går ut <t:1800086400:R>.
    F = rev (Ben\_10), på d4
    G = gås (Ann), 13 i alt, på c1, d1, e1, c2, d2, e2, a3, b3, c3, d3, e3, f3, g3
    (Parti 7 · 1 dag per trekk · ratet)
    [d4 til c4] [d4 til e4] [d4 til c5] [d4 til d5] [d4 til e5]
    [Tilby remis] [Gi opp] [Min visning] [Trekk]

    # board-hare-draw-offered
    Hare og hunder: Ann (hunder) – Ben\_10 (hare)
    ==========
    Siste trekk: en hund fra a2 til b3.
    I trekket: haren (Ben\_10).
    Tiden for dette trekket går ut <t:1800086400:R>.
    Hundene (Ann) tilbyr remis.
    H = hare (Ben\_10), på b5
    D = hund (Ann), på b1, c2, b3
    [ ] = flyttet sist; o = punktet den forlot
    (Parti 7 · 1 dag per trekk · ratet)
    [b5 til a4] [b5 til b4] [b5 til c4]
    [Godta remis] [Avslå remis] [Ta tilbake et trekk] [Gi opp] [Min visning]

    # board-hare-draw-offered-by-hare
    Hare og hunder: Ann (hunder) – Ben\_10 (hare)
    ==========
    Siste trekk: en hund fra a2 til b3.
    I trekket: haren (Ben\_10).
    Tiden for dette trekket går ut <t:1800086400:R>.
    Haren (Ben\_10) tilbyr remis.
    H = hare (Ben\_10), på b5
    D = hund (Ann), på b1, c2, b3
    [ ] = flyttet sist; o = punktet den forlot
    (Parti 7 · 1 dag per trekk · ratet)
    [b5 til a4] [b5 til b4] [b5 til c4]
    [Godta remis] [Avslå remis] [Ta tilbake et trekk] [Gi opp] [Min visning]

    # board-hare-hare-moved
    Hare og hunder: Ann (hunder) – Ben\_10 (hare)
    ==========
    Siste trekk: haren fra b5 til a4.
    I trekket: hundene (Ann).
    Tiden for dette trekket går ut <t:1800086400:R>.
    H = hare (Ben\_10), på a4
    D = hund (Ann), på b1, c2, b3
    [ ] = flyttet sist; o = punktet den forlot
    (Parti 7 · 1 dag per trekk · ratet)
    [b1 til a2] [b1 til b2] [c2 til b2] [c2 til c3] [b3 til a3]
    [b3 til c3] [b3 til b4] [b3 til c4]
    [Tilby remis] [Ta tilbake et trekk] [Gi opp] [Min visning] [Trekk]

    # board-hare-hounds-moved
    Hare og hunder: Ann (hunder) – Ben\_10 (hare)
    ==========
    Siste trekk: en hund fra a2 til b3.
    I trekket: haren (Ben\_10).
    Tiden for dette trekket går ut <t:1800086400:R>.
    H = hare (Ben\_10), på b5
    D = hund (Ann), på b1, c2, b3
    [ ] = flyttet sist; o = punktet den forlot
    (Parti 7 · 1 dag per trekk · ratet)
    [b5 til a4] [b5 til b4] [b5 til c4]
    [Tilby remis] [Ta tilbake et trekk] [Gi opp] [Min visning] [Trekk]

    # board-hare-look
    Hare og hunder: Ann (hunder) – Ben\_10 (hare)
    ==========
    Siste trekk: en hund fra a2 til b3.
    I trekket: haren (Ben\_10).
    Tiden for dette trekket går ut <t:1800086400:R>.
    H = hare (Ben\_10), på b5
    D = hund (Ann), på b1, c2, b3
    [ ] = flyttet sist; o = punktet den forlot
    (Parti 7 · 1 dag per trekk · ratet)
    [Oppdater] [Trekk]

    # board-hare-moved-on
    Hare og hunder: Ann (hunder) – Ben\_10 (hare)
    ==========
    Partiet fortsetter i en nyere melding.
    [Gå til det nyeste brettet](https://discord.com/channels/5/5/5)

    # board-hare-stall
    Hare og hunder: Ann (hunder) – Ben\_10 (hare)
    ==========
    Siste trekk: en hund fra b2 til a2.
    I trekket: haren (Ben\_10).
    Hundetrekk uten å rykke fram: 2 av 10.
    H = hare (Ben\_10), på b4
    D = hund (Ann), på b1, a2, c2
    [ ] = flyttet sist; o = punktet den forlot
    (Parti 7 · ingen tidsgrense · ikke ratet)
    [b4 til b3] [b4 til a4] [b4 til c4] [b4 til b5]
    [Tilby remis] [Ta tilbake et trekk] [Gi opp] [Min visning] [Trekk]

    # board-hare-start
    Hare og hunder: Ann (hunder) – Ben\_10 (hare)
    ==========
    Ingen trekk er gjort ennå.
    I trekket: hundene (Ann).
    Tiden for dette trekket går ut <t:1800086400:R>.
    H = hare (Ben\_10), på b5
    D = hund (Ann), på b1, a2, c2
    (Parti 7 · 1 dag per trekk · ratet)
    [b1 til b2] [a2 til b2] [a2 til a3] [a2 til b3] [c2 til b2]
    [c2 til b3] [c2 til c3]
    [Tilby remis] [Gi opp] [Min visning] [Trekk]

    # call-challenge-fox
    <@2>, her er en utfordring til et parti Rev og gjess.

    # call-challenge-hare
    <@2>, her er en utfordring til et parti Hare og hunder.

    # call-draw
    <@2>, du får tilbud om remis.

    # call-over
    <@1> <@2>: partiet er slutt.

    # call-turn
    <@2>, det er din tur.

    # challenge
    Utfordring: Hare og hunder
    ==========
    Fra: Ann
    Til: Ben\_10
    Sider: ved loddtrekning når utfordringen godtas
    Tid: 5 minutter per trekk
    Ratet: av partiene som de samme to begynner i løpet av 24 timer, teller de første 4.
    Utløper <t:1800000900:R>.
    [Godta] [Avslå] [Trekk tilbake]

    # challenge-accepted
    Utfordring: Hare og hunder
    ==========
    Fra: Ann
    Til: Ben\_10
    Sider: ved loddtrekning når utfordringen godtas
    Tid: 5 minutter per trekk
    **Godtatt: partiet har begynt.**

    # challenge-anyone
    Utfordring: Hare og hunder
    ==========
    Fra: Ann
    Til: den som godtar først
    Sider: hare for Ann, hunder for den andre spilleren
    Tid: 5 minutter per trekk
    Ratet: av partiene som de samme to begynner i løpet av 24 timer, teller de første 4.
    Utløper <t:1800000900:R>.
    [Godta] [Trekk tilbake]

    # challenge-cancelled
    Utfordring: Hare og hunder
    ==========
    Fra: Ann
    Til: Ben\_10
    Sider: ved loddtrekning når utfordringen godtas
    Tid: 5 minutter per trekk
    **Trukket tilbake av utfordreren.**

    # challenge-declined
    Utfordring: Hare og hunder
    ==========
    Fra: Ann
    Til: Ben\_10
    Sider: ved loddtrekning når utfordringen godtas
    Tid: 5 minutter per trekk
    **Avslått.**

    # challenge-expired
    Utfordring: Hare og hunder
    ==========
    Fra: Ann
    Til: Ben\_10
    Sider: ved loddtrekning når utfordringen godtas
    Tid: 5 minutter per trekk
    **Utløpt: ingen godtok i tide.**

    # challenge-fox
    Utfordring: Rev og gjess (13 gjess, alle diagonaler)
    ==========
    Fra: Ann
    Til: Ben\_10
    Sider: gjess for Ann, rev for den andre spilleren
    Tid: 1 dag per trekk
    Bordoppsett: 13 gjess, som ikke flytter sidelengs; brett med alle diagonaler
    Ratet: av partiene som de samme to begynner i løpet av 24 timer, teller de første 4.
    Utløper <t:1800086400:R>.
    [Godta] [Avslå] [Trekk tilbake]

    # challenge-fox-alternate
    Utfordring: Rev og gjess (17 gjess, diagonaler på annethvert punkt)
    ==========
    Fra: Ann
    Til: Ben\_10
    Sider: ved loddtrekning når utfordringen godtas
    Tid: 7 dager per trekk
    Bordoppsett: 17 gjess, som ikke flytter sidelengs; brett med diagonaler på annethvert punkt
    Ratet: av partiene som de samme to begynner i løpet av 24 timer, teller de første 4.
    Utløper <t:1800086400:R>.
    [Godta] [Avslå] [Trekk tilbake]

    # challenge-fox-alternate-sideways
    Utfordring: Rev og gjess (17 gjess, sidelengs trekk, diagonaler på annethvert punkt)
    ==========
    Fra: Ann
    Til: Ben\_10
    Sider: ved loddtrekning når utfordringen godtas
    Tid: ingen grense
    Bordoppsett: 17 gjess, som også kan flytte sidelengs; brett med diagonaler på annethvert punkt
    Ratet: av partiene som de samme to begynner i løpet av 24 timer, teller de første 4.
    Utløper <t:1800086400:R>.
    [Godta] [Avslå] [Trekk tilbake]

    # challenge-fox-sideways
    Utfordring: Rev og gjess (15 gjess, sidelengs trekk, alle diagonaler)
    ==========
    Fra: Ann
    Til: Ben\_10
    Sider: rev for Ann, gjess for den andre spilleren
    Tid: 3 dager per trekk
    Bordoppsett: 15 gjess, som også kan flytte sidelengs; brett med alle diagonaler
    Ratet: av partiene som de samme to begynner i løpet av 24 timer, teller de første 4.
    Utløper <t:1800086400:R>.
    [Godta] [Avslå] [Trekk tilbake]

    # challenge-idle-options
    Utfordring: Hare og hunder
    ==========
    Fra: Ann
    Til: Ben\_10
    Sider: hunder for Ann, hare for den andre spilleren
    Tid: 5 minutter per trekk
    Antall gjess, sidelengs trekk og diagonaler er valg i Rev og gjess. Hare og hunder bruker dem ikke: her endrer de ingenting.
    Ratet: av partiene som de samme to begynner i løpet av 24 timer, teller de første 4.
    Utløper <t:1800000900:R>.
    [Godta] [Avslå] [Trekk tilbake]

    # challenge-rematch
    Omkamp: Hare og hunder
    ==========
    Fra: Ann
    Til: Ben\_10
    Sider: hunder for Ann, hare for den andre spilleren
    Tid: 5 minutter per trekk
    Ratet: av partiene som de samme to begynner i løpet av 24 timer, teller de første 4.
    Utløper <t:1800000900:R>.
    [Godta] [Avslå] [Trekk tilbake]

    # over-fox-blocked
    **Reven vinner: ingen gås kan flytte.**
    Vinner: Ben\_10

    # over-fox-captured
    **Reven vinner: det er færre enn fire gjess igjen.**
    Vinner: Ben\_10

    # over-fox-fox-resigned
    **Gjessene vinner: reven har gitt opp.**
    Vinner: Ann

    # over-fox-fox-timed-out
    **Gjessene vinner: reven har brukt opp tiden.**
    Vinner: Ann

    # over-fox-geese-resigned
    **Reven vinner: gjessene har gitt opp.**
    Vinner: Ben\_10

    # over-fox-geese-timed-out
    **Reven vinner: gjessene har brukt opp tiden.**
    Vinner: Ben\_10

    # over-fox-rated
    Rev og gjess (17 gjess, sidelengs trekk, diagonaler på annethvert punkt): Ann (gjess) – Ben\_10 (rev)
    ==========
    **Reven vinner: gjessene har gitt opp.**
    Vinner: Ben\_10
    Rating med gjessene: Ann 1500 → 1338
    Rating med reven: Ben\_10 1500 → 1662
    Siste trekk: en gås fra g5 til f5.
    F = rev (Ben\_10), på e5
    G = gås (Ann), 17 i alt, på c1, d1, e1, c2, d2, e2, a3, b3, c3, d3, e3, f3, g3, a4, g4, a5, f5
    liten bokstav = flyttet sist; o = punktet den forlot
    (Parti 7 · 1 dag per trekk · ratet)
    [Omkamp] [Spill gjennom]

    # over-fox-repeated
    **Remis: samme stilling er på brettet for tredje gang.**

    # over-fox-trapped
    **Gjessene vinner: reven er stengt inne.**
    Vinner: Ann

    # over-hare-aborted
    **Partiet er avlyst. Det teller ikke.**

    # over-hare-aborted-board
    Hare og hunder: Ann (hunder) – Ben\_10 (hare)
    ==========
    **Partiet er avlyst. Det teller ikke.**
    Ingen trekk er gjort ennå.
    H = hare (Ben\_10), på b5
    D = hund (Ann), på b1, a2, c2
    (Parti 7 · 1 dag per trekk · ikke ratet)
    [Omkamp] [Spill gjennom]

    # over-hare-draw-agreed
    **Remis, avtalt mellom spillerne.**

    # over-hare-got-past
    **Haren vinner: den har kommet forbi hundene.**
    Vinner: Ben\_10

    # over-hare-hare-resigned
    **Hundene vinner: haren har gitt opp.**
    Vinner: Ann

    # over-hare-hare-timed-out
    **Hundene vinner: haren har brukt opp tiden.**
    Vinner: Ann

    # over-hare-hounds-resigned
    **Haren vinner: hundene har gitt opp.**
    Vinner: Ben\_10

    # over-hare-hounds-timed-out
    **Haren vinner: hundene har brukt opp tiden.**
    Vinner: Ben\_10

    # over-hare-not-rated
    Hare og hunder: Ann (hunder) – Ben\_10 (hare)
    ==========
    **Haren vinner: den har kommet forbi hundene.**
    Vinner: Ben\_10
    Ikke ratet: disse to spillerne hadde allerede begynt 4 ratede partier av dette spillet mot hverandre i løpet av 24 timer.
    Siste trekk: haren fra b5 til a4.
    H = hare (Ben\_10), på a4
    D = hund (Ann), på b1, c2, b3
    [ ] = flyttet sist; o = punktet den forlot
    (Parti 7 · 1 dag per trekk · ikke ratet)
    [Omkamp] [Spill gjennom]

    # over-hare-rated
    Hare og hunder: Ann (hunder) – Ben\_10 (hare)
    ==========
    **Hundene vinner: haren er stengt inne.**
    Vinner: Ann
    Rating med hundene: Ann 1500 → 1662
    Rating med haren: Ben\_10 1500 → 1338
    Siste trekk: haren fra b5 til a4.
    H = hare (Ben\_10), på a4
    D = hund (Ann), på b1, c2, b3
    [ ] = flyttet sist; o = punktet den forlot
    (Parti 7 · 1 dag per trekk · ratet)
    [Omkamp] [Spill gjennom]

    # over-hare-stalled
    **Haren vinner: hundene har gjort ti trekk på rad uten å rykke fram.**
    Vinner: Ben\_10

    # over-hare-trapped
    **Hundene vinner: haren er stengt inne.**
    Vinner: Ann

    # reminder-fox
    <@1>, tiden din for et trekk i parti 7 (Rev og gjess) går ut <t:1800086400:R>.

    # reminder-hare
    <@2>, tiden din for et trekk i parti 7 (Hare og hunder) går ut <t:1800086400:R>.
    ");
}

#[test]
fn what_only_the_one_who_asked_sees() {
    let book = Gallery::private(LANGUAGE, &Cast::ordinary()).book();
    assert_snapshot!(book, @r"
    # bad-option
    Det er ikke noe alternativ for valget «pace». Velg fra lista som kommer fram mens du skriver.

    # busy
    Partiene er ikke tilgjengelige akkurat nå. Prøv igjen om litt.

    # done-draw-offered
    Remis er tilbudt. Tilbudet står til den andre spilleren svarer, eller til neste trekk.

    # done-kept-playing
    Du har ikke gitt opp. Partiet fortsetter.

    # done-moved
    Siste trekk: haren fra b5 til a4.
    I trekket: hundene (Ann).
    Tiden for dette trekket går ut <t:1800086400:R>.

    # done-over
    **Haren vinner: hundene har gitt opp.**
    Vinner: Ben\_10

    # illegal-backward
    Det trekket er ikke lovlig: a2 til b1.
    Fra a2 til b1 er bakover, og denne brikken går aldri bakover.
    Lovlige trekk: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3

    # illegal-cannot-jump
    Det trekket er ikke lovlig: a2 til a4.
    Brikken på a2 kan ikke hoppe, så den kommer ikke til a4.
    Lovlige trekk: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3

    # illegal-empty
    Det trekket er ikke lovlig: b2 til b3.
    Det står ingen brikke på b2.
    Lovlige trekk: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3

    # illegal-finished
    Det trekket er ikke lovlig: a2 til a3.
    Partiet er slutt.

    # illegal-no-line
    Det trekket er ikke lovlig: a2 til b4.
    Ingen linje går fra a2 til b4.
    Lovlige trekk: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3

    # illegal-not-yours
    Det trekket er ikke lovlig: b5 til b4.
    Brikken på b5 tilhører den andre spilleren.
    Lovlige trekk: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3

    # illegal-nothing-to-jump
    Det trekket er ikke lovlig: d4xd6xd4.
    Mellom d6 og d4 er det ingen brikke på d5 å hoppe over.
    Lovlige trekk for brikken på d4: d4xd2, d4xb4, d4xf4, d4xd6, d4xb4xd2, d4xf4xd2, d4xd2xb4, d4xd6xb4, d4xd2xf4, d4xd6xf4, d4xb4xd6, d4xf4xd6, d4xd6xb4xd2, d4xd6xf4xd2, d4xf4xd2xb4, d4xf4xd6xb4, d4xd2xb4xd4, d4xd2xf4xd4, d4xb4xd2xd4, d4xb4xd6xd4, d4xf4xd2xd4, d4xf4xd6xd4, d4xd6xb4xd4, d4xd6xf4xd4, d4xb4xd2xf4
    /move viser alle lovlige trekk mens du skriver.

    # illegal-occupied
    Det trekket er ikke lovlig: b1 til a2.
    Det står allerede en brikke på a2.
    Lovlige trekk: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3

    # illegal-of-many
    Det trekket er ikke lovlig: a1 til b2.
    Brettet har ikke noe punkt a1.
    Brikker som kan flytte: c1, e1, d2, a3, c3, e3, g3, b4, d4, f4, a5, c5, e5, g5
    /move viser alle lovlige trekk mens du skriver.

    # illegal-off-board
    Det trekket er ikke lovlig: a2 til a1.
    Brettet har ikke noe punkt a1.
    Lovlige trekk: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3

    # illegal-one-of-many
    Det trekket er ikke lovlig: d2 til d5.
    Ingen linje går fra d2 til d5.
    Lovlige trekk for brikken på d2: d2-c2, d2-e2, d2-d3
    /move viser alle lovlige trekk mens du skriver.

    # illegal-sideways
    Det trekket er ikke lovlig: a4 til b4.
    Fra a4 til b4 er sidelengs, og det tillater ikke oppsettet i dette partiet.
    Lovlige trekk: a3-b4, b3-b4, b3-c4, c3-b4, c3-c4, c3-d4, d3-c4, d3-d4, d3-e4, e3-d4, e3-e4, e3-f4, f3-e4, f3-f4, g3-f4, a4-b5, g4-f5

    # lacks-embed-links
    Jeg kan ikke spille her: tillatelsen «Bygg inn lenker» mangler i denne kanalen, og brettet trenger den. Den som styrer serveren, kan gi meg den.

    # lacks-send-messages
    Jeg kan ikke spille her: tillatelsen «Send meldinger» mangler i denne kanalen. Den som styrer serveren, kan gi meg den.

    # lacks-send-messages-in-threads
    Jeg kan ikke spille her: tillatelsen «Send meldinger i tråder» mangler i denne tråden. Den som styrer serveren, kan gi meg den.

    # lacks-view-channel
    Jeg kan ikke spille her: tillatelsen «Vis kanal» mangler i denne kanalen. Den som styrer serveren, kan gi meg den.

    # late-aborted
    Dette partiet er slutt: det ble avlyst og teller ikke.

    # late-blocked
    Dette partiet er slutt: ingen gås kunne flytte, og reven vant.

    # late-captured
    Dette partiet er slutt: det var færre enn fire gjess igjen, og reven vant.

    # late-draw-agreed
    Dette partiet er slutt: spillerne ble enige om remis.

    # late-got-past
    Dette partiet er slutt: haren kom forbi hundene og vant.

    # late-repeated
    Dette partiet er slutt: det ble remis, fordi samme stilling var på brettet for tredje gang.

    # late-resigned
    Dette partiet er slutt: det ble gitt opp.

    # late-stalled
    Dette partiet er slutt: hundene gjorde ti trekk på rad uten å rykke fram, og haren vant.

    # late-timed-out
    Dette partiet er slutt: tiden for et trekk gikk ut.

    # late-trapped
    Dette partiet er slutt: det ble vunnet ved å stenge motstanderen inne.

    # no-game
    Du har ikke noe parti i gang som passer til dette. Med /challenge begynner du et.

    # no-such-game
    Det finnes ikke noe parti med dette nummeret: \*12\*. /games viser dine.

    # refused-accepted
    Denne utfordringen er allerede godtatt, så den kan ikke besvares lenger.

    # refused-already-anyone-fox
    Du har allerede en utfordring til Rev og gjess som hvem som helst kan godta. Vent på noen, eller trekk den tilbake først.

    # refused-already-anyone-hare
    Du har allerede en utfordring til Hare og hunder som hvem som helst kan godta. Vent på noen, eller trekk den tilbake først.

    # refused-already-fox
    Du har allerede en åpen utfordring til Rev og gjess til samme spiller: Ben\_10. Vent på svaret, eller trekk den tilbake først.

    # refused-already-hare
    Du har allerede en åpen utfordring til Hare og hunder til samme spiller: Ben\_10. Vent på svaret, eller trekk den tilbake først.

    # refused-board-changed
    Brettet har forandret seg siden dette ble vist. Se på det slik det er nå, og velg på nytt.

    # refused-bot
    Boter spiller ikke, og dette er en bot: Ben\_10. Utfordre et menneske.

    # refused-cancelled
    Denne utfordringen er trukket tilbake av utfordreren.

    # refused-declined
    Denne utfordringen er avslått, så den kan ikke besvares lenger.

    # refused-draw-offered
    Remistilbudet ditt står allerede. Det er den andre spilleren som svarer på det.

    # refused-expired
    Denne utfordringen er utløpt. Det skal bare en /challenge til for å lage en ny.

    # refused-no-draw-offer
    Den andre spilleren har ikke noe remistilbud å svare på. Et tilbud faller bort ved neste trekk.

    # refused-not-the-challenger
    Bare den som laget denne utfordringen, kan trekke den tilbake: Ann.

    # refused-not-yours
    Denne utfordringen gjelder en annen: Ben\_10.

    # refused-oneself
    Du kan ikke utfordre deg selv. Oppgi en annen spiller, eller la motspilleren stå åpen: da spiller den som godtar først.

    # refused-own
    Dette er din egen utfordring. Det er den andre spilleren som godtar eller avslår; du kan trekke den tilbake.

    # refused-rematch-asked
    <@1> har allerede bedt om omkamp. Det er den andre spilleren som godtar.

    # refused-rematch-done
    Omkampen etter dette partiet er allerede godtatt.

    # refused-spectator
    Du er ikke en av de to spillerne i dette partiet. Med /challenge begynner du et eget.

    # refused-still-running
    Dette partiet pågår ennå. Omkamp kan du be om når det er slutt.

    # refused-too-many
    Du har allerede 5 åpne utfordringer, og flere kan ingen ha. Trekk en av dem tilbake, eller vent på et svar.

    # refused-too-many-one
    Du har allerede 1 åpen utfordring, og flere kan ingen ha. Trekk den tilbake, eller vent på svaret.

    # refused-turn
    Det er ikke din tur. I trekket: Ben\_10.

    # resign-early
    Vil du virkelig gi opp parti 7? Dere har ikke begge trukket ennå, så partiet avlyses og teller ikke.
    [Ja, gi opp] [Nei, spill videre]

    # resign-fox
    Vil du virkelig gi opp parti 7 (Rev og gjess)? Da vinner den andre spilleren.
    [Ja, gi opp] [Nei, spill videre]

    # resign-hare
    Vil du virkelig gi opp parti 7 (Hare og hunder)? Da vinner den andre spilleren.
    [Ja, gi opp] [Nei, spill videre]

    # unknown-button
    Denne knappen virker ikke lenger. /board viser partiet ditt slik det er nå.

    # unknown-command
    Denne kommandoen virker ikke, eller ikke lenger. /help viser dem som virker.

    # unreadable-cut-short
    Trekket slutter der det skulle kommet et punkt.
    Et trekk skrives som a2-b3, et hopp som d4xd2, og flere hopp med hvert punkt det landes på: d4xd2xf2.
    Lovlige trekk: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3

    # unreadable-empty
    Det ble ikke oppgitt noe trekk.
    Et trekk skrives som a2-b3, et hopp som d4xd2, og flere hopp med hvert punkt det landes på: d4xd2xf2.
    Lovlige trekk: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3

    # unreadable-no-landing
    Trekket begynner på a2, men sier ikke hvor det går.
    Et trekk skrives som a2-b3, et hopp som d4xd2, og flere hopp med hvert punkt det landes på: d4xd2xf2.
    Lovlige trekk: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3

    # unreadable-not-a-jump
    Fra a2 til a3 er ikke et hopp: et hopp lander to punkter unna, i rett linje.
    Et trekk skrives som a2-b3, et hopp som d4xd2, og flere hopp med hvert punkt det landes på: d4xd2xf2.
    Lovlige trekk: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3

    # unreadable-of-many
    Her skulle det stått et punkt fra a1 til g7, men det står: hello
    Et trekk skrives som a2-b3, et hopp som d4xd2, og flere hopp med hvert punkt det landes på: d4xd2xf2.
    Brikker som kan flytte: c1, e1, d2, a3, c3, e3, g3, b4, d4, f4, a5, c5, e5, g5
    /move viser alle lovlige trekk mens du skriver.

    # unreadable-point
    Her skulle det stått et punkt fra a1 til g7, men det står: \*h9\*
    Et trekk skrives som a2-b3, et hopp som d4xd2, og flere hopp med hvert punkt det landes på: d4xd2xf2.
    Lovlige trekk: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3

    # unreadable-same-point
    Trekket begynner og slutter på a2.
    Et trekk skrives som a2-b3, et hopp som d4xd2, og flere hopp med hvert punkt det landes på: d4xd2xf2.
    Lovlige trekk: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3

    # unreadable-too-long
    Den teksten er lengre enn noe trekk.
    Et trekk skrives som a2-b3, et hopp som d4xd2, og flere hopp med hvert punkt det landes på: d4xd2xf2.
    Lovlige trekk: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3

    # unreadable-too-many-jumps
    Trekket har flere hopp enn det er brikker å hoppe over.
    Et trekk skrives som a2-b3, et hopp som d4xd2, og flere hopp med hvert punkt det landes på: d4xd2xf2.
    Lovlige trekk: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3

    # went-wrong
    Noe gikk galt her, og det er ikke din feil. Skjer det igjen, gi koden `4f1c` til den som driver boten.

    # which-game
    Du har flere partier i gang. Si hvilket du mener, med valget «game»:
    [7 · Hare og hunder · Ann](https://discord.com/channels/5/5/5)
    > Din tur, tiden går ut <t:1800086400:R> …
    ");
}

#[test]
fn lists_rules_help_and_completions() {
    let book = Gallery::lists(LANGUAGE, &Cast::ordinary()).book();
    assert_snapshot!(book, @r"
    # games
    Partiene dine
    ==========
    7 · Rev og gjess · Ben\_10
    > Din tur, tiden går ut <t:1800086400:R>
    [7 · Hare og hunder · Ben\_10](https://discord.com/channels/5/5/5)
    > Din tur, ingen tidsgrense
    [7 · Rev og gjess · Ben\_10](https://discord.com/channels/@me/5/5)
    > Den andre spillerens tur, tiden går ut <t:1800086400:R>
    [7 · Hare og hunder · Ben\_10](https://discord.com/channels/5/5/5)
    > Den andre spillerens tur, ingen tidsgrense
    [7 · Hare og hunder · Ben\_10](https://discord.com/channels/5/5/5)
    > Hundene vinner: haren er stengt inne.
    (5 partier)

    # games-none
    Partiene dine
    ==========
    Du har ingen partier i gang. Med /challenge begynner du et.

    # games-one
    Partiene dine
    ==========
    7 · Rev og gjess · Ben\_10
    > Din tur, tiden går ut <t:1800086400:R>
    (1 parti)

    # games-paged
    Partiene dine
    ==========
    [7 · Hare og hunder · Ben\_10](https://discord.com/channels/5/5/5)
    > Den andre spillerens tur, tiden går ut <t:1800086400:R> …
    (25 partier · Side 2 av 3)
    [Forrige side] [Neste side]

    # help
    Leveret: jaktspill for to
    ==========
    **Ditt første parti.** Skriv /challenge og oppgi en venn, eller ingen: da spiller den som godtar først. Når utfordringen er godtatt, kommer brettet fram. Trykk på en knapp for å trekke, eller skriv /move.

    **Alle kommandoer**
    `/challenge` – Utfordre noen til et parti, eller hvem som helst som har lyst
    `/move` – Gjør et trekk i partiet ditt
    `/board` – Vis brettet i partiet ditt på nytt
    `/games` – Vis partiene dine, først de som venter på deg
    `/resign` – Gi opp partiet ditt
    `/draw` – Tilby remis, eller godta tilbudet du har fått
    `/takeback` – Be om å få ta tilbake det siste trekket ditt
    `/rules` – Hvordan man spiller, spillene sammenlignet, historien deres
    `/leaderboard` – De beste spillerne
    `/stats` – Ratinger og resultater, dine eller andres
    `/help` – Hva Leveret kan, og hvordan du begynner
    `/replay` – Spill gjennom et parti, pågående eller avsluttet
    `/history` – Vis avsluttede partier, dine eller andres
    `/export` – Få et parti som tekst
    `/import` – Spill gjennom et parti som er eksportert
    `/settings` – Innstillingene dine: språk, varsler, påminnelser, hvordan brettet ditt ser ut
    `/block` – Ta ikke imot flere utfordringer fra noen
    `/unblock` – Ta imot utfordringer fra noen igjen
    `/privacy` – Det Leveret vet om deg: få det, eller få det slettet
    `/server` – Innstillinger for denne serveren; for dem som styrer den
    Apper, Utfordre til et parti (i menyen til en person) – Utfordre personen til et parti

    Reglene for begge spillene står i /rules.

    # leaderboard-everywhere
    Hare og hunder: topplista
    ==========
    Partier spilt overalt.
    **11** Ann: 1601 ± 136, 52 partier …
    (Samlet rating er snittet av ratingene med begge sider. Rekkefølgen går etter samlet rating minus usikkerheten (±). Side 2 av 3)
    [Forrige side] [Neste side]
    [Rev og gjess] [Denne serveren]

    # leaderboard-none
    Hare og hunder: topplista
    ==========
    Partier spilt overalt.
    Ingen har fullført et ratet parti ennå. Med /challenge kan du bli den første.
    (Samlet rating er snittet av ratingene med begge sider. Rekkefølgen går etter samlet rating minus usikkerheten (±).)
    [Rev og gjess]

    # leaderboard-server
    Rev og gjess: topplista
    ==========
    Partier spilt på denne serveren.
    **1** Ann: 1601 ± 136, 52 partier
    **2** __Ben\_10__: 1601 ± 136, 2 partier
    (Samlet rating er snittet av ratingene med begge sider. Rekkefølgen går etter samlet rating minus usikkerheten (±).)
    [Hare og hunder] [Overalt]

    # rules-fox
    Rev og gjess: slik spiller du
    ==========
    Mange gjess jakter på én rev. Gjessene prøver å stenge den inne; reven tynner ut flokken.

    - **Brettet.** Et kors med 33 punkter. Alle nabopunkter er forbundet med en linje: langs radene, langs kolonnene og langs diagonalene.
    - **Start.** Reven står i midten, på d4. 13 gjess fyller tredje rad og armen under den. Reven trekker først, deretter trekker sidene annenhver gang.
    - **Trekk.** En gås går ett skritt forover (oppover) eller skrått forover, aldri bakover. Reven går ett skritt i hvilken som helst retning, eller den hopper over en gås på nabopunktet til det tomme punktet rett bak og slår gåsa. Etter et hopp kan den hoppe videre i samme trekk, eller stoppe. Den må aldri slå; gjess slår aldri.
    - **Gjessene vinner** når reven er i trekket og verken kan gå eller hoppe.
    - **Reven vinner** når det er færre enn fire gjess igjen, eller når gjessene er i trekket og ingen av dem kan flytte.
    - **Bordoppsett.** I en utfordring kan du be om 15 gjess (også på a4 og g4) eller 17 (på a5 og g5 i tillegg), om gjess som også flytter sidelengs, og om brettet der bare annethvert punkt har diagonaler. Med sidelengs trekk blir det remis når samme stilling, med samme side i trekket, er på brettet for tredje gang. Remis kan også avtales.
    [Spillene side om side] [Historie] [Hare og hunder]

    # rules-fox-compared
    Rev og gjess sammenlignet med Hare og hunder
    ==========
    ```
    Hare og     Rev og
    hunder      gjess
    -- Punkter
    11          33
    -- Brikker
    3 hunder, 1 13, 15
    hare        eller 17
                gjess, 1
                rev
    -- Første trekk
    hundene     reven
    -- Flokkens trekk
    forover     forover;
    eller       sidelengs
    sidelengs   som valg
    -- Byttets trekk
    i alle      i alle
    retninger   retninger
    -- Hvem slår
    ingen       reven, med
                hopp
    -- Flokken vinner
    ved å       ved å
    stenge      stenge
    haren inne  reven inne
    -- Byttet vinner
    forbi       under 4
    hundene,    gjess,
    eller når   eller
    de trenerer ingen kan
    i ti trekk  flytte
    -- Remis
    ved enighet ved
                enighet
                eller (med
                sidelengs
                trekk)
                gjentatt
                stilling
    ```
    [Slik spiller du] [Historie] [Hare og hunder]

    # rules-fox-history
    Rev og gjess: historie og feilfritt spill
    ==========
    - **En gammel slekt.** Én sterk brikke mot en flokk av svake: slike jaktspill har vært spilt i Nord-Europa i århundrer. Hare og hunder er en liten slektning med sitt eget brett.
    - **To brett.** Her er alle nabopunkter på korset forbundet, så en brikke i midten har åtte veier ut. Det gamle, tegnede brettet har diagonaler bare gjennom annethvert punkt; det kan velges i bordoppsettet.
    - **Feilfritt spill.** Et søk fant ingen publisert løsning for dette brettet og disse reglene, så her påstås ingenting. Sikkert er det at uten sidelengs trekk tar hvert parti slutt, for gjess går bare forover. Med slike trekk gir den tredje gjentakelsen remis.
    [Slik spiller du] [Spillene side om side] [Hare og hunder]

    # rules-hare
    Hare og hunder: slik spiller du
    ==========
    Tre hunder jakter på én hare. Hundene prøver å stenge den inne; haren prøver å komme forbi dem.

    - **Brettet.** 11 punkter med linjer imellom: et kvadrat på tre ganger tre, og et endepunkt under og over det. Diagonalene i kvadratet krysser hverandre i midten.
    - **Start.** Hundene står nederst, på b1, a2 og c2; haren står øverst, på b5. Hundene trekker først, deretter trekker sidene annenhver gang.
    - **Trekk.** I et trekk flyttes én brikke ett skritt langs en linje til et tomt punkt. Haren går i alle retninger. En hund går forover (oppover), skrått forover eller sidelengs, aldri bakover. Ingenting blir slått.
    - **Hundene vinner** når haren er i trekket og ikke kan flytte.
    - **Haren vinner** straks den står på en lavere rad enn alle hundene: da har den kommet forbi dem. Den vinner også når hundene trenerer: ti av trekkene deres på rad uten å rykke fram. Tellingen vises ved brettet, og den begynner på nytt hver gang en hund går forover eller skrått forover.

    Spillerne kan avtale remis; ellers blir det aldri remis.
    [Spillene side om side] [Historie] [Rev og gjess]

    # rules-hare-compared
    Hare og hunder sammenlignet med Rev og gjess
    ==========
    ```
    Hare og     Rev og
    hunder      gjess
    -- Punkter
    11          33
    -- Brikker
    3 hunder, 1 13, 15
    hare        eller 17
                gjess, 1
                rev
    -- Første trekk
    hundene     reven
    -- Flokkens trekk
    forover     forover;
    eller       sidelengs
    sidelengs   som valg
    -- Byttets trekk
    i alle      i alle
    retninger   retninger
    -- Hvem slår
    ingen       reven, med
                hopp
    -- Flokken vinner
    ved å       ved å
    stenge      stenge
    haren inne  reven inne
    -- Byttet vinner
    forbi       under 4
    hundene,    gjess,
    eller når   eller
    de trenerer ingen kan
    i ti trekk  flytte
    -- Remis
    ved enighet ved
                enighet
                eller (med
                sidelengs
                trekk)
                gjentatt
                stilling
    ```
    [Slik spiller du] [Historie] [Rev og gjess]

    # rules-hare-history
    Hare og hunder: historie og feilfritt spill
    ==========
    - **Soldatenes tidsfordriv.** Spill der flere hunder jager én hare, har vært spilt i Nord-Europa i århundrer. Dette lille brettet ble populært i den franske hæren på 1800-tallet, og derfor heter spillet også le jeu militaire, det franske militærspillet. Andre navn er dvergenes spill, djevelen blant skredderne og, i boka til Schuh, soldatenes spill.
    - **En spalte og to bøker.** Martin Gardner viste det fram i spalten Mathematical Games i oktober 1963 og beundret hvor mye strategi som skjuler seg i noe så enkelt. Frederik Schuh analyserte det helt ut i The Master Book of Mathematical Recreations (1968). Berlekamp, Conway og Guy kommer til det samme i Winning Ways for Your Mathematical Plays.
    - **Feilfritt spill.** Hundene vinner, uansett hvor haren starter og hvem som trekker først. Fra startstillingen trenger de høyst 23 halvtrekk (enkelttrekk, begge siders talt med). Mellom mennesker har haren sine sjanser: ett uforsiktig hundeskritt kan være nok.
    [Slik spiller du] [Spillene side om side] [Rev og gjess]

    # stats
    Statistikk: Ben\_10
    ==========
    **Hare og hunder**
    Overalt: samlet rating 1601 ± 136, plass 17
    > Med hundene: 1702 ± 160; vunnet 12, tapt 4, remis 1
    > Med haren: 1500 ± 220; vunnet 0, tapt 4, remis 1
    På denne serveren: samlet rating 1601 ± 136, plass 2
    > Med hundene: 1702 ± 160; vunnet 12, tapt 4, remis 1
    > Med haren: 1500 ± 220; vunnet 0, tapt 4, remis 1
    **Rev og gjess**
    Overalt: samlet rating 1601 ± 136, plass 3
    > Med gjessene: 1702 ± 160; vunnet 12, tapt 4, remis 1
    > Med reven: 1500 ± 220; vunnet 0, tapt 4, remis 1
    På denne serveren: ingen ratede partier ennå

    # stats-newcomer
    Statistikk: Ann
    ==========
    **Hare og hunder**
    Overalt: ingen ratede partier ennå
    **Rev og gjess**
    Overalt: ingen ratede partier ennå

    # suggest-captures
    d4 slår d5, e5, lander på f4 → d4xd6xf4 …

    # suggest-games
    7 · Hare og hunder · Ben_10 · din tur → 7
    6 · Rev og gjess · Łucja · den andres tur → 6

    # suggest-moves
    b1 til b2 → b1-b2 …
    ");
}

#[test]
fn what_people_see_of_the_life_of_a_game() {
    let book = Gallery::life(LANGUAGE, &Cast::ordinary()).book();
    assert_snapshot!(book, @r#"
    # call-takeback
    <@2>, den andre spilleren ber om å få ta tilbake et trekk.

    # challenge-match
    Utfordring: Hare og hunder
    ==========
    Fra: Ann
    Til: Ben\_10
    Sider: ved loddtrekning når utfordringen godtas
    Tid: 5 minutter per trekk
    Kamp: 2 partier, med byttede sider etter hvert
    Ratet: av partiene som de samme to begynner i løpet av 24 timer, teller de første 4.
    Utløper <t:1800000900:R>.
    [Godta] [Avslå] [Trekk tilbake]

    # done-takeback-asked
    Du har bedt om å få ta tilbake et trekk. Det står ved lag til den andre spilleren svarer, eller til neste trekk.

    # export-game
    Parti 7 som opptegnelse. /import leser den inn igjen.
    ```
    [Game "hare-and-hounds"]
    [Hounds "Ann"]
    [Hare "Ben_10"]
    [Date "2027.01.15"]
    [Result "hounds"]
    [Termination "resigned"]

    1. a2-b3 b5-a4 2. c2-c3 a4-b4 hounds
    ```

    # export-import
    Opptegnelsen du har lest inn.
    ```
    [Game "hare-and-hounds"]
    [Hounds "Ann"]
    [Hare "Ben_10"]
    [Date "2027.01.15"]
    [Result "hounds"]
    [Termination "resigned"]

    1. a2-b3 b5-a4 2. c2-c3 a4-b4 hounds
    ```

    # history
    Avsluttede partier: Ann
    ==========
    [20 · Hare og hunder · Ben\_10](https://discord.com/channels/5/5/5)
    > Vunnet · Hundene vinner: haren er stengt inne. · <t:1800000000:R>
    [19 · Rev og gjess · Ben\_10](https://discord.com/channels/5/5/5)
    > Tapt · Reven vinner: gjessene har gitt opp. · <t:1800000000:R>
    [18 · Hare og hunder · Ben\_10](https://discord.com/channels/5/5/5)
    > Remis · Remis, avtalt mellom spillerne. · <t:1800000000:R>
    [17 · Rev og gjess · Ben\_10](https://discord.com/channels/5/5/5)
    > Avlyst · Partiet er avlyst. Det teller ikke. · <t:1800000000:R>
    (4 partier)
    [Velg et parti å spille gjennom v]
      | 20 · Hare og hunder · Ben_10 | Hundene vinner: haren er stengt inne.
      | 19 · Rev og gjess · Ben_10 | Reven vinner: gjessene har gitt opp.
      | 18 · Hare og hunder · Ben_10 | Remis, avtalt mellom spillerne.
      | 17 · Rev og gjess · Ben_10 | Partiet er avlyst. Det teller ikke.

    # history-none
    Avsluttede partier: Ann
    ==========
    Ingen partier er avsluttet ennå.

    # history-paged
    Avsluttede partier: Ann
    ==========
    [16 · Hare og hunder · Ben\_10](https://discord.com/channels/5/5/5)
    > Tapt · Haren vinner: hundene har brukt opp tiden. · <t:1800000000:R> …
    (25 partier · Side 2 av 3)
    [Velg et parti å spille gjennom v]
      | 16 · Hare og hunder · Ben_10 | Haren vinner: hundene har brukt opp tiden. …
    [Forrige side] [Neste side]

    # import-form
    Les inn en opptegnelse
    Opptegnelsen
    [Game "hare-and-hounds"] …

    # import-gone
    Denne opptegnelsen finnes ikke lenger. Les den inn på nytt med /import.

    # match-begins
    Hare og hunder: Ann (hunder) – Ben\_10 (hare)
    ==========
    Kamp, parti 1 av 2. Stilling: Ann 0, Ben\_10 0
    Ingen trekk er gjort ennå.
    I trekket: hundene (Ann).
    Tiden for dette trekket går ut <t:1800086400:R>.
    H = hare (Ben\_10), på b5
    D = hund (Ann), på b1, a2, c2
    (Parti 7 · 1 dag per trekk · ratet)
    [b1 til b2] [a2 til b2] [a2 til a3] [a2 til b3] [c2 til b2]
    [c2 til b3] [c2 til c3]
    [Tilby remis] [Gi opp] [Min visning] [Trekk]

    # match-called-off
    Hare og hunder: Ann (hunder) – Ben\_10 (hare)
    ==========
    **Partiet er avlyst. Det teller ikke.**
    Kamp, parti 2 av 2. Stilling: Ann 0, Ben\_10 0
    Kampen er avlyst sammen med dette partiet. Ingen har vunnet den.
    Ingen trekk er gjort ennå.
    H = hare (Ben\_10), på b5
    D = hund (Ann), på b1, a2, c2
    (Parti 7 · 1 dag per trekk · ikke ratet)
    [Omkamp] [Spill gjennom]

    # match-drawn
    Hare og hunder: Ann (hunder) – Ben\_10 (hare)
    ==========
    **Remis, avtalt mellom spillerne.**
    Kamp, parti 2 av 2. Stilling: Ann ½, Ben\_10 ½
    Kampen er slutt. Den endte uavgjort.
    Siste trekk: haren fra a4 til b4.
    H = hare (Ben\_10), på b4
    D = hund (Ann), på b1, b3, c3
    [ ] = flyttet sist; o = punktet den forlot
    (Parti 7 · 1 dag per trekk · ratet)
    [Omkamp] [Spill gjennom]

    # match-goes-on
    Hare og hunder: Ann (hunder) – Ben\_10 (hare)
    ==========
    **Hundene vinner: haren er stengt inne.**
    Vinner: Ann
    Kamp, parti 1 av 2. Stilling: Ann 1, Ben\_10 0
    Neste er parti 2 av 2, med byttede sider.
    Siste trekk: haren fra a4 til b4.
    H = hare (Ben\_10), på b4
    D = hund (Ann), på b1, b3, c3
    [ ] = flyttet sist; o = punktet den forlot
    (Parti 7 · 1 dag per trekk · ratet)
    [Spill gjennom]

    # match-won
    Hare og hunder: Ann (hunder) – Ben\_10 (hare)
    ==========
    **Hundene vinner: haren er stengt inne.**
    Vinner: Ann
    Kamp, parti 2 av 2. Stilling: Ann 1, Ben\_10 0
    Kampen er slutt. Vinner av kampen: Ann
    Siste trekk: haren fra a4 til b4.
    H = hare (Ben\_10), på b4
    D = hund (Ann), på b1, b3, c3
    [ ] = flyttet sist; o = punktet den forlot
    (Parti 7 · 1 dag per trekk · ratet)
    [Omkamp] [Spill gjennom]

    # record-bad-header
    Dette er ikke en opptegnelse som kan leses. Feilen er på linje 1:
    Hodet er ikke skrevet slik som [Game "hare-and-hounds"].

    # record-contradiction
    Dette er ikke en opptegnelse som kan leses. Feilen er på linje 4:
    Hodet sier at partiet sluttet med "trapped", men trekkene fører til "got-past".

    # record-contradiction-running
    Dette er ikke en opptegnelse som kan leses. Feilen er på linje 6:
    Hodet sier at partiet sluttet med "trapped", men etter det siste trekket er det ikke slutt.

    # record-date
    Dette er ikke en opptegnelse som kan leses. Feilen er på linje 4:
    Her skulle det stått en dato som 2026.01.31, men det står: \*today\*

    # record-illegal
    Dette er ikke en opptegnelse som kan leses. Feilen er på linje 6:
    Halvtrekk 1 er ikke lovlig: a2-b1. Fra a2 til b1 er bakover, og denne brikken går aldri bakover.

    # record-late-header
    Dette er ikke en opptegnelse som kan leses. Feilen er på linje 7:
    Et hode kommer etter at trekkene har begynt.

    # record-missing-header
    Dette er ikke en opptegnelse som kan leses. Feilen er på linje 3:
    Hodet Game mangler foran trekkene.

    # record-move
    Dette er ikke en opptegnelse som kan leses. Feilen er på linje 6:
    Halvtrekk 1 kan ikke leses. Her skulle det stått et punkt fra a1 til g7, men det står: h9

    # record-move-number
    Dette er ikke en opptegnelse som kan leses. Feilen er på linje 6:
    Her skulle det stått trekknummeret 1, men det står: 2.

    # record-no-result
    Dette er ikke en opptegnelse som kan leses. Feilen er på linje 6:
    Trekkene slutter uten resultatet, \*.

    # record-position-counter
    Dette er ikke en opptegnelse som kan leses. Feilen er på linje 4:
    Telleren i stillingen er ikke et tall fra 0 til 9.

    # record-position-letter
    Dette er ikke en opptegnelse som kan leses. Feilen er på linje 4:
    I stillingen har rad 2 en bokstav som ikke er noen brikke i dette spillet: \*

    # record-position-number
    Dette er ikke en opptegnelse som kan leses. Feilen er på linje 4:
    Trekknummeret i stillingen er ikke et tall fra 1 og oppover.

    # record-position-off-board
    Dette er ikke en opptegnelse som kan leses. Feilen er på linje 4:
    Brettet har ikke noe punkt b3.

    # record-position-pack
    Dette er ikke en opptegnelse som kan leses. Feilen er på linje 4:
    Stillingen har 2 hunder eller gjess, og det er umulig i et parti med dette oppsettet.

    # record-position-parts
    Dette er ikke en opptegnelse som kan leses. Feilen er på linje 4:
    Stillingen har ikke de fire delene den trenger: radene, siden i trekket, en teller og trekknummeret.

    # record-position-quarry
    Dette er ikke en opptegnelse som kan leses. Feilen er på linje 4:
    Stillingen har ikke nøyaktig én hare eller rev.

    # record-position-row
    Dette er ikke en opptegnelse som kan leses. Feilen er på linje 4:
    I stillingen skulle rad 4 hatt 3 punkter, men har ikke det.

    # record-position-row-one
    Dette er ikke en opptegnelse som kan leses. Feilen er på linje 4:
    I stillingen skulle rad 5 hatt 1 punkt, men har ikke det.

    # record-position-rows
    Dette er ikke en opptegnelse som kan leses. Feilen er på linje 4:
    Stillingen skulle hatt 5 rader mellom skråstreker, men har ikke det.

    # record-position-shared
    Dette er ikke en opptegnelse som kan leses. Feilen er på linje 4:
    I stillingen står to brikker på b3.

    # record-position-side
    Dette er ikke en opptegnelse som kan leses. Feilen er på linje 4:
    I stillingen skulle det stått bokstaven for siden i trekket, men det står: x

    # record-repeated-header
    Dette er ikke en opptegnelse som kan leses. Feilen er på linje 4:
    Hodet Game forekommer to ganger.

    # record-result
    Dette er ikke en opptegnelse som kan leses. Feilen er på linje 4:
    Her skulle det stått resultatet \*, men det står: hare

    # record-setup-diagonals
    Dette er ikke en opptegnelse som kan leses. Feilen er på linje 2:
    Her skulle det stått diagonalene "every" eller "alternate", men det står: some

    # record-setup-game
    Dette er ikke en opptegnelse som kan leses. Feilen er på linje 1:
    Her skulle det stått spillet "hare-and-hounds" eller "fox-and-geese", men det står: chess

    # record-setup-geese
    Dette er ikke en opptegnelse som kan leses. Feilen er på linje 2:
    Her skulle det stått 13, 15 eller 17 gjess, men det står: 14

    # record-setup-more
    Dette er ikke en opptegnelse som kan leses. Feilen er på linje 2:
    Oppsettet skulle vært slutt, men det står mer: up

    # record-setup-too-long
    Dette er ikke en opptegnelse som kan leses. Feilen er på linje 4:
    Oppsettet er lengre enn noe oppsett.

    # record-termination
    Dette er ikke en opptegnelse som kan leses. Feilen er på linje 5:
    Her skulle det stått hvordan partiet sluttet, slik som "trapped" eller "resigned", men det står: bored

    # record-too-long
    Dette er ikke en opptegnelse som kan leses. Feilen er på linje 1:
    Denne teksten er lengre enn noen opptegnelse.

    # record-unexpected
    Dette er ikke en opptegnelse som kan leses. Feilen er på linje 6:
    Opptegnelsen skulle vært slutt, men det står mer: hello

    # refused-match-goes-on
    Kampen fortsetter med neste parti. Omkamp kan du be om når den er slutt.

    # refused-no-takeback
    Den andre spilleren har ikke bedt om å få ta tilbake et trekk. En slik forespørsel faller bort ved neste trekk.

    # refused-nothing-to-take-back
    Du har ikke gjort noe trekk ennå som kan tas tilbake.

    # refused-takeback-asked
    Du har allerede bedt om å få ta tilbake et trekk. Det er den andre spilleren som svarer.

    # refused-takeback-to-answer
    Den andre spilleren har allerede bedt om å få ta tilbake et trekk: Ben\_10. Tillat eller avslå det på brettet først.

    # replay-first
    Hare og hunder: Ann (hunder) – Ben\_10 (hare)
    ==========
    Etter halvtrekk 0 av 4
    Ingen trekk er gjort ennå.
    I trekket: hundene (Ann).
    H = hare (Ben\_10), på b5
    D = hund (Ann), på b1, a2, c2
    Trekk: 1. a2-b3 b5-a4 2. c2-c3 a4-b4
    (Parti 7)
    [Først] [Tilbake] [Fram] [Sist]
    [Eksporter]

    # replay-import
    Hare og hunder: Ann (hunder) – Ben\_10 (hare)
    ==========
    Etter halvtrekk 4 av 4
    Siste trekk: haren fra a4 til b4.
    **Hundene vinner: haren har gitt opp.**
    H = hare (Ben\_10), på b4
    D = hund (Ann), på b1, b3, c3
    [ ] = flyttet sist; o = punktet den forlot
    Trekk: 1. a2-b3 b5-a4 2. c2-c3 **a4-b4**
    (En opptegnelse du har lest inn. Den blir tatt vare på i 7 dager.)
    [Først] [Tilbake] [Fram] [Sist]
    [Eksporter]

    # replay-last
    Hare og hunder: Ann (hunder) – Ben\_10 (hare)
    ==========
    Etter halvtrekk 4 av 4
    Siste trekk: haren fra a4 til b4.
    **Hundene vinner: haren har gitt opp.**
    H = hare (Ben\_10), på b4
    D = hund (Ann), på b1, b3, c3
    [ ] = flyttet sist; o = punktet den forlot
    Trekk: 1. a2-b3 b5-a4 2. c2-c3 **a4-b4**
    (Parti 7)
    [Først] [Tilbake] [Fram] [Sist]
    [Eksporter]

    # replay-long
    Rev og gjess (15 gjess, sidelengs trekk, alle diagonaler): Ann (gjess) – Ben\_10 (rev)
    ==========
    Etter halvtrekk 25 av 60
    Siste trekk: reven fra d5 til c4.
    I trekket: gjessene (Ann).
    F = rev (Ben\_10), på c4
    G = gås (Ann), 13 i alt, på c1, d1, e1, c2, e2, a3, b3, c3, d3, f3, e4, g4, e6
    liten bokstav = flyttet sist; o = punktet den forlot
    Trekk: … 3. … a4-b5 4. c4-c5 f4-g5 5. c5-b4 e4-d4 6. b4-a5 g5-f5 7. a5xc5xe3 g3-g4 8. e3-e4 d2-e3 9. e4-d4 f5-e6 10. d4-d5 f3-f4 11. d5-c4 f4-e4 12. c4-d5 e3-f3 13. **d5-c4** a3-b4 14. c4-b5 e6-d6 15. b5-c4 b4-c5 16. c4-b4 e4-d5 17. b4xd2 d6-e7 18. d2xd4 b3-c4 19. d4xd6 e2-e3 20. d6-d5 f3-g3 21. d5xb3 e3-e4 22. b3-c4 e4-d5 23. c4-d3 …
    (Parti 7)
    [Først] [Tilbake] [Fram] [Sist] [Oppdater]
    [Eksporter]

    # replay-middle
    Hare og hunder: Ann (hunder) – Ben\_10 (hare)
    ==========
    Etter halvtrekk 2 av 4
    Siste trekk: haren fra b5 til a4.
    I trekket: hundene (Ann).
    H = hare (Ben\_10), på a4
    D = hund (Ann), på b1, c2, b3
    [ ] = flyttet sist; o = punktet den forlot
    Trekk: 1. a2-b3 **b5-a4** 2. c2-c3 a4-b4
    (Parti 7)
    [Først] [Tilbake] [Fram] [Sist]
    [Eksporter]

    # replay-no-moves
    Rev og gjess (13 gjess, alle diagonaler): Ann (gjess) – Ben\_10 (rev)
    ==========
    Ingen trekk er gjort ennå.
    I trekket: reven (Ben\_10).
    F = rev (Ben\_10), på d4
    G = gås (Ann), 13 i alt, på c1, d1, e1, c2, d2, e2, a3, b3, c3, d3, e3, f3, g3
    (Parti 7)
    [Først] [Tilbake] [Fram] [Sist] [Oppdater]
    [Eksporter]

    # replay-running
    Hare og hunder: Ann (hunder) – Ben\_10 (hare)
    ==========
    Etter halvtrekk 4 av 4
    Siste trekk: haren fra a4 til b4.
    I trekket: hundene (Ann).
    H = hare (Ben\_10), på b4
    D = hund (Ann), på b1, b3, c3
    [ ] = flyttet sist; o = punktet den forlot
    Trekk: 1. a2-b3 b5-a4 2. c2-c3 **a4-b4**
    (Parti 7)
    [Først] [Tilbake] [Fram] [Sist] [Oppdater]
    [Eksporter]

    # suggest-games-over
    20 · Hare og hunder · Ben_10 · slutt → 20
    19 · Rev og gjess · Ben_10 · slutt → 19

    # takeback-and-draw
    Hare og hunder: Ann (hunder) – Ben\_10 (hare)
    ==========
    Siste trekk: haren fra a4 til b4.
    I trekket: hundene (Ann).
    Tiden for dette trekket går ut <t:1800086400:R>.
    Haren (Ben\_10) tilbyr remis.
    Hundene (Ann) ber om å få ta tilbake det siste trekket sitt.
    H = hare (Ben\_10), på b4
    D = hund (Ann), på b1, b3, c3
    [ ] = flyttet sist; o = punktet den forlot
    (Parti 7 · 1 dag per trekk · ratet)
    [b1 til a2] [b1 til b2] [b1 til c2] [b3 til a3] [b3 til a4]
    [b3 til c4] [c3 til c4]
    [Godta remis] [Avslå remis] [Tillat å ta tilbake] [Avslå å ta tilbake] [Gi opp]

    # takeback-fox
    Rev og gjess (13 gjess, alle diagonaler): Ann (gjess) – Ben\_10 (rev)
    ==========
    Siste trekk: en gås fra a3 til a4.
    I trekket: reven (Ben\_10).
    Tiden for dette trekket går ut <t:1800086400:R>.
    Reven (Ben\_10) ber om å få ta tilbake det siste trekket sitt.
    F = rev (Ben\_10), på e5
    G = gås (Ann), 13 i alt, på c1, d1, e1, c2, d2, e2, b3, c3, d3, e3, f3, g3, a4
    liten bokstav = flyttet sist; o = punktet den forlot
    (Parti 7 · 1 dag per trekk · ratet)
    [e5 til d4] [e5 til e4] [e5 til f4] [e5 til d5] [e5 til f5]
    [e5 til d6] [e5 til e6]
    [Tilby remis] [Tillat å ta tilbake] [Avslå å ta tilbake] [Gi opp] [Min visning]

    # takeback-geese
    Rev og gjess (13 gjess, alle diagonaler): Ann (gjess) – Ben\_10 (rev)
    ==========
    Siste trekk: en gås fra a3 til a4.
    I trekket: reven (Ben\_10).
    Tiden for dette trekket går ut <t:1800086400:R>.
    Gjessene (Ann) ber om å få ta tilbake det siste trekket sitt.
    F = rev (Ben\_10), på e5
    G = gås (Ann), 13 i alt, på c1, d1, e1, c2, d2, e2, b3, c3, d3, e3, f3, g3, a4
    liten bokstav = flyttet sist; o = punktet den forlot
    (Parti 7 · 1 dag per trekk · ratet)
    [e5 til d4] [e5 til e4] [e5 til f4] [e5 til d5] [e5 til f5]
    [e5 til d6] [e5 til e6]
    [Tilby remis] [Tillat å ta tilbake] [Avslå å ta tilbake] [Gi opp] [Min visning]

    # takeback-hare
    Hare og hunder: Ann (hunder) – Ben\_10 (hare)
    ==========
    Siste trekk: haren fra a4 til b4.
    I trekket: hundene (Ann).
    Tiden for dette trekket går ut <t:1800086400:R>.
    Haren (Ben\_10) ber om å få ta tilbake det siste trekket sitt.
    H = hare (Ben\_10), på b4
    D = hund (Ann), på b1, b3, c3
    [ ] = flyttet sist; o = punktet den forlot
    (Parti 7 · 1 dag per trekk · ratet)
    [b1 til a2] [b1 til b2] [b1 til c2] [b3 til a3] [b3 til a4]
    [b3 til c4] [c3 til c4]
    [Tilby remis] [Tillat å ta tilbake] [Avslå å ta tilbake] [Gi opp] [Min visning]

    # takeback-hounds
    Hare og hunder: Ann (hunder) – Ben\_10 (hare)
    ==========
    Siste trekk: haren fra a4 til b4.
    I trekket: hundene (Ann).
    Tiden for dette trekket går ut <t:1800086400:R>.
    Hundene (Ann) ber om å få ta tilbake det siste trekket sitt.
    H = hare (Ben\_10), på b4
    D = hund (Ann), på b1, b3, c3
    [ ] = flyttet sist; o = punktet den forlot
    (Parti 7 · 1 dag per trekk · ratet)
    [b1 til a2] [b1 til b2] [b1 til c2] [b3 til a3] [b3 til a4]
    [b3 til c4] [c3 til c4]
    [Tilby remis] [Tillat å ta tilbake] [Avslå å ta tilbake] [Gi opp] [Min visning]

    # unfit-not-text
    Denne filen er ikke tekst. En opptegnelse er ren tekst, slik /export gir den.

    # unfit-out-of-reach
    Filen kunne ikke hentes akkurat nå. Prøv igjen, eller bruk /import uten fil og lim inn opptegnelsen.

    # unfit-too-large
    Denne teksten er lengre enn noen opptegnelse.
    "#);
}

#[test]
fn what_people_and_servers_settle_on() {
    let book = Gallery::settings(LANGUAGE, &Cast::ordinary()).book();
    assert_snapshot!(book, @r"
    # blocked
    Du tar ikke lenger imot utfordringer fra: Ben\_10. /unblock opphever det. Partier som er i gang, fortsetter.

    # blocked-already
    Utfordringer fra denne spilleren er allerede blokkert: Ben\_10.

    # blocked-oneself
    Du kan ikke blokkere deg selv.

    # invite
    En utfordring
    ==========
    Til: Ben\_10
    Spill: Hare og hunder
    Tid: 5 minutter per trekk
    [Velg spillet v]
      | Rev og gjess (13 gjess, alle diagonaler) | …
    [Velg tiden for et trekk v]
      | 1 dag per trekk |
      | 3 dager per trekk | …
      | Ingen tidsgrense |
    [Send utfordringen]

    # invite-menu
    Utfordre til et parti

    # own-below
    Hare og hunder: Ann (hunder) – noen (hare)
    ==========
    **Brettet har forandret seg siden dette ble vist. Se på det slik det er nå, og velg på nytt.**
    Siste trekk: en hund fra a2 til b3.
    I trekket: haren (noen).
    Tiden for dette trekket går ut <t:1800086400:R>.
    Hare (noen) på b5
    Hunder (Ann) på b1, c2, b3
    Lovlige trekk: b5 til a4; b5 til b4; b5 til c4
    (Parti 7 · 1 dag per trekk · ratet)
    [Tilby remis] [Ta tilbake et trekk] [Gi opp] [Min visning] [Trekk]

    # own-forgotten
    Hare og hunder: Ann (hunder) – noen (hare)
    ==========
    Siste trekk: en hund fra a2 til b3.
    I trekket: haren (noen).
    Tiden for dette trekket går ut <t:1800086400:R>.
    Hare (noen) på b5
    Hunder (Ann) på b1, c2, b3
    Lovlige trekk: b5 til a4; b5 til b4; b5 til c4
    (Parti 7 · 1 dag per trekk · ratet)
    [Tilby remis] [Ta tilbake et trekk] [Gi opp] [Min visning] [Trekk]

    # own-fox-words
    Rev og gjess (13 gjess, alle diagonaler): Ann (gjess) – Ben\_10 (rev)
    ==========
    Ingen trekk er gjort ennå.
    I trekket: reven (Ben\_10).
    Tiden for dette trekket går ut <t:1800086400:R>.
    Menyen har plass til 25 av de 188 lovlige trekkene; /move har alle.
    Rev (Ben\_10) på d4
    Gjess (Ann) på c1, d1, c3, d3, e3, c4, e4, c5, d5, e5
    Lovlige trekk: d4 slår d3, lander på d2; d4 slår c4, lander på b4; d4 slår e4, lander på f4; d4 slår d5, lander på d6; d4 slår c4, c3, lander på d2; d4 slår e4, e3, lander på d2; d4 slår d3, c3, lander på b4; d4 slår d5, c5, lander på b4; d4 slår d3, e3, lander på f4; d4 slår d5, e5, lander på f4; d4 slår c4, c5, lander på d6; d4 slår e4, e5, lander på d6; d4 slår d5, c5, c3, lander på d2; d4 slår d5, e5, e3, lander på d2; d4 slår e4, e3, c3, lander på b4; d4 slår e4, e5, c5, lander på b4; d4 slår d3, c3, c4, lander på d4; d4 slår d3, e3, e4, lander på d4; d4 slår c4, c3, d3, lander på d4; d4 slår c4, c5, d5, lander på d4; d4 slår e4, e3, d3, lander på d4; d4 slår e4, e5, d5, lander på d4; d4 slår d5, c5, c4, lander på d4; d4 slår d5, e5, e4, lander på d4; d4 slår c4, c3, e3, lander på f4; d4 slår c4, c5, e5, lander på f4; d4 slår d3, c3, c5, lander på d6; d4 slår d3, e3, e5, lander på d6; d4 slår c4, c5, d5, d3, lander på d2; d4 slår c4, c5, e5, e3, lander på d2; d4 slår e4, e5, c5, c3, lander på d2; d4 slår e4, e5, d5, d3, lander på d2; d4 slår d5, c5, c4, d3, lander på d2; d4 slår d5, e5, e4, d3, lander på d2; d4 slår d3, e3, e4, c4, lander på b4; d4 slår d3, e3, e5, c5, lander på b4; d4 slår e4, e3, d3, c4, lander på b4; d4 slår e4, e5, d5, c4, lander på b4; d4 slår d5, e5, e3, c3, lander på b4; d4 slår d5, e5, e4, c4, lander på b4; …
    (Parti 7 · 1 dag per trekk · ratet)
    [Velg revens trekk v]
      | d4 slår d3, lander på d2 | …
    [Tilby remis] [Gi opp] [Min visning] [Trekk]

    # own-hare-turned
    Hare og hunder: Ann (hunder) – Ben\_10 (hare)
    ==========
    Siste trekk: en hund fra a2 til b3.
    I trekket: haren (Ben\_10).
    Tiden for dette trekket går ut <t:1800086400:R>.
    H = hare (Ben\_10), på b5
    D = hund (Ann), på b1, c2, b3
    [ ] = flyttet sist; o = punktet den forlot
    (Parti 7 · 1 dag per trekk · ratet)
    [b5 til a4] [b5 til b4] [b5 til c4]
    [Tilby remis] [Ta tilbake et trekk] [Gi opp] [Min visning] [Trekk]

    # own-hare-words
    Hare og hunder: Ann (hunder) – Ben\_10 (hare)
    ==========
    Siste trekk: en hund fra a2 til b3.
    I trekket: haren (Ben\_10).
    Tiden for dette trekket går ut <t:1800086400:R>.
    Hare (Ben\_10) på b5
    Hunder (Ann) på b1, c2, b3
    Lovlige trekk: b5 til a4; b5 til b4; b5 til c4
    (Parti 7 · 1 dag per trekk · ratet)
    [b5 til a4] [b5 til b4] [b5 til c4]
    [Tilby remis] [Ta tilbake et trekk] [Gi opp] [Min visning] [Trekk]

    # own-hounds-not-turned
    Hare og hunder: Ann (hunder) – Ben\_10 (hare)
    ==========
    Siste trekk: en hund fra a2 til b3.
    I trekket: haren (Ben\_10).
    Tiden for dette trekket går ut <t:1800086400:R>.
    H = hare (Ben\_10), på b5
    D = hund (Ann), på b1, c2, b3
    [ ] = flyttet sist; o = punktet den forlot
    (Parti 7 · 1 dag per trekk · ratet)
    [Tilby remis] [Ta tilbake et trekk] [Gi opp] [Min visning] [Trekk]

    # own-no-thread
    Denne serveren vil ha en tråd for hvert parti, men her får jeg ikke opprettet noen: tillatelsen «Opprett offentlige tråder» eller «Send meldinger i tråder» mangler. Partiet spilles i denne kanalen.

    # own-reminder
    <@2>, tiden din for et trekk i parti 7 (Hare og hunder) går ut <t:1800086400:R>.
    https://discord.com/channels/5/5/5

    # own-thread
    Hare og hunder: Ann (hunder) – noen (hare)

    # own-unseen
    Siste trekk: en hund fra a2 til b3.
    I trekket: haren (noen).
    Tiden for dette trekket går ut <t:1800086400:R>.
    Jeg kan ikke skrive der dette partiet spilles, så brettet der viser det ikke ennå. Det gjør det så snart en av dere bruker det, eller /board.

    # privacy
    Det jeg vet om deg
    ==========
    Jeg tar vare på det spillene trenger, og ingenting annet:
    - nummeret ditt på Discord og navnet du sist brukte med meg;
    - partiene dine med trekk og resultater, og ratingene dine;
    - utfordringene dine, innstillingene dine og hvem du ikke vil ha utfordringer fra;
    - det servere har bestemt om deg, og det du har bestemt for servere.

    Jeg leser ingen meldinger. Andre ser navnet, partiene og ratingene dine.

    Du kan få alt dette i en fil, eller få det slettet. Partiene blir igjen hos dem du spilte med, uten navnet ditt; partier som er i gang, blir gitt opp først. Meldinger i kanaler blir stående. Har en server stengt deg ute, forblir det slik.
    [Gi meg filen] [Slett opplysningene mine]

    # privacy-exported
    Dette er alt jeg har om deg.

    # privacy-forgotten
    Opplysningene dine er slettet. Spiller du igjen, begynner du på nytt.

    # privacy-not
    Ingenting ble slettet.

    # privacy-sure
    Vil du virkelig ha slettet alle opplysningene dine? Partiene du har i gang, blir gitt opp, eller avlyst der ikke begge har trukket ennå; ratingene dine er borte for godt. Dette kan ikke angres.
    [Ja, slett alt] [Nei, behold det]

    # refused-barred
    De som styrer denne serveren, lar deg ikke bruke meg her. /privacy og /settings virker likevel.

    # refused-forgotten
    Den andre spilleren i dette partiet har fått slettet opplysningene sine, så det er ingen å be om omkamp.

    # refused-games
    Du har 25 partier i gang, og flere kan ingen ha. Spill ferdig et av dem først; /games viser dem.

    # refused-games-here
    I denne kanalen er 100 partier i gang, og flere kan det ikke være. Spill i en annen kanal, eller vent til et av dem er slutt.

    # refused-nobody-here
    Ingen andre enn du kan se en utfordring som lages her. Bruk /challenge på en server, i en gruppe eller i direktemeldinger med en venn.

    # refused-not-welcome
    Denne spilleren tar ikke imot utfordringer fra deg: Ben\_10. Oppgi en annen spiller, eller la motspilleren stå åpen.

    # refused-opponent-barred
    De som styrer denne serveren, lar ikke denne spilleren bruke meg her: Ben\_10.

    # refused-other-channels
    På denne serveren begynner partier bare i disse kanalene: <#5> <#5>

    # refused-sent
    Du har sendt 10 utfordringer på ti minutter, og flere får ingen sende. Vent noen minutter.

    # server-away
    Innstillinger for denne serveren
    ==========
    Partier kan begynne i alle kanaler.
    Tid for et trekk når utfordringen ikke sier noe: som vanlig
    Spill når utfordringen ikke sier noe: som vanlig
    Språk for det alle ser: automatisk
    Varsler: høyst når en spiller ikke er ved brettet
    En tråd for hvert parti: nei
    Utestengte: 0
    (Mer med valgene til /server: skjul eller vis noen på topplista, steng noen ute eller slipp dem inn, avlys et parti.)
    [Velg tiden for et trekk v]
      | som vanlig |
      | 5 minutter per trekk |
      | 1 dag per trekk |
      | 3 dager per trekk | …
      | ingen tidsgrense |
    [Velg spillet v]
      | som vanlig |
      | Hare og hunder |
      | Rev og gjess (13 gjess, alle diagonaler) | …
    [Velg språk v]
      | automatisk |
      | English |
      | Ελληνικά |
      | Italiano |
      | Polski |
      | Norsk |
      | Čeština |
    [Velg hvor mye det varsles v]
      | Varsler som hver spiller ønsker |
      | Varsler høyst når en spiller ikke er ved brettet |
      | Ingen varsler |
    [En tråd for hvert parti] [Tillat denne kanalen] [Logg]

    # server-changed
    Skjult på topplista til denne serveren: Ben\_10
    Tilbake på topplista til denne serveren: Ben\_10
    Får ikke bruke meg på denne serveren: Ben\_10
    Får bruke meg på denne serveren igjen: Ben\_10
    Avlyst: parti 7

    # server-log
    Det som er gjort på vegne av denne serveren
    ==========
    <t:1800000000:R> · Ann · Valgt som kanal for partier: <#5>
    <t:1800000000:R> · Ann · Ikke lenger valgt som kanal for partier: <#5>
    <t:1800000000:R> · Ann · Partier kan begynne i alle kanaler.
    <t:1800000000:R> · Ann · Tid for et trekk når utfordringen ikke sier noe: ingen tidsgrense
    <t:1800000000:R> · Ann · Spill når utfordringen ikke sier noe: Hare og hunder
    <t:1800000000:R> · Ann · En tråd for hvert parti: ja
    <t:1800000000:R> · Ann · Språk for det alle ser: Polski
    <t:1800000000:R> · Ann · Varsler: høyst når en spiller ikke er ved brettet
    <t:1800000000:R> · Ann · Får ikke bruke meg på denne serveren: noen
    <t:1800000000:R> · Ann · Avlyst: parti 7
    (Side 2 av 4)
    [Forrige side] [Neste side]
    [Innstillinger]

    # server-log-none
    Det som er gjort på vegne av denne serveren
    ==========
    Ingenting ennå.
    [Innstillinger]

    # server-none
    Her er det ingen server å bestemme noe for.

    # server-not-a-manager
    Dette er for dem som styrer denne serveren: tillatelsen «Administrer server» trengs.

    # server-other
    Innstillinger for denne serveren
    ==========
    Partier kan begynne i: <#5> <#5> <#5> <#5> <#5> <#5> <#5> <#5> <#5> <#5> <#5> <#5> <#5> <#5> <#5> <#5> <#5> <#5> <#5> <#5> …
    Tid for et trekk når utfordringen ikke sier noe: 1 dag per trekk
    Spill når utfordringen ikke sier noe: Rev og gjess (17 gjess, sidelengs trekk, diagonaler på annethvert punkt)
    Språk for det alle ser: Čeština
    Varsler: ingen
    En tråd for hvert parti: ja
    Utestengte: 1
    (Mer med valgene til /server: skjul eller vis noen på topplista, steng noen ute eller slipp dem inn, avlys et parti.)
    [Velg tiden for et trekk v]
      | som vanlig |
      | 5 minutter per trekk |
      | 1 dag per trekk |
      | 3 dager per trekk | …
      | ingen tidsgrense |
    [Velg spillet v]
      | som vanlig |
      | Hare og hunder |
      | Rev og gjess (13 gjess, alle diagonaler) | …
    [Velg språk v]
      | automatisk |
      | English |
      | Ελληνικά |
      | Italiano |
      | Polski |
      | Norsk |
      | Čeština |
    [Velg hvor mye det varsles v]
      | Varsler som hver spiller ønsker |
      | Varsler høyst når en spiller ikke er ved brettet |
      | Ingen varsler |
    [Ingen tråder for partier] [Ikke tillat denne kanalen lenger] [Tillat alle kanaler] [Logg]

    # server-other-game
    Dette partiet spilles ikke på denne serveren.

    # server-usual
    Innstillinger for denne serveren
    ==========
    Partier kan begynne i alle kanaler.
    Tid for et trekk når utfordringen ikke sier noe: som vanlig
    Spill når utfordringen ikke sier noe: som vanlig
    Språk for det alle ser: automatisk
    Varsler: som hver spiller ønsker
    En tråd for hvert parti: nei
    Utestengte: 0
    (Mer med valgene til /server: skjul eller vis noen på topplista, steng noen ute eller slipp dem inn, avlys et parti.)
    [Velg tiden for et trekk v]
      | som vanlig |
      | 5 minutter per trekk |
      | 1 dag per trekk |
      | 3 dager per trekk | …
      | ingen tidsgrense |
    [Velg spillet v]
      | som vanlig |
      | Hare og hunder |
      | Rev og gjess (13 gjess, alle diagonaler) | …
    [Velg språk v]
      | automatisk |
      | English |
      | Ελληνικά |
      | Italiano |
      | Polski |
      | Norsk |
      | Čeština |
    [Velg hvor mye det varsles v]
      | Varsler som hver spiller ønsker |
      | Varsler høyst når en spiller ikke er ved brettet |
      | Ingen varsler |
    [En tråd for hvert parti] [Tillat denne kanalen] [Logg]

    # settings-always
    Innstillingene dine
    ==========
    Språk: automatisk
    Varsler: hver gang det er din tur
    Påminnelser om at tiden går ut: i kanalen til partiet
    Brettet som bare du ser: tegnet
    Når du spiller haren eller reven: brettet ditt er ikke snudd
    (De gjelder fra nå av, overalt. Brettet som alle ser, blir som det er; «Min visning» under det viser ditt.)
    [Velg språk v]
      | automatisk |
      | English |
      | Ελληνικά |
      | Italiano |
      | Polski |
      | Norsk |
      | Čeština |
    [Velg når du får varsel v]
      | Varsle meg hver gang det er min tur |
      | Varsle meg når jeg ikke er ved brettet |
      | Varsle meg aldri |
    [Påminnelser som direktemeldinger] [Brettet mitt i ord] [Snu brettet mitt]

    # settings-other
    Innstillingene dine
    ==========
    Språk: Ελληνικά
    Varsler: aldri
    Påminnelser om at tiden går ut: som direktemelding
    Brettet som bare du ser: i ord, for en skjermleser
    Når du spiller haren eller reven: brettet ditt er snudd
    (De gjelder fra nå av, overalt. Brettet som alle ser, blir som det er; «Min visning» under det viser ditt.)
    [Velg språk v]
      | automatisk |
      | English |
      | Ελληνικά |
      | Italiano |
      | Polski |
      | Norsk |
      | Čeština |
    [Velg når du får varsel v]
      | Varsle meg hver gang det er min tur |
      | Varsle meg når jeg ikke er ved brettet |
      | Varsle meg aldri |
    [Påminnelser i kanalen] [Brettet mitt tegnet] [Ikke snu brettet mitt]

    # settings-usual
    Innstillingene dine
    ==========
    Språk: automatisk
    Varsler: når du ikke er ved brettet
    Påminnelser om at tiden går ut: i kanalen til partiet
    Brettet som bare du ser: tegnet
    Når du spiller haren eller reven: brettet ditt er ikke snudd
    (De gjelder fra nå av, overalt. Brettet som alle ser, blir som det er; «Min visning» under det viser ditt.)
    [Velg språk v]
      | automatisk |
      | English |
      | Ελληνικά |
      | Italiano |
      | Polski |
      | Norsk |
      | Čeština |
    [Velg når du får varsel v]
      | Varsle meg hver gang det er min tur |
      | Varsle meg når jeg ikke er ved brettet |
      | Varsle meg aldri |
    [Påminnelser som direktemeldinger] [Brettet mitt i ord] [Snu brettet mitt]

    # unblocked
    Du tar imot utfordringer igjen fra: Ben\_10.

    # unblocked-already
    Du hadde ikke blokkert denne spilleren: Ben\_10.
    ");
}
