//! Every screen in Polish, as people read it.

#![allow(
    clippy::too_many_lines,
    reason = "a wall of snapshots is as long as there are screens"
)]

use insta::assert_snapshot;

use super::{Cast, Gallery};
use crate::l10n::Language;

const LANGUAGE: Language = Language::Polish;

#[test]
fn what_everybody_sees() {
    let book = Gallery::boards(LANGUAGE, &Cast::ordinary()).book();
    assert_snapshot!(book, @r"
    # board-fox-captured-many
    Lis i gęsi (13 gęsi, wszystkie przekątne): Ann (gęsi) – Ben\_10 (lis)
    ==========
    Ostatni ruch: lis z d4 na d6, zbija 6 gęsi: na d5, e5, e4, d3, c3, c5.
    Na ruchu: gęsi (Ann).
    F = lis (Ben\_10), na d6
    G = gęś (Ann), razem 4, na c1, d1, e3, c4
    mała litera = pionek po ostatnim ruchu; o = punkt, z którego wyszedł
    (Partia 7 · 1 dzień na ruch · rankingowa)
    [Wybierz gęś do ruchu v]
      | Gęś na c1 | na c2, d2 …
    [Zaproponuj remis] [Cofnij ruch] [Poddaj partię] [Mój widok] [Ruchy]

    # board-fox-captured-one
    Lis i gęsi (13 gęsi, wszystkie przekątne): Ann (gęsi) – Ben\_10 (lis)
    ==========
    Ostatni ruch: lis z d5 na d3, zbija gęś na d4.
    Na ruchu: gęsi (Ann).
    Czas na ten ruch upływa <t:1800086400:R>.
    F = lis (Ben\_10), na d3
    G = gęś (Ann), razem 12, na c1, d1, e1, c2, d2, e2, a3, b3, e3, f3, g3, c4
    mała litera = pionek po ostatnim ruchu; o = punkt, z którego wyszedł
    (Partia 7 · 1 dzień na ruch · rankingowa)
    [Wybierz gęś do ruchu v]
      | Gęś na c2 | na c3 …
    [Zaproponuj remis] [Cofnij ruch] [Poddaj partię] [Mój widok] [Ruchy]

    # board-fox-draw-offered
    Lis i gęsi (13 gęsi, wszystkie przekątne): Ann (gęsi) – Ben\_10 (lis)
    ==========
    Ostatni ruch: lis z d4 na e5.
    Na ruchu: gęsi (Ann).
    Czas na ten ruch upływa <t:1800086400:R>.
    Remis proponują gęsi (Ann).
    F = lis (Ben\_10), na e5
    G = gęś (Ann), razem 13, na c1, d1, e1, c2, d2, e2, a3, b3, c3, d3, e3, f3, g3
    mała litera = pionek po ostatnim ruchu; o = punkt, z którego wyszedł
    (Partia 7 · 1 dzień na ruch · rankingowa)
    [Wybierz gęś do ruchu v]
      | Gęś na a3 | na a4, b4 …
    [Przyjmij remis] [Odrzuć remis] [Cofnij ruch] [Poddaj partię] [Mój widok]

    # board-fox-draw-offered-by-fox
    Lis i gęsi (13 gęsi, wszystkie przekątne): Ann (gęsi) – Ben\_10 (lis)
    ==========
    Ostatni ruch: lis z d4 na e5.
    Na ruchu: gęsi (Ann).
    Czas na ten ruch upływa <t:1800086400:R>.
    Remis proponuje lis (Ben\_10).
    F = lis (Ben\_10), na e5
    G = gęś (Ann), razem 13, na c1, d1, e1, c2, d2, e2, a3, b3, c3, d3, e3, f3, g3
    mała litera = pionek po ostatnim ruchu; o = punkt, z którego wyszedł
    (Partia 7 · 1 dzień na ruch · rankingowa)
    [Wybierz gęś do ruchu v]
      | Gęś na a3 | na a4, b4 …
    [Przyjmij remis] [Odrzuć remis] [Cofnij ruch] [Poddaj partię] [Mój widok]

    # board-fox-geese-moved
    Lis i gęsi (13 gęsi, wszystkie przekątne): Ann (gęsi) – Ben\_10 (lis)
    ==========
    Ostatni ruch: gęś z a3 na a4.
    Na ruchu: lis (Ben\_10).
    Czas na ten ruch upływa <t:1800086400:R>.
    F = lis (Ben\_10), na e5
    G = gęś (Ann), razem 13, na c1, d1, e1, c2, d2, e2, b3, c3, d3, e3, f3, g3, a4
    mała litera = pionek po ostatnim ruchu; o = punkt, z którego wyszedł
    (Partia 7 · 1 dzień na ruch · rankingowa)
    [e5 na d4] [e5 na e4] [e5 na f4] [e5 na d5] [e5 na f5]
    [e5 na d6] [e5 na e6]
    [Zaproponuj remis] [Cofnij ruch] [Poddaj partię] [Mój widok] [Ruchy]

    # board-fox-geese-to-move
    Lis i gęsi (13 gęsi, wszystkie przekątne): Ann (gęsi) – Ben\_10 (lis)
    ==========
    Ostatni ruch: lis z d4 na e5.
    Na ruchu: gęsi (Ann).
    Czas na ten ruch upływa <t:1800086400:R>.
    F = lis (Ben\_10), na e5
    G = gęś (Ann), razem 13, na c1, d1, e1, c2, d2, e2, a3, b3, c3, d3, e3, f3, g3
    mała litera = pionek po ostatnim ruchu; o = punkt, z którego wyszedł
    (Partia 7 · 1 dzień na ruch · rankingowa)
    [Wybierz gęś do ruchu v]
      | Gęś na a3 | na a4, b4 …
    [Zaproponuj remis] [Cofnij ruch] [Poddaj partię] [Mój widok] [Ruchy]

    # board-fox-goose-chosen
    Lis i gęsi (13 gęsi, wszystkie przekątne): Ann (gęsi) – Ben\_10 (lis)
    ==========
    Ostatni ruch: lis z d4 na e5.
    Na ruchu: gęsi (Ann).
    Czas na ten ruch upływa <t:1800086400:R>.
    Wybrana gęś: a3. Teraz wybierz, dokąd ma iść.
    F = lis (Ben\_10), na e5
    G = gęś (Ann), razem 13, na c1, d1, e1, c2, d2, e2, a3, b3, c3, d3, e3, f3, g3
    mała litera = pionek po ostatnim ruchu; o = punkt, z którego wyszedł
    małe g = wybrana gęś
    (Partia 7 · 1 dzień na ruch · rankingowa)
    [a3 na a4] [a3 na b4] [Wybierz inną gęś]
    [Zaproponuj remis] [Cofnij ruch] [Poddaj partię] [Mój widok] [Ruchy]

    # board-fox-menu
    Lis i gęsi (13 gęsi, wszystkie przekątne): Ann (gęsi) – Ben\_10 (lis)
    ==========
    Nie było jeszcze żadnego ruchu.
    Na ruchu: lis (Ben\_10).
    Czas na ten ruch upływa <t:1800086400:R>.
    F = lis (Ben\_10), na d4
    G = gęś (Ann), razem 9, na c1, d1, e1, c3, e3, c4, c5, d5, e5
    (Partia 7 · 1 dzień na ruch · rankingowa)
    [Wybierz ruch lisa v]
      | d4 na d3 |
      | d4 zbija c4, kończy na b4 | …
    [Zaproponuj remis] [Poddaj partię] [Mój widok] [Ruchy]

    # board-fox-menu-full
    Lis i gęsi (13 gęsi, wszystkie przekątne): Ann (gęsi) – Ben\_10 (lis)
    ==========
    Nie było jeszcze żadnego ruchu.
    Na ruchu: lis (Ben\_10).
    Czas na ten ruch upływa <t:1800086400:R>.
    Dozwolonych ruchów jest 188, a w menu mieści się ich 25; wszystkie podpowiada /move.
    F = lis (Ben\_10), na d4
    G = gęś (Ann), razem 10, na c1, d1, c3, d3, e3, c4, e4, c5, d5, e5
    (Partia 7 · 1 dzień na ruch · rankingowa)
    [Wybierz ruch lisa v]
      | d4 zbija d3, kończy na d2 | …
    [Zaproponuj remis] [Poddaj partię] [Mój widok] [Ruchy]

    # board-fox-start
    Lis i gęsi (13 gęsi, wszystkie przekątne): Ann (gęsi) – Ben\_10 (lis)
    ==========
    Nie było jeszcze żadnego ruchu.
    Na ruchu: lis (Ben\_10).
    Czas na ten ruch upływa <t:1800086400:R>.
    F = lis (Ben\_10), na d4
    G = gęś (Ann), razem 13, na c1, d1, e1, c2, d2, e2, a3, b3, c3, d3, e3, f3, g3
    (Partia 7 · 1 dzień na ruch · rankingowa)
    [d4 na c4] [d4 na e4] [d4 na c5] [d4 na d5] [d4 na e5]
    [Zaproponuj remis] [Poddaj partię] [Mój widok] [Ruchy]

    # board-hare-draw-offered
    Zając i psy: Ann (psy) – Ben\_10 (zając)
    ==========
    Ostatni ruch: pies z a2 na b3.
    Na ruchu: zając (Ben\_10).
    Czas na ten ruch upływa <t:1800086400:R>.
    Remis proponują psy (Ann).
    H = zając (Ben\_10), na b5
    D = pies (Ann), na b1, c2, b3
    [ ] = pionek po ostatnim ruchu; o = punkt, z którego wyszedł
    (Partia 7 · 1 dzień na ruch · rankingowa)
    [b5 na a4] [b5 na b4] [b5 na c4]
    [Przyjmij remis] [Odrzuć remis] [Cofnij ruch] [Poddaj partię] [Mój widok]

    # board-hare-draw-offered-by-hare
    Zając i psy: Ann (psy) – Ben\_10 (zając)
    ==========
    Ostatni ruch: pies z a2 na b3.
    Na ruchu: zając (Ben\_10).
    Czas na ten ruch upływa <t:1800086400:R>.
    Remis proponuje zając (Ben\_10).
    H = zając (Ben\_10), na b5
    D = pies (Ann), na b1, c2, b3
    [ ] = pionek po ostatnim ruchu; o = punkt, z którego wyszedł
    (Partia 7 · 1 dzień na ruch · rankingowa)
    [b5 na a4] [b5 na b4] [b5 na c4]
    [Przyjmij remis] [Odrzuć remis] [Cofnij ruch] [Poddaj partię] [Mój widok]

    # board-hare-hare-moved
    Zając i psy: Ann (psy) – Ben\_10 (zając)
    ==========
    Ostatni ruch: zając z b5 na a4.
    Na ruchu: psy (Ann).
    Czas na ten ruch upływa <t:1800086400:R>.
    H = zając (Ben\_10), na a4
    D = pies (Ann), na b1, c2, b3
    [ ] = pionek po ostatnim ruchu; o = punkt, z którego wyszedł
    (Partia 7 · 1 dzień na ruch · rankingowa)
    [b1 na a2] [b1 na b2] [c2 na b2] [c2 na c3] [b3 na a3]
    [b3 na c3] [b3 na b4] [b3 na c4]
    [Zaproponuj remis] [Cofnij ruch] [Poddaj partię] [Mój widok] [Ruchy]

    # board-hare-hounds-moved
    Zając i psy: Ann (psy) – Ben\_10 (zając)
    ==========
    Ostatni ruch: pies z a2 na b3.
    Na ruchu: zając (Ben\_10).
    Czas na ten ruch upływa <t:1800086400:R>.
    H = zając (Ben\_10), na b5
    D = pies (Ann), na b1, c2, b3
    [ ] = pionek po ostatnim ruchu; o = punkt, z którego wyszedł
    (Partia 7 · 1 dzień na ruch · rankingowa)
    [b5 na a4] [b5 na b4] [b5 na c4]
    [Zaproponuj remis] [Cofnij ruch] [Poddaj partię] [Mój widok] [Ruchy]

    # board-hare-look
    Zając i psy: Ann (psy) – Ben\_10 (zając)
    ==========
    Ostatni ruch: pies z a2 na b3.
    Na ruchu: zając (Ben\_10).
    Czas na ten ruch upływa <t:1800086400:R>.
    H = zając (Ben\_10), na b5
    D = pies (Ann), na b1, c2, b3
    [ ] = pionek po ostatnim ruchu; o = punkt, z którego wyszedł
    (Partia 7 · 1 dzień na ruch · rankingowa)
    [Odśwież] [Ruchy]

    # board-hare-moved-on
    Zając i psy: Ann (psy) – Ben\_10 (zając)
    ==========
    Partia toczy się dalej w nowszej wiadomości.
    [Przejdź do najnowszej planszy](https://discord.com/channels/5/5/5)

    # board-hare-stall
    Zając i psy: Ann (psy) – Ben\_10 (zając)
    ==========
    Ostatni ruch: pies z b2 na a2.
    Na ruchu: zając (Ben\_10).
    Ruchy psów bez posuwania się naprzód: 2 z 10.
    H = zając (Ben\_10), na b4
    D = pies (Ann), na b1, a2, c2
    [ ] = pionek po ostatnim ruchu; o = punkt, z którego wyszedł
    (Partia 7 · bez limitu czasu · nierankingowa)
    [b4 na b3] [b4 na a4] [b4 na c4] [b4 na b5]
    [Zaproponuj remis] [Cofnij ruch] [Poddaj partię] [Mój widok] [Ruchy]

    # board-hare-start
    Zając i psy: Ann (psy) – Ben\_10 (zając)
    ==========
    Nie było jeszcze żadnego ruchu.
    Na ruchu: psy (Ann).
    Czas na ten ruch upływa <t:1800086400:R>.
    H = zając (Ben\_10), na b5
    D = pies (Ann), na b1, a2, c2
    (Partia 7 · 1 dzień na ruch · rankingowa)
    [b1 na b2] [a2 na b2] [a2 na a3] [a2 na b3] [c2 na b2]
    [c2 na b3] [c2 na c3]
    [Zaproponuj remis] [Poddaj partię] [Mój widok] [Ruchy]

    # call-challenge-fox
    <@2> – czeka na ciebie wyzwanie do gry Lis i gęsi.

    # call-challenge-hare
    <@2> – czeka na ciebie wyzwanie do gry Zając i psy.

    # call-draw
    <@2> – masz propozycję remisu.

    # call-over
    <@1> <@2> – koniec partii.

    # call-turn
    <@2> – twój ruch.

    # challenge
    Wyzwanie: Zając i psy
    ==========
    Od: Ann
    Do: Ben\_10
    Strony: losowane po przyjęciu wyzwania
    Czas: 5 minut na ruch
    Rankingowa: z partii, które ci sami gracze zaczną w ciągu 24 godzin, liczą się pierwsze 4.
    Wygasa <t:1800000900:R>.
    [Przyjmij] [Odrzuć] [Wycofaj]

    # challenge-accepted
    Wyzwanie: Zając i psy
    ==========
    Od: Ann
    Do: Ben\_10
    Strony: losowane po przyjęciu wyzwania
    Czas: 5 minut na ruch
    **Wyzwanie przyjęte: partia się zaczęła.**

    # challenge-anyone
    Wyzwanie: Zając i psy
    ==========
    Od: Ann
    Do: kto pierwszy przyjmie
    Strony: zając – Ann, psy – drugi gracz
    Czas: 5 minut na ruch
    Rankingowa: z partii, które ci sami gracze zaczną w ciągu 24 godzin, liczą się pierwsze 4.
    Wygasa <t:1800000900:R>.
    [Przyjmij] [Wycofaj]

    # challenge-cancelled
    Wyzwanie: Zając i psy
    ==========
    Od: Ann
    Do: Ben\_10
    Strony: losowane po przyjęciu wyzwania
    Czas: 5 minut na ruch
    **Wyzwanie wycofane.**

    # challenge-declined
    Wyzwanie: Zając i psy
    ==========
    Od: Ann
    Do: Ben\_10
    Strony: losowane po przyjęciu wyzwania
    Czas: 5 minut na ruch
    **Wyzwanie odrzucone.**

    # challenge-expired
    Wyzwanie: Zając i psy
    ==========
    Od: Ann
    Do: Ben\_10
    Strony: losowane po przyjęciu wyzwania
    Czas: 5 minut na ruch
    **Wyzwanie wygasło: nikt nie przyjął go na czas.**

    # challenge-fox
    Wyzwanie: Lis i gęsi (13 gęsi, wszystkie przekątne)
    ==========
    Od: Ann
    Do: Ben\_10
    Strony: gęsi – Ann, lis – drugi gracz
    Czas: 1 dzień na ruch
    Ustawienia stołu: 13 gęsi, które nie poruszają się w bok; plansza ze wszystkimi przekątnymi
    Rankingowa: z partii, które ci sami gracze zaczną w ciągu 24 godzin, liczą się pierwsze 4.
    Wygasa <t:1800086400:R>.
    [Przyjmij] [Odrzuć] [Wycofaj]

    # challenge-fox-alternate
    Wyzwanie: Lis i gęsi (17 gęsi, przekątne co drugi punkt)
    ==========
    Od: Ann
    Do: Ben\_10
    Strony: losowane po przyjęciu wyzwania
    Czas: 7 dni na ruch
    Ustawienia stołu: 17 gęsi, które nie poruszają się w bok; plansza z przekątnymi co drugi punkt
    Rankingowa: z partii, które ci sami gracze zaczną w ciągu 24 godzin, liczą się pierwsze 4.
    Wygasa <t:1800086400:R>.
    [Przyjmij] [Odrzuć] [Wycofaj]

    # challenge-fox-alternate-sideways
    Wyzwanie: Lis i gęsi (17 gęsi, ruchy w bok, przekątne co drugi punkt)
    ==========
    Od: Ann
    Do: Ben\_10
    Strony: losowane po przyjęciu wyzwania
    Czas: bez limitu
    Ustawienia stołu: 17 gęsi, które mogą poruszać się także w bok; plansza z przekątnymi co drugi punkt
    Rankingowa: z partii, które ci sami gracze zaczną w ciągu 24 godzin, liczą się pierwsze 4.
    Wygasa <t:1800086400:R>.
    [Przyjmij] [Odrzuć] [Wycofaj]

    # challenge-fox-sideways
    Wyzwanie: Lis i gęsi (15 gęsi, ruchy w bok, wszystkie przekątne)
    ==========
    Od: Ann
    Do: Ben\_10
    Strony: lis – Ann, gęsi – drugi gracz
    Czas: 3 dni na ruch
    Ustawienia stołu: 15 gęsi, które mogą poruszać się także w bok; plansza ze wszystkimi przekątnymi
    Rankingowa: z partii, które ci sami gracze zaczną w ciągu 24 godzin, liczą się pierwsze 4.
    Wygasa <t:1800086400:R>.
    [Przyjmij] [Odrzuć] [Wycofaj]

    # challenge-idle-options
    Wyzwanie: Zając i psy
    ==========
    Od: Ann
    Do: Ben\_10
    Strony: psy – Ann, zając – drugi gracz
    Czas: 5 minut na ruch
    Liczba gęsi, ruchy w bok i przekątne to opcje gry Lis i gęsi. Gra Zając i psy z nich nie korzysta: tutaj niczego nie zmieniają.
    Rankingowa: z partii, które ci sami gracze zaczną w ciągu 24 godzin, liczą się pierwsze 4.
    Wygasa <t:1800000900:R>.
    [Przyjmij] [Odrzuć] [Wycofaj]

    # challenge-rematch
    Rewanż: Zając i psy
    ==========
    Od: Ann
    Do: Ben\_10
    Strony: psy – Ann, zając – drugi gracz
    Czas: 5 minut na ruch
    Rankingowa: z partii, które ci sami gracze zaczną w ciągu 24 godzin, liczą się pierwsze 4.
    Wygasa <t:1800000900:R>.
    [Przyjmij] [Odrzuć] [Wycofaj]

    # over-fox-blocked
    **Lis wygrał: żadna gęś nie może się ruszyć.**
    Wygrywa: Ben\_10

    # over-fox-captured
    **Lis wygrał: zostało mniej niż cztery gęsi.**
    Wygrywa: Ben\_10

    # over-fox-fox-resigned
    **Gęsi wygrały: lis się poddał.**
    Wygrywa: Ann

    # over-fox-fox-timed-out
    **Gęsi wygrały: lisowi skończył się czas.**
    Wygrywa: Ann

    # over-fox-geese-resigned
    **Lis wygrał: gęsi się poddały.**
    Wygrywa: Ben\_10

    # over-fox-geese-timed-out
    **Lis wygrał: gęsiom skończył się czas.**
    Wygrywa: Ben\_10

    # over-fox-rated
    Lis i gęsi (17 gęsi, ruchy w bok, przekątne co drugi punkt): Ann (gęsi) – Ben\_10 (lis)
    ==========
    **Lis wygrał: gęsi się poddały.**
    Wygrywa: Ben\_10
    Ranking gęsi: Ann 1500 → 1338
    Ranking lisa: Ben\_10 1500 → 1662
    Ostatni ruch: gęś z g5 na f5.
    F = lis (Ben\_10), na e5
    G = gęś (Ann), razem 17, na c1, d1, e1, c2, d2, e2, a3, b3, c3, d3, e3, f3, g3, a4, g4, a5, f5
    mała litera = pionek po ostatnim ruchu; o = punkt, z którego wyszedł
    (Partia 7 · 1 dzień na ruch · rankingowa)
    [Rewanż] [Przeglądaj partię]

    # over-fox-repeated
    **Remis: ta sama pozycja wystąpiła po raz trzeci.**

    # over-fox-trapped
    **Gęsi wygrały: lis jest osaczony.**
    Wygrywa: Ann

    # over-hare-aborted
    **Partia została odwołana. Nie liczy się.**

    # over-hare-aborted-board
    Zając i psy: Ann (psy) – Ben\_10 (zając)
    ==========
    **Partia została odwołana. Nie liczy się.**
    Nie było jeszcze żadnego ruchu.
    H = zając (Ben\_10), na b5
    D = pies (Ann), na b1, a2, c2
    (Partia 7 · 1 dzień na ruch · nierankingowa)
    [Rewanż] [Przeglądaj partię]

    # over-hare-draw-agreed
    **Remis za zgodą obu stron.**

    # over-hare-got-past
    **Zając wygrał: przedostał się za psy.**
    Wygrywa: Ben\_10

    # over-hare-hare-resigned
    **Psy wygrały: zając się poddał.**
    Wygrywa: Ann

    # over-hare-hare-timed-out
    **Psy wygrały: zającowi skończył się czas.**
    Wygrywa: Ann

    # over-hare-hounds-resigned
    **Zając wygrał: psy się poddały.**
    Wygrywa: Ben\_10

    # over-hare-hounds-timed-out
    **Zając wygrał: psom skończył się czas.**
    Wygrywa: Ben\_10

    # over-hare-not-rated
    Zając i psy: Ann (psy) – Ben\_10 (zając)
    ==========
    **Zając wygrał: przedostał się za psy.**
    Wygrywa: Ben\_10
    Nierankingowa: ta sama para graczy zaczęła już w ciągu 24 godzin 4 partie rankingowe tej gry.
    Ostatni ruch: zając z b5 na a4.
    H = zając (Ben\_10), na a4
    D = pies (Ann), na b1, c2, b3
    [ ] = pionek po ostatnim ruchu; o = punkt, z którego wyszedł
    (Partia 7 · 1 dzień na ruch · nierankingowa)
    [Rewanż] [Przeglądaj partię]

    # over-hare-rated
    Zając i psy: Ann (psy) – Ben\_10 (zając)
    ==========
    **Psy wygrały: zając jest osaczony.**
    Wygrywa: Ann
    Ranking psów: Ann 1500 → 1662
    Ranking zająca: Ben\_10 1500 → 1338
    Ostatni ruch: zając z b5 na a4.
    H = zając (Ben\_10), na a4
    D = pies (Ann), na b1, c2, b3
    [ ] = pionek po ostatnim ruchu; o = punkt, z którego wyszedł
    (Partia 7 · 1 dzień na ruch · rankingowa)
    [Rewanż] [Przeglądaj partię]

    # over-hare-stalled
    **Zając wygrał: psy wykonały dziesięć ruchów z rzędu, nie posuwając się naprzód.**
    Wygrywa: Ben\_10

    # over-hare-trapped
    **Psy wygrały: zając jest osaczony.**
    Wygrywa: Ann

    # reminder-fox
    <@1> – czas na twój ruch w partii 7 (Lis i gęsi) upływa <t:1800086400:R>.

    # reminder-hare
    <@2> – czas na twój ruch w partii 7 (Zając i psy) upływa <t:1800086400:R>.
    ");
}

#[test]
fn what_only_the_one_who_asked_sees() {
    let book = Gallery::private(LANGUAGE, &Cast::ordinary()).book();
    assert_snapshot!(book, @r"
    # bad-option
    Nie ma takiej możliwości w opcji „pace”. Wybierz coś z listy, która pojawia się podczas pisania.

    # busy
    Partie są chwilowo niedostępne. Spróbuj ponownie za moment.

    # done-draw-offered
    Propozycja remisu złożona. Jest ważna, dopóki drugi gracz nie odpowie albo ktoś nie wykona ruchu.

    # done-kept-playing
    Nie poddajesz partii. Gra toczy się dalej.

    # done-moved
    Ostatni ruch: zając z b5 na a4.
    Na ruchu: psy (Ann).
    Czas na ten ruch upływa <t:1800086400:R>.

    # done-over
    **Zając wygrał: psy się poddały.**
    Wygrywa: Ben\_10

    # illegal-backward
    Ten ruch jest niedozwolony: a2 na b1.
    Z a2 na b1 to ruch do tyłu, a ten pionek nigdy się nie cofa.
    Dozwolone ruchy: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3

    # illegal-cannot-jump
    Ten ruch jest niedozwolony: a2 na a4.
    Pionek na a2 nie może skakać, więc nie dotrze na a4.
    Dozwolone ruchy: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3

    # illegal-empty
    Ten ruch jest niedozwolony: b2 na b3.
    Na b2 nie stoi żaden pionek.
    Dozwolone ruchy: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3

    # illegal-finished
    Ten ruch jest niedozwolony: a2 na a3.
    Partia jest zakończona.

    # illegal-no-line
    Ten ruch jest niedozwolony: a2 na b4.
    Z a2 na b4 nie prowadzi żadna linia.
    Dozwolone ruchy: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3

    # illegal-not-yours
    Ten ruch jest niedozwolony: b5 na b4.
    Pionek na b5 należy do drugiego gracza.
    Dozwolone ruchy: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3

    # illegal-nothing-to-jump
    Ten ruch jest niedozwolony: d4xd6xd4.
    Z d6 na d4 nie ma czego przeskoczyć: na d5 nie stoi żaden pionek.
    Dozwolone ruchy pionka na d4: d4xd2, d4xb4, d4xf4, d4xd6, d4xb4xd2, d4xf4xd2, d4xd2xb4, d4xd6xb4, d4xd2xf4, d4xd6xf4, d4xb4xd6, d4xf4xd6, d4xd6xb4xd2, d4xd6xf4xd2, d4xf4xd2xb4, d4xf4xd6xb4, d4xd2xb4xd4, d4xd2xf4xd4, d4xb4xd2xd4, d4xb4xd6xd4, d4xf4xd2xd4, d4xf4xd6xd4, d4xd6xb4xd4, d4xd6xf4xd4, d4xb4xd2xf4
    /move podpowiada podczas pisania wszystkie dozwolone ruchy.

    # illegal-occupied
    Ten ruch jest niedozwolony: b1 na a2.
    Na a2 stoi już pionek.
    Dozwolone ruchy: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3

    # illegal-of-many
    Ten ruch jest niedozwolony: a1 na b2.
    Na tej planszy nie ma punktu a1.
    Pionki, które mogą się ruszyć: c1, e1, d2, a3, c3, e3, g3, b4, d4, f4, a5, c5, e5, g5
    /move podpowiada podczas pisania wszystkie dozwolone ruchy.

    # illegal-off-board
    Ten ruch jest niedozwolony: a2 na a1.
    Na tej planszy nie ma punktu a1.
    Dozwolone ruchy: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3

    # illegal-one-of-many
    Ten ruch jest niedozwolony: d2 na d5.
    Z d2 na d5 nie prowadzi żadna linia.
    Dozwolone ruchy pionka na d2: d2-c2, d2-e2, d2-d3
    /move podpowiada podczas pisania wszystkie dozwolone ruchy.

    # illegal-sideways
    Ten ruch jest niedozwolony: a4 na b4.
    Z a4 na b4 to ruch w bok, a ustawienia stołu tej partii na to nie pozwalają.
    Dozwolone ruchy: a3-b4, b3-b4, b3-c4, c3-b4, c3-c4, c3-d4, d3-c4, d3-d4, d3-e4, e3-d4, e3-e4, e3-f4, f3-e4, f3-f4, g3-f4, a4-b5, g4-f5

    # lacks-embed-links
    Nie mogę tu grać: na tym kanale brakuje mi uprawnienia „Osadzanie linków”, a plansza go wymaga. Może mi je nadać osoba, która zarządza serwerem.

    # lacks-send-messages
    Nie mogę tu grać: na tym kanale brakuje mi uprawnienia „Wysyłanie wiadomości”. Może mi je nadać osoba, która zarządza serwerem.

    # lacks-send-messages-in-threads
    Nie mogę tu grać: w tym wątku brakuje mi uprawnienia „Wysyłanie wiadomości w wątkach”. Może mi je nadać osoba, która zarządza serwerem.

    # lacks-view-channel
    Nie mogę tu grać: na tym kanale brakuje mi uprawnienia „Wyświetlanie kanału”. Może mi je nadać osoba, która zarządza serwerem.

    # late-aborted
    Ta partia jest zakończona: została odwołana i nie liczy się.

    # late-blocked
    Ta partia jest zakończona: żadna gęś nie mogła się ruszyć i wygrał lis.

    # late-captured
    Ta partia jest zakończona: zostało mniej niż cztery gęsi i wygrał lis.

    # late-draw-agreed
    Ta partia jest zakończona: remis za zgodą obu stron.

    # late-got-past
    Ta partia jest zakończona: zając przedostał się za psy i wygrał.

    # late-repeated
    Ta partia jest zakończona: remis, bo ta sama pozycja wystąpiła po raz trzeci.

    # late-resigned
    Ta partia jest zakończona: została poddana.

    # late-stalled
    Ta partia jest zakończona: psy wykonały dziesięć ruchów z rzędu, nie posuwając się naprzód, i wygrał zając.

    # late-timed-out
    Ta partia jest zakończona: skończył się czas na ruch.

    # late-trapped
    Ta partia jest zakończona: wygrana przez osaczenie.

    # no-game
    Nie masz trwającej partii, która by tu pasowała. Nową zaczniesz poleceniem /challenge.

    # no-such-game
    Nie ma partii o tym numerze: \*12\*. Listę twoich pokaże /games.

    # refused-accepted
    To wyzwanie zostało już przyjęte, więc nie można na nie odpowiedzieć.

    # refused-already-anyone-fox
    Masz już otwarte wyzwanie do gry Lis i gęsi, które może przyjąć każdy. Poczekaj, aż ktoś się zgłosi, albo najpierw je wycofaj.

    # refused-already-anyone-hare
    Masz już otwarte wyzwanie do gry Zając i psy, które może przyjąć każdy. Poczekaj, aż ktoś się zgłosi, albo najpierw je wycofaj.

    # refused-already-fox
    Masz już otwarte wyzwanie do gry Lis i gęsi dla tego samego gracza: Ben\_10. Poczekaj na odpowiedź albo najpierw je wycofaj.

    # refused-already-hare
    Masz już otwarte wyzwanie do gry Zając i psy dla tego samego gracza: Ben\_10. Poczekaj na odpowiedź albo najpierw je wycofaj.

    # refused-board-changed
    Od chwili, gdy to się pojawiło, plansza się zmieniła. Spójrz, jak wygląda teraz, i wybierz jeszcze raz.

    # refused-bot
    Boty nie grają, a to jest bot: Ben\_10. Rzuć wyzwanie człowiekowi.

    # refused-cancelled
    To wyzwanie zostało wycofane przez osobę, która je rzuciła.

    # refused-declined
    To wyzwanie zostało odrzucone, więc nie można już na nie odpowiedzieć.

    # refused-draw-offered
    Twoja propozycja remisu jest już złożona. Teraz odpowiedź należy do drugiego gracza.

    # refused-expired
    To wyzwanie wygasło. Na nowe wystarczy jedno /challenge.

    # refused-no-draw-offer
    Nie ma propozycji remisu od drugiego gracza. Złożona propozycja wygasa z następnym ruchem.

    # refused-not-the-challenger
    To wyzwanie może wycofać tylko osoba, która je rzuciła: Ann.

    # refused-not-yours
    To wyzwanie jest dla kogoś innego: Ben\_10.

    # refused-oneself
    Nie możesz rzucić wyzwania sobie. Wskaż innego gracza albo pomiń przeciwnika: wtedy zagra, kto pierwszy przyjmie.

    # refused-own
    To twoje własne wyzwanie. Przyjąć lub odrzucić może je drugi gracz; ty możesz je wycofać.

    # refused-rematch-asked
    Prośba o rewanż już jest, od: <@1>. Przyjąć ją może drugi gracz.

    # refused-rematch-done
    Rewanż za tę partię został już przyjęty.

    # refused-spectator
    Nie grasz w tej partii. Własną zaczniesz poleceniem /challenge.

    # refused-still-running
    Ta partia jeszcze trwa. O rewanż można poprosić, gdy się skończy.

    # refused-too-many
    Masz już 5 otwartych wyzwań, a więcej mieć nie można. Wycofaj któreś albo poczekaj na odpowiedź.

    # refused-too-many-one
    Masz już 1 otwarte wyzwanie, a więcej mieć nie można. Wycofaj je albo poczekaj na odpowiedź.

    # refused-turn
    To nie twoja kolej. Na ruchu: Ben\_10.

    # resign-early
    Na pewno chcesz zrezygnować z partii 7? Jeszcze nie obie strony wykonały ruch, więc partia zostanie odwołana i nie będzie się liczyć.
    [Tak, poddaję] [Nie, gram dalej]

    # resign-fox
    Na pewno chcesz poddać partię 7 (Lis i gęsi)? Wygra ją wtedy drugi gracz.
    [Tak, poddaję] [Nie, gram dalej]

    # resign-hare
    Na pewno chcesz poddać partię 7 (Zając i psy)? Wygra ją wtedy drugi gracz.
    [Tak, poddaję] [Nie, gram dalej]

    # unknown-button
    Ten przycisk już nie działa. Twoją partię w obecnym stanie pokaże /board.

    # unknown-command
    To polecenie nie działa albo przestało działać. Listę działających pokaże /help.

    # unreadable-cut-short
    Ruch urywa się tam, gdzie powinien być punkt.
    Ruch zapisuje się tak: a2-b3, skok tak: d4xd2, a kilka skoków ze wszystkimi punktami lądowania: d4xd2xf2.
    Dozwolone ruchy: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3

    # unreadable-empty
    Nie podano ruchu.
    Ruch zapisuje się tak: a2-b3, skok tak: d4xd2, a kilka skoków ze wszystkimi punktami lądowania: d4xd2xf2.
    Dozwolone ruchy: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3

    # unreadable-no-landing
    Ruch zaczyna się na a2, ale nie wiadomo, dokąd prowadzi.
    Ruch zapisuje się tak: a2-b3, skok tak: d4xd2, a kilka skoków ze wszystkimi punktami lądowania: d4xd2xf2.
    Dozwolone ruchy: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3

    # unreadable-not-a-jump
    Z a2 na a3 to nie skok: skok kończy się dwa punkty dalej w linii prostej.
    Ruch zapisuje się tak: a2-b3, skok tak: d4xd2, a kilka skoków ze wszystkimi punktami lądowania: d4xd2xf2.
    Dozwolone ruchy: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3

    # unreadable-of-many
    Tu powinien być punkt od a1 do g7, a jest: hello
    Ruch zapisuje się tak: a2-b3, skok tak: d4xd2, a kilka skoków ze wszystkimi punktami lądowania: d4xd2xf2.
    Pionki, które mogą się ruszyć: c1, e1, d2, a3, c3, e3, g3, b4, d4, f4, a5, c5, e5, g5
    /move podpowiada podczas pisania wszystkie dozwolone ruchy.

    # unreadable-point
    Tu powinien być punkt od a1 do g7, a jest: \*h9\*
    Ruch zapisuje się tak: a2-b3, skok tak: d4xd2, a kilka skoków ze wszystkimi punktami lądowania: d4xd2xf2.
    Dozwolone ruchy: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3

    # unreadable-same-point
    Ruch zaczyna się i kończy na a2.
    Ruch zapisuje się tak: a2-b3, skok tak: d4xd2, a kilka skoków ze wszystkimi punktami lądowania: d4xd2xf2.
    Dozwolone ruchy: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3

    # unreadable-too-long
    Ten tekst jest dłuższy niż jakikolwiek ruch.
    Ruch zapisuje się tak: a2-b3, skok tak: d4xd2, a kilka skoków ze wszystkimi punktami lądowania: d4xd2xf2.
    Dozwolone ruchy: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3

    # unreadable-too-many-jumps
    W tym ruchu jest więcej skoków niż pionków do przeskoczenia.
    Ruch zapisuje się tak: a2-b3, skok tak: d4xd2, a kilka skoków ze wszystkimi punktami lądowania: d4xd2xf2.
    Dozwolone ruchy: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3

    # went-wrong
    Coś poszło nie tak i nie jest to twoja wina. Jeśli się powtórzy, podaj kod `4f1c` osobie, która prowadzi tego bota.

    # which-game
    Masz kilka trwających partii. Wskaż tę właściwą w opcji „game”:
    [7 · Zając i psy · Ann](https://discord.com/channels/5/5/5)
    > Twój ruch, czas upływa <t:1800086400:R> …
    ");
}

#[test]
fn lists_rules_help_and_completions() {
    let book = Gallery::lists(LANGUAGE, &Cast::ordinary()).book();
    assert_snapshot!(book, @r"
    # games
    Twoje partie
    ==========
    7 · Lis i gęsi · Ben\_10
    > Twój ruch, czas upływa <t:1800086400:R>
    [7 · Zając i psy · Ben\_10](https://discord.com/channels/5/5/5)
    > Twój ruch, bez limitu czasu
    [7 · Lis i gęsi · Ben\_10](https://discord.com/channels/@me/5/5)
    > Ruch drugiego gracza, czas upływa <t:1800086400:R>
    [7 · Zając i psy · Ben\_10](https://discord.com/channels/5/5/5)
    > Ruch drugiego gracza, bez limitu czasu
    [7 · Zając i psy · Ben\_10](https://discord.com/channels/5/5/5)
    > Psy wygrały: zając jest osaczony.
    (5 partii)

    # games-none
    Twoje partie
    ==========
    Nie masz żadnej trwającej partii. Nową zaczniesz poleceniem /challenge.

    # games-one
    Twoje partie
    ==========
    7 · Lis i gęsi · Ben\_10
    > Twój ruch, czas upływa <t:1800086400:R>
    (1 partia)

    # games-paged
    Twoje partie
    ==========
    [7 · Zając i psy · Ben\_10](https://discord.com/channels/5/5/5)
    > Ruch drugiego gracza, czas upływa <t:1800086400:R> …
    (25 partii · Strona 2 z 3)
    [Poprzednia strona] [Następna strona]

    # help
    Leveret: gry w polowanie dla dwojga
    ==========
    **Pierwsza partia.** Wpisz /challenge i wskaż kogoś znajomego albo nikogo: wtedy zagra, kto pierwszy przyjmie. Po przyjęciu wyzwania pojawi się plansza. Ruch wykonasz przyciskiem albo poleceniem /move.

    **Wszystkie polecenia**
    `/challenge` – Rzuć komuś wyzwanie do gry albo zaproś każdego, kto chce
    `/move` – Wykonaj ruch w swojej partii
    `/board` – Pokaż planszę swojej partii w nowej wiadomości
    `/games` – Lista twoich partii, najpierw te, w których czeka twój ruch
    `/resign` – Poddaj swoją partię
    `/draw` – Zaproponuj remis albo przyjmij zaproponowany
    `/takeback` – Poproś o cofnięcie swojego ostatniego ruchu
    `/rules` – Jak grać, czym różnią się gry, ich historia
    `/leaderboard` – Najlepsi gracze
    `/stats` – Rankingi i wyniki, twoje lub czyjeś
    `/help` – Co potrafi Leveret i jak zacząć
    `/replay` – Przejrzyj partię, trwającą lub zakończoną
    `/history` – Lista zakończonych partii, twoich lub czyichś
    `/export` – Pobierz partię jako tekst
    `/import` – Przejrzyj partię, która została wyeksportowana
    `/settings` – Twoje ustawienia: język, powiadomienia, przypomnienia, wygląd planszy
    `/block` – Nie przyjmuj więcej wyzwań od kogoś
    `/unblock` – Znów przyjmuj wyzwania od kogoś
    `/privacy` – Co Leveret o tobie wie: pobierz to albo każ usunąć
    `/server` – Ustawienia tego serwera; dla osób, które nim zarządzają
    Aplikacje, Wyzwij do gry (w menu osoby) – Wyzwij tę osobę do gry

    Zasady obu gier znajdziesz w /rules.

    # leaderboard-everywhere
    Zając i psy: klasyfikacja
    ==========
    Partie rozegrane gdziekolwiek.
    **11** Ann: 1601 ± 136, 52 partie …
    (Ranking łączny to średnia z rankingów obu stron. O miejscu decyduje ranking minus niepewność (±). Strona 2 z 3)
    [Poprzednia strona] [Następna strona]
    [Lis i gęsi] [Ten serwer]

    # leaderboard-none
    Zając i psy: klasyfikacja
    ==========
    Partie rozegrane gdziekolwiek.
    Nikt jeszcze nie ukończył partii rankingowej. Zacznij od /challenge – pierwsze miejsce jest wolne.
    (Ranking łączny to średnia z rankingów obu stron. O miejscu decyduje ranking minus niepewność (±).)
    [Lis i gęsi]

    # leaderboard-server
    Lis i gęsi: klasyfikacja
    ==========
    Partie rozegrane na tym serwerze.
    **1** Ann: 1601 ± 136, 52 partie
    **2** __Ben\_10__: 1601 ± 136, 2 partie
    (Ranking łączny to średnia z rankingów obu stron. O miejscu decyduje ranking minus niepewność (±).)
    [Zając i psy] [Wszędzie]

    # rules-fox
    Lis i gęsi: jak grać
    ==========
    Całe stado gęsi poluje na jednego lisa. Gęsi chcą go osaczyć, a lis przerzedza ich szeregi.

    - **Plansza.** Krzyż z 33 punktów. Każde dwa sąsiednie punkty łączy linia: w rzędach, w kolumnach i na ukos.
    - **Początek.** Lis stoi pośrodku, na d4. 13 gęsi zajmuje trzeci rząd i ramię krzyża pod nim. Zaczyna lis, potem strony grają na przemian.
    - **Ruchy.** Gęś idzie o jeden punkt do przodu (w górę) albo ukośnie do przodu, nigdy do tyłu. Lis idzie o jeden punkt w dowolną stronę albo przeskakuje sąsiednią gęś na wolny punkt tuż za nią i ją zbija. Po skoku może w tym samym ruchu skakać dalej albo się zatrzymać. Lis nigdy nie musi zbijać; gęsi nie zbijają.
    - **Gęsi wygrywają**, gdy na ruchu jest lis, ale nie może zrobić kroku ani skoczyć.
    - **Lis wygrywa**, gdy zostanie mniej niż cztery gęsi albo gdy na ruchu są gęsi, ale żadna nie może się ruszyć.
    - **Ustawienia stołu.** W wyzwaniu można wybrać 15 gęsi (także na a4 i g4) lub 17 (jeszcze na a5 i g5), gęsi, które poruszają się także w bok, oraz planszę, na której linie ukośne ma tylko co drugi punkt. Z ruchami w bok partia kończy się remisem, gdy ta sama pozycja z tą samą stroną na ruchu wystąpi po raz trzeci. Na remis można się też umówić.
    [Porównanie gier] [Historia] [Zając i psy]

    # rules-fox-compared
    Lis i gęsi w porównaniu z grą Zając i psy
    ==========
    ```
    Zając i psy Lis i gęsi
    -- Punkty
    11          33
    -- Pionki
    1 zając     1 lis oraz
    oraz 3 psy  13, 15 lub
                17 gęsi
    -- Pierwszy ruch
    psy         lis
    -- Ruchy psów i gęsi
    do przodu   do przodu;
    lub w bok   w bok jako
                opcja
    -- Ruchy zająca i lisa
    w każdą     w każdą
    stronę      stronę
    -- Zbijanie
    brak        lis,
                skacząc
    -- Wygrana psów i gęsi
    zając       lis
    osaczony    osaczony
    -- Wygrana zająca/lisa
    przejście   mniej niż
    za psy lub  4 gęsi lub
    10 ruchów   brak ich
    na zwłokę   ruchu
    -- Remis
    za zgodą    za zgodą;
    obu stron   w bok też
                powtórka
    ```
    [Jak grać] [Historia] [Zając i psy]

    # rules-fox-history
    Lis i gęsi: historia i bezbłędna gra
    ==========
    - **Stara rodzina.** Jeden silny pionek przeciw stadu słabych: w takie gry w polowanie gra się w północnej Europie od stuleci. Gra Zając i psy to ich mniejsza krewna z własną planszą.
    - **Dwie plansze.** Tutaj połączone są każde dwa sąsiednie punkty krzyża, więc pionek pośrodku ma przed sobą osiem dróg. Na dawnej, rysowanej planszy linie ukośne ma tylko co drugi punkt; można ją wybrać w ustawieniach stołu.
    - **Bezbłędna gra.** Nie udało się znaleźć opublikowanego rozwiązania dla tej planszy i tych zasad, więc niczego tu nie twierdzimy. Pewne jest jedno: bez ruchów w bok każda partia kiedyś się kończy, bo gęsi idą tylko do przodu. Z ruchami w bok trzecie wystąpienie tej samej pozycji oznacza remis.
    [Jak grać] [Porównanie gier] [Zając i psy]

    # rules-hare
    Zając i psy: jak grać
    ==========
    Trzy psy polują na jednego zająca. Psy chcą go osaczyć, a zając chce przedostać się za nie.

    - **Plansza.** 11 punktów połączonych liniami: kwadrat trzy na trzy oraz po jednym punkcie końcowym pod nim i nad nim. Przekątne kwadratu przecinają się w jego środku.
    - **Początek.** Psy stoją na dole, na b1, a2 i c2, a zając na górze, na b5. Zaczynają psy, potem strony grają na przemian.
    - **Ruchy.** W każdym ruchu jeden pionek przechodzi wzdłuż linii na sąsiedni wolny punkt. Zając może iść w każdą stronę. Pies idzie do przodu (w górę), ukośnie do przodu albo w bok, nigdy do tyłu. Niczego się nie zbija.
    - **Psy wygrywają**, gdy na ruchu jest zając, ale nie może się ruszyć.
    - **Zając wygrywa**, gdy tylko znajdzie się w niższym rzędzie niż wszystkie psy: przedostał się wtedy za nie. Wygrywa też, gdy psy grają na zwłokę i wykonają dziesięć ruchów z rzędu, nie posuwając się naprzód. Licznik widać przy planszy; każdy ruch psa do przodu lub ukośnie do przodu go zeruje.

    Remis jest możliwy tylko za zgodą obu stron.
    [Porównanie gier] [Historia] [Lis i gęsi]

    # rules-hare-compared
    Zając i psy w porównaniu z grą Lis i gęsi
    ==========
    ```
    Zając i psy Lis i gęsi
    -- Punkty
    11          33
    -- Pionki
    1 zając     1 lis oraz
    oraz 3 psy  13, 15 lub
                17 gęsi
    -- Pierwszy ruch
    psy         lis
    -- Ruchy psów i gęsi
    do przodu   do przodu;
    lub w bok   w bok jako
                opcja
    -- Ruchy zająca i lisa
    w każdą     w każdą
    stronę      stronę
    -- Zbijanie
    brak        lis,
                skacząc
    -- Wygrana psów i gęsi
    zając       lis
    osaczony    osaczony
    -- Wygrana zająca/lisa
    przejście   mniej niż
    za psy lub  4 gęsi lub
    10 ruchów   brak ich
    na zwłokę   ruchu
    -- Remis
    za zgodą    za zgodą;
    obu stron   w bok też
                powtórka
    ```
    [Jak grać] [Historia] [Lis i gęsi]

    # rules-hare-history
    Zając i psy: historia i bezbłędna gra
    ==========
    - **Rozrywka żołnierzy.** Gry, w których kilka psów ściga jednego zająca, są znane w północnej Europie od stuleci. Ta mała plansza zdobyła popularność w XIX wieku w armii francuskiej, dlatego grę nazywa się też le jeu militaire, francuską grą wojskową. Inne nazwy to gra krasnoludków, diabeł wśród krawców, a w książce Schuha – gra żołnierska.
    - **Felieton i dwie książki.** Martin Gardner przedstawił ją czytelnikom swojej rubryki Mathematical Games w październiku 1963 roku, zachwycając się tym, ile strategii kryje się w tak prostej grze. Frederik Schuh zbadał ją do końca w książce The Master Book of Mathematical Recreations (1968). Do tego samego wniosku dochodzą Berlekamp, Conway i Guy w dziele Winning Ways for Your Mathematical Plays.
    - **Bezbłędna gra.** Wygrywają psy – bez względu na to, gdzie zaczyna zając i która strona rusza się pierwsza. Z pozycji początkowej wystarczą im najwyżej 23 posunięcia, licząc ruchy obu stron. Między ludźmi zając ma jednak swoje szanse: czasem wystarczy jeden nieuważny krok psa.
    [Jak grać] [Porównanie gier] [Lis i gęsi]

    # stats
    Statystyki: Ben\_10
    ==========
    **Zając i psy**
    Wszędzie: ranking łączny 1601 ± 136, miejsce 17
    > Psami: 1702 ± 160; wygrane 12, przegrane 4, remisy 1
    > Zającem: 1500 ± 220; wygrane 0, przegrane 4, remisy 1
    Na tym serwerze: ranking łączny 1601 ± 136, miejsce 2
    > Psami: 1702 ± 160; wygrane 12, przegrane 4, remisy 1
    > Zającem: 1500 ± 220; wygrane 0, przegrane 4, remisy 1
    **Lis i gęsi**
    Wszędzie: ranking łączny 1601 ± 136, miejsce 3
    > Gęsiami: 1702 ± 160; wygrane 12, przegrane 4, remisy 1
    > Lisem: 1500 ± 220; wygrane 0, przegrane 4, remisy 1
    Na tym serwerze: jeszcze bez partii rankingowej

    # stats-newcomer
    Statystyki: Ann
    ==========
    **Zając i psy**
    Wszędzie: jeszcze bez partii rankingowej
    **Lis i gęsi**
    Wszędzie: jeszcze bez partii rankingowej

    # suggest-captures
    d4 zbija d5, e5, kończy na f4 → d4xd6xf4 …

    # suggest-games
    7 · Zając i psy · Ben_10 · twój ruch → 7
    6 · Lis i gęsi · Łucja · ruch drugiego gracza → 6

    # suggest-moves
    b1 na b2 → b1-b2 …
    ");
}

#[test]
fn what_people_see_of_the_life_of_a_game() {
    let book = Gallery::life(LANGUAGE, &Cast::ordinary()).book();
    assert_snapshot!(book, @r#"
    # call-takeback
    <@2> – masz prośbę o cofnięcie ruchu.

    # challenge-match
    Wyzwanie: Zając i psy
    ==========
    Od: Ann
    Do: Ben\_10
    Strony: losowane po przyjęciu wyzwania
    Czas: 5 minut na ruch
    Mecz: 2 partie, po każdej zamiana stron
    Rankingowa: z partii, które ci sami gracze zaczną w ciągu 24 godzin, liczą się pierwsze 4.
    Wygasa <t:1800000900:R>.
    [Przyjmij] [Odrzuć] [Wycofaj]

    # done-takeback-asked
    Prośba o cofnięcie ruchu złożona. Jest ważna, dopóki drugi gracz nie odpowie albo ktoś nie wykona ruchu.

    # export-game
    Zapis partii 7. Wczyta go z powrotem /import.
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
    Zapis wczytany przez ciebie.
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
    Zakończone partie: Ann
    ==========
    [20 · Zając i psy · Ben\_10](https://discord.com/channels/5/5/5)
    > Wygrana · Psy wygrały: zając jest osaczony. · <t:1800000000:R>
    [19 · Lis i gęsi · Ben\_10](https://discord.com/channels/5/5/5)
    > Przegrana · Lis wygrał: gęsi się poddały. · <t:1800000000:R>
    [18 · Zając i psy · Ben\_10](https://discord.com/channels/5/5/5)
    > Remis · Remis za zgodą obu stron. · <t:1800000000:R>
    [17 · Lis i gęsi · Ben\_10](https://discord.com/channels/5/5/5)
    > Odwołana · Partia została odwołana. Nie liczy się. · <t:1800000000:R>
    (4 partie)
    [Wybierz partię do przejrzenia v]
      | 20 · Zając i psy · Ben_10 | Psy wygrały: zając jest osaczony.
      | 19 · Lis i gęsi · Ben_10 | Lis wygrał: gęsi się poddały.
      | 18 · Zając i psy · Ben_10 | Remis za zgodą obu stron.
      | 17 · Lis i gęsi · Ben_10 | Partia została odwołana. Nie liczy się.

    # history-none
    Zakończone partie: Ann
    ==========
    Nie ma jeszcze żadnej zakończonej partii.

    # history-paged
    Zakończone partie: Ann
    ==========
    [16 · Zając i psy · Ben\_10](https://discord.com/channels/5/5/5)
    > Przegrana · Zając wygrał: psom skończył się czas. · <t:1800000000:R> …
    (25 partii · Strona 2 z 3)
    [Wybierz partię do przejrzenia v]
      | 16 · Zając i psy · Ben_10 | Zając wygrał: psom skończył się czas. …
    [Poprzednia strona] [Następna strona]

    # import-form
    Wczytaj zapis
    Zapis
    [Game "hare-and-hounds"] …

    # import-gone
    Ten zapis nie jest już przechowywany. Wczytaj go ponownie przez /import.

    # match-begins
    Zając i psy: Ann (psy) – Ben\_10 (zając)
    ==========
    Mecz, partia 1 z 2. Wynik: Ann 0, Ben\_10 0
    Nie było jeszcze żadnego ruchu.
    Na ruchu: psy (Ann).
    Czas na ten ruch upływa <t:1800086400:R>.
    H = zając (Ben\_10), na b5
    D = pies (Ann), na b1, a2, c2
    (Partia 7 · 1 dzień na ruch · rankingowa)
    [b1 na b2] [a2 na b2] [a2 na a3] [a2 na b3] [c2 na b2]
    [c2 na b3] [c2 na c3]
    [Zaproponuj remis] [Poddaj partię] [Mój widok] [Ruchy]

    # match-called-off
    Zając i psy: Ann (psy) – Ben\_10 (zając)
    ==========
    **Partia została odwołana. Nie liczy się.**
    Mecz, partia 2 z 2. Wynik: Ann 0, Ben\_10 0
    Wraz z tą partią odwołany jest cały mecz. Nikt go nie wygrywa.
    Nie było jeszcze żadnego ruchu.
    H = zając (Ben\_10), na b5
    D = pies (Ann), na b1, a2, c2
    (Partia 7 · 1 dzień na ruch · nierankingowa)
    [Rewanż] [Przeglądaj partię]

    # match-drawn
    Zając i psy: Ann (psy) – Ben\_10 (zając)
    ==========
    **Remis za zgodą obu stron.**
    Mecz, partia 2 z 2. Wynik: Ann ½, Ben\_10 ½
    Mecz jest zakończony remisem.
    Ostatni ruch: zając z a4 na b4.
    H = zając (Ben\_10), na b4
    D = pies (Ann), na b1, b3, c3
    [ ] = pionek po ostatnim ruchu; o = punkt, z którego wyszedł
    (Partia 7 · 1 dzień na ruch · rankingowa)
    [Rewanż] [Przeglądaj partię]

    # match-goes-on
    Zając i psy: Ann (psy) – Ben\_10 (zając)
    ==========
    **Psy wygrały: zając jest osaczony.**
    Wygrywa: Ann
    Mecz, partia 1 z 2. Wynik: Ann 1, Ben\_10 0
    Następna jest partia 2 z 2, z zamianą stron.
    Ostatni ruch: zając z a4 na b4.
    H = zając (Ben\_10), na b4
    D = pies (Ann), na b1, b3, c3
    [ ] = pionek po ostatnim ruchu; o = punkt, z którego wyszedł
    (Partia 7 · 1 dzień na ruch · rankingowa)
    [Przeglądaj partię]

    # match-won
    Zając i psy: Ann (psy) – Ben\_10 (zając)
    ==========
    **Psy wygrały: zając jest osaczony.**
    Wygrywa: Ann
    Mecz, partia 2 z 2. Wynik: Ann 1, Ben\_10 0
    Mecz jest zakończony. Zwycięstwo w meczu: Ann
    Ostatni ruch: zając z a4 na b4.
    H = zając (Ben\_10), na b4
    D = pies (Ann), na b1, b3, c3
    [ ] = pionek po ostatnim ruchu; o = punkt, z którego wyszedł
    (Partia 7 · 1 dzień na ruch · rankingowa)
    [Rewanż] [Przeglądaj partię]

    # record-bad-header
    Tego zapisu nie da się odczytać. Błąd jest w wierszu 1:
    Nagłówek nie jest zapisany tak jak [Game "hare-and-hounds"].

    # record-contradiction
    Tego zapisu nie da się odczytać. Błąd jest w wierszu 4:
    Według nagłówka partia zakończyła się przez "trapped", ale ruchy prowadzą do "got-past".

    # record-contradiction-running
    Tego zapisu nie da się odczytać. Błąd jest w wierszu 6:
    Według nagłówka partia zakończyła się przez "trapped", ale po ostatnim ruchu jeszcze trwa.

    # record-date
    Tego zapisu nie da się odczytać. Błąd jest w wierszu 4:
    Tu powinna być data, na przykład 2026.01.31, a jest: \*today\*

    # record-illegal
    Tego zapisu nie da się odczytać. Błąd jest w wierszu 6:
    Posunięcie 1 jest niedozwolone: a2-b1. Z a2 na b1 to ruch do tyłu, a ten pionek nigdy się nie cofa.

    # record-late-header
    Tego zapisu nie da się odczytać. Błąd jest w wierszu 7:
    Nagłówek pojawia się, gdy ruchy już się zaczęły.

    # record-missing-header
    Tego zapisu nie da się odczytać. Błąd jest w wierszu 3:
    Przed ruchami brakuje nagłówka Game.

    # record-move
    Tego zapisu nie da się odczytać. Błąd jest w wierszu 6:
    Posunięcia 1 nie da się odczytać. Tu powinien być punkt od a1 do g7, a jest: h9

    # record-move-number
    Tego zapisu nie da się odczytać. Błąd jest w wierszu 6:
    Tu powinien być numer ruchu 1, a jest: 2.

    # record-no-result
    Tego zapisu nie da się odczytać. Błąd jest w wierszu 6:
    Po ruchach brakuje wyniku \*.

    # record-position-counter
    Tego zapisu nie da się odczytać. Błąd jest w wierszu 4:
    Licznik w pozycji nie jest liczbą od 0 do 9.

    # record-position-letter
    Tego zapisu nie da się odczytać. Błąd jest w wierszu 4:
    W pozycji, w rzędzie 2, jest litera, która nie oznacza pionka tej gry: \*

    # record-position-number
    Tego zapisu nie da się odczytać. Błąd jest w wierszu 4:
    Numer ruchu w pozycji nie jest liczbą od 1 w górę.

    # record-position-off-board
    Tego zapisu nie da się odczytać. Błąd jest w wierszu 4:
    Na tej planszy nie ma punktu b3.

    # record-position-pack
    Tego zapisu nie da się odczytać. Błąd jest w wierszu 4:
    W pozycji są 2 psy lub gęsi, co przy tych ustawieniach stołu nie jest możliwe.

    # record-position-parts
    Tego zapisu nie da się odczytać. Błąd jest w wierszu 4:
    Pozycja nie ma czterech potrzebnych części: rzędów, strony na ruchu, licznika i numeru ruchu.

    # record-position-quarry
    Tego zapisu nie da się odczytać. Błąd jest w wierszu 4:
    W pozycji powinien być dokładnie jeden zając albo lis, a jest inaczej.

    # record-position-row
    Tego zapisu nie da się odczytać. Błąd jest w wierszu 4:
    W pozycji rząd 4 powinien mieć 3 punkty, a jest inaczej.

    # record-position-row-one
    Tego zapisu nie da się odczytać. Błąd jest w wierszu 4:
    W pozycji rząd 5 powinien mieć 1 punkt, a jest inaczej.

    # record-position-rows
    Tego zapisu nie da się odczytać. Błąd jest w wierszu 4:
    W pozycji powinno być 5 rzędów oddzielonych ukośnikami, a jest inaczej.

    # record-position-shared
    Tego zapisu nie da się odczytać. Błąd jest w wierszu 4:
    W pozycji na b3 stoją dwa pionki.

    # record-position-side
    Tego zapisu nie da się odczytać. Błąd jest w wierszu 4:
    W pozycji powinna tu być litera strony na ruchu, a jest: x

    # record-repeated-header
    Tego zapisu nie da się odczytać. Błąd jest w wierszu 4:
    Nagłówek Game występuje drugi raz.

    # record-result
    Tego zapisu nie da się odczytać. Błąd jest w wierszu 4:
    Tu powinien być wynik \*, a jest: hare

    # record-setup-diagonals
    Tego zapisu nie da się odczytać. Błąd jest w wierszu 2:
    Tu powinny być przekątne "every" albo "alternate", a jest: some

    # record-setup-game
    Tego zapisu nie da się odczytać. Błąd jest w wierszu 1:
    Tu powinna być gra "hare-and-hounds" albo "fox-and-geese", a jest: chess

    # record-setup-geese
    Tego zapisu nie da się odczytać. Błąd jest w wierszu 2:
    Tu powinna być liczba gęsi, czyli 13, 15 albo 17, a jest: 14

    # record-setup-more
    Tego zapisu nie da się odczytać. Błąd jest w wierszu 2:
    Ustawienia stołu powinny się tu skończyć, a jest jeszcze: up

    # record-setup-too-long
    Tego zapisu nie da się odczytać. Błąd jest w wierszu 4:
    Tak długich ustawień stołu nie ma.

    # record-termination
    Tego zapisu nie da się odczytać. Błąd jest w wierszu 5:
    Tu powinien być sposób zakończenia partii, na przykład "trapped" albo "resigned", a jest: bored

    # record-too-long
    Tego zapisu nie da się odczytać. Błąd jest w wierszu 1:
    Ten tekst jest dłuższy niż jakikolwiek zapis.

    # record-unexpected
    Tego zapisu nie da się odczytać. Błąd jest w wierszu 6:
    Zapis powinien się tu skończyć, a jest jeszcze: hello

    # refused-match-goes-on
    W tym meczu będzie jeszcze następna partia. O rewanż można poprosić, gdy mecz się skończy.

    # refused-no-takeback
    Nie ma prośby drugiego gracza o cofnięcie ruchu. Złożona prośba wygasa z następnym ruchem.

    # refused-nothing-to-take-back
    Nie masz jeszcze ruchu, który można by cofnąć.

    # refused-takeback-asked
    Twoja prośba o cofnięcie ruchu jest już złożona. Teraz odpowiedź należy do drugiego gracza.

    # refused-takeback-to-answer
    Drugi gracz już prosi o cofnięcie ruchu: Ben\_10. Najpierw odpowiedz na to przy planszy.

    # replay-first
    Zając i psy: Ann (psy) – Ben\_10 (zając)
    ==========
    Po posunięciu 0 z 4
    Nie było jeszcze żadnego ruchu.
    Na ruchu: psy (Ann).
    H = zając (Ben\_10), na b5
    D = pies (Ann), na b1, a2, c2
    Ruchy: 1. a2-b3 b5-a4 2. c2-c3 a4-b4
    (Partia 7)
    [Początek] [Wstecz] [Dalej] [Koniec]
    [Eksportuj]

    # replay-import
    Zając i psy: Ann (psy) – Ben\_10 (zając)
    ==========
    Po posunięciu 4 z 4
    Ostatni ruch: zając z a4 na b4.
    **Psy wygrały: zając się poddał.**
    H = zając (Ben\_10), na b4
    D = pies (Ann), na b1, b3, c3
    [ ] = pionek po ostatnim ruchu; o = punkt, z którego wyszedł
    Ruchy: 1. a2-b3 b5-a4 2. c2-c3 **a4-b4**
    (Zapis wczytany przez ciebie. Jest przechowywany przez 7 dni.)
    [Początek] [Wstecz] [Dalej] [Koniec]
    [Eksportuj]

    # replay-last
    Zając i psy: Ann (psy) – Ben\_10 (zając)
    ==========
    Po posunięciu 4 z 4
    Ostatni ruch: zając z a4 na b4.
    **Psy wygrały: zając się poddał.**
    H = zając (Ben\_10), na b4
    D = pies (Ann), na b1, b3, c3
    [ ] = pionek po ostatnim ruchu; o = punkt, z którego wyszedł
    Ruchy: 1. a2-b3 b5-a4 2. c2-c3 **a4-b4**
    (Partia 7)
    [Początek] [Wstecz] [Dalej] [Koniec]
    [Eksportuj]

    # replay-long
    Lis i gęsi (15 gęsi, ruchy w bok, wszystkie przekątne): Ann (gęsi) – Ben\_10 (lis)
    ==========
    Po posunięciu 25 z 60
    Ostatni ruch: lis z d5 na c4.
    Na ruchu: gęsi (Ann).
    F = lis (Ben\_10), na c4
    G = gęś (Ann), razem 13, na c1, d1, e1, c2, e2, a3, b3, c3, d3, f3, e4, g4, e6
    mała litera = pionek po ostatnim ruchu; o = punkt, z którego wyszedł
    Ruchy: … 3. … a4-b5 4. c4-c5 f4-g5 5. c5-b4 e4-d4 6. b4-a5 g5-f5 7. a5xc5xe3 g3-g4 8. e3-e4 d2-e3 9. e4-d4 f5-e6 10. d4-d5 f3-f4 11. d5-c4 f4-e4 12. c4-d5 e3-f3 13. **d5-c4** a3-b4 14. c4-b5 e6-d6 15. b5-c4 b4-c5 16. c4-b4 e4-d5 17. b4xd2 d6-e7 18. d2xd4 b3-c4 19. d4xd6 e2-e3 20. d6-d5 f3-g3 21. d5xb3 e3-e4 22. b3-c4 e4-d5 23. c4-d3 …
    (Partia 7)
    [Początek] [Wstecz] [Dalej] [Koniec] [Odśwież]
    [Eksportuj]

    # replay-middle
    Zając i psy: Ann (psy) – Ben\_10 (zając)
    ==========
    Po posunięciu 2 z 4
    Ostatni ruch: zając z b5 na a4.
    Na ruchu: psy (Ann).
    H = zając (Ben\_10), na a4
    D = pies (Ann), na b1, c2, b3
    [ ] = pionek po ostatnim ruchu; o = punkt, z którego wyszedł
    Ruchy: 1. a2-b3 **b5-a4** 2. c2-c3 a4-b4
    (Partia 7)
    [Początek] [Wstecz] [Dalej] [Koniec]
    [Eksportuj]

    # replay-no-moves
    Lis i gęsi (13 gęsi, wszystkie przekątne): Ann (gęsi) – Ben\_10 (lis)
    ==========
    Nie było jeszcze żadnego ruchu.
    Na ruchu: lis (Ben\_10).
    F = lis (Ben\_10), na d4
    G = gęś (Ann), razem 13, na c1, d1, e1, c2, d2, e2, a3, b3, c3, d3, e3, f3, g3
    (Partia 7)
    [Początek] [Wstecz] [Dalej] [Koniec] [Odśwież]
    [Eksportuj]

    # replay-running
    Zając i psy: Ann (psy) – Ben\_10 (zając)
    ==========
    Po posunięciu 4 z 4
    Ostatni ruch: zając z a4 na b4.
    Na ruchu: psy (Ann).
    H = zając (Ben\_10), na b4
    D = pies (Ann), na b1, b3, c3
    [ ] = pionek po ostatnim ruchu; o = punkt, z którego wyszedł
    Ruchy: 1. a2-b3 b5-a4 2. c2-c3 **a4-b4**
    (Partia 7)
    [Początek] [Wstecz] [Dalej] [Koniec] [Odśwież]
    [Eksportuj]

    # suggest-games-over
    20 · Zając i psy · Ben_10 · zakończona → 20
    19 · Lis i gęsi · Ben_10 · zakończona → 19

    # takeback-and-draw
    Zając i psy: Ann (psy) – Ben\_10 (zając)
    ==========
    Ostatni ruch: zając z a4 na b4.
    Na ruchu: psy (Ann).
    Czas na ten ruch upływa <t:1800086400:R>.
    Remis proponuje zając (Ben\_10).
    O cofnięcie ostatniego ruchu proszą psy (Ann).
    H = zając (Ben\_10), na b4
    D = pies (Ann), na b1, b3, c3
    [ ] = pionek po ostatnim ruchu; o = punkt, z którego wyszedł
    (Partia 7 · 1 dzień na ruch · rankingowa)
    [b1 na a2] [b1 na b2] [b1 na c2] [b3 na a3] [b3 na a4]
    [b3 na c4] [c3 na c4]
    [Przyjmij remis] [Odrzuć remis] [Pozwól cofnąć ruch] [Nie pozwól cofnąć] [Poddaj partię]

    # takeback-fox
    Lis i gęsi (13 gęsi, wszystkie przekątne): Ann (gęsi) – Ben\_10 (lis)
    ==========
    Ostatni ruch: gęś z a3 na a4.
    Na ruchu: lis (Ben\_10).
    Czas na ten ruch upływa <t:1800086400:R>.
    O cofnięcie ostatniego ruchu prosi lis (Ben\_10).
    F = lis (Ben\_10), na e5
    G = gęś (Ann), razem 13, na c1, d1, e1, c2, d2, e2, b3, c3, d3, e3, f3, g3, a4
    mała litera = pionek po ostatnim ruchu; o = punkt, z którego wyszedł
    (Partia 7 · 1 dzień na ruch · rankingowa)
    [e5 na d4] [e5 na e4] [e5 na f4] [e5 na d5] [e5 na f5]
    [e5 na d6] [e5 na e6]
    [Zaproponuj remis] [Pozwól cofnąć ruch] [Nie pozwól cofnąć] [Poddaj partię] [Mój widok]

    # takeback-geese
    Lis i gęsi (13 gęsi, wszystkie przekątne): Ann (gęsi) – Ben\_10 (lis)
    ==========
    Ostatni ruch: gęś z a3 na a4.
    Na ruchu: lis (Ben\_10).
    Czas na ten ruch upływa <t:1800086400:R>.
    O cofnięcie ostatniego ruchu proszą gęsi (Ann).
    F = lis (Ben\_10), na e5
    G = gęś (Ann), razem 13, na c1, d1, e1, c2, d2, e2, b3, c3, d3, e3, f3, g3, a4
    mała litera = pionek po ostatnim ruchu; o = punkt, z którego wyszedł
    (Partia 7 · 1 dzień na ruch · rankingowa)
    [e5 na d4] [e5 na e4] [e5 na f4] [e5 na d5] [e5 na f5]
    [e5 na d6] [e5 na e6]
    [Zaproponuj remis] [Pozwól cofnąć ruch] [Nie pozwól cofnąć] [Poddaj partię] [Mój widok]

    # takeback-hare
    Zając i psy: Ann (psy) – Ben\_10 (zając)
    ==========
    Ostatni ruch: zając z a4 na b4.
    Na ruchu: psy (Ann).
    Czas na ten ruch upływa <t:1800086400:R>.
    O cofnięcie ostatniego ruchu prosi zając (Ben\_10).
    H = zając (Ben\_10), na b4
    D = pies (Ann), na b1, b3, c3
    [ ] = pionek po ostatnim ruchu; o = punkt, z którego wyszedł
    (Partia 7 · 1 dzień na ruch · rankingowa)
    [b1 na a2] [b1 na b2] [b1 na c2] [b3 na a3] [b3 na a4]
    [b3 na c4] [c3 na c4]
    [Zaproponuj remis] [Pozwól cofnąć ruch] [Nie pozwól cofnąć] [Poddaj partię] [Mój widok]

    # takeback-hounds
    Zając i psy: Ann (psy) – Ben\_10 (zając)
    ==========
    Ostatni ruch: zając z a4 na b4.
    Na ruchu: psy (Ann).
    Czas na ten ruch upływa <t:1800086400:R>.
    O cofnięcie ostatniego ruchu proszą psy (Ann).
    H = zając (Ben\_10), na b4
    D = pies (Ann), na b1, b3, c3
    [ ] = pionek po ostatnim ruchu; o = punkt, z którego wyszedł
    (Partia 7 · 1 dzień na ruch · rankingowa)
    [b1 na a2] [b1 na b2] [b1 na c2] [b3 na a3] [b3 na a4]
    [b3 na c4] [c3 na c4]
    [Zaproponuj remis] [Pozwól cofnąć ruch] [Nie pozwól cofnąć] [Poddaj partię] [Mój widok]

    # unfit-not-text
    Ten plik nie jest tekstem. Zapis to zwykły tekst, taki jak z /export.

    # unfit-out-of-reach
    Tego pliku nie da się teraz pobrać. Spróbuj ponownie albo użyj /import bez pliku i wklej zapis.

    # unfit-too-large
    Ten tekst jest dłuższy niż jakikolwiek zapis.
    "#);
}

#[test]
fn what_people_and_servers_settle_on() {
    let book = Gallery::settings(LANGUAGE, &Cast::ordinary()).book();
    assert_snapshot!(book, @r"
    # blocked
    Nie przyjmujesz już wyzwań od gracza: Ben\_10. Cofniesz to poleceniem /unblock. Trwające partie toczą się dalej.

    # blocked-already
    Wyzwania od tego gracza są już zablokowane: Ben\_10.

    # blocked-oneself
    Nie możesz zablokować siebie.

    # invite
    Wyzwanie
    ==========
    Do: Ben\_10
    Gra: Zając i psy
    Czas: 5 minut na ruch
    [Wybierz grę v]
      | Lis i gęsi (13 gęsi, wszystkie przekątne) | …
    [Wybierz czas na ruch v]
      | 1 dzień na ruch |
      | 3 dni na ruch | …
      | Bez limitu czasu |
    [Wyślij wyzwanie]

    # invite-menu
    Wyzwij do gry

    # own-below
    Zając i psy: Ann (psy) – ktoś (zając)
    ==========
    **Od chwili, gdy to się pojawiło, plansza się zmieniła. Spójrz, jak wygląda teraz, i wybierz jeszcze raz.**
    Ostatni ruch: pies z a2 na b3.
    Na ruchu: zając (ktoś).
    Czas na ten ruch upływa <t:1800086400:R>.
    Zając (ktoś) na b5
    Psy (Ann) na b1, c2, b3
    Dozwolone ruchy: b5 na a4; b5 na b4; b5 na c4
    (Partia 7 · 1 dzień na ruch · rankingowa)
    [Zaproponuj remis] [Cofnij ruch] [Poddaj partię] [Mój widok] [Ruchy]

    # own-forgotten
    Zając i psy: Ann (psy) – ktoś (zając)
    ==========
    Ostatni ruch: pies z a2 na b3.
    Na ruchu: zając (ktoś).
    Czas na ten ruch upływa <t:1800086400:R>.
    Zając (ktoś) na b5
    Psy (Ann) na b1, c2, b3
    Dozwolone ruchy: b5 na a4; b5 na b4; b5 na c4
    (Partia 7 · 1 dzień na ruch · rankingowa)
    [Zaproponuj remis] [Cofnij ruch] [Poddaj partię] [Mój widok] [Ruchy]

    # own-fox-words
    Lis i gęsi (13 gęsi, wszystkie przekątne): Ann (gęsi) – Ben\_10 (lis)
    ==========
    Nie było jeszcze żadnego ruchu.
    Na ruchu: lis (Ben\_10).
    Czas na ten ruch upływa <t:1800086400:R>.
    Dozwolonych ruchów jest 188, a w menu mieści się ich 25; wszystkie podpowiada /move.
    Lis (Ben\_10) na d4
    Gęsi (Ann) na c1, d1, c3, d3, e3, c4, e4, c5, d5, e5
    Dozwolone ruchy: d4 zbija d3, kończy na d2; d4 zbija c4, kończy na b4; d4 zbija e4, kończy na f4; d4 zbija d5, kończy na d6; d4 zbija c4, c3, kończy na d2; d4 zbija e4, e3, kończy na d2; d4 zbija d3, c3, kończy na b4; d4 zbija d5, c5, kończy na b4; d4 zbija d3, e3, kończy na f4; d4 zbija d5, e5, kończy na f4; d4 zbija c4, c5, kończy na d6; d4 zbija e4, e5, kończy na d6; d4 zbija d5, c5, c3, kończy na d2; d4 zbija d5, e5, e3, kończy na d2; d4 zbija e4, e3, c3, kończy na b4; d4 zbija e4, e5, c5, kończy na b4; d4 zbija d3, c3, c4, kończy na d4; d4 zbija d3, e3, e4, kończy na d4; d4 zbija c4, c3, d3, kończy na d4; d4 zbija c4, c5, d5, kończy na d4; d4 zbija e4, e3, d3, kończy na d4; d4 zbija e4, e5, d5, kończy na d4; d4 zbija d5, c5, c4, kończy na d4; d4 zbija d5, e5, e4, kończy na d4; d4 zbija c4, c3, e3, kończy na f4; d4 zbija c4, c5, e5, kończy na f4; d4 zbija d3, c3, c5, kończy na d6; d4 zbija d3, e3, e5, kończy na d6; d4 zbija c4, c5, d5, d3, kończy na d2; d4 zbija c4, c5, e5, e3, kończy na d2; d4 zbija e4, e5, c5, c3, kończy na d2; d4 zbija e4, e5, d5, d3, kończy na d2; d4 zbija d5, c5, c4, d3, kończy na d2; d4 zbija d5, e5, e4, d3, kończy na d2; d4 zbija d3, e3, e4, c4, kończy na b4; d4 zbija d3, e3, e5, c5, kończy na b4; d4 zbija e4, e3, d3, c4, kończy na b4; d4 zbija e4, e5, d5, c4, kończy na b4; d4 zbija d5, e5, e3, c3, kończy na b4; d4 zbija d5, e5, e4, c4, kończy na b4; …
    (Partia 7 · 1 dzień na ruch · rankingowa)
    [Wybierz ruch lisa v]
      | d4 zbija d3, kończy na d2 | …
    [Zaproponuj remis] [Poddaj partię] [Mój widok] [Ruchy]

    # own-hare-turned
    Zając i psy: Ann (psy) – Ben\_10 (zając)
    ==========
    Ostatni ruch: pies z a2 na b3.
    Na ruchu: zając (Ben\_10).
    Czas na ten ruch upływa <t:1800086400:R>.
    H = zając (Ben\_10), na b5
    D = pies (Ann), na b1, c2, b3
    [ ] = pionek po ostatnim ruchu; o = punkt, z którego wyszedł
    (Partia 7 · 1 dzień na ruch · rankingowa)
    [b5 na a4] [b5 na b4] [b5 na c4]
    [Zaproponuj remis] [Cofnij ruch] [Poddaj partię] [Mój widok] [Ruchy]

    # own-hare-words
    Zając i psy: Ann (psy) – Ben\_10 (zając)
    ==========
    Ostatni ruch: pies z a2 na b3.
    Na ruchu: zając (Ben\_10).
    Czas na ten ruch upływa <t:1800086400:R>.
    Zając (Ben\_10) na b5
    Psy (Ann) na b1, c2, b3
    Dozwolone ruchy: b5 na a4; b5 na b4; b5 na c4
    (Partia 7 · 1 dzień na ruch · rankingowa)
    [b5 na a4] [b5 na b4] [b5 na c4]
    [Zaproponuj remis] [Cofnij ruch] [Poddaj partię] [Mój widok] [Ruchy]

    # own-hounds-not-turned
    Zając i psy: Ann (psy) – Ben\_10 (zając)
    ==========
    Ostatni ruch: pies z a2 na b3.
    Na ruchu: zając (Ben\_10).
    Czas na ten ruch upływa <t:1800086400:R>.
    H = zając (Ben\_10), na b5
    D = pies (Ann), na b1, c2, b3
    [ ] = pionek po ostatnim ruchu; o = punkt, z którego wyszedł
    (Partia 7 · 1 dzień na ruch · rankingowa)
    [Zaproponuj remis] [Cofnij ruch] [Poddaj partię] [Mój widok] [Ruchy]

    # own-no-thread
    Ten serwer chce wątku dla każdej partii, ale nie mogę go tu otworzyć: brakuje mi uprawnienia „Tworzenie publicznych wątków” lub „Wysyłanie wiadomości w wątkach”. Partia toczy się na tym kanale.

    # own-reminder
    <@2> – czas na twój ruch w partii 7 (Zając i psy) upływa <t:1800086400:R>.
    https://discord.com/channels/5/5/5

    # own-thread
    Zając i psy: Ann (psy) – ktoś (zając)

    # own-unseen
    Ostatni ruch: pies z a2 na b3.
    Na ruchu: zając (ktoś).
    Czas na ten ruch upływa <t:1800086400:R>.
    Nie mogę pisać tam, gdzie toczy się ta partia, więc tamtejsza plansza jeszcze tego nie pokazuje. Pokaże, gdy tylko ktoś z was jej użyje albo wywoła /board.

    # privacy
    Co o tobie wiem
    ==========
    Przechowuję to, czego potrzebują gry, i nic więcej:
    - twój numer na Discordzie i nazwę, pod którą ostatnio mnie używasz;
    - twoje partie z ruchami i wynikami oraz twoje rankingi;
    - twoje wyzwania, twoje ustawienia i listę osób, od których nie chcesz wyzwań;
    - to, co serwery postanowiły w twojej sprawie, i twoje decyzje w sprawach serwerów.

    Nie czytam żadnych wiadomości. Inni widzą twoją nazwę, partie i rankingi.

    Możesz dostać to wszystko w pliku albo kazać usunąć. Partie zostają dla tych, z którymi grasz, ale bez twojej nazwy; trwające partie zostaną najpierw poddane. Wiadomości na kanałach zostają. Jeśli jakiś serwer cię wykluczył, tak pozostanie.
    [Daj mi plik] [Usuń moje dane]

    # privacy-exported
    To wszystko, co o tobie przechowuję.

    # privacy-forgotten
    Twoje dane są usunięte. Jeśli znów zagrasz, zaczniesz od nowa.

    # privacy-not
    Nic nie zostało usunięte.

    # privacy-sure
    Na pewno usunąć wszystkie twoje dane? Twoje trwające partie zostaną poddane, a te, w których jeszcze nie obie strony wykonały ruch, odwołane; twoje rankingi przepadną na zawsze. Tego nie da się cofnąć.
    [Tak, usuń wszystko] [Nie, zachowaj]

    # refused-barred
    Osoby, które zarządzają tym serwerem, nie pozwalają ci mnie tu używać. /privacy i /settings działają mimo to.

    # refused-forgotten
    Dane drugiego gracza tej partii zostały na jego prośbę usunięte, więc nie ma kogo poprosić o rewanż.

    # refused-games
    Masz już 25 trwających partii, a więcej mieć nie można. Najpierw dokończ którąś; ich listę pokaże /games.

    # refused-games-here
    Na tym kanale trwa już 100 partii, a więcej być nie może. Zagraj na innym kanale albo poczekaj, aż któraś się skończy.

    # refused-nobody-here
    Wyzwania rzuconego tutaj nikt poza tobą nie zobaczy. Użyj /challenge na serwerze, w grupie albo w wiadomościach prywatnych ze znajomą osobą.

    # refused-not-welcome
    Ten gracz nie przyjmuje wyzwań od ciebie: Ben\_10. Wskaż innego gracza albo pomiń przeciwnika.

    # refused-opponent-barred
    Osoby, które zarządzają tym serwerem, nie pozwalają temu graczowi mnie tu używać: Ben\_10.

    # refused-other-channels
    Na tym serwerze partie zaczyna się tylko na tych kanałach: <#5> <#5>

    # refused-sent
    W ciągu dziesięciu minut można rzucić najwyżej 10 wyzwań, a tyle już masz za sobą. Poczekaj kilka minut.

    # server-away
    Ustawienia tego serwera
    ==========
    Partie można zaczynać na każdym kanale.
    Czas na ruch, jeśli wyzwanie go nie określa: jak zwykle
    Gra, jeśli wyzwanie jej nie określa: jak zwykle
    Język tego, co widzą wszyscy: automatycznie
    Powiadomienia: co najwyżej wtedy, gdy gracza nie ma przy planszy
    Wątek dla każdej partii: nie
    Osoby wykluczone: 0
    (Więcej w opcjach polecenia /server: ukrycie kogoś w klasyfikacji lub pokazanie, wykluczenie lub dopuszczenie, odwołanie partii.)
    [Wybierz czas na ruch v]
      | jak zwykle |
      | 5 minut na ruch |
      | 1 dzień na ruch |
      | 3 dni na ruch | …
      | bez limitu czasu |
    [Wybierz grę v]
      | jak zwykle |
      | Zając i psy |
      | Lis i gęsi (13 gęsi, wszystkie przekątne) | …
    [Wybierz język v]
      | automatycznie |
      | English |
      | Ελληνικά |
      | Italiano |
      | Polski |
      | Norsk |
      | Čeština |
    [Wybierz, jakie mają być powiadomienia v]
      | Powiadomienia, jak woli każdy gracz |
      | Powiadomienia tylko, gdy gracza nie ma przy planszy |
      | Bez powiadomień |
    [Wątek dla każdej partii] [Zezwól na tym kanale] [Dziennik]

    # server-changed
    Ukryte w klasyfikacji tego serwera: Ben\_10
    Z powrotem w klasyfikacji tego serwera: Ben\_10
    Bez prawa do używania mnie na tym serwerze: Ben\_10
    Znów z prawem do używania mnie na tym serwerze: Ben\_10
    Odwołana: partia 7

    # server-log
    Co zrobiono w imieniu tego serwera
    ==========
    <t:1800000000:R> · Ann · Dodany kanał dla partii: <#5>
    <t:1800000000:R> · Ann · Usunięty kanał dla partii: <#5>
    <t:1800000000:R> · Ann · Partie można zaczynać na każdym kanale.
    <t:1800000000:R> · Ann · Czas na ruch, jeśli wyzwanie go nie określa: bez limitu czasu
    <t:1800000000:R> · Ann · Gra, jeśli wyzwanie jej nie określa: Zając i psy
    <t:1800000000:R> · Ann · Wątek dla każdej partii: tak
    <t:1800000000:R> · Ann · Język tego, co widzą wszyscy: Polski
    <t:1800000000:R> · Ann · Powiadomienia: co najwyżej wtedy, gdy gracza nie ma przy planszy
    <t:1800000000:R> · Ann · Bez prawa do używania mnie na tym serwerze: ktoś
    <t:1800000000:R> · Ann · Odwołana: partia 7
    (Strona 2 z 4)
    [Poprzednia strona] [Następna strona]
    [Ustawienia]

    # server-log-none
    Co zrobiono w imieniu tego serwera
    ==========
    Na razie nic.
    [Ustawienia]

    # server-none
    Nie ma tu serwera, dla którego można by coś ustawić.

    # server-not-a-manager
    To jest dla osób, które zarządzają tym serwerem: potrzebne jest uprawnienie „Zarządzanie serwerem”.

    # server-other
    Ustawienia tego serwera
    ==========
    Partie można zaczynać na kanałach: <#5> <#5> <#5> <#5> <#5> <#5> <#5> <#5> <#5> <#5> <#5> <#5> <#5> <#5> <#5> <#5> <#5> <#5> <#5> <#5> …
    Czas na ruch, jeśli wyzwanie go nie określa: 1 dzień na ruch
    Gra, jeśli wyzwanie jej nie określa: Lis i gęsi (17 gęsi, ruchy w bok, przekątne co drugi punkt)
    Język tego, co widzą wszyscy: Čeština
    Powiadomienia: żadne
    Wątek dla każdej partii: tak
    Osoby wykluczone: 1
    (Więcej w opcjach polecenia /server: ukrycie kogoś w klasyfikacji lub pokazanie, wykluczenie lub dopuszczenie, odwołanie partii.)
    [Wybierz czas na ruch v]
      | jak zwykle |
      | 5 minut na ruch |
      | 1 dzień na ruch |
      | 3 dni na ruch | …
      | bez limitu czasu |
    [Wybierz grę v]
      | jak zwykle |
      | Zając i psy |
      | Lis i gęsi (13 gęsi, wszystkie przekątne) | …
    [Wybierz język v]
      | automatycznie |
      | English |
      | Ελληνικά |
      | Italiano |
      | Polski |
      | Norsk |
      | Čeština |
    [Wybierz, jakie mają być powiadomienia v]
      | Powiadomienia, jak woli każdy gracz |
      | Powiadomienia tylko, gdy gracza nie ma przy planszy |
      | Bez powiadomień |
    [Bez wątków dla partii] [Już nie zezwalaj na tym kanale] [Zezwól na wszystkich kanałach] [Dziennik]

    # server-other-game
    Ta partia nie toczy się na tym serwerze.

    # server-usual
    Ustawienia tego serwera
    ==========
    Partie można zaczynać na każdym kanale.
    Czas na ruch, jeśli wyzwanie go nie określa: jak zwykle
    Gra, jeśli wyzwanie jej nie określa: jak zwykle
    Język tego, co widzą wszyscy: automatycznie
    Powiadomienia: jak woli każdy gracz
    Wątek dla każdej partii: nie
    Osoby wykluczone: 0
    (Więcej w opcjach polecenia /server: ukrycie kogoś w klasyfikacji lub pokazanie, wykluczenie lub dopuszczenie, odwołanie partii.)
    [Wybierz czas na ruch v]
      | jak zwykle |
      | 5 minut na ruch |
      | 1 dzień na ruch |
      | 3 dni na ruch | …
      | bez limitu czasu |
    [Wybierz grę v]
      | jak zwykle |
      | Zając i psy |
      | Lis i gęsi (13 gęsi, wszystkie przekątne) | …
    [Wybierz język v]
      | automatycznie |
      | English |
      | Ελληνικά |
      | Italiano |
      | Polski |
      | Norsk |
      | Čeština |
    [Wybierz, jakie mają być powiadomienia v]
      | Powiadomienia, jak woli każdy gracz |
      | Powiadomienia tylko, gdy gracza nie ma przy planszy |
      | Bez powiadomień |
    [Wątek dla każdej partii] [Zezwól na tym kanale] [Dziennik]

    # settings-always
    Twoje ustawienia
    ==========
    Język: automatycznie
    Powiadomienia: przy każdym twoim ruchu
    Przypomnienia, że kończy się czas: na kanale partii
    Plansza, którą widzisz tylko ty: rysowana
    Gdy grasz zającem lub lisem: twoja plansza nie jest odwrócona
    (Obowiązują od teraz, wszędzie. Plansza, którą widzą wszyscy, się nie zmienia; twoją pokazuje „Mój widok” pod nią.)
    [Wybierz język v]
      | automatycznie |
      | English |
      | Ελληνικά |
      | Italiano |
      | Polski |
      | Norsk |
      | Čeština |
    [Wybierz, kiedy dostajesz powiadomienia v]
      | Powiadamiaj mnie przy każdym moim ruchu |
      | Powiadamiaj mnie, gdy nie ma mnie przy planszy |
      | Nigdy mnie nie powiadamiaj |
    [Przypomnienia w wiadomościach prywatnych] [Moja plansza słowami] [Odwracaj moją planszę]

    # settings-other
    Twoje ustawienia
    ==========
    Język: Ελληνικά
    Powiadomienia: nigdy
    Przypomnienia, że kończy się czas: w wiadomości prywatnej
    Plansza, którą widzisz tylko ty: słowami, dla czytnika ekranu
    Gdy grasz zającem lub lisem: twoja plansza jest odwrócona
    (Obowiązują od teraz, wszędzie. Plansza, którą widzą wszyscy, się nie zmienia; twoją pokazuje „Mój widok” pod nią.)
    [Wybierz język v]
      | automatycznie |
      | English |
      | Ελληνικά |
      | Italiano |
      | Polski |
      | Norsk |
      | Čeština |
    [Wybierz, kiedy dostajesz powiadomienia v]
      | Powiadamiaj mnie przy każdym moim ruchu |
      | Powiadamiaj mnie, gdy nie ma mnie przy planszy |
      | Nigdy mnie nie powiadamiaj |
    [Przypomnienia na kanale] [Moja plansza rysowana] [Nie odwracaj mojej planszy]

    # settings-usual
    Twoje ustawienia
    ==========
    Język: automatycznie
    Powiadomienia: gdy nie ma cię przy planszy
    Przypomnienia, że kończy się czas: na kanale partii
    Plansza, którą widzisz tylko ty: rysowana
    Gdy grasz zającem lub lisem: twoja plansza nie jest odwrócona
    (Obowiązują od teraz, wszędzie. Plansza, którą widzą wszyscy, się nie zmienia; twoją pokazuje „Mój widok” pod nią.)
    [Wybierz język v]
      | automatycznie |
      | English |
      | Ελληνικά |
      | Italiano |
      | Polski |
      | Norsk |
      | Čeština |
    [Wybierz, kiedy dostajesz powiadomienia v]
      | Powiadamiaj mnie przy każdym moim ruchu |
      | Powiadamiaj mnie, gdy nie ma mnie przy planszy |
      | Nigdy mnie nie powiadamiaj |
    [Przypomnienia w wiadomościach prywatnych] [Moja plansza słowami] [Odwracaj moją planszę]

    # unblocked
    Znów przyjmujesz wyzwania od gracza: Ben\_10.

    # unblocked-already
    Ten gracz nie jest przez ciebie zablokowany: Ben\_10.
    ");
}
