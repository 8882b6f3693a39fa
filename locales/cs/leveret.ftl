### Všechna slova, která někdo čte, česky.
###
### „Partie“ je jedno utkání, „hra“ její druh; „hodnocení“ je síla hráče, „žebříček“ seznam
### nejlepších. Čtenáři tykáme a vyhýbáme se minulému času, který prozrazuje rod. Jména stojí
### v prvním pádě: po dvojtečce, v závorce, u pomlčky. Čísla jsou celá, proto chybí tvar „many“.
###
### Written as in English: bot, by, data, do, minus, server, ten, text, to

## Hry, strany a nastavení

game-name =
    { $kind ->
        [hare-and-hounds] Zajíc a psi
       *[fox-and-geese] Liška a husy
    }
# 13, 15 i 17 má stejný tvar: hus.
setup-fox-and-geese =
    Liška a husy ({ $geese } hus, { $sideways ->
        [yes] { $diagonals ->
            [alternate] tahy do strany, úhlopříčky ob bod
           *[every] tahy do strany, všechny úhlopříčky
        }
       *[no] { $diagonals ->
            [alternate] úhlopříčky ob bod
           *[every] všechny úhlopříčky
        }
    })
pace-name =
    { $pace ->
        [live] 5 minut na tah
        [one-day] 1 den na tah
        [three-days] 3 dny na tah
        [seven-days] 7 dní na tah
       *[unlimited] bez časového limitu
    }
page = Strana { $page } z { $pages }
page-back = Předchozí strana
page-on = Další strana
# Stojí místo toho, kdo si nechal smazat svá data.
somebody = někdo

## Tahy slovy, na tlačítkách

move-step = { $from } na { $to }
move-capture = { $from } bere { $taken }, končí na { $to }

## Výzva

challenge-title = Výzva: { $setup }
challenge-title-rematch = Odveta: { $setup }
challenge-from = Od: { $name }
challenge-to = Komu: { $name }
challenge-to-anyone = Komu: kdo přijme jako první
challenge-side =
    { $side ->
        [hounds] Strany: psi – { $name }, zajíc – druhý hráč
        [hare] Strany: zajíc – { $name }, psi – druhý hráč
        [geese] Strany: husy – { $name }, liška – druhý hráč
       *[fox] Strany: liška – { $name }, husy – druhý hráč
    }
challenge-side-chance = Strany: rozhodne los po přijetí výzvy
challenge-pace =
    { $pace ->
        [live] Čas: 5 minut na tah
        [one-day] Čas: 1 den na tah
        [three-days] Čas: 3 dny na tah
        [seven-days] Čas: 7 dní na tah
       *[unlimited] Čas: bez limitu
    }
# Dvě až šest partií.
challenge-match =
    { $count ->
        [one] Zápas: { $count } partie, po každé se strany vymění
        [few] Zápas: { $count } partie, po každé se strany vymění
       *[other] Zápas: { $count } partií, po každé se strany vymění
    }
challenge-setup =
    { $sideways ->
        [yes] { $diagonals ->
            [alternate] Nastavení stolu: { $geese } hus, které smějí táhnout i do strany; deska s úhlopříčkami ob bod
           *[every] Nastavení stolu: { $geese } hus, které smějí táhnout i do strany; deska se všemi úhlopříčkami
        }
       *[no] { $diagonals ->
            [alternate] Nastavení stolu: { $geese } hus, které netáhnou do strany; deska s úhlopříčkami ob bod
           *[every] Nastavení stolu: { $geese } hus, které netáhnou do strany; deska se všemi úhlopříčkami
        }
    }
challenge-idle-options = Počet hus, tahy do strany a úhlopříčky jsou volby hry Liška a husy. Hra Zajíc a psi je nepoužívá: tady nic nemění.
challenge-rated =
    { $limit ->
        [one] Hodnocená: z partií, které titíž dva hráči začnou během 24 hodin, se počítá první { $limit }.
        [few] Hodnocená: z partií, které titíž dva hráči začnou během 24 hodin, se počítají první { $limit }.
       *[other] Hodnocená: z partií, které titíž dva hráči začnou během 24 hodin, se počítá prvních { $limit }.
    }
challenge-expires = Platnost končí { $when }.
challenge-over =
    { $end ->
        [accepted] Výzva je přijata: partie začala.
        [declined] Výzva je odmítnuta.
        [cancelled] Výzva je vzata zpět.
       *[expired] Platnost výzvy vypršela: nikdo ji včas nepřijal.
    }
challenge-accept = Přijmout
challenge-decline = Odmítnout
challenge-cancel = Vzít zpět
challenge-call =
    { $kind ->
        [hare-and-hounds] { $mention } – čeká na tebe výzva ke hře Zajíc a psi.
       *[fox-and-geese] { $mention } – čeká na tebe výzva ke hře Liška a husy.
    }

## Deska

board-title =
    { $kind ->
        [hare-and-hounds] { $setup }: { $pack } (psi) – { $quarry } (zajíc)
       *[fox-and-geese] { $setup }: { $pack } (husy) – { $quarry } (liška)
    }
board-no-move = Zatím nepadl žádný tah.
board-last-step =
    { $side ->
        [hounds] Poslední tah: pes z { $from } na { $to }.
        [hare] Poslední tah: zajíc z { $from } na { $to }.
        [geese] Poslední tah: husa z { $from } na { $to }.
       *[fox] Poslední tah: liška z { $from } na { $to }.
    }
board-last-capture =
    { $count ->
        [one] Poslední tah: liška z { $from } na { $to }, bere husu na { $taken }.
        [few] Poslední tah: liška z { $from } na { $to }, bere { $count } husy: na { $taken }.
       *[other] Poslední tah: liška z { $from } na { $to }, bere { $count } hus: na { $taken }.
    }
board-turn =
    { $side ->
        [hounds] Na tahu: psi ({ $name }).
        [hare] Na tahu: zajíc ({ $name }).
        [geese] Na tahu: husy ({ $name }).
       *[fox] Na tahu: liška ({ $name }).
    }
board-deadline = Čas na tento tah končí { $when }.
board-stall = Tahy psů bez postupu vpřed: { $count } z 10.
board-draw-offer =
    { $side ->
        [hounds] Remízu nabízejí psi ({ $name }).
        [hare] Remízu nabízí zajíc ({ $name }).
        [geese] Remízu nabízejí husy ({ $name }).
       *[fox] Remízu nabízí liška ({ $name }).
    }
board-takeback-asked =
    { $side ->
        [hounds] O vrácení posledního tahu žádají psi ({ $name }).
        [hare] O vrácení posledního tahu žádá zajíc ({ $name }).
        [geese] O vrácení posledního tahu žádají husy ({ $name }).
       *[fox] O vrácení posledního tahu žádá liška ({ $name }).
    }
board-picked = Vybraná husa: { $point }. Teď vyber, kam půjde.
board-legend =
    { $side ->
        [hounds] { $letter } = pes ({ $name }), na { $points }
        [hare] { $letter } = zajíc ({ $name }), na { $points }
        [geese] { $letter } = husa ({ $name }), celkem { $count }, na { $points }
       *[fox] { $letter } = liška ({ $name }), na { $points }
    }
board-legend-brackets = [ ] = kámen, který táhl naposled; o = bod, odkud vyšel
board-legend-small = malé písmeno = kámen, který táhl naposled; o = bod, odkud vyšel
board-legend-chosen = malé g = vybraná husa
board-footer =
    { $rated ->
        [yes] Partie { $id } · { $pace } · hodnocená
       *[no] Partie { $id } · { $pace } · nehodnocená
    }
board-choose-goose = Vyber husu, která potáhne
board-goose = Husa na { $point }
board-goose-targets = na { $targets }
board-choose-fox-move = Vyber tah lišky
board-more-moves = Povolených tahů je { $count }, do nabídky se jich vejde { $shown }; všechny napovídá /move.
board-back = Vybrat jinou husu
board-draw = Nabídnout remízu
board-draw-accept = Přijmout remízu
board-draw-decline = Odmítnout remízu
board-takeback = Vrátit tah
board-takeback-allow = Povolit vrácení tahu
board-takeback-refuse = Odmítnout vrácení tahu
board-moves = Tahy
board-replay = Přehrát
board-resign = Vzdát partii
board-rematch = Odveta
board-own = Můj pohled
board-pieces =
    { $side ->
        [hounds] Psi ({ $name }) na { $points }
        [hare] Zajíc ({ $name }) na { $points }
        [geese] Husy ({ $name }) na { $points }
       *[fox] Liška ({ $name }) na { $points }
    }
board-legal = Povolené tahy: { $moves }
board-moved-on = Partie pokračuje v novější zprávě.
board-newer = Přejít na nejnovější desku

## Zápas z několika partií, vedle desky

match-score = Zápas, partie { $nth } z { $games }. Stav: { $pack } { $packs }, { $quarry } { $quarrys }
match-next = Následuje partie { $nth } z { $games }, strany se vymění.
match-won = Zápas skončil. Vítěz zápasu: { $name }
match-drawn = Zápas skončil remízou.
match-called-off = S touto partií se ruší celý zápas. Nikdo ho nevyhrál.

## Prohlížení a přehrávání partie

look-refresh = Obnovit
replay-at = Po půltahu { $ply } z { $count }
replay-moves = Tahy: { $moves }
replay-first = Začátek
replay-back = Zpět
replay-on = Dál
replay-last = Konec
replay-export = Exportovat
replay-footer-game = Partie { $id }
replay-footer-import = Tvůj načtený zápis. Uchovává se 7 dní.
export-game = Zápis partie { $id }. Znovu ho načte /import.
export-import = Tvůj načtený zápis.

## Načítaný zápis

import-title = Načíst zápis
import-label = Zápis
import-example = [Game "hare-and-hounds"] …
import-gone = Tento zápis se už neuchovává. Načti ho prosím znovu příkazem /import.
import-too-large = Tento text je delší než jakýkoli zápis.
import-not-text = Tento soubor není text. Zápis je prostý text, jaký dává /export.
import-out-of-reach = Soubor teď nejde stáhnout. Zkus to prosím znovu, nebo použij /import bez souboru a zápis vlož.
import-bad = Tento zápis nejde přečíst. Chyba je na řádku { $line }:
record-bad-header = Hlavička není zapsaná jako [Game "hare-and-hounds"].
record-repeated-header = Hlavička { $header } je tu podruhé.
record-late-header = Hlavička stojí až za začátkem tahů.
record-missing-header = Před tahy chybí hlavička { $header }.
record-date = Tady má být datum, například 2026.01.31, ale je tu: { $found }
record-termination = Tady má být způsob, jak partie skončila, například "trapped" nebo "resigned", ale je tu: { $found }
record-result = Tady má být výsledek { $expected }, ale je tu: { $found }
record-move-number = Tady má být číslo tahu { $expected }, ale je tu: { $found }
record-move = Půltah { $ply } nejde přečíst. { $reason }
record-illegal = Půltah { $ply } není povolený: { $written }. { $reason }
record-no-result = Za tahy chybí výsledek { $result }.
record-unexpected = Zápis tu měl skončit, ale je tu ještě: { $found }
record-contradiction = Podle hlavičky partie skončila jako "{ $said }", ale tahy vedou k "{ $shown }".
record-contradiction-running = Podle hlavičky partie skončila jako "{ $said }", ale po posledním tahu ještě běží.
record-setup-too-long = Tak dlouhé nastavení stolu neexistuje.
record-unknown-game = Tady má být hra "hare-and-hounds" nebo "fox-and-geese", ale je tu: { $found }
record-unknown-geese = Tady má být 13, 15 nebo 17 hus, ale je tu: { $found }
record-unknown-diagonals = Tady mají být úhlopříčky "every" nebo "alternate", ale je tu: { $found }
record-setup-unexpected = Nastavení stolu tu mělo skončit, ale je tu ještě: { $found }
record-position-parts = Pozice nemá čtyři části, které potřebuje: řady, stranu na tahu, počítadlo a číslo tahu.
record-position-rows = V pozici má být tolik řad oddělených lomítky: { $expected }. Je jich jiný počet.
record-position-row =
    { $expected ->
        [one] V pozici má mít řada { $rank } právě { $expected } bod, ale nemá.
        [few] V pozici má mít řada { $rank } právě { $expected } body, ale nemá.
       *[other] V pozici má mít řada { $rank } právě { $expected } bodů, ale nemá.
    }
record-position-letter = V pozici je v řadě { $rank } písmeno, které neoznačuje žádný kámen této hry: { $found }
record-position-quarry = V pozici má být právě jeden zajíc nebo jedna liška, ale není.
record-position-pack =
    { $count ->
        [one] V pozici je { $count } pes nebo husa, což při tomto nastavení stolu není možné.
        [few] V pozici jsou { $count } psi nebo husy, což při tomto nastavení stolu není možné.
       *[other] V pozici je { $count } psů nebo hus, což při tomto nastavení stolu není možné.
    }
record-position-shared = V pozici stojí na { $point } dva kameny.
record-position-side = V pozici tu má být písmeno strany na tahu, ale je tu: { $found }
record-position-counter = Počítadlo v pozici není číslo od 0 do { $most }.
record-position-number = Číslo tahu v pozici není číslo od 1 výš.

## Jak partie končí

ending-trapped =
    { $kind ->
        [hare-and-hounds] Psi vyhráli: zajíc je uvězněn.
       *[fox-and-geese] Husy vyhrály: liška je uvězněna.
    }
ending-got-past = Zajíc vyhrál: dostal se za psy.
ending-stalled = Zajíc vyhrál: psi udělali deset tahů za sebou bez postupu vpřed.
ending-captured = Liška vyhrála: na desce nezůstaly ani čtyři husy.
ending-blocked = Liška vyhrála: žádná husa nemůže táhnout.
ending-repeated = Remíza: stejná pozice nastala potřetí.
ending-resigned =
    { $side ->
        [hounds] Zajíc vyhrál: psi se vzdali.
        [hare] Psi vyhráli: zajíc se vzdal.
        [geese] Liška vyhrála: husy se vzdaly.
       *[fox] Husy vyhrály: liška se vzdala.
    }
ending-timed-out =
    { $side ->
        [hounds] Zajíc vyhrál: psům vypršel čas.
        [hare] Psi vyhráli: zajíci vypršel čas.
        [geese] Liška vyhrála: husám vypršel čas.
       *[fox] Husy vyhrály: lišce vypršel čas.
    }
ending-draw-agreed = Remíza po dohodě obou hráčů.
ending-aborted = Partie je zrušena. Nepočítá se.
result-winner = Vyhrává: { $name }
result-rating =
    { $side ->
        [hounds] Hodnocení za psy: { $name } { $before } → { $after }
        [hare] Hodnocení za zajíce: { $name } { $before } → { $after }
        [geese] Hodnocení za husy: { $name } { $before } → { $after }
       *[fox] Hodnocení za lišku: { $name } { $before } → { $after }
    }
result-not-rated =
    { $limit ->
        [one] Nehodnocená: táž dvojice hráčů už během 24 hodin začala { $limit } hodnocenou partii této hry.
        [few] Nehodnocená: táž dvojice hráčů už během 24 hodin začala { $limit } hodnocené partie této hry.
       *[other] Nehodnocená: táž dvojice hráčů už během 24 hodin začala { $limit } hodnocených partií této hry.
    }

## Řádky, které někoho upozorňují

call-turn = { $mention } – jsi na tahu.
call-draw = { $mention } – máš nabídku remízy.
call-takeback = { $mention } – máš žádost o vrácení tahu.
call-over = { $mentions } – partie skončila.
call-reminder =
    { $kind ->
        [hare-and-hounds] { $mention } – čas na tvůj tah v partii { $id } (Zajíc a psi) končí { $when }.
       *[fox-and-geese] { $mention } – čas na tvůj tah v partii { $id } (Liška a husy) končí { $when }.
    }

## Soukromé odpovědi na to, co někdo dělá

done-draw-offered = Remíza je nabídnuta. Nabídka platí, dokud druhý hráč neodpoví nebo dokud nepadne další tah.
done-takeback-asked = Žádost o vrácení tahu je podaná. Platí, dokud druhý hráč neodpoví nebo dokud nepadne další tah.
done-kept-playing = Partii nevzdáváš. Hra pokračuje.
done-not-shown = Nemůžu psát tam, kde se tato partie hraje, takže to tamní deska zatím neukazuje. Ukáže to, jakmile ji jeden z vás použije nebo zadá /board.
done-no-thread = Tento server chce pro každou partii vlákno, ale tady ho otevřít nemůžu: chybí mi oprávnění „Vytvářet veřejná vlákna“ nebo „Posílat zprávy ve vláknech“. Partie se hraje v tomto kanálu.
resign-sure =
    { $kind ->
        [hare-and-hounds] Opravdu chceš vzdát partii { $id } (Zajíc a psi)? Vyhraje ji pak druhý hráč.
       *[fox-and-geese] Opravdu chceš vzdát partii { $id } (Liška a husy)? Vyhraje ji pak druhý hráč.
    }
resign-early = Opravdu chceš skončit s partií { $id }? Ještě nemají obě strany tah za sebou, takže se partie zruší a nepočítá se.
resign-surely = Ano, vzdávám
resign-not = Ne, hraju dál

## Odmítnutí

refusal-challenged-oneself = Nemůžeš vyzvat sebe. Uveď jiného hráče, nebo soupeře vynech: pak hraje ten, kdo přijme jako první.
refusal-challenged-a-bot = Boti nehrají a tohle je bot: { $name }. Vyzvi člověka.
refusal-already-challenged =
    { $kind ->
        [hare-and-hounds] Jednu otevřenou výzvu ke hře Zajíc a psi pro téhož hráče už máš: { $name }. Počkej na odpověď, nebo ji nejdřív vezmi zpět.
       *[fox-and-geese] Jednu otevřenou výzvu ke hře Liška a husy pro téhož hráče už máš: { $name }. Počkej na odpověď, nebo ji nejdřív vezmi zpět.
    }
refusal-already-challenged-anyone =
    { $kind ->
        [hare-and-hounds] Jednu otevřenou výzvu ke hře Zajíc a psi, kterou smí přijmout kdokoli, už máš. Počkej, až se někdo ozve, nebo ji nejdřív vezmi zpět.
       *[fox-and-geese] Jednu otevřenou výzvu ke hře Liška a husy, kterou smí přijmout kdokoli, už máš. Počkej, až se někdo ozve, nebo ji nejdřív vezmi zpět.
    }
refusal-too-many-challenges =
    { $limit ->
        [one] Už máš { $limit } otevřenou výzvu a víc jich mít nelze. Vezmi ji zpět, nebo počkej na odpověď.
        [few] Už máš { $limit } otevřené výzvy a víc jich mít nelze. Vezmi některou zpět, nebo počkej na odpověď.
       *[other] Už máš { $limit } otevřených výzev a víc jich mít nelze. Vezmi některou zpět, nebo počkej na odpověď.
    }
refusal-too-many-sent =
    { $limit ->
        [one] Během deseti minut lze poslat nejvýš { $limit } výzvu a tu už máš za sebou. Počkej pár minut.
        [few] Během deseti minut lze poslat nejvýš { $limit } výzvy a ty už máš za sebou. Počkej pár minut.
       *[other] Během deseti minut lze poslat nejvýš { $limit } výzev a ty už máš za sebou. Počkej pár minut.
    }
refusal-too-many-games =
    { $limit ->
        [one] Už máš rozehranou { $limit } partii a víc jich mít nelze. Nejdřív ji dohraj; ukáže ji /games.
        [few] Už máš rozehrané { $limit } partie a víc jich mít nelze. Nejdřív některou dohraj; vypíše je /games.
       *[other] Už máš rozehráno { $limit } partií a víc jich mít nelze. Nejdřív některou dohraj; vypíše je /games.
    }
refusal-too-many-games-here =
    { $limit ->
        [one] V tomto kanálu už běží { $limit } partie a víc jich být nemůže. Hraj v jiném kanálu, nebo počkej, až skončí.
        [few] V tomto kanálu už běží { $limit } partie a víc jich být nemůže. Hraj v jiném kanálu, nebo počkej, až některá skončí.
       *[other] V tomto kanálu už běží { $limit } partií a víc jich být nemůže. Hraj v jiném kanálu, nebo počkej, až některá skončí.
    }
refusal-not-welcome = Tento hráč od tebe výzvy nepřijímá: { $name }. Uveď jiného hráče, nebo soupeře vynech.
refusal-barred = Ti, kdo spravují tento server, ti nedovolují mě tu používat. /privacy a /settings fungují i tak.
refusal-opponent-barred = Ti, kdo spravují tento server, nedovolují tomuto hráči mě tu používat: { $name }.
refusal-other-channels = Na tomto serveru začínají partie jen v těchto kanálech: { $channels }
refusal-nobody-here = Výzvu, kterou pošleš tady, nikdo jiný neuvidí. Použij /challenge na serveru, ve skupině nebo v přímých zprávách s někým, koho znáš.
refusal-opponent-forgotten = Data druhého hráče této partie jsou na jeho přání smazána, takže o odvetu není koho požádat.
refusal-challenge-over =
    { $end ->
        [accepted] Tato výzva už je přijata, takže na ni nejde odpovědět.
        [declined] Tato výzva je odmítnuta, takže na ni už nejde odpovědět.
        [cancelled] Tato výzva byla vzata zpět.
       *[expired] Platnost této výzvy vypršela. Na novou stačí jedno /challenge.
    }
refusal-not-your-challenge = Tato výzva je pro někoho jiného: { $name }.
refusal-own-challenge = Tohle je tvoje vlastní výzva. Přijmout nebo odmítnout ji může druhý hráč; ty ji můžeš vzít zpět.
refusal-not-the-challenger = Tuto výzvu může vzít zpět jen ten, od koho je: { $name }.
refusal-spectator = V této partii nehraješ. Vlastní začneš příkazem /challenge.
refusal-not-your-turn = Teď nejsi na tahu. Na tahu: { $name }.
refusal-board-changed = Deska se od té doby změnila. Podívej se, jak vypadá teď, a vyber znovu.
refusal-draw-already-offered = Tvoje nabídka remízy už platí. Teď má odpovědět druhý hráč.
refusal-no-draw-offer = Druhý hráč žádnou remízu nenabízí. Nabídka zaniká s dalším tahem.
refusal-takeback-already-asked = Tvoje žádost o vrácení tahu už platí. Teď má odpovědět druhý hráč.
refusal-takeback-to-answer = O vrácení tahu už žádá druhý hráč ({ $name }). Nejdřív mu u desky odpověz.
refusal-no-takeback = Druhý hráč o vrácení tahu nežádá. Žádost zaniká s dalším tahem.
refusal-nothing-to-take-back = Ještě nemáš žádný tah, který by šlo vrátit.
refusal-match-goes-on = Zápas pokračuje další partií. O odvetu lze požádat, až skončí.
refusal-still-running = Tato partie ještě běží. O odvetu lze požádat, až skončí.
refusal-rematch-asked = Žádost o odvetu už tu je, od: { $mention }. Přijmout ji může druhý hráč.
refusal-rematch-done = Odveta za tuto partii už je přijata.

## Partie skončila: odpovědi na opožděná kliknutí

over-trapped = Tato partie skončila: rozhodlo uvěznění.
over-got-past = Tato partie skončila: zajíc se dostal za psy a vyhrál.
over-stalled = Tato partie skončila: psi udělali deset tahů za sebou bez postupu vpřed a zajíc vyhrál.
over-captured = Tato partie skončila: na desce nezůstaly ani čtyři husy a liška vyhrála.
over-blocked = Tato partie skončila: žádná husa nemohla táhnout a liška vyhrála.
over-repeated = Tato partie skončila: remíza, protože stejná pozice nastala potřetí.
over-resigned = Tato partie skončila: jedna strana ji vzdala.
over-timed-out = Tato partie skončila: čas na tah vypršel.
over-draw-agreed = Tato partie skončila: remíza po dohodě obou hráčů.
over-aborted = Tato partie skončila: byla zrušena a nepočítá se.

## Proč tah není povolený

illegal = Tento tah není povolený: { $written }.
illegal-finished = Partie skončila.
illegal-off-board = Bod { $point } na této desce není.
illegal-empty = Na { $point } nestojí žádný kámen.
illegal-not-yours = Kámen na { $point } patří druhému hráči.
illegal-cannot-jump = Kámen na { $from } nemůže skákat, takže se na { $to } nedostane.
illegal-no-line = Z { $from } na { $to } nevede žádná čára.
illegal-backward = Z { $from } na { $to } je to zpět a tento kámen zpět nikdy nechodí.
illegal-sideways = Z { $from } na { $to } je to do strany a nastavení stolu to v této partii nedovoluje.
illegal-occupied = Na { $point } už stojí kámen.
illegal-nothing-to-jump = Z { $from } na { $to } není co přeskočit: na { $over } nestojí žádný kámen.
legal-all = Povolené tahy: { $moves }
legal-from = Povolené tahy kamene na { $point }: { $moves }
legal-pieces = Kameny, které mohou táhnout: { $points }
legal-more = /move při psaní napovídá všechny povolené tahy.

## Tah, který nejde přečíst

unreadable-empty = Chybí tah.
unreadable-too-long = Tento text je delší než jakýkoli tah.
unreadable-cut-short = Tah končí tam, kde měl být bod.
unreadable-point = Tady má být bod od a1 do g7, ale je tu: { $found }
unreadable-no-landing = Tah začíná na { $point }, ale neříká, kam vede.
unreadable-same-point = Tah začíná i končí na { $point }.
unreadable-not-a-jump = Z { $from } na { $to } to není skok: skok dopadá o dva body dál v přímém směru.
unreadable-too-many-jumps = V tomto tahu je víc skoků než kamenů k přeskočení.
unreadable-how = Tah se píše takto: a2-b3, skok takto: d4xd2, několik skoků se všemi body dopadu: d4xd2xf2.

## Když něco není nebo nefunguje

trouble-no-game = Nemáš žádnou rozehranou partii, která by tomu odpovídala. Novou začneš příkazem /challenge.
trouble-no-such-game = Partie s tímto číslem není: { $said }. Tvoje ukáže /games.
trouble-which-game = Máš rozehráno několik partií. Uveď, kterou myslíš, ve volbě „game“:
trouble-unknown-button = Toto tlačítko už nefunguje. Tvou partii, jak teď stojí, ukáže /board.
trouble-unknown-command = Tento příkaz nefunguje, nebo přestal fungovat. Ty, které fungují, vypíše /help.
trouble-bad-option = Taková možnost ve volbě „{ $option }“ není. Vyber prosím ze seznamu, který se ukazuje při psaní.
trouble-busy = K partiím se teď nelze dostat. Zkus to prosím za chvíli znovu.
trouble-went-wrong = Něco se tu pokazilo a tvoje chyba to není. Pokud se to bude opakovat, řekni kód { $id } tomu, kdo tohoto bota provozuje.
trouble-view-channel = Tady hrát nemůžu: v tomto kanálu mi chybí oprávnění „Zobrazit kanál“. Přidělit mi ho může ten, kdo spravuje server.
trouble-send-messages = Tady hrát nemůžu: v tomto kanálu mi chybí oprávnění „Posílat zprávy“. Přidělit mi ho může ten, kdo spravuje server.
trouble-send-messages-in-threads = Tady hrát nemůžu: v tomto vlákně mi chybí oprávnění „Posílat zprávy ve vláknech“. Přidělit mi ho může ten, kdo spravuje server.
trouble-embed-links = Tady hrát nemůžu: v tomto kanálu mi chybí oprávnění „Vkládat odkazy“ a deska ho potřebuje. Přidělit mi ho může ten, kdo spravuje server.

## Seznam vlastních partií

games-title = Tvoje partie
games-none = Nemáš žádnou rozehranou partii. Novou začneš příkazem /challenge.
games-game =
    { $kind ->
        [hare-and-hounds] { $id } · Zajíc a psi · { $name }
       *[fox-and-geese] { $id } · Liška a husy · { $name }
    }
games-mine = Jsi na tahu, čas končí { $when }
games-mine-unlimited = Jsi na tahu, bez časového limitu
games-theirs = Na tahu je druhý hráč, čas končí { $when }
games-theirs-unlimited = Na tahu je druhý hráč, bez časového limitu
games-count =
    { $count ->
        [one] { $count } partie
        [few] { $count } partie
       *[other] { $count } partií
    }

## Seznam skončených partií

history-title = Skončené partie: { $name }
history-none = Zatím žádná partie neskončila.
history-replay = Vyber partii k přehrání
history-result =
    { $result ->
        [won] Výhra
        [lost] Prohra
        [drawn] Remíza
       *[aborted] Zrušeno
    }

## Žebříček

leaderboard-title =
    { $kind ->
        [hare-and-hounds] Zajíc a psi: žebříček
       *[fox-and-geese] Liška a husy: žebříček
    }
leaderboard-scope =
    { $scope ->
        [server] Partie hrané na tomto serveru.
       *[everywhere] Partie hrané kdekoli.
    }
leaderboard-none = Zatím nikdo nedohrál hodnocenou partii. Začni s /challenge a můžeš být první.
leaderboard-line =
    { $count ->
        [one] **{ $rank }** { $name }: { $figure } ± { $margin }, { $count } partie
        [few] **{ $rank }** { $name }: { $figure } ± { $margin }, { $count } partie
       *[other] **{ $rank }** { $name }: { $figure } ± { $margin }, { $count } partií
    }
leaderboard-how = Celkové hodnocení je průměr z hodnocení za obě strany. O pořadí rozhoduje hodnocení minus nejistota (±).
leaderboard-this-server = Tento server
leaderboard-everywhere = Všude

## Statistiky hráče

stats-title = Statistiky: { $name }
stats-figure =
    { $scope ->
        [server] Na tomto serveru: celkové hodnocení { $figure } ± { $margin }, místo { $rank }
       *[everywhere] Všude: celkové hodnocení { $figure } ± { $margin }, místo { $rank }
    }
stats-figure-unranked =
    { $scope ->
        [server] Na tomto serveru: zatím žádná hodnocená partie
       *[everywhere] Všude: zatím žádná hodnocená partie
    }
stats-side =
    { $side ->
        [hounds] Za psy: { $rating } ± { $margin }; výhry { $won }, prohry { $lost }, remízy { $drawn }
        [hare] Za zajíce: { $rating } ± { $margin }; výhry { $won }, prohry { $lost }, remízy { $drawn }
        [geese] Za husy: { $rating } ± { $margin }; výhry { $won }, prohry { $lost }, remízy { $drawn }
       *[fox] Za lišku: { $rating } ± { $margin }; výhry { $won }, prohry { $lost }, remízy { $drawn }
    }

## Pravidla

rules-title =
    { $page ->
        [play] { $kind ->
            [hare-and-hounds] Zajíc a psi: jak se hraje
           *[fox-and-geese] Liška a husy: jak se hraje
        }
        [compare] { $kind ->
            [hare-and-hounds] Zajíc a psi ve srovnání s hrou Liška a husy
           *[fox-and-geese] Liška a husy ve srovnání s hrou Zajíc a psi
        }
       *[history] { $kind ->
            [hare-and-hounds] Zajíc a psi: historie a dokonalá hra
           *[fox-and-geese] Liška a husy: historie a dokonalá hra
        }
    }
rules-button-play = Jak se hraje
rules-button-compare = Srovnání her
rules-button-history = Historie
rules-hare-and-hounds-play =
    Tři psi honí jednoho zajíce. Psi se ho snaží uvěznit, zajíc se snaží dostat za ně.

    - **Deska.** 11 bodů spojených čarami: čtverec tři krát tři a po jednom koncovém bodu pod ním a nad ním. Úhlopříčky čtverce se kříží v jeho středu.
    - **Začátek.** Psi stojí dole, na b1, a2 a c2, zajíc nahoře, na b5. Začínají psi, potom se strany střídají.
    - **Tahy.** V každém tahu přejde jeden kámen po čáře na sousední prázdný bod. Zajíc smí jít všemi směry. Pes jde dopředu (nahoru), šikmo dopředu nebo do strany, nikdy zpět. Nic se nebere.
    - **Psi vyhrají**, když je na tahu zajíc a nemůže táhnout.
    - **Zajíc vyhraje**, jakmile stojí v nižší řadě než všichni psi: dostal se za ně. Vyhraje i tehdy, když psi zdržují a udělají deset tahů za sebou bez postupu vpřed. Počítadlo je vidět u desky; každý tah psa dopředu nebo šikmo dopředu ho vynuluje.

    Remíza je možná jen po dohodě obou hráčů.
rules-fox-and-geese-play =
    Celé hejno hus honí jednu lišku. Husy se ji snaží uvěznit, liška jejich hejno prořeďuje.

    - **Deska.** Kříž z 33 bodů. Každé dva sousední body spojuje čára: v řadách, ve sloupcích i šikmo.
    - **Začátek.** Liška stojí uprostřed, na d4. 13 hus zaplňuje třetí řadu a rameno kříže pod ní. Začíná liška, potom se strany střídají.
    - **Tahy.** Husa jde o jeden bod dopředu (nahoru) nebo šikmo dopředu, nikdy zpět. Liška jde o jeden bod libovolným směrem, nebo přeskočí sousední husu na prázdný bod hned za ní a husu bere. Po skoku smí v témže tahu skákat dál, nebo se zastavit. Brát nikdy nemusí; husy neberou.
    - **Husy vyhrají**, když je na tahu liška a nemůže udělat krok ani skočit.
    - **Liška vyhraje**, když na desce nezůstanou ani čtyři husy, nebo když jsou na tahu husy a žádná nemůže táhnout.
    - **Nastavení stolu.** Ve výzvě lze zvolit 15 hus (také na a4 a g4) nebo 17 (ještě na a5 a g5), husy, které táhnou i do strany, a desku, na níž má šikmé čáry jen každý druhý bod. S tahy do strany končí partie remízou, když stejná pozice se stejnou stranou na tahu nastane potřetí. Na remíze se lze i dohodnout.
# Sloupce mají 11 a 10 znaků, řádky se lámou mezi slovy.
compare-name-hare = Zajíc a psi
compare-name-fox = Liška a husy
compare-points = Body
compare-points-hare = 11
compare-points-fox = 33
compare-pieces = Kameny
compare-pieces-hare = 3 psi a zajíc
compare-pieces-fox = 13, 15 či 17 hus a liška
compare-first = První tah
compare-first-hare = psi
compare-first-fox = liška
compare-many = Tahy psů a hus
compare-many-hare = dopředu či do strany
compare-many-fox = dopředu; do strany jako volba
compare-one = Tahy zajíce a lišky
compare-one-hare = všemi směry
compare-one-fox = všemi směry
compare-capture = Braní
compare-capture-hare = žádné
compare-capture-fox = liška bere skokem
compare-many-win = Výhra psů a hus
compare-many-win-hare = uvěznění zajíce
compare-many-win-fox = uvěznění lišky
compare-one-wins = Výhra zajíce, lišky
compare-one-wins-hare = průchod za psy nebo jejich 10 tahů bez postupu
compare-one-wins-fox = méně než 4 husy nebo žádný jejich tah
compare-draw = Remíza
compare-draw-hare = po dohodě
compare-draw-fox = po dohodě; do strany i potřetí táž pozice
rules-hare-and-hounds-history =
    - **Zábava vojáků.** Hry, v nichž několik psů honí jednoho zajíce, se v severní Evropě hrají po staletí. Tahle malá deska se v 19. století rozšířila ve francouzské armádě, a proto se hře říká také le jeu militaire, francouzská vojenská hra. Další názvy: hra trpaslíků, čert mezi krejčími a v Schuhově knize hra vojáků.
    - **Sloupek a dvě knihy.** Martin Gardner ji představil čtenářům své rubriky Mathematical Games v říjnu 1963 a ocenil, kolik strategie se skrývá v tak prosté hře. Frederik Schuh ji úplně rozebral v knize The Master Book of Mathematical Recreations (1968). Ke stejnému závěru docházejí Berlekamp, Conway a Guy v díle Winning Ways for Your Mathematical Plays.
    - **Dokonalá hra.** Vyhrají psi, ať zajíc začíná kdekoli a ať první táhne kterákoli strana. Z výchozí pozice jim stačí nejvýš 23 tahů, počítáme-li tahy obou stran. Mezi lidmi má ale zajíc své šance: někdy stačí jediný neopatrný krok psa.
rules-fox-and-geese-history =
    - **Stará rodina.** Jeden silný kámen proti hejnu slabých: takové lovecké hry se v severní Evropě hrají po staletí. Hra Zajíc a psi je jejich menší příbuzná s vlastní deskou.
    - **Dvě desky.** Tady jsou spojeny každé dva sousední body kříže, takže kámen uprostřed má na výběr osm cest. Na staré kreslené desce má šikmé čáry jen každý druhý bod; lze ji zvolit v nastavení stolu.
    - **Dokonalá hra.** Zveřejněné řešení pro tuto desku a tato pravidla se najít nepodařilo, takže tu nic netvrdíme. Jisté je jedno: bez tahů do strany každá partie jednou skončí, protože husy jdou jen dopředu. S tahy do strany znamená třetí výskyt stejné pozice remízu.

## Nápověda

help-title = Leveret: lovecké hry pro dva
help-first = **První partie.** Napiš /challenge a uveď někoho známého, nebo nikoho: pak hraje ten, kdo přijme jako první. Po přijetí výzvy se objeví deska. Táhneš tlačítkem nebo příkazem /move.
help-commands = **Všechny příkazy**
help-line = { $command } – { $description }
help-menu = Aplikace, { $command } (v nabídce u člověka) – Vyzvi ho ke hře
help-more = Pravidla obou her najdeš v /rules.

## /settings: vlastní nastavení

settings-title = Tvoje nastavení
settings-footer = Platí od této chvíle a všude. Deska, kterou vidí všichni, zůstává, jak je; tvou ukáže „Můj pohled“ pod ní.
settings-language-prompt = Vyber jazyk
settings-language = Jazyk: { $name }
language-name = Čeština
language-automatic = automaticky
settings-pings-prompt = Vyber, kdy dostáváš upozornění
settings-pings =
    { $pings ->
        [always] Upozornění: pokaždé, když jsi na tahu
        [away] Upozornění: když nejsi u desky
       *[never] Upozornění: nikdy
    }
settings-pings-choice =
    { $pings ->
        [always] Upozornit mě pokaždé, když jsem na tahu
        [away] Upozornit mě, když nejsem u desky
       *[never] Nikdy mě neupozorňovat
    }
settings-direct =
    { $on ->
        [yes] Připomínky, že dochází čas: přímou zprávou
       *[no] Připomínky, že dochází čas: v kanálu partie
    }
settings-direct-switch =
    { $on ->
        [yes] Připomínky přímou zprávou
       *[no] Připomínky v kanálu
    }
settings-words =
    { $on ->
        [yes] Deska, kterou vidíš jen ty: slovy, pro čtečku obrazovky
       *[no] Deska, kterou vidíš jen ty: kreslená
    }
settings-words-switch =
    { $on ->
        [yes] Moje deska slovy
       *[no] Moje deska kreslená
    }
settings-turned =
    { $on ->
        [yes] Když hraješ za zajíce nebo lišku: tvoje deska je otočená
       *[no] Když hraješ za zajíce nebo lišku: tvoje deska není otočená
    }
settings-turned-switch =
    { $on ->
        [yes] Otáčet moji desku
       *[no] Neotáčet moji desku
    }

## /server: na čem se dohodli ti, kdo spravují server

server-title = Nastavení tohoto serveru
server-footer = Více ve volbách příkazu /server: skrýt někoho v žebříčku nebo ho ukázat, vyloučit ho nebo připustit, zrušit partii.
# Co platí, když nikdo nic nevybral.
server-usual = jako obvykle
server-channels-all = Partie smějí začínat v každém kanálu.
server-channels = Partie smějí začínat v kanálech: { $channels }
server-channels-open = Povolit všechny kanály
server-channel-switch =
    { $on ->
        [yes] Povolit tento kanál
       *[no] Už nepovolovat tento kanál
    }
server-pace = Čas na tah, když ho výzva neuvádí: { $pace }
server-pace-prompt = Vyber čas na tah
server-setup = Hra, když ji výzva neuvádí: { $setup }
server-setup-prompt = Vyber hru
server-language = Jazyk toho, co vidí všichni: { $name }
server-pings =
    { $pings ->
        [always] Upozornění: jak si přeje každý hráč
        [away] Upozornění: nanejvýš když hráč není u desky
       *[never] Upozornění: žádná
    }
server-pings-choice =
    { $pings ->
        [always] Upozornění podle přání každého hráče
        [away] Upozornění nanejvýš když hráč není u desky
       *[never] Bez upozornění
    }
server-pings-prompt = Vyber, kolik má být upozornění
server-threads =
    { $on ->
        [yes] Vlákno pro každou partii: ano
       *[no] Vlákno pro každou partii: ne
    }
server-threads-switch =
    { $on ->
        [yes] Vlákno pro každou partii
       *[no] Bez vláken pro partie
    }
server-barred = Vyloučení lidé: { $count }
server-log-button = Deník
server-panel-button = Nastavení
server-log-title = Co se stalo jménem tohoto serveru
server-log-none = Zatím nic.
server-log-line = { $when } · { $name } · { $change }
server-did-channel =
    { $on ->
        [yes] Přidaný kanál pro partie: { $channel }
       *[no] Odebraný kanál pro partie: { $channel }
    }
server-did-hide =
    { $on ->
        [yes] Skryto v žebříčku tohoto serveru: { $name }
       *[no] Znovu v žebříčku tohoto serveru: { $name }
    }
server-did-bar =
    { $on ->
        [yes] Zákaz používat mě na tomto serveru: { $name }
       *[no] Konec zákazu používat mě na tomto serveru: { $name }
    }
server-did-abort = Zrušená partie: { $id }
server-not-a-manager = Tohle je pro ty, kdo spravují tento server: je potřeba oprávnění „Spravovat server“.
server-other-game = Tato partie se na tomto serveru nehraje.
server-none = Není tu žádný server, pro který by šlo něco nastavit.

## /privacy, /block a /unblock

privacy-title = Co o tobě vím
privacy-text =
    Uchovávám to, co hry potřebují, a nic jiného:
    - tvoje číslo na Discordu a jméno, pod kterým mě naposledy používáš;
    - tvoje partie s tahy a výsledky a tvoje hodnocení;
    - tvoje výzvy, tvoje nastavení a to, čí výzvy nechceš;
    - co o tobě rozhodly servery a co za servery rozhoduješ ty.

    Žádné zprávy nečtu. Ostatní vidí tvoje jméno, partie a hodnocení.

    To všechno můžeš dostat v souboru, nebo nechat smazat. Partie zůstanou těm, s kým hraješ, ale bez tvého jména; rozehrané partie se nejdřív vzdají. Zprávy v kanálech zůstanou. Pokud je ti na některém serveru používání zakázáno, zákaz trvá.
privacy-export = Dej mi soubor
privacy-exported = To je všechno, co o tobě uchovávám.
privacy-forget = Smazat moje data
privacy-forget-sure = Opravdu chceš smazat všechna svá data? Tvoje rozehrané partie se vzdají, nebo zruší, pokud ještě nemají obě strany tah za sebou; tvoje hodnocení nadobro zmizí. Nejde to vzít zpět.
privacy-forget-surely = Ano, smazat všechno
privacy-forget-not = Ne, ponechat
privacy-forgotten = Tvoje data jsou smazána. Když budeš zase hrát, začneš znovu.
privacy-not-forgotten = Nic se nesmazalo.
block-done = Od tohoto hráče už nepřijímáš výzvy: { $name }. Zrušíš to příkazem /unblock. Rozehrané partie pokračují.
block-already = Výzvy od tohoto hráče už nepřijímáš: { $name }.
block-oneself = Nemůžeš zablokovat sebe.
unblock-done = Od tohoto hráče zase přijímáš výzvy: { $name }.
unblock-already = Tento hráč u tebe zablokovaný není: { $name }.

## „Vyzvat ke hře“ v nabídce u člověka

# Název řádku v nabídce: nejvýš 32 znaků.
menu-challenge = Vyzvat ke hře
invite-title = Výzva
invite-game = Hra: { $setup }
invite-game-prompt = Vyber hru
invite-send = Poslat výzvu

## Nápověda při psaní

suggest-game-mine =
    { $kind ->
        [hare-and-hounds] { $id } · Zajíc a psi · { $name } · jsi na tahu
       *[fox-and-geese] { $id } · Liška a husy · { $name } · jsi na tahu
    }
suggest-game-theirs =
    { $kind ->
        [hare-and-hounds] { $id } · Zajíc a psi · { $name } · na tahu je druhý hráč
       *[fox-and-geese] { $id } · Liška a husy · { $name } · na tahu je druhý hráč
    }
suggest-game-over =
    { $kind ->
        [hare-and-hounds] { $id } · Zajíc a psi · { $name } · skončila
       *[fox-and-geese] { $id } · Liška a husy · { $name } · skončila
    }

## Příkazy, jejich volby a možnosti: každý nejvýš 100 znaků

command-challenge = Vyzvi někoho ke hře, nebo kohokoli, kdo chce
command-challenge-opponent = Koho vyzýváš; bez této volby: kdo přijme jako první
command-challenge-game = Která hra; bez této volby: Zajíc a psi
command-challenge-side = Strana, za kterou hraješ; bez této volby: rozhodne los
command-challenge-pace = Čas na každý tah; bez této volby: 5 minut
command-challenge-games = Kolik partií, po každé se strany vymění; bez této volby: jedna
command-challenge-geese = Jen Liška a husy: kolik hus; bez této volby: 13
command-challenge-sideways = Jen Liška a husy: zda husy smějí táhnout i do strany; bez této volby: ne
command-challenge-diagonals = Jen Liška a husy: které úhlopříčky má deska; bez této volby: všechny
command-move = Táhni ve své partii
command-move-move = Tah, například a2-b3 nebo d4xd2
command-board = Ukaž desku své partie v nové zprávě
command-games = Seznam tvých partií, nejdřív ty, kde jsi na tahu
command-resign = Vzdej svou partii
command-draw = Nabídni remízu, nebo přijmi nabídnutou
command-takeback = Požádej o vrácení svého posledního tahu
command-replay = Přehraj si partii, běžící nebo skončenou
command-history = Seznam skončených partií, tvých nebo někoho jiného
command-history-user = Čí; bez této volby: tvoje
command-export = Získej partii jako text
command-import = Přehraj si exportovanou partii
command-import-record = Exportovaný soubor; bez této volby: vlož text
command-rules = Jak se hraje, čím se hry liší, jejich historie
command-rules-game = Která hra
command-leaderboard = Nejlepší hráči
command-leaderboard-game = Která hra
command-leaderboard-scope = Partie z tohoto serveru, nebo odevšad
command-stats = Hodnocení a výsledky, tvoje nebo někoho jiného
command-stats-user = Čí; bez této volby: tvoje
command-help = Co Leveret umí a jak začít
command-settings = Tvoje nastavení: jazyk, upozornění, připomínky, vzhled desky
command-server = Nastavení tohoto serveru; pro ty, kdo ho spravují
command-server-hide = Skryj někoho v žebříčku tohoto serveru
command-server-show = Zase někoho ukaž v žebříčku tohoto serveru
command-server-bar = Zakaž někomu používat Leveret na tomto serveru
command-server-admit = Zase někomu povol používat Leveret na tomto serveru
command-server-abort = Číslo partie, která se má zrušit
command-privacy = Co o tobě Leveret ví: získej to, nebo nech smazat
command-block = Nepřijímej od někoho další výzvy
command-block-user = Čí výzvy nechceš
command-unblock = Zase od někoho přijímej výzvy
command-unblock-user = Čí výzvy zase chceš
command-option-game = Která z tvých partií; potřeba jen tehdy, když jich běží víc
command-option-any-game = Číslo kterékoli partie; bez této volby: ta, kterou hraješ
choice-side =
    { $side ->
        [pack] Psi nebo husy (mnoho kamenů)
        [quarry] Zajíc nebo liška (jeden kámen)
       *[random] Rozhodne los
    }
choice-pace =
    { $pace ->
        [live] Naživo: 5 minut na tah
        [one-day] 1 den na tah
        [three-days] 3 dny na tah
        [seven-days] 7 dní na tah
       *[unlimited] Bez časového limitu
    }
choice-games =
    { $count ->
        [one] Jediná partie
        [few] Zápas na { $count } partie
       *[other] Zápas na { $count } partií
    }
choice-geese = { $geese } hus
choice-diagonals =
    { $diagonals ->
        [alternate] Ob bod: šikmé čáry má jen každý druhý bod
       *[every] Všechny: každé dva sousední body jsou spojeny
    }
choice-scope =
    { $scope ->
        [server] Tento server
       *[everywhere] Všude
    }
