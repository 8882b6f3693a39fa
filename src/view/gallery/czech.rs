//! Every screen in Czech, as people read it.

#![allow(
    clippy::too_many_lines,
    reason = "a wall of snapshots is as long as there are screens"
)]

use insta::assert_snapshot;

use super::{Cast, Gallery};
use crate::l10n::Language;

const LANGUAGE: Language = Language::Czech;

#[test]
fn what_everybody_sees() {
    let book = Gallery::boards(LANGUAGE, &Cast::ordinary()).book();
    assert_snapshot!(book, @r"
    # board-fox-captured-many
    Liška a husy (13 hus, všechny úhlopříčky): Ann (husy) – Ben\_10 (liška)
    ==========
    Poslední tah: liška z d4 na d6, bere 6 hus: na d5, e5, e4, d3, c3, c5.
    Na tahu: husy (Ann).
    F = liška (Ben\_10), na d6
    G = husa (Ann), celkem 4, na c1, d1, e3, c4
    malé písmeno = kámen, který táhl naposled; o = bod, odkud vyšel
    (Partie 7 · 1 den na tah · hodnocená)
    [Vyber husu, která potáhne v]
      | Husa na c1 | na c2, d2 …
    [Nabídnout remízu] [Vrátit tah] [Vzdát partii] [Můj pohled] [Tahy]

    # board-fox-captured-one
    Liška a husy (13 hus, všechny úhlopříčky): Ann (husy) – Ben\_10 (liška)
    ==========
    Poslední tah: liška z d5 na d3, bere husu na d4.
    Na tahu: husy (Ann).
    Čas na tento tah končí <t:1800086400:R>.
    F = liška (Ben\_10), na d3
    G = husa (Ann), celkem 12, na c1, d1, e1, c2, d2, e2, a3, b3, e3, f3, g3, c4
    malé písmeno = kámen, který táhl naposled; o = bod, odkud vyšel
    (Partie 7 · 1 den na tah · hodnocená)
    [Vyber husu, která potáhne v]
      | Husa na c2 | na c3 …
    [Nabídnout remízu] [Vrátit tah] [Vzdát partii] [Můj pohled] [Tahy]

    # board-fox-draw-offered
    Liška a husy (13 hus, všechny úhlopříčky): Ann (husy) – Ben\_10 (liška)
    ==========
    Poslední tah: liška z d4 na e5.
    Na tahu: husy (Ann).
    Čas na tento tah končí <t:1800086400:R>.
    Remízu nabízejí husy (Ann).
    F = liška (Ben\_10), na e5
    G = husa (Ann), celkem 13, na c1, d1, e1, c2, d2, e2, a3, b3, c3, d3, e3, f3, g3
    malé písmeno = kámen, který táhl naposled; o = bod, odkud vyšel
    (Partie 7 · 1 den na tah · hodnocená)
    [Vyber husu, která potáhne v]
      | Husa na a3 | na a4, b4 …
    [Přijmout remízu] [Odmítnout remízu] [Vrátit tah] [Vzdát partii] [Můj pohled]

    # board-fox-draw-offered-by-fox
    Liška a husy (13 hus, všechny úhlopříčky): Ann (husy) – Ben\_10 (liška)
    ==========
    Poslední tah: liška z d4 na e5.
    Na tahu: husy (Ann).
    Čas na tento tah končí <t:1800086400:R>.
    Remízu nabízí liška (Ben\_10).
    F = liška (Ben\_10), na e5
    G = husa (Ann), celkem 13, na c1, d1, e1, c2, d2, e2, a3, b3, c3, d3, e3, f3, g3
    malé písmeno = kámen, který táhl naposled; o = bod, odkud vyšel
    (Partie 7 · 1 den na tah · hodnocená)
    [Vyber husu, která potáhne v]
      | Husa na a3 | na a4, b4 …
    [Přijmout remízu] [Odmítnout remízu] [Vrátit tah] [Vzdát partii] [Můj pohled]

    # board-fox-geese-moved
    Liška a husy (13 hus, všechny úhlopříčky): Ann (husy) – Ben\_10 (liška)
    ==========
    Poslední tah: husa z a3 na a4.
    Na tahu: liška (Ben\_10).
    Čas na tento tah končí <t:1800086400:R>.
    F = liška (Ben\_10), na e5
    G = husa (Ann), celkem 13, na c1, d1, e1, c2, d2, e2, b3, c3, d3, e3, f3, g3, a4
    malé písmeno = kámen, který táhl naposled; o = bod, odkud vyšel
    (Partie 7 · 1 den na tah · hodnocená)
    [e5 na d4] [e5 na e4] [e5 na f4] [e5 na d5] [e5 na f5]
    [e5 na d6] [e5 na e6]
    [Nabídnout remízu] [Vrátit tah] [Vzdát partii] [Můj pohled] [Tahy]

    # board-fox-geese-to-move
    Liška a husy (13 hus, všechny úhlopříčky): Ann (husy) – Ben\_10 (liška)
    ==========
    Poslední tah: liška z d4 na e5.
    Na tahu: husy (Ann).
    Čas na tento tah končí <t:1800086400:R>.
    F = liška (Ben\_10), na e5
    G = husa (Ann), celkem 13, na c1, d1, e1, c2, d2, e2, a3, b3, c3, d3, e3, f3, g3
    malé písmeno = kámen, který táhl naposled; o = bod, odkud vyšel
    (Partie 7 · 1 den na tah · hodnocená)
    [Vyber husu, která potáhne v]
      | Husa na a3 | na a4, b4 …
    [Nabídnout remízu] [Vrátit tah] [Vzdát partii] [Můj pohled] [Tahy]

    # board-fox-goose-chosen
    Liška a husy (13 hus, všechny úhlopříčky): Ann (husy) – Ben\_10 (liška)
    ==========
    Poslední tah: liška z d4 na e5.
    Na tahu: husy (Ann).
    Čas na tento tah končí <t:1800086400:R>.
    Vybraná husa: a3. Teď vyber, kam půjde.
    F = liška (Ben\_10), na e5
    G = husa (Ann), celkem 13, na c1, d1, e1, c2, d2, e2, a3, b3, c3, d3, e3, f3, g3
    malé písmeno = kámen, který táhl naposled; o = bod, odkud vyšel
    malé g = vybraná husa
    (Partie 7 · 1 den na tah · hodnocená)
    [a3 na a4] [a3 na b4] [Vybrat jinou husu]
    [Nabídnout remízu] [Vrátit tah] [Vzdát partii] [Můj pohled] [Tahy]

    # board-fox-menu
    Liška a husy (13 hus, všechny úhlopříčky): Ann (husy) – Ben\_10 (liška)
    ==========
    Zatím nepadl žádný tah.
    Na tahu: liška (Ben\_10).
    Čas na tento tah končí <t:1800086400:R>.
    F = liška (Ben\_10), na d4
    G = husa (Ann), celkem 9, na c1, d1, e1, c3, e3, c4, c5, d5, e5
    (Partie 7 · 1 den na tah · hodnocená)
    [Vyber tah lišky v]
      | d4 na d3 |
      | d4 bere c4, končí na b4 | …
    [Nabídnout remízu] [Vzdát partii] [Můj pohled] [Tahy]

    # board-fox-menu-full
    Liška a husy (13 hus, všechny úhlopříčky): Ann (husy) – Ben\_10 (liška)
    ==========
    Zatím nepadl žádný tah.
    Na tahu: liška (Ben\_10).
    Čas na tento tah končí <t:1800086400:R>.
    Povolených tahů je 188, do nabídky se jich vejde 25; všechny napovídá /move.
    F = liška (Ben\_10), na d4
    G = husa (Ann), celkem 10, na c1, d1, c3, d3, e3, c4, e4, c5, d5, e5
    (Partie 7 · 1 den na tah · hodnocená)
    [Vyber tah lišky v]
      | d4 bere d3, končí na d2 | …
    [Nabídnout remízu] [Vzdát partii] [Můj pohled] [Tahy]

    # board-fox-start
    Liška a husy (13 hus, všechny úhlopříčky): Ann (husy) – Ben\_10 (liška)
    ==========
    Zatím nepadl žádný tah.
    Na tahu: liška (Ben\_10).
    Čas na tento tah končí <t:1800086400:R>.
    F = liška (Ben\_10), na d4
    G = husa (Ann), celkem 13, na c1, d1, e1, c2, d2, e2, a3, b3, c3, d3, e3, f3, g3
    (Partie 7 · 1 den na tah · hodnocená)
    [d4 na c4] [d4 na e4] [d4 na c5] [d4 na d5] [d4 na e5]
    [Nabídnout remízu] [Vzdát partii] [Můj pohled] [Tahy]

    # board-hare-draw-offered
    Zajíc a psi: Ann (psi) – Ben\_10 (zajíc)
    ==========
    Poslední tah: pes z a2 na b3.
    Na tahu: zajíc (Ben\_10).
    Čas na tento tah končí <t:1800086400:R>.
    Remízu nabízejí psi (Ann).
    H = zajíc (Ben\_10), na b5
    D = pes (Ann), na b1, c2, b3
    [ ] = kámen, který táhl naposled; o = bod, odkud vyšel
    (Partie 7 · 1 den na tah · hodnocená)
    [b5 na a4] [b5 na b4] [b5 na c4]
    [Přijmout remízu] [Odmítnout remízu] [Vrátit tah] [Vzdát partii] [Můj pohled]

    # board-hare-draw-offered-by-hare
    Zajíc a psi: Ann (psi) – Ben\_10 (zajíc)
    ==========
    Poslední tah: pes z a2 na b3.
    Na tahu: zajíc (Ben\_10).
    Čas na tento tah končí <t:1800086400:R>.
    Remízu nabízí zajíc (Ben\_10).
    H = zajíc (Ben\_10), na b5
    D = pes (Ann), na b1, c2, b3
    [ ] = kámen, který táhl naposled; o = bod, odkud vyšel
    (Partie 7 · 1 den na tah · hodnocená)
    [b5 na a4] [b5 na b4] [b5 na c4]
    [Přijmout remízu] [Odmítnout remízu] [Vrátit tah] [Vzdát partii] [Můj pohled]

    # board-hare-hare-moved
    Zajíc a psi: Ann (psi) – Ben\_10 (zajíc)
    ==========
    Poslední tah: zajíc z b5 na a4.
    Na tahu: psi (Ann).
    Čas na tento tah končí <t:1800086400:R>.
    H = zajíc (Ben\_10), na a4
    D = pes (Ann), na b1, c2, b3
    [ ] = kámen, který táhl naposled; o = bod, odkud vyšel
    (Partie 7 · 1 den na tah · hodnocená)
    [b1 na a2] [b1 na b2] [c2 na b2] [c2 na c3] [b3 na a3]
    [b3 na c3] [b3 na b4] [b3 na c4]
    [Nabídnout remízu] [Vrátit tah] [Vzdát partii] [Můj pohled] [Tahy]

    # board-hare-hounds-moved
    Zajíc a psi: Ann (psi) – Ben\_10 (zajíc)
    ==========
    Poslední tah: pes z a2 na b3.
    Na tahu: zajíc (Ben\_10).
    Čas na tento tah končí <t:1800086400:R>.
    H = zajíc (Ben\_10), na b5
    D = pes (Ann), na b1, c2, b3
    [ ] = kámen, který táhl naposled; o = bod, odkud vyšel
    (Partie 7 · 1 den na tah · hodnocená)
    [b5 na a4] [b5 na b4] [b5 na c4]
    [Nabídnout remízu] [Vrátit tah] [Vzdát partii] [Můj pohled] [Tahy]

    # board-hare-look
    Zajíc a psi: Ann (psi) – Ben\_10 (zajíc)
    ==========
    Poslední tah: pes z a2 na b3.
    Na tahu: zajíc (Ben\_10).
    Čas na tento tah končí <t:1800086400:R>.
    H = zajíc (Ben\_10), na b5
    D = pes (Ann), na b1, c2, b3
    [ ] = kámen, který táhl naposled; o = bod, odkud vyšel
    (Partie 7 · 1 den na tah · hodnocená)
    [Obnovit] [Tahy]

    # board-hare-moved-on
    Zajíc a psi: Ann (psi) – Ben\_10 (zajíc)
    ==========
    Partie pokračuje v novější zprávě.
    [Přejít na nejnovější desku](https://discord.com/channels/5/5/5)

    # board-hare-stall
    Zajíc a psi: Ann (psi) – Ben\_10 (zajíc)
    ==========
    Poslední tah: pes z b2 na a2.
    Na tahu: zajíc (Ben\_10).
    Tahy psů bez postupu vpřed: 2 z 10.
    H = zajíc (Ben\_10), na b4
    D = pes (Ann), na b1, a2, c2
    [ ] = kámen, který táhl naposled; o = bod, odkud vyšel
    (Partie 7 · bez časového limitu · nehodnocená)
    [b4 na b3] [b4 na a4] [b4 na c4] [b4 na b5]
    [Nabídnout remízu] [Vrátit tah] [Vzdát partii] [Můj pohled] [Tahy]

    # board-hare-start
    Zajíc a psi: Ann (psi) – Ben\_10 (zajíc)
    ==========
    Zatím nepadl žádný tah.
    Na tahu: psi (Ann).
    Čas na tento tah končí <t:1800086400:R>.
    H = zajíc (Ben\_10), na b5
    D = pes (Ann), na b1, a2, c2
    (Partie 7 · 1 den na tah · hodnocená)
    [b1 na b2] [a2 na b2] [a2 na a3] [a2 na b3] [c2 na b2]
    [c2 na b3] [c2 na c3]
    [Nabídnout remízu] [Vzdát partii] [Můj pohled] [Tahy]

    # call-challenge-fox
    <@2> – čeká na tebe výzva ke hře Liška a husy.

    # call-challenge-hare
    <@2> – čeká na tebe výzva ke hře Zajíc a psi.

    # call-draw
    <@2> – máš nabídku remízy.

    # call-over
    <@1> <@2> – partie skončila.

    # call-turn
    <@2> – jsi na tahu.

    # challenge
    Výzva: Zajíc a psi
    ==========
    Od: Ann
    Komu: Ben\_10
    Strany: rozhodne los po přijetí výzvy
    Čas: 5 minut na tah
    Hodnocená: z partií, které titíž dva hráči začnou během 24 hodin, se počítají první 4.
    Platnost končí <t:1800000900:R>.
    [Přijmout] [Odmítnout] [Vzít zpět]

    # challenge-accepted
    Výzva: Zajíc a psi
    ==========
    Od: Ann
    Komu: Ben\_10
    Strany: rozhodne los po přijetí výzvy
    Čas: 5 minut na tah
    **Výzva je přijata: partie začala.**

    # challenge-anyone
    Výzva: Zajíc a psi
    ==========
    Od: Ann
    Komu: kdo přijme jako první
    Strany: zajíc – Ann, psi – druhý hráč
    Čas: 5 minut na tah
    Hodnocená: z partií, které titíž dva hráči začnou během 24 hodin, se počítají první 4.
    Platnost končí <t:1800000900:R>.
    [Přijmout] [Vzít zpět]

    # challenge-cancelled
    Výzva: Zajíc a psi
    ==========
    Od: Ann
    Komu: Ben\_10
    Strany: rozhodne los po přijetí výzvy
    Čas: 5 minut na tah
    **Výzva je vzata zpět.**

    # challenge-declined
    Výzva: Zajíc a psi
    ==========
    Od: Ann
    Komu: Ben\_10
    Strany: rozhodne los po přijetí výzvy
    Čas: 5 minut na tah
    **Výzva je odmítnuta.**

    # challenge-expired
    Výzva: Zajíc a psi
    ==========
    Od: Ann
    Komu: Ben\_10
    Strany: rozhodne los po přijetí výzvy
    Čas: 5 minut na tah
    **Platnost výzvy vypršela: nikdo ji včas nepřijal.**

    # challenge-fox
    Výzva: Liška a husy (13 hus, všechny úhlopříčky)
    ==========
    Od: Ann
    Komu: Ben\_10
    Strany: husy – Ann, liška – druhý hráč
    Čas: 1 den na tah
    Nastavení stolu: 13 hus, které netáhnou do strany; deska se všemi úhlopříčkami
    Hodnocená: z partií, které titíž dva hráči začnou během 24 hodin, se počítají první 4.
    Platnost končí <t:1800086400:R>.
    [Přijmout] [Odmítnout] [Vzít zpět]

    # challenge-fox-alternate
    Výzva: Liška a husy (17 hus, úhlopříčky ob bod)
    ==========
    Od: Ann
    Komu: Ben\_10
    Strany: rozhodne los po přijetí výzvy
    Čas: 7 dní na tah
    Nastavení stolu: 17 hus, které netáhnou do strany; deska s úhlopříčkami ob bod
    Hodnocená: z partií, které titíž dva hráči začnou během 24 hodin, se počítají první 4.
    Platnost končí <t:1800086400:R>.
    [Přijmout] [Odmítnout] [Vzít zpět]

    # challenge-fox-alternate-sideways
    Výzva: Liška a husy (17 hus, tahy do strany, úhlopříčky ob bod)
    ==========
    Od: Ann
    Komu: Ben\_10
    Strany: rozhodne los po přijetí výzvy
    Čas: bez limitu
    Nastavení stolu: 17 hus, které smějí táhnout i do strany; deska s úhlopříčkami ob bod
    Hodnocená: z partií, které titíž dva hráči začnou během 24 hodin, se počítají první 4.
    Platnost končí <t:1800086400:R>.
    [Přijmout] [Odmítnout] [Vzít zpět]

    # challenge-fox-sideways
    Výzva: Liška a husy (15 hus, tahy do strany, všechny úhlopříčky)
    ==========
    Od: Ann
    Komu: Ben\_10
    Strany: liška – Ann, husy – druhý hráč
    Čas: 3 dny na tah
    Nastavení stolu: 15 hus, které smějí táhnout i do strany; deska se všemi úhlopříčkami
    Hodnocená: z partií, které titíž dva hráči začnou během 24 hodin, se počítají první 4.
    Platnost končí <t:1800086400:R>.
    [Přijmout] [Odmítnout] [Vzít zpět]

    # challenge-idle-options
    Výzva: Zajíc a psi
    ==========
    Od: Ann
    Komu: Ben\_10
    Strany: psi – Ann, zajíc – druhý hráč
    Čas: 5 minut na tah
    Počet hus, tahy do strany a úhlopříčky jsou volby hry Liška a husy. Hra Zajíc a psi je nepoužívá: tady nic nemění.
    Hodnocená: z partií, které titíž dva hráči začnou během 24 hodin, se počítají první 4.
    Platnost končí <t:1800000900:R>.
    [Přijmout] [Odmítnout] [Vzít zpět]

    # challenge-rematch
    Odveta: Zajíc a psi
    ==========
    Od: Ann
    Komu: Ben\_10
    Strany: psi – Ann, zajíc – druhý hráč
    Čas: 5 minut na tah
    Hodnocená: z partií, které titíž dva hráči začnou během 24 hodin, se počítají první 4.
    Platnost končí <t:1800000900:R>.
    [Přijmout] [Odmítnout] [Vzít zpět]

    # over-fox-blocked
    **Liška vyhrála: žádná husa nemůže táhnout.**
    Vyhrává: Ben\_10

    # over-fox-captured
    **Liška vyhrála: na desce nezůstaly ani čtyři husy.**
    Vyhrává: Ben\_10

    # over-fox-fox-resigned
    **Husy vyhrály: liška se vzdala.**
    Vyhrává: Ann

    # over-fox-fox-timed-out
    **Husy vyhrály: lišce vypršel čas.**
    Vyhrává: Ann

    # over-fox-geese-resigned
    **Liška vyhrála: husy se vzdaly.**
    Vyhrává: Ben\_10

    # over-fox-geese-timed-out
    **Liška vyhrála: husám vypršel čas.**
    Vyhrává: Ben\_10

    # over-fox-rated
    Liška a husy (17 hus, tahy do strany, úhlopříčky ob bod): Ann (husy) – Ben\_10 (liška)
    ==========
    **Liška vyhrála: husy se vzdaly.**
    Vyhrává: Ben\_10
    Hodnocení za husy: Ann 1500 → 1338
    Hodnocení za lišku: Ben\_10 1500 → 1662
    Poslední tah: husa z g5 na f5.
    F = liška (Ben\_10), na e5
    G = husa (Ann), celkem 17, na c1, d1, e1, c2, d2, e2, a3, b3, c3, d3, e3, f3, g3, a4, g4, a5, f5
    malé písmeno = kámen, který táhl naposled; o = bod, odkud vyšel
    (Partie 7 · 1 den na tah · hodnocená)
    [Odveta] [Přehrát]

    # over-fox-repeated
    **Remíza: stejná pozice nastala potřetí.**

    # over-fox-trapped
    **Husy vyhrály: liška je uvězněna.**
    Vyhrává: Ann

    # over-hare-aborted
    **Partie je zrušena. Nepočítá se.**

    # over-hare-aborted-board
    Zajíc a psi: Ann (psi) – Ben\_10 (zajíc)
    ==========
    **Partie je zrušena. Nepočítá se.**
    Zatím nepadl žádný tah.
    H = zajíc (Ben\_10), na b5
    D = pes (Ann), na b1, a2, c2
    (Partie 7 · 1 den na tah · nehodnocená)
    [Odveta] [Přehrát]

    # over-hare-draw-agreed
    **Remíza po dohodě obou hráčů.**

    # over-hare-got-past
    **Zajíc vyhrál: dostal se za psy.**
    Vyhrává: Ben\_10

    # over-hare-hare-resigned
    **Psi vyhráli: zajíc se vzdal.**
    Vyhrává: Ann

    # over-hare-hare-timed-out
    **Psi vyhráli: zajíci vypršel čas.**
    Vyhrává: Ann

    # over-hare-hounds-resigned
    **Zajíc vyhrál: psi se vzdali.**
    Vyhrává: Ben\_10

    # over-hare-hounds-timed-out
    **Zajíc vyhrál: psům vypršel čas.**
    Vyhrává: Ben\_10

    # over-hare-not-rated
    Zajíc a psi: Ann (psi) – Ben\_10 (zajíc)
    ==========
    **Zajíc vyhrál: dostal se za psy.**
    Vyhrává: Ben\_10
    Nehodnocená: táž dvojice hráčů už během 24 hodin začala 4 hodnocené partie této hry.
    Poslední tah: zajíc z b5 na a4.
    H = zajíc (Ben\_10), na a4
    D = pes (Ann), na b1, c2, b3
    [ ] = kámen, který táhl naposled; o = bod, odkud vyšel
    (Partie 7 · 1 den na tah · nehodnocená)
    [Odveta] [Přehrát]

    # over-hare-rated
    Zajíc a psi: Ann (psi) – Ben\_10 (zajíc)
    ==========
    **Psi vyhráli: zajíc je uvězněn.**
    Vyhrává: Ann
    Hodnocení za psy: Ann 1500 → 1662
    Hodnocení za zajíce: Ben\_10 1500 → 1338
    Poslední tah: zajíc z b5 na a4.
    H = zajíc (Ben\_10), na a4
    D = pes (Ann), na b1, c2, b3
    [ ] = kámen, který táhl naposled; o = bod, odkud vyšel
    (Partie 7 · 1 den na tah · hodnocená)
    [Odveta] [Přehrát]

    # over-hare-stalled
    **Zajíc vyhrál: psi udělali deset tahů za sebou bez postupu vpřed.**
    Vyhrává: Ben\_10

    # over-hare-trapped
    **Psi vyhráli: zajíc je uvězněn.**
    Vyhrává: Ann

    # reminder-fox
    <@1> – čas na tvůj tah v partii 7 (Liška a husy) končí <t:1800086400:R>.

    # reminder-hare
    <@2> – čas na tvůj tah v partii 7 (Zajíc a psi) končí <t:1800086400:R>.
    ");
}

#[test]
fn what_only_the_one_who_asked_sees() {
    let book = Gallery::private(LANGUAGE, &Cast::ordinary()).book();
    assert_snapshot!(book, @r"
    # bad-option
    Taková možnost ve volbě „pace“ není. Vyber prosím ze seznamu, který se ukazuje při psaní.

    # busy
    K partiím se teď nelze dostat. Zkus to prosím za chvíli znovu.

    # done-draw-offered
    Remíza je nabídnuta. Nabídka platí, dokud druhý hráč neodpoví nebo dokud nepadne další tah.

    # done-kept-playing
    Partii nevzdáváš. Hra pokračuje.

    # done-moved
    Poslední tah: zajíc z b5 na a4.
    Na tahu: psi (Ann).
    Čas na tento tah končí <t:1800086400:R>.

    # done-over
    **Zajíc vyhrál: psi se vzdali.**
    Vyhrává: Ben\_10

    # illegal-backward
    Tento tah není povolený: a2 na b1.
    Z a2 na b1 je to zpět a tento kámen zpět nikdy nechodí.
    Povolené tahy: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3

    # illegal-cannot-jump
    Tento tah není povolený: a2 na a4.
    Kámen na a2 nemůže skákat, takže se na a4 nedostane.
    Povolené tahy: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3

    # illegal-empty
    Tento tah není povolený: b2 na b3.
    Na b2 nestojí žádný kámen.
    Povolené tahy: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3

    # illegal-finished
    Tento tah není povolený: a2 na a3.
    Partie skončila.

    # illegal-no-line
    Tento tah není povolený: a2 na b4.
    Z a2 na b4 nevede žádná čára.
    Povolené tahy: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3

    # illegal-not-yours
    Tento tah není povolený: b5 na b4.
    Kámen na b5 patří druhému hráči.
    Povolené tahy: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3

    # illegal-nothing-to-jump
    Tento tah není povolený: d4xd6xd4.
    Z d6 na d4 není co přeskočit: na d5 nestojí žádný kámen.
    Povolené tahy kamene na d4: d4xd2, d4xb4, d4xf4, d4xd6, d4xb4xd2, d4xf4xd2, d4xd2xb4, d4xd6xb4, d4xd2xf4, d4xd6xf4, d4xb4xd6, d4xf4xd6, d4xd6xb4xd2, d4xd6xf4xd2, d4xf4xd2xb4, d4xf4xd6xb4, d4xd2xb4xd4, d4xd2xf4xd4, d4xb4xd2xd4, d4xb4xd6xd4, d4xf4xd2xd4, d4xf4xd6xd4, d4xd6xb4xd4, d4xd6xf4xd4, d4xb4xd2xf4
    /move při psaní napovídá všechny povolené tahy.

    # illegal-occupied
    Tento tah není povolený: b1 na a2.
    Na a2 už stojí kámen.
    Povolené tahy: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3

    # illegal-of-many
    Tento tah není povolený: a1 na b2.
    Bod a1 na této desce není.
    Kameny, které mohou táhnout: c1, e1, d2, a3, c3, e3, g3, b4, d4, f4, a5, c5, e5, g5
    /move při psaní napovídá všechny povolené tahy.

    # illegal-off-board
    Tento tah není povolený: a2 na a1.
    Bod a1 na této desce není.
    Povolené tahy: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3

    # illegal-one-of-many
    Tento tah není povolený: d2 na d5.
    Z d2 na d5 nevede žádná čára.
    Povolené tahy kamene na d2: d2-c2, d2-e2, d2-d3
    /move při psaní napovídá všechny povolené tahy.

    # illegal-sideways
    Tento tah není povolený: a4 na b4.
    Z a4 na b4 je to do strany a nastavení stolu to v této partii nedovoluje.
    Povolené tahy: a3-b4, b3-b4, b3-c4, c3-b4, c3-c4, c3-d4, d3-c4, d3-d4, d3-e4, e3-d4, e3-e4, e3-f4, f3-e4, f3-f4, g3-f4, a4-b5, g4-f5

    # lacks-embed-links
    Tady hrát nemůžu: v tomto kanálu mi chybí oprávnění „Vkládat odkazy“ a deska ho potřebuje. Přidělit mi ho může ten, kdo spravuje server.

    # lacks-send-messages
    Tady hrát nemůžu: v tomto kanálu mi chybí oprávnění „Posílat zprávy“. Přidělit mi ho může ten, kdo spravuje server.

    # lacks-send-messages-in-threads
    Tady hrát nemůžu: v tomto vlákně mi chybí oprávnění „Posílat zprávy ve vláknech“. Přidělit mi ho může ten, kdo spravuje server.

    # lacks-view-channel
    Tady hrát nemůžu: v tomto kanálu mi chybí oprávnění „Zobrazit kanál“. Přidělit mi ho může ten, kdo spravuje server.

    # late-aborted
    Tato partie skončila: byla zrušena a nepočítá se.

    # late-blocked
    Tato partie skončila: žádná husa nemohla táhnout a liška vyhrála.

    # late-captured
    Tato partie skončila: na desce nezůstaly ani čtyři husy a liška vyhrála.

    # late-draw-agreed
    Tato partie skončila: remíza po dohodě obou hráčů.

    # late-got-past
    Tato partie skončila: zajíc se dostal za psy a vyhrál.

    # late-repeated
    Tato partie skončila: remíza, protože stejná pozice nastala potřetí.

    # late-resigned
    Tato partie skončila: jedna strana ji vzdala.

    # late-stalled
    Tato partie skončila: psi udělali deset tahů za sebou bez postupu vpřed a zajíc vyhrál.

    # late-timed-out
    Tato partie skončila: čas na tah vypršel.

    # late-trapped
    Tato partie skončila: rozhodlo uvěznění.

    # no-game
    Nemáš žádnou rozehranou partii, která by tomu odpovídala. Novou začneš příkazem /challenge.

    # no-such-game
    Partie s tímto číslem není: \*12\*. Tvoje ukáže /games.

    # refused-accepted
    Tato výzva už je přijata, takže na ni nejde odpovědět.

    # refused-already-anyone-fox
    Jednu otevřenou výzvu ke hře Liška a husy, kterou smí přijmout kdokoli, už máš. Počkej, až se někdo ozve, nebo ji nejdřív vezmi zpět.

    # refused-already-anyone-hare
    Jednu otevřenou výzvu ke hře Zajíc a psi, kterou smí přijmout kdokoli, už máš. Počkej, až se někdo ozve, nebo ji nejdřív vezmi zpět.

    # refused-already-fox
    Jednu otevřenou výzvu ke hře Liška a husy pro téhož hráče už máš: Ben\_10. Počkej na odpověď, nebo ji nejdřív vezmi zpět.

    # refused-already-hare
    Jednu otevřenou výzvu ke hře Zajíc a psi pro téhož hráče už máš: Ben\_10. Počkej na odpověď, nebo ji nejdřív vezmi zpět.

    # refused-board-changed
    Deska se od té doby změnila. Podívej se, jak vypadá teď, a vyber znovu.

    # refused-bot
    Boti nehrají a tohle je bot: Ben\_10. Vyzvi člověka.

    # refused-cancelled
    Tato výzva byla vzata zpět.

    # refused-declined
    Tato výzva je odmítnuta, takže na ni už nejde odpovědět.

    # refused-draw-offered
    Tvoje nabídka remízy už platí. Teď má odpovědět druhý hráč.

    # refused-expired
    Platnost této výzvy vypršela. Na novou stačí jedno /challenge.

    # refused-no-draw-offer
    Druhý hráč žádnou remízu nenabízí. Nabídka zaniká s dalším tahem.

    # refused-not-the-challenger
    Tuto výzvu může vzít zpět jen ten, od koho je: Ann.

    # refused-not-yours
    Tato výzva je pro někoho jiného: Ben\_10.

    # refused-oneself
    Nemůžeš vyzvat sebe. Uveď jiného hráče, nebo soupeře vynech: pak hraje ten, kdo přijme jako první.

    # refused-own
    Tohle je tvoje vlastní výzva. Přijmout nebo odmítnout ji může druhý hráč; ty ji můžeš vzít zpět.

    # refused-rematch-asked
    Žádost o odvetu už tu je, od: <@1>. Přijmout ji může druhý hráč.

    # refused-rematch-done
    Odveta za tuto partii už je přijata.

    # refused-spectator
    V této partii nehraješ. Vlastní začneš příkazem /challenge.

    # refused-still-running
    Tato partie ještě běží. O odvetu lze požádat, až skončí.

    # refused-too-many
    Už máš 5 otevřených výzev a víc jich mít nelze. Vezmi některou zpět, nebo počkej na odpověď.

    # refused-too-many-one
    Už máš 1 otevřenou výzvu a víc jich mít nelze. Vezmi ji zpět, nebo počkej na odpověď.

    # refused-turn
    Teď nejsi na tahu. Na tahu: Ben\_10.

    # resign-early
    Opravdu chceš skončit s partií 7? Ještě nemají obě strany tah za sebou, takže se partie zruší a nepočítá se.
    [Ano, vzdávám] [Ne, hraju dál]

    # resign-fox
    Opravdu chceš vzdát partii 7 (Liška a husy)? Vyhraje ji pak druhý hráč.
    [Ano, vzdávám] [Ne, hraju dál]

    # resign-hare
    Opravdu chceš vzdát partii 7 (Zajíc a psi)? Vyhraje ji pak druhý hráč.
    [Ano, vzdávám] [Ne, hraju dál]

    # unknown-button
    Toto tlačítko už nefunguje. Tvou partii, jak teď stojí, ukáže /board.

    # unknown-command
    Tento příkaz nefunguje, nebo přestal fungovat. Ty, které fungují, vypíše /help.

    # unreadable-cut-short
    Tah končí tam, kde měl být bod.
    Tah se píše takto: a2-b3, skok takto: d4xd2, několik skoků se všemi body dopadu: d4xd2xf2.
    Povolené tahy: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3

    # unreadable-empty
    Chybí tah.
    Tah se píše takto: a2-b3, skok takto: d4xd2, několik skoků se všemi body dopadu: d4xd2xf2.
    Povolené tahy: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3

    # unreadable-no-landing
    Tah začíná na a2, ale neříká, kam vede.
    Tah se píše takto: a2-b3, skok takto: d4xd2, několik skoků se všemi body dopadu: d4xd2xf2.
    Povolené tahy: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3

    # unreadable-not-a-jump
    Z a2 na a3 to není skok: skok dopadá o dva body dál v přímém směru.
    Tah se píše takto: a2-b3, skok takto: d4xd2, několik skoků se všemi body dopadu: d4xd2xf2.
    Povolené tahy: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3

    # unreadable-of-many
    Tady má být bod od a1 do g7, ale je tu: hello
    Tah se píše takto: a2-b3, skok takto: d4xd2, několik skoků se všemi body dopadu: d4xd2xf2.
    Kameny, které mohou táhnout: c1, e1, d2, a3, c3, e3, g3, b4, d4, f4, a5, c5, e5, g5
    /move při psaní napovídá všechny povolené tahy.

    # unreadable-point
    Tady má být bod od a1 do g7, ale je tu: \*h9\*
    Tah se píše takto: a2-b3, skok takto: d4xd2, několik skoků se všemi body dopadu: d4xd2xf2.
    Povolené tahy: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3

    # unreadable-same-point
    Tah začíná i končí na a2.
    Tah se píše takto: a2-b3, skok takto: d4xd2, několik skoků se všemi body dopadu: d4xd2xf2.
    Povolené tahy: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3

    # unreadable-too-long
    Tento text je delší než jakýkoli tah.
    Tah se píše takto: a2-b3, skok takto: d4xd2, několik skoků se všemi body dopadu: d4xd2xf2.
    Povolené tahy: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3

    # unreadable-too-many-jumps
    V tomto tahu je víc skoků než kamenů k přeskočení.
    Tah se píše takto: a2-b3, skok takto: d4xd2, několik skoků se všemi body dopadu: d4xd2xf2.
    Povolené tahy: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3

    # went-wrong
    Něco se tu pokazilo a tvoje chyba to není. Pokud se to bude opakovat, řekni kód `4f1c` tomu, kdo tohoto bota provozuje.

    # which-game
    Máš rozehráno několik partií. Uveď, kterou myslíš, ve volbě „game“:
    [7 · Zajíc a psi · Ann](https://discord.com/channels/5/5/5)
    > Jsi na tahu, čas končí <t:1800086400:R> …
    ");
}

#[test]
fn lists_rules_help_and_completions() {
    let book = Gallery::lists(LANGUAGE, &Cast::ordinary()).book();
    assert_snapshot!(book, @r"
    # games
    Tvoje partie
    ==========
    7 · Liška a husy · Ben\_10
    > Jsi na tahu, čas končí <t:1800086400:R>
    [7 · Zajíc a psi · Ben\_10](https://discord.com/channels/5/5/5)
    > Jsi na tahu, bez časového limitu
    [7 · Liška a husy · Ben\_10](https://discord.com/channels/@me/5/5)
    > Na tahu je druhý hráč, čas končí <t:1800086400:R>
    [7 · Zajíc a psi · Ben\_10](https://discord.com/channels/5/5/5)
    > Na tahu je druhý hráč, bez časového limitu
    [7 · Zajíc a psi · Ben\_10](https://discord.com/channels/5/5/5)
    > Psi vyhráli: zajíc je uvězněn.
    (5 partií)

    # games-none
    Tvoje partie
    ==========
    Nemáš žádnou rozehranou partii. Novou začneš příkazem /challenge.

    # games-one
    Tvoje partie
    ==========
    7 · Liška a husy · Ben\_10
    > Jsi na tahu, čas končí <t:1800086400:R>
    (1 partie)

    # games-paged
    Tvoje partie
    ==========
    [7 · Zajíc a psi · Ben\_10](https://discord.com/channels/5/5/5)
    > Na tahu je druhý hráč, čas končí <t:1800086400:R> …
    (25 partií · Strana 2 z 3)
    [Předchozí strana] [Další strana]

    # help
    Leveret: lovecké hry pro dva
    ==========
    **První partie.** Napiš /challenge a uveď někoho známého, nebo nikoho: pak hraje ten, kdo přijme jako první. Po přijetí výzvy se objeví deska. Táhneš tlačítkem nebo příkazem /move.

    **Všechny příkazy**
    `/challenge` – Vyzvi někoho ke hře, nebo kohokoli, kdo chce
    `/move` – Táhni ve své partii
    `/board` – Ukaž desku své partie v nové zprávě
    `/games` – Seznam tvých partií, nejdřív ty, kde jsi na tahu
    `/resign` – Vzdej svou partii
    `/draw` – Nabídni remízu, nebo přijmi nabídnutou
    `/takeback` – Požádej o vrácení svého posledního tahu
    `/rules` – Jak se hraje, čím se hry liší, jejich historie
    `/leaderboard` – Nejlepší hráči
    `/stats` – Hodnocení a výsledky, tvoje nebo někoho jiného
    `/help` – Co Leveret umí a jak začít
    `/replay` – Přehraj si partii, běžící nebo skončenou
    `/history` – Seznam skončených partií, tvých nebo někoho jiného
    `/export` – Získej partii jako text
    `/import` – Přehraj si exportovanou partii
    `/settings` – Tvoje nastavení: jazyk, upozornění, připomínky, vzhled desky
    `/block` – Nepřijímej od někoho další výzvy
    `/unblock` – Zase od někoho přijímej výzvy
    `/privacy` – Co o tobě Leveret ví: získej to, nebo nech smazat
    `/server` – Nastavení tohoto serveru; pro ty, kdo ho spravují
    Aplikace, Vyzvat ke hře (v nabídce u člověka) – Vyzvi ho ke hře

    Pravidla obou her najdeš v /rules.

    # leaderboard-everywhere
    Zajíc a psi: žebříček
    ==========
    Partie hrané kdekoli.
    **11** Ann: 1601 ± 136, 52 partií …
    (Celkové hodnocení je průměr z hodnocení za obě strany. O pořadí rozhoduje hodnocení minus nejistota (±). Strana 2 z 3)
    [Předchozí strana] [Další strana]
    [Liška a husy] [Tento server]

    # leaderboard-none
    Zajíc a psi: žebříček
    ==========
    Partie hrané kdekoli.
    Zatím nikdo nedohrál hodnocenou partii. Začni s /challenge a můžeš být první.
    (Celkové hodnocení je průměr z hodnocení za obě strany. O pořadí rozhoduje hodnocení minus nejistota (±).)
    [Liška a husy]

    # leaderboard-server
    Liška a husy: žebříček
    ==========
    Partie hrané na tomto serveru.
    **1** Ann: 1601 ± 136, 52 partií
    **2** __Ben\_10__: 1601 ± 136, 2 partie
    (Celkové hodnocení je průměr z hodnocení za obě strany. O pořadí rozhoduje hodnocení minus nejistota (±).)
    [Zajíc a psi] [Všude]

    # rules-fox
    Liška a husy: jak se hraje
    ==========
    Celé hejno hus honí jednu lišku. Husy se ji snaží uvěznit, liška jejich hejno prořeďuje.

    - **Deska.** Kříž z 33 bodů. Každé dva sousední body spojuje čára: v řadách, ve sloupcích i šikmo.
    - **Začátek.** Liška stojí uprostřed, na d4. 13 hus zaplňuje třetí řadu a rameno kříže pod ní. Začíná liška, potom se strany střídají.
    - **Tahy.** Husa jde o jeden bod dopředu (nahoru) nebo šikmo dopředu, nikdy zpět. Liška jde o jeden bod libovolným směrem, nebo přeskočí sousední husu na prázdný bod hned za ní a husu bere. Po skoku smí v témže tahu skákat dál, nebo se zastavit. Brát nikdy nemusí; husy neberou.
    - **Husy vyhrají**, když je na tahu liška a nemůže udělat krok ani skočit.
    - **Liška vyhraje**, když na desce nezůstanou ani čtyři husy, nebo když jsou na tahu husy a žádná nemůže táhnout.
    - **Nastavení stolu.** Ve výzvě lze zvolit 15 hus (také na a4 a g4) nebo 17 (ještě na a5 a g5), husy, které táhnou i do strany, a desku, na níž má šikmé čáry jen každý druhý bod. S tahy do strany končí partie remízou, když stejná pozice se stejnou stranou na tahu nastane potřetí. Na remíze se lze i dohodnout.
    [Srovnání her] [Historie] [Zajíc a psi]

    # rules-fox-compared
    Liška a husy ve srovnání s hrou Zajíc a psi
    ==========
    ```
    Zajíc a psi Liška a
                husy
    -- Body
    11          33
    -- Kameny
    3 psi a     13, 15 či
    zajíc       17 hus a
                liška
    -- První tah
    psi         liška
    -- Tahy psů a hus
    dopředu či  dopředu;
    do strany   do strany
                jako volba
    -- Tahy zajíce a lišky
    všemi směry všemi
                směry
    -- Braní
    žádné       liška bere
                skokem
    -- Výhra psů a hus
    uvěznění    uvěznění
    zajíce      lišky
    -- Výhra zajíce, lišky
    průchod za  méně než 4
    psy nebo    husy nebo
    jejich 10   žádný
    tahů bez    jejich tah
    postupu
    -- Remíza
    po dohodě   po dohodě;
                do strany
                i potřetí
                táž pozice
    ```
    [Jak se hraje] [Historie] [Zajíc a psi]

    # rules-fox-history
    Liška a husy: historie a dokonalá hra
    ==========
    - **Stará rodina.** Jeden silný kámen proti hejnu slabých: takové lovecké hry se v severní Evropě hrají po staletí. Hra Zajíc a psi je jejich menší příbuzná s vlastní deskou.
    - **Dvě desky.** Tady jsou spojeny každé dva sousední body kříže, takže kámen uprostřed má na výběr osm cest. Na staré kreslené desce má šikmé čáry jen každý druhý bod; lze ji zvolit v nastavení stolu.
    - **Dokonalá hra.** Zveřejněné řešení pro tuto desku a tato pravidla se najít nepodařilo, takže tu nic netvrdíme. Jisté je jedno: bez tahů do strany každá partie jednou skončí, protože husy jdou jen dopředu. S tahy do strany znamená třetí výskyt stejné pozice remízu.
    [Jak se hraje] [Srovnání her] [Zajíc a psi]

    # rules-hare
    Zajíc a psi: jak se hraje
    ==========
    Tři psi honí jednoho zajíce. Psi se ho snaží uvěznit, zajíc se snaží dostat za ně.

    - **Deska.** 11 bodů spojených čarami: čtverec tři krát tři a po jednom koncovém bodu pod ním a nad ním. Úhlopříčky čtverce se kříží v jeho středu.
    - **Začátek.** Psi stojí dole, na b1, a2 a c2, zajíc nahoře, na b5. Začínají psi, potom se strany střídají.
    - **Tahy.** V každém tahu přejde jeden kámen po čáře na sousední prázdný bod. Zajíc smí jít všemi směry. Pes jde dopředu (nahoru), šikmo dopředu nebo do strany, nikdy zpět. Nic se nebere.
    - **Psi vyhrají**, když je na tahu zajíc a nemůže táhnout.
    - **Zajíc vyhraje**, jakmile stojí v nižší řadě než všichni psi: dostal se za ně. Vyhraje i tehdy, když psi zdržují a udělají deset tahů za sebou bez postupu vpřed. Počítadlo je vidět u desky; každý tah psa dopředu nebo šikmo dopředu ho vynuluje.

    Remíza je možná jen po dohodě obou hráčů.
    [Srovnání her] [Historie] [Liška a husy]

    # rules-hare-compared
    Zajíc a psi ve srovnání s hrou Liška a husy
    ==========
    ```
    Zajíc a psi Liška a
                husy
    -- Body
    11          33
    -- Kameny
    3 psi a     13, 15 či
    zajíc       17 hus a
                liška
    -- První tah
    psi         liška
    -- Tahy psů a hus
    dopředu či  dopředu;
    do strany   do strany
                jako volba
    -- Tahy zajíce a lišky
    všemi směry všemi
                směry
    -- Braní
    žádné       liška bere
                skokem
    -- Výhra psů a hus
    uvěznění    uvěznění
    zajíce      lišky
    -- Výhra zajíce, lišky
    průchod za  méně než 4
    psy nebo    husy nebo
    jejich 10   žádný
    tahů bez    jejich tah
    postupu
    -- Remíza
    po dohodě   po dohodě;
                do strany
                i potřetí
                táž pozice
    ```
    [Jak se hraje] [Historie] [Liška a husy]

    # rules-hare-history
    Zajíc a psi: historie a dokonalá hra
    ==========
    - **Zábava vojáků.** Hry, v nichž několik psů honí jednoho zajíce, se v severní Evropě hrají po staletí. Tahle malá deska se v 19. století rozšířila ve francouzské armádě, a proto se hře říká také le jeu militaire, francouzská vojenská hra. Další názvy: hra trpaslíků, čert mezi krejčími a v Schuhově knize hra vojáků.
    - **Sloupek a dvě knihy.** Martin Gardner ji představil čtenářům své rubriky Mathematical Games v říjnu 1963 a ocenil, kolik strategie se skrývá v tak prosté hře. Frederik Schuh ji úplně rozebral v knize The Master Book of Mathematical Recreations (1968). Ke stejnému závěru docházejí Berlekamp, Conway a Guy v díle Winning Ways for Your Mathematical Plays.
    - **Dokonalá hra.** Vyhrají psi, ať zajíc začíná kdekoli a ať první táhne kterákoli strana. Z výchozí pozice jim stačí nejvýš 23 tahů, počítáme-li tahy obou stran. Mezi lidmi má ale zajíc své šance: někdy stačí jediný neopatrný krok psa.
    [Jak se hraje] [Srovnání her] [Liška a husy]

    # stats
    Statistiky: Ben\_10
    ==========
    **Zajíc a psi**
    Všude: celkové hodnocení 1601 ± 136, místo 17
    > Za psy: 1702 ± 160; výhry 12, prohry 4, remízy 1
    > Za zajíce: 1500 ± 220; výhry 0, prohry 4, remízy 1
    Na tomto serveru: celkové hodnocení 1601 ± 136, místo 2
    > Za psy: 1702 ± 160; výhry 12, prohry 4, remízy 1
    > Za zajíce: 1500 ± 220; výhry 0, prohry 4, remízy 1
    **Liška a husy**
    Všude: celkové hodnocení 1601 ± 136, místo 3
    > Za husy: 1702 ± 160; výhry 12, prohry 4, remízy 1
    > Za lišku: 1500 ± 220; výhry 0, prohry 4, remízy 1
    Na tomto serveru: zatím žádná hodnocená partie

    # stats-newcomer
    Statistiky: Ann
    ==========
    **Zajíc a psi**
    Všude: zatím žádná hodnocená partie
    **Liška a husy**
    Všude: zatím žádná hodnocená partie

    # suggest-captures
    d4 bere d5, e5, končí na f4 → d4xd6xf4 …

    # suggest-games
    7 · Zajíc a psi · Ben_10 · jsi na tahu → 7
    6 · Liška a husy · Łucja · na tahu je druhý hráč → 6

    # suggest-moves
    b1 na b2 → b1-b2 …
    ");
}

#[test]
fn what_people_see_of_the_life_of_a_game() {
    let book = Gallery::life(LANGUAGE, &Cast::ordinary()).book();
    assert_snapshot!(book, @r#"
    # call-takeback
    <@2> – máš žádost o vrácení tahu.

    # challenge-match
    Výzva: Zajíc a psi
    ==========
    Od: Ann
    Komu: Ben\_10
    Strany: rozhodne los po přijetí výzvy
    Čas: 5 minut na tah
    Zápas: 2 partie, po každé se strany vymění
    Hodnocená: z partií, které titíž dva hráči začnou během 24 hodin, se počítají první 4.
    Platnost končí <t:1800000900:R>.
    [Přijmout] [Odmítnout] [Vzít zpět]

    # done-takeback-asked
    Žádost o vrácení tahu je podaná. Platí, dokud druhý hráč neodpoví nebo dokud nepadne další tah.

    # export-game
    Zápis partie 7. Znovu ho načte /import.
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
    Tvůj načtený zápis.
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
    Skončené partie: Ann
    ==========
    [20 · Zajíc a psi · Ben\_10](https://discord.com/channels/5/5/5)
    > Výhra · Psi vyhráli: zajíc je uvězněn. · <t:1800000000:R>
    [19 · Liška a husy · Ben\_10](https://discord.com/channels/5/5/5)
    > Prohra · Liška vyhrála: husy se vzdaly. · <t:1800000000:R>
    [18 · Zajíc a psi · Ben\_10](https://discord.com/channels/5/5/5)
    > Remíza · Remíza po dohodě obou hráčů. · <t:1800000000:R>
    [17 · Liška a husy · Ben\_10](https://discord.com/channels/5/5/5)
    > Zrušeno · Partie je zrušena. Nepočítá se. · <t:1800000000:R>
    (4 partie)
    [Vyber partii k přehrání v]
      | 20 · Zajíc a psi · Ben_10 | Psi vyhráli: zajíc je uvězněn.
      | 19 · Liška a husy · Ben_10 | Liška vyhrála: husy se vzdaly.
      | 18 · Zajíc a psi · Ben_10 | Remíza po dohodě obou hráčů.
      | 17 · Liška a husy · Ben_10 | Partie je zrušena. Nepočítá se.

    # history-none
    Skončené partie: Ann
    ==========
    Zatím žádná partie neskončila.

    # history-paged
    Skončené partie: Ann
    ==========
    [16 · Zajíc a psi · Ben\_10](https://discord.com/channels/5/5/5)
    > Prohra · Zajíc vyhrál: psům vypršel čas. · <t:1800000000:R> …
    (25 partií · Strana 2 z 3)
    [Vyber partii k přehrání v]
      | 16 · Zajíc a psi · Ben_10 | Zajíc vyhrál: psům vypršel čas. …
    [Předchozí strana] [Další strana]

    # import-form
    Načíst zápis
    Zápis
    [Game "hare-and-hounds"] …

    # import-gone
    Tento zápis se už neuchovává. Načti ho prosím znovu příkazem /import.

    # match-begins
    Zajíc a psi: Ann (psi) – Ben\_10 (zajíc)
    ==========
    Zápas, partie 1 z 2. Stav: Ann 0, Ben\_10 0
    Zatím nepadl žádný tah.
    Na tahu: psi (Ann).
    Čas na tento tah končí <t:1800086400:R>.
    H = zajíc (Ben\_10), na b5
    D = pes (Ann), na b1, a2, c2
    (Partie 7 · 1 den na tah · hodnocená)
    [b1 na b2] [a2 na b2] [a2 na a3] [a2 na b3] [c2 na b2]
    [c2 na b3] [c2 na c3]
    [Nabídnout remízu] [Vzdát partii] [Můj pohled] [Tahy]

    # match-called-off
    Zajíc a psi: Ann (psi) – Ben\_10 (zajíc)
    ==========
    **Partie je zrušena. Nepočítá se.**
    Zápas, partie 2 z 2. Stav: Ann 0, Ben\_10 0
    S touto partií se ruší celý zápas. Nikdo ho nevyhrál.
    Zatím nepadl žádný tah.
    H = zajíc (Ben\_10), na b5
    D = pes (Ann), na b1, a2, c2
    (Partie 7 · 1 den na tah · nehodnocená)
    [Odveta] [Přehrát]

    # match-drawn
    Zajíc a psi: Ann (psi) – Ben\_10 (zajíc)
    ==========
    **Remíza po dohodě obou hráčů.**
    Zápas, partie 2 z 2. Stav: Ann ½, Ben\_10 ½
    Zápas skončil remízou.
    Poslední tah: zajíc z a4 na b4.
    H = zajíc (Ben\_10), na b4
    D = pes (Ann), na b1, b3, c3
    [ ] = kámen, který táhl naposled; o = bod, odkud vyšel
    (Partie 7 · 1 den na tah · hodnocená)
    [Odveta] [Přehrát]

    # match-goes-on
    Zajíc a psi: Ann (psi) – Ben\_10 (zajíc)
    ==========
    **Psi vyhráli: zajíc je uvězněn.**
    Vyhrává: Ann
    Zápas, partie 1 z 2. Stav: Ann 1, Ben\_10 0
    Následuje partie 2 z 2, strany se vymění.
    Poslední tah: zajíc z a4 na b4.
    H = zajíc (Ben\_10), na b4
    D = pes (Ann), na b1, b3, c3
    [ ] = kámen, který táhl naposled; o = bod, odkud vyšel
    (Partie 7 · 1 den na tah · hodnocená)
    [Přehrát]

    # match-won
    Zajíc a psi: Ann (psi) – Ben\_10 (zajíc)
    ==========
    **Psi vyhráli: zajíc je uvězněn.**
    Vyhrává: Ann
    Zápas, partie 2 z 2. Stav: Ann 1, Ben\_10 0
    Zápas skončil. Vítěz zápasu: Ann
    Poslední tah: zajíc z a4 na b4.
    H = zajíc (Ben\_10), na b4
    D = pes (Ann), na b1, b3, c3
    [ ] = kámen, který táhl naposled; o = bod, odkud vyšel
    (Partie 7 · 1 den na tah · hodnocená)
    [Odveta] [Přehrát]

    # record-bad-header
    Tento zápis nejde přečíst. Chyba je na řádku 1:
    Hlavička není zapsaná jako [Game "hare-and-hounds"].

    # record-contradiction
    Tento zápis nejde přečíst. Chyba je na řádku 4:
    Podle hlavičky partie skončila jako "trapped", ale tahy vedou k "got-past".

    # record-contradiction-running
    Tento zápis nejde přečíst. Chyba je na řádku 6:
    Podle hlavičky partie skončila jako "trapped", ale po posledním tahu ještě běží.

    # record-date
    Tento zápis nejde přečíst. Chyba je na řádku 4:
    Tady má být datum, například 2026.01.31, ale je tu: \*today\*

    # record-illegal
    Tento zápis nejde přečíst. Chyba je na řádku 6:
    Půltah 1 není povolený: a2-b1. Z a2 na b1 je to zpět a tento kámen zpět nikdy nechodí.

    # record-late-header
    Tento zápis nejde přečíst. Chyba je na řádku 7:
    Hlavička stojí až za začátkem tahů.

    # record-missing-header
    Tento zápis nejde přečíst. Chyba je na řádku 3:
    Před tahy chybí hlavička Game.

    # record-move
    Tento zápis nejde přečíst. Chyba je na řádku 6:
    Půltah 1 nejde přečíst. Tady má být bod od a1 do g7, ale je tu: h9

    # record-move-number
    Tento zápis nejde přečíst. Chyba je na řádku 6:
    Tady má být číslo tahu 1, ale je tu: 2.

    # record-no-result
    Tento zápis nejde přečíst. Chyba je na řádku 6:
    Za tahy chybí výsledek \*.

    # record-position-counter
    Tento zápis nejde přečíst. Chyba je na řádku 4:
    Počítadlo v pozici není číslo od 0 do 9.

    # record-position-letter
    Tento zápis nejde přečíst. Chyba je na řádku 4:
    V pozici je v řadě 2 písmeno, které neoznačuje žádný kámen této hry: \*

    # record-position-number
    Tento zápis nejde přečíst. Chyba je na řádku 4:
    Číslo tahu v pozici není číslo od 1 výš.

    # record-position-off-board
    Tento zápis nejde přečíst. Chyba je na řádku 4:
    Bod b3 na této desce není.

    # record-position-pack
    Tento zápis nejde přečíst. Chyba je na řádku 4:
    V pozici jsou 2 psi nebo husy, což při tomto nastavení stolu není možné.

    # record-position-parts
    Tento zápis nejde přečíst. Chyba je na řádku 4:
    Pozice nemá čtyři části, které potřebuje: řady, stranu na tahu, počítadlo a číslo tahu.

    # record-position-quarry
    Tento zápis nejde přečíst. Chyba je na řádku 4:
    V pozici má být právě jeden zajíc nebo jedna liška, ale není.

    # record-position-row
    Tento zápis nejde přečíst. Chyba je na řádku 4:
    V pozici má mít řada 4 právě 3 body, ale nemá.

    # record-position-row-one
    Tento zápis nejde přečíst. Chyba je na řádku 4:
    V pozici má mít řada 5 právě 1 bod, ale nemá.

    # record-position-rows
    Tento zápis nejde přečíst. Chyba je na řádku 4:
    V pozici má být tolik řad oddělených lomítky: 5. Je jich jiný počet.

    # record-position-shared
    Tento zápis nejde přečíst. Chyba je na řádku 4:
    V pozici stojí na b3 dva kameny.

    # record-position-side
    Tento zápis nejde přečíst. Chyba je na řádku 4:
    V pozici tu má být písmeno strany na tahu, ale je tu: x

    # record-repeated-header
    Tento zápis nejde přečíst. Chyba je na řádku 4:
    Hlavička Game je tu podruhé.

    # record-result
    Tento zápis nejde přečíst. Chyba je na řádku 4:
    Tady má být výsledek \*, ale je tu: hare

    # record-setup-diagonals
    Tento zápis nejde přečíst. Chyba je na řádku 2:
    Tady mají být úhlopříčky "every" nebo "alternate", ale je tu: some

    # record-setup-game
    Tento zápis nejde přečíst. Chyba je na řádku 1:
    Tady má být hra "hare-and-hounds" nebo "fox-and-geese", ale je tu: chess

    # record-setup-geese
    Tento zápis nejde přečíst. Chyba je na řádku 2:
    Tady má být 13, 15 nebo 17 hus, ale je tu: 14

    # record-setup-more
    Tento zápis nejde přečíst. Chyba je na řádku 2:
    Nastavení stolu tu mělo skončit, ale je tu ještě: up

    # record-setup-too-long
    Tento zápis nejde přečíst. Chyba je na řádku 4:
    Tak dlouhé nastavení stolu neexistuje.

    # record-termination
    Tento zápis nejde přečíst. Chyba je na řádku 5:
    Tady má být způsob, jak partie skončila, například "trapped" nebo "resigned", ale je tu: bored

    # record-too-long
    Tento zápis nejde přečíst. Chyba je na řádku 1:
    Tento text je delší než jakýkoli zápis.

    # record-unexpected
    Tento zápis nejde přečíst. Chyba je na řádku 6:
    Zápis tu měl skončit, ale je tu ještě: hello

    # refused-match-goes-on
    Zápas pokračuje další partií. O odvetu lze požádat, až skončí.

    # refused-no-takeback
    Druhý hráč o vrácení tahu nežádá. Žádost zaniká s dalším tahem.

    # refused-nothing-to-take-back
    Ještě nemáš žádný tah, který by šlo vrátit.

    # refused-takeback-asked
    Tvoje žádost o vrácení tahu už platí. Teď má odpovědět druhý hráč.

    # refused-takeback-to-answer
    O vrácení tahu už žádá druhý hráč (Ben\_10). Nejdřív mu u desky odpověz.

    # replay-first
    Zajíc a psi: Ann (psi) – Ben\_10 (zajíc)
    ==========
    Po půltahu 0 z 4
    Zatím nepadl žádný tah.
    Na tahu: psi (Ann).
    H = zajíc (Ben\_10), na b5
    D = pes (Ann), na b1, a2, c2
    Tahy: 1. a2-b3 b5-a4 2. c2-c3 a4-b4
    (Partie 7)
    [Začátek] [Zpět] [Dál] [Konec]
    [Exportovat]

    # replay-import
    Zajíc a psi: Ann (psi) – Ben\_10 (zajíc)
    ==========
    Po půltahu 4 z 4
    Poslední tah: zajíc z a4 na b4.
    **Psi vyhráli: zajíc se vzdal.**
    H = zajíc (Ben\_10), na b4
    D = pes (Ann), na b1, b3, c3
    [ ] = kámen, který táhl naposled; o = bod, odkud vyšel
    Tahy: 1. a2-b3 b5-a4 2. c2-c3 **a4-b4**
    (Tvůj načtený zápis. Uchovává se 7 dní.)
    [Začátek] [Zpět] [Dál] [Konec]
    [Exportovat]

    # replay-last
    Zajíc a psi: Ann (psi) – Ben\_10 (zajíc)
    ==========
    Po půltahu 4 z 4
    Poslední tah: zajíc z a4 na b4.
    **Psi vyhráli: zajíc se vzdal.**
    H = zajíc (Ben\_10), na b4
    D = pes (Ann), na b1, b3, c3
    [ ] = kámen, který táhl naposled; o = bod, odkud vyšel
    Tahy: 1. a2-b3 b5-a4 2. c2-c3 **a4-b4**
    (Partie 7)
    [Začátek] [Zpět] [Dál] [Konec]
    [Exportovat]

    # replay-long
    Liška a husy (15 hus, tahy do strany, všechny úhlopříčky): Ann (husy) – Ben\_10 (liška)
    ==========
    Po půltahu 25 z 60
    Poslední tah: liška z d5 na c4.
    Na tahu: husy (Ann).
    F = liška (Ben\_10), na c4
    G = husa (Ann), celkem 13, na c1, d1, e1, c2, e2, a3, b3, c3, d3, f3, e4, g4, e6
    malé písmeno = kámen, který táhl naposled; o = bod, odkud vyšel
    Tahy: … 3. … a4-b5 4. c4-c5 f4-g5 5. c5-b4 e4-d4 6. b4-a5 g5-f5 7. a5xc5xe3 g3-g4 8. e3-e4 d2-e3 9. e4-d4 f5-e6 10. d4-d5 f3-f4 11. d5-c4 f4-e4 12. c4-d5 e3-f3 13. **d5-c4** a3-b4 14. c4-b5 e6-d6 15. b5-c4 b4-c5 16. c4-b4 e4-d5 17. b4xd2 d6-e7 18. d2xd4 b3-c4 19. d4xd6 e2-e3 20. d6-d5 f3-g3 21. d5xb3 e3-e4 22. b3-c4 e4-d5 23. c4-d3 …
    (Partie 7)
    [Začátek] [Zpět] [Dál] [Konec] [Obnovit]
    [Exportovat]

    # replay-middle
    Zajíc a psi: Ann (psi) – Ben\_10 (zajíc)
    ==========
    Po půltahu 2 z 4
    Poslední tah: zajíc z b5 na a4.
    Na tahu: psi (Ann).
    H = zajíc (Ben\_10), na a4
    D = pes (Ann), na b1, c2, b3
    [ ] = kámen, který táhl naposled; o = bod, odkud vyšel
    Tahy: 1. a2-b3 **b5-a4** 2. c2-c3 a4-b4
    (Partie 7)
    [Začátek] [Zpět] [Dál] [Konec]
    [Exportovat]

    # replay-no-moves
    Liška a husy (13 hus, všechny úhlopříčky): Ann (husy) – Ben\_10 (liška)
    ==========
    Zatím nepadl žádný tah.
    Na tahu: liška (Ben\_10).
    F = liška (Ben\_10), na d4
    G = husa (Ann), celkem 13, na c1, d1, e1, c2, d2, e2, a3, b3, c3, d3, e3, f3, g3
    (Partie 7)
    [Začátek] [Zpět] [Dál] [Konec] [Obnovit]
    [Exportovat]

    # replay-running
    Zajíc a psi: Ann (psi) – Ben\_10 (zajíc)
    ==========
    Po půltahu 4 z 4
    Poslední tah: zajíc z a4 na b4.
    Na tahu: psi (Ann).
    H = zajíc (Ben\_10), na b4
    D = pes (Ann), na b1, b3, c3
    [ ] = kámen, který táhl naposled; o = bod, odkud vyšel
    Tahy: 1. a2-b3 b5-a4 2. c2-c3 **a4-b4**
    (Partie 7)
    [Začátek] [Zpět] [Dál] [Konec] [Obnovit]
    [Exportovat]

    # suggest-games-over
    20 · Zajíc a psi · Ben_10 · skončila → 20
    19 · Liška a husy · Ben_10 · skončila → 19

    # takeback-and-draw
    Zajíc a psi: Ann (psi) – Ben\_10 (zajíc)
    ==========
    Poslední tah: zajíc z a4 na b4.
    Na tahu: psi (Ann).
    Čas na tento tah končí <t:1800086400:R>.
    Remízu nabízí zajíc (Ben\_10).
    O vrácení posledního tahu žádají psi (Ann).
    H = zajíc (Ben\_10), na b4
    D = pes (Ann), na b1, b3, c3
    [ ] = kámen, který táhl naposled; o = bod, odkud vyšel
    (Partie 7 · 1 den na tah · hodnocená)
    [b1 na a2] [b1 na b2] [b1 na c2] [b3 na a3] [b3 na a4]
    [b3 na c4] [c3 na c4]
    [Přijmout remízu] [Odmítnout remízu] [Povolit vrácení tahu] [Odmítnout vrácení tahu] [Vzdát partii]

    # takeback-fox
    Liška a husy (13 hus, všechny úhlopříčky): Ann (husy) – Ben\_10 (liška)
    ==========
    Poslední tah: husa z a3 na a4.
    Na tahu: liška (Ben\_10).
    Čas na tento tah končí <t:1800086400:R>.
    O vrácení posledního tahu žádá liška (Ben\_10).
    F = liška (Ben\_10), na e5
    G = husa (Ann), celkem 13, na c1, d1, e1, c2, d2, e2, b3, c3, d3, e3, f3, g3, a4
    malé písmeno = kámen, který táhl naposled; o = bod, odkud vyšel
    (Partie 7 · 1 den na tah · hodnocená)
    [e5 na d4] [e5 na e4] [e5 na f4] [e5 na d5] [e5 na f5]
    [e5 na d6] [e5 na e6]
    [Nabídnout remízu] [Povolit vrácení tahu] [Odmítnout vrácení tahu] [Vzdát partii] [Můj pohled]

    # takeback-geese
    Liška a husy (13 hus, všechny úhlopříčky): Ann (husy) – Ben\_10 (liška)
    ==========
    Poslední tah: husa z a3 na a4.
    Na tahu: liška (Ben\_10).
    Čas na tento tah končí <t:1800086400:R>.
    O vrácení posledního tahu žádají husy (Ann).
    F = liška (Ben\_10), na e5
    G = husa (Ann), celkem 13, na c1, d1, e1, c2, d2, e2, b3, c3, d3, e3, f3, g3, a4
    malé písmeno = kámen, který táhl naposled; o = bod, odkud vyšel
    (Partie 7 · 1 den na tah · hodnocená)
    [e5 na d4] [e5 na e4] [e5 na f4] [e5 na d5] [e5 na f5]
    [e5 na d6] [e5 na e6]
    [Nabídnout remízu] [Povolit vrácení tahu] [Odmítnout vrácení tahu] [Vzdát partii] [Můj pohled]

    # takeback-hare
    Zajíc a psi: Ann (psi) – Ben\_10 (zajíc)
    ==========
    Poslední tah: zajíc z a4 na b4.
    Na tahu: psi (Ann).
    Čas na tento tah končí <t:1800086400:R>.
    O vrácení posledního tahu žádá zajíc (Ben\_10).
    H = zajíc (Ben\_10), na b4
    D = pes (Ann), na b1, b3, c3
    [ ] = kámen, který táhl naposled; o = bod, odkud vyšel
    (Partie 7 · 1 den na tah · hodnocená)
    [b1 na a2] [b1 na b2] [b1 na c2] [b3 na a3] [b3 na a4]
    [b3 na c4] [c3 na c4]
    [Nabídnout remízu] [Povolit vrácení tahu] [Odmítnout vrácení tahu] [Vzdát partii] [Můj pohled]

    # takeback-hounds
    Zajíc a psi: Ann (psi) – Ben\_10 (zajíc)
    ==========
    Poslední tah: zajíc z a4 na b4.
    Na tahu: psi (Ann).
    Čas na tento tah končí <t:1800086400:R>.
    O vrácení posledního tahu žádají psi (Ann).
    H = zajíc (Ben\_10), na b4
    D = pes (Ann), na b1, b3, c3
    [ ] = kámen, který táhl naposled; o = bod, odkud vyšel
    (Partie 7 · 1 den na tah · hodnocená)
    [b1 na a2] [b1 na b2] [b1 na c2] [b3 na a3] [b3 na a4]
    [b3 na c4] [c3 na c4]
    [Nabídnout remízu] [Povolit vrácení tahu] [Odmítnout vrácení tahu] [Vzdát partii] [Můj pohled]

    # unfit-not-text
    Tento soubor není text. Zápis je prostý text, jaký dává /export.

    # unfit-out-of-reach
    Soubor teď nejde stáhnout. Zkus to prosím znovu, nebo použij /import bez souboru a zápis vlož.

    # unfit-too-large
    Tento text je delší než jakýkoli zápis.
    "#);
}

#[test]
fn what_people_and_servers_settle_on() {
    let book = Gallery::settings(LANGUAGE, &Cast::ordinary()).book();
    assert_snapshot!(book, @r"
    # blocked
    Od tohoto hráče už nepřijímáš výzvy: Ben\_10. Zrušíš to příkazem /unblock. Rozehrané partie pokračují.

    # blocked-already
    Výzvy od tohoto hráče už nepřijímáš: Ben\_10.

    # blocked-oneself
    Nemůžeš zablokovat sebe.

    # invite
    Výzva
    ==========
    Komu: Ben\_10
    Hra: Zajíc a psi
    Čas: 5 minut na tah
    [Vyber hru v]
      | Liška a husy (13 hus, všechny úhlopříčky) | …
    [Vyber čas na tah v]
      | 1 den na tah |
      | 3 dny na tah |
      | 7 dní na tah |
      | Bez časového limitu |
    [Poslat výzvu]

    # invite-menu
    Vyzvat ke hře

    # own-below
    Zajíc a psi: Ann (psi) – někdo (zajíc)
    ==========
    **Deska se od té doby změnila. Podívej se, jak vypadá teď, a vyber znovu.**
    Poslední tah: pes z a2 na b3.
    Na tahu: zajíc (někdo).
    Čas na tento tah končí <t:1800086400:R>.
    Zajíc (někdo) na b5
    Psi (Ann) na b1, c2, b3
    Povolené tahy: b5 na a4; b5 na b4; b5 na c4
    (Partie 7 · 1 den na tah · hodnocená)
    [Nabídnout remízu] [Vrátit tah] [Vzdát partii] [Můj pohled] [Tahy]

    # own-forgotten
    Zajíc a psi: Ann (psi) – někdo (zajíc)
    ==========
    Poslední tah: pes z a2 na b3.
    Na tahu: zajíc (někdo).
    Čas na tento tah končí <t:1800086400:R>.
    Zajíc (někdo) na b5
    Psi (Ann) na b1, c2, b3
    Povolené tahy: b5 na a4; b5 na b4; b5 na c4
    (Partie 7 · 1 den na tah · hodnocená)
    [Nabídnout remízu] [Vrátit tah] [Vzdát partii] [Můj pohled] [Tahy]

    # own-fox-words
    Liška a husy (13 hus, všechny úhlopříčky): Ann (husy) – Ben\_10 (liška)
    ==========
    Zatím nepadl žádný tah.
    Na tahu: liška (Ben\_10).
    Čas na tento tah končí <t:1800086400:R>.
    Povolených tahů je 188, do nabídky se jich vejde 25; všechny napovídá /move.
    Liška (Ben\_10) na d4
    Husy (Ann) na c1, d1, c3, d3, e3, c4, e4, c5, d5, e5
    Povolené tahy: d4 bere d3, končí na d2; d4 bere c4, končí na b4; d4 bere e4, končí na f4; d4 bere d5, končí na d6; d4 bere c4, c3, končí na d2; d4 bere e4, e3, končí na d2; d4 bere d3, c3, končí na b4; d4 bere d5, c5, končí na b4; d4 bere d3, e3, končí na f4; d4 bere d5, e5, končí na f4; d4 bere c4, c5, končí na d6; d4 bere e4, e5, končí na d6; d4 bere d5, c5, c3, končí na d2; d4 bere d5, e5, e3, končí na d2; d4 bere e4, e3, c3, končí na b4; d4 bere e4, e5, c5, končí na b4; d4 bere d3, c3, c4, končí na d4; d4 bere d3, e3, e4, končí na d4; d4 bere c4, c3, d3, končí na d4; d4 bere c4, c5, d5, končí na d4; d4 bere e4, e3, d3, končí na d4; d4 bere e4, e5, d5, končí na d4; d4 bere d5, c5, c4, končí na d4; d4 bere d5, e5, e4, končí na d4; d4 bere c4, c3, e3, končí na f4; d4 bere c4, c5, e5, končí na f4; d4 bere d3, c3, c5, končí na d6; d4 bere d3, e3, e5, končí na d6; d4 bere c4, c5, d5, d3, končí na d2; d4 bere c4, c5, e5, e3, končí na d2; d4 bere e4, e5, c5, c3, končí na d2; d4 bere e4, e5, d5, d3, končí na d2; d4 bere d5, c5, c4, d3, končí na d2; d4 bere d5, e5, e4, d3, končí na d2; d4 bere d3, e3, e4, c4, končí na b4; d4 bere d3, e3, e5, c5, končí na b4; d4 bere e4, e3, d3, c4, končí na b4; d4 bere e4, e5, d5, c4, končí na b4; d4 bere d5, e5, e3, c3, končí na b4; d4 bere d5, e5, e4, c4, končí na b4; …
    (Partie 7 · 1 den na tah · hodnocená)
    [Vyber tah lišky v]
      | d4 bere d3, končí na d2 | …
    [Nabídnout remízu] [Vzdát partii] [Můj pohled] [Tahy]

    # own-hare-turned
    Zajíc a psi: Ann (psi) – Ben\_10 (zajíc)
    ==========
    Poslední tah: pes z a2 na b3.
    Na tahu: zajíc (Ben\_10).
    Čas na tento tah končí <t:1800086400:R>.
    H = zajíc (Ben\_10), na b5
    D = pes (Ann), na b1, c2, b3
    [ ] = kámen, který táhl naposled; o = bod, odkud vyšel
    (Partie 7 · 1 den na tah · hodnocená)
    [b5 na a4] [b5 na b4] [b5 na c4]
    [Nabídnout remízu] [Vrátit tah] [Vzdát partii] [Můj pohled] [Tahy]

    # own-hare-words
    Zajíc a psi: Ann (psi) – Ben\_10 (zajíc)
    ==========
    Poslední tah: pes z a2 na b3.
    Na tahu: zajíc (Ben\_10).
    Čas na tento tah končí <t:1800086400:R>.
    Zajíc (Ben\_10) na b5
    Psi (Ann) na b1, c2, b3
    Povolené tahy: b5 na a4; b5 na b4; b5 na c4
    (Partie 7 · 1 den na tah · hodnocená)
    [b5 na a4] [b5 na b4] [b5 na c4]
    [Nabídnout remízu] [Vrátit tah] [Vzdát partii] [Můj pohled] [Tahy]

    # own-hounds-not-turned
    Zajíc a psi: Ann (psi) – Ben\_10 (zajíc)
    ==========
    Poslední tah: pes z a2 na b3.
    Na tahu: zajíc (Ben\_10).
    Čas na tento tah končí <t:1800086400:R>.
    H = zajíc (Ben\_10), na b5
    D = pes (Ann), na b1, c2, b3
    [ ] = kámen, který táhl naposled; o = bod, odkud vyšel
    (Partie 7 · 1 den na tah · hodnocená)
    [Nabídnout remízu] [Vrátit tah] [Vzdát partii] [Můj pohled] [Tahy]

    # own-no-thread
    Tento server chce pro každou partii vlákno, ale tady ho otevřít nemůžu: chybí mi oprávnění „Vytvářet veřejná vlákna“ nebo „Posílat zprávy ve vláknech“. Partie se hraje v tomto kanálu.

    # own-reminder
    <@2> – čas na tvůj tah v partii 7 (Zajíc a psi) končí <t:1800086400:R>.
    https://discord.com/channels/5/5/5

    # own-thread
    Zajíc a psi: Ann (psi) – někdo (zajíc)

    # own-unseen
    Poslední tah: pes z a2 na b3.
    Na tahu: zajíc (někdo).
    Čas na tento tah končí <t:1800086400:R>.
    Nemůžu psát tam, kde se tato partie hraje, takže to tamní deska zatím neukazuje. Ukáže to, jakmile ji jeden z vás použije nebo zadá /board.

    # privacy
    Co o tobě vím
    ==========
    Uchovávám to, co hry potřebují, a nic jiného:
    - tvoje číslo na Discordu a jméno, pod kterým mě naposledy používáš;
    - tvoje partie s tahy a výsledky a tvoje hodnocení;
    - tvoje výzvy, tvoje nastavení a to, čí výzvy nechceš;
    - co o tobě rozhodly servery a co za servery rozhoduješ ty.

    Žádné zprávy nečtu. Ostatní vidí tvoje jméno, partie a hodnocení.

    To všechno můžeš dostat v souboru, nebo nechat smazat. Partie zůstanou těm, s kým hraješ, ale bez tvého jména; rozehrané partie se nejdřív vzdají. Zprávy v kanálech zůstanou. Pokud je ti na některém serveru používání zakázáno, zákaz trvá.
    [Dej mi soubor] [Smazat moje data]

    # privacy-exported
    To je všechno, co o tobě uchovávám.

    # privacy-forgotten
    Tvoje data jsou smazána. Když budeš zase hrát, začneš znovu.

    # privacy-not
    Nic se nesmazalo.

    # privacy-sure
    Opravdu chceš smazat všechna svá data? Tvoje rozehrané partie se vzdají, nebo zruší, pokud ještě nemají obě strany tah za sebou; tvoje hodnocení nadobro zmizí. Nejde to vzít zpět.
    [Ano, smazat všechno] [Ne, ponechat]

    # refused-barred
    Ti, kdo spravují tento server, ti nedovolují mě tu používat. /privacy a /settings fungují i tak.

    # refused-forgotten
    Data druhého hráče této partie jsou na jeho přání smazána, takže o odvetu není koho požádat.

    # refused-games
    Už máš rozehráno 25 partií a víc jich mít nelze. Nejdřív některou dohraj; vypíše je /games.

    # refused-games-here
    V tomto kanálu už běží 100 partií a víc jich být nemůže. Hraj v jiném kanálu, nebo počkej, až některá skončí.

    # refused-nobody-here
    Výzvu, kterou pošleš tady, nikdo jiný neuvidí. Použij /challenge na serveru, ve skupině nebo v přímých zprávách s někým, koho znáš.

    # refused-not-welcome
    Tento hráč od tebe výzvy nepřijímá: Ben\_10. Uveď jiného hráče, nebo soupeře vynech.

    # refused-opponent-barred
    Ti, kdo spravují tento server, nedovolují tomuto hráči mě tu používat: Ben\_10.

    # refused-other-channels
    Na tomto serveru začínají partie jen v těchto kanálech: <#5> <#5>

    # refused-sent
    Během deseti minut lze poslat nejvýš 10 výzev a ty už máš za sebou. Počkej pár minut.

    # server-away
    Nastavení tohoto serveru
    ==========
    Partie smějí začínat v každém kanálu.
    Čas na tah, když ho výzva neuvádí: jako obvykle
    Hra, když ji výzva neuvádí: jako obvykle
    Jazyk toho, co vidí všichni: automaticky
    Upozornění: nanejvýš když hráč není u desky
    Vlákno pro každou partii: ne
    Vyloučení lidé: 0
    (Více ve volbách příkazu /server: skrýt někoho v žebříčku nebo ho ukázat, vyloučit ho nebo připustit, zrušit partii.)
    [Vyber čas na tah v]
      | jako obvykle |
      | 5 minut na tah |
      | 1 den na tah |
      | 3 dny na tah |
      | 7 dní na tah |
      | bez časového limitu |
    [Vyber hru v]
      | jako obvykle |
      | Zajíc a psi |
      | Liška a husy (13 hus, všechny úhlopříčky) | …
    [Vyber jazyk v]
      | automaticky |
      | English |
      | Ελληνικά |
      | Italiano |
      | Polski |
      | Norsk |
      | Čeština |
    [Vyber, kolik má být upozornění v]
      | Upozornění podle přání každého hráče |
      | Upozornění nanejvýš když hráč není u desky |
      | Bez upozornění |
    [Vlákno pro každou partii] [Povolit tento kanál] [Deník]

    # server-changed
    Skryto v žebříčku tohoto serveru: Ben\_10
    Znovu v žebříčku tohoto serveru: Ben\_10
    Zákaz používat mě na tomto serveru: Ben\_10
    Konec zákazu používat mě na tomto serveru: Ben\_10
    Zrušená partie: 7

    # server-log
    Co se stalo jménem tohoto serveru
    ==========
    <t:1800000000:R> · Ann · Přidaný kanál pro partie: <#5>
    <t:1800000000:R> · Ann · Odebraný kanál pro partie: <#5>
    <t:1800000000:R> · Ann · Partie smějí začínat v každém kanálu.
    <t:1800000000:R> · Ann · Čas na tah, když ho výzva neuvádí: bez časového limitu
    <t:1800000000:R> · Ann · Hra, když ji výzva neuvádí: Zajíc a psi
    <t:1800000000:R> · Ann · Vlákno pro každou partii: ano
    <t:1800000000:R> · Ann · Jazyk toho, co vidí všichni: Polski
    <t:1800000000:R> · Ann · Upozornění: nanejvýš když hráč není u desky
    <t:1800000000:R> · Ann · Zákaz používat mě na tomto serveru: někdo
    <t:1800000000:R> · Ann · Zrušená partie: 7
    (Strana 2 z 4)
    [Předchozí strana] [Další strana]
    [Nastavení]

    # server-log-none
    Co se stalo jménem tohoto serveru
    ==========
    Zatím nic.
    [Nastavení]

    # server-none
    Není tu žádný server, pro který by šlo něco nastavit.

    # server-not-a-manager
    Tohle je pro ty, kdo spravují tento server: je potřeba oprávnění „Spravovat server“.

    # server-other
    Nastavení tohoto serveru
    ==========
    Partie smějí začínat v kanálech: <#5> <#5> <#5> <#5> <#5> <#5> <#5> <#5> <#5> <#5> <#5> <#5> <#5> <#5> <#5> <#5> <#5> <#5> <#5> <#5> …
    Čas na tah, když ho výzva neuvádí: 1 den na tah
    Hra, když ji výzva neuvádí: Liška a husy (17 hus, tahy do strany, úhlopříčky ob bod)
    Jazyk toho, co vidí všichni: Čeština
    Upozornění: žádná
    Vlákno pro každou partii: ano
    Vyloučení lidé: 1
    (Více ve volbách příkazu /server: skrýt někoho v žebříčku nebo ho ukázat, vyloučit ho nebo připustit, zrušit partii.)
    [Vyber čas na tah v]
      | jako obvykle |
      | 5 minut na tah |
      | 1 den na tah |
      | 3 dny na tah |
      | 7 dní na tah |
      | bez časového limitu |
    [Vyber hru v]
      | jako obvykle |
      | Zajíc a psi |
      | Liška a husy (13 hus, všechny úhlopříčky) | …
    [Vyber jazyk v]
      | automaticky |
      | English |
      | Ελληνικά |
      | Italiano |
      | Polski |
      | Norsk |
      | Čeština |
    [Vyber, kolik má být upozornění v]
      | Upozornění podle přání každého hráče |
      | Upozornění nanejvýš když hráč není u desky |
      | Bez upozornění |
    [Bez vláken pro partie] [Už nepovolovat tento kanál] [Povolit všechny kanály] [Deník]

    # server-other-game
    Tato partie se na tomto serveru nehraje.

    # server-usual
    Nastavení tohoto serveru
    ==========
    Partie smějí začínat v každém kanálu.
    Čas na tah, když ho výzva neuvádí: jako obvykle
    Hra, když ji výzva neuvádí: jako obvykle
    Jazyk toho, co vidí všichni: automaticky
    Upozornění: jak si přeje každý hráč
    Vlákno pro každou partii: ne
    Vyloučení lidé: 0
    (Více ve volbách příkazu /server: skrýt někoho v žebříčku nebo ho ukázat, vyloučit ho nebo připustit, zrušit partii.)
    [Vyber čas na tah v]
      | jako obvykle |
      | 5 minut na tah |
      | 1 den na tah |
      | 3 dny na tah |
      | 7 dní na tah |
      | bez časového limitu |
    [Vyber hru v]
      | jako obvykle |
      | Zajíc a psi |
      | Liška a husy (13 hus, všechny úhlopříčky) | …
    [Vyber jazyk v]
      | automaticky |
      | English |
      | Ελληνικά |
      | Italiano |
      | Polski |
      | Norsk |
      | Čeština |
    [Vyber, kolik má být upozornění v]
      | Upozornění podle přání každého hráče |
      | Upozornění nanejvýš když hráč není u desky |
      | Bez upozornění |
    [Vlákno pro každou partii] [Povolit tento kanál] [Deník]

    # settings-always
    Tvoje nastavení
    ==========
    Jazyk: automaticky
    Upozornění: pokaždé, když jsi na tahu
    Připomínky, že dochází čas: v kanálu partie
    Deska, kterou vidíš jen ty: kreslená
    Když hraješ za zajíce nebo lišku: tvoje deska není otočená
    (Platí od této chvíle a všude. Deska, kterou vidí všichni, zůstává, jak je; tvou ukáže „Můj pohled“ pod ní.)
    [Vyber jazyk v]
      | automaticky |
      | English |
      | Ελληνικά |
      | Italiano |
      | Polski |
      | Norsk |
      | Čeština |
    [Vyber, kdy dostáváš upozornění v]
      | Upozornit mě pokaždé, když jsem na tahu |
      | Upozornit mě, když nejsem u desky |
      | Nikdy mě neupozorňovat |
    [Připomínky přímou zprávou] [Moje deska slovy] [Otáčet moji desku]

    # settings-other
    Tvoje nastavení
    ==========
    Jazyk: Ελληνικά
    Upozornění: nikdy
    Připomínky, že dochází čas: přímou zprávou
    Deska, kterou vidíš jen ty: slovy, pro čtečku obrazovky
    Když hraješ za zajíce nebo lišku: tvoje deska je otočená
    (Platí od této chvíle a všude. Deska, kterou vidí všichni, zůstává, jak je; tvou ukáže „Můj pohled“ pod ní.)
    [Vyber jazyk v]
      | automaticky |
      | English |
      | Ελληνικά |
      | Italiano |
      | Polski |
      | Norsk |
      | Čeština |
    [Vyber, kdy dostáváš upozornění v]
      | Upozornit mě pokaždé, když jsem na tahu |
      | Upozornit mě, když nejsem u desky |
      | Nikdy mě neupozorňovat |
    [Připomínky v kanálu] [Moje deska kreslená] [Neotáčet moji desku]

    # settings-usual
    Tvoje nastavení
    ==========
    Jazyk: automaticky
    Upozornění: když nejsi u desky
    Připomínky, že dochází čas: v kanálu partie
    Deska, kterou vidíš jen ty: kreslená
    Když hraješ za zajíce nebo lišku: tvoje deska není otočená
    (Platí od této chvíle a všude. Deska, kterou vidí všichni, zůstává, jak je; tvou ukáže „Můj pohled“ pod ní.)
    [Vyber jazyk v]
      | automaticky |
      | English |
      | Ελληνικά |
      | Italiano |
      | Polski |
      | Norsk |
      | Čeština |
    [Vyber, kdy dostáváš upozornění v]
      | Upozornit mě pokaždé, když jsem na tahu |
      | Upozornit mě, když nejsem u desky |
      | Nikdy mě neupozorňovat |
    [Připomínky přímou zprávou] [Moje deska slovy] [Otáčet moji desku]

    # unblocked
    Od tohoto hráče zase přijímáš výzvy: Ben\_10.

    # unblocked-already
    Tento hráč u tebe zablokovaný není: Ben\_10.
    ");
}
