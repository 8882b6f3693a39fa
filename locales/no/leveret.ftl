### Hvert ord som noen leser, på bokmål.
###
### Et «spill» er Hare og hunder eller Rev og gjess; et «parti» er én omgang av det. «Ratet» er et
### parti som teller for ratingen. Navn står etter kolon, i parentes eller etter et forholdsord.
###
### Written as in English: at, be, bot, for, hare, minus, over, person, rating, send, server, side, start, to, under

## Spill, sider og oppsett

game-name =
    { $kind ->
        [hare-and-hounds] Hare og hunder
       *[fox-and-geese] Rev og gjess
    }
setup-fox-and-geese =
    Rev og gjess ({ $geese } gjess, { $sideways ->
        [yes] { $diagonals ->
            [alternate] sidelengs trekk, diagonaler på annethvert punkt
           *[every] sidelengs trekk, alle diagonaler
        }
       *[no] { $diagonals ->
            [alternate] diagonaler på annethvert punkt
           *[every] alle diagonaler
        }
    })
pace-name =
    { $pace ->
        [live] 5 minutter per trekk
        [one-day] 1 dag per trekk
        [three-days] 3 dager per trekk
        [seven-days] 7 dager per trekk
       *[unlimited] ingen tidsgrense
    }
page = Side { $page } av { $pages }
page-back = Forrige side
page-on = Neste side
# Står for en som har fått slettet opplysningene sine.
somebody = noen

## Trekk i ord, på knapper

move-step = { $from } til { $to }
move-capture = { $from } slår { $taken }, lander på { $to }

## Utfordringen

challenge-title = Utfordring: { $setup }
challenge-title-rematch = Omkamp: { $setup }
challenge-from = Fra: { $name }
challenge-to = Til: { $name }
challenge-to-anyone = Til: den som godtar først
challenge-side =
    { $side ->
        [hounds] Sider: hunder for { $name }, hare for den andre spilleren
        [hare] Sider: hare for { $name }, hunder for den andre spilleren
        [geese] Sider: gjess for { $name }, rev for den andre spilleren
       *[fox] Sider: rev for { $name }, gjess for den andre spilleren
    }
challenge-side-chance = Sider: ved loddtrekning når utfordringen godtas
challenge-pace =
    { $pace ->
        [live] Tid: 5 minutter per trekk
        [one-day] Tid: 1 dag per trekk
        [three-days] Tid: 3 dager per trekk
        [seven-days] Tid: 7 dager per trekk
       *[unlimited] Tid: ingen grense
    }
challenge-match = Kamp: { $count } partier, med byttede sider etter hvert
challenge-setup =
    { $sideways ->
        [yes] { $diagonals ->
            [alternate] Bordoppsett: { $geese } gjess, som også kan flytte sidelengs; brett med diagonaler på annethvert punkt
           *[every] Bordoppsett: { $geese } gjess, som også kan flytte sidelengs; brett med alle diagonaler
        }
       *[no] { $diagonals ->
            [alternate] Bordoppsett: { $geese } gjess, som ikke flytter sidelengs; brett med diagonaler på annethvert punkt
           *[every] Bordoppsett: { $geese } gjess, som ikke flytter sidelengs; brett med alle diagonaler
        }
    }
challenge-idle-options = Antall gjess, sidelengs trekk og diagonaler er valg i Rev og gjess. Hare og hunder bruker dem ikke: her endrer de ingenting.
challenge-rated = Ratet: av partiene som de samme to begynner i løpet av 24 timer, teller de første { $limit }.
challenge-expires = Utløper { $when }.
challenge-over =
    { $end ->
        [accepted] Godtatt: partiet har begynt.
        [declined] Avslått.
        [cancelled] Trukket tilbake av utfordreren.
       *[expired] Utløpt: ingen godtok i tide.
    }
challenge-accept = Godta
challenge-decline = Avslå
challenge-cancel = Trekk tilbake
challenge-call =
    { $kind ->
        [hare-and-hounds] { $mention }, her er en utfordring til et parti Hare og hunder.
       *[fox-and-geese] { $mention }, her er en utfordring til et parti Rev og gjess.
    }

## Brettet

board-title =
    { $kind ->
        [hare-and-hounds] { $setup }: { $pack } (hunder) – { $quarry } (hare)
       *[fox-and-geese] { $setup }: { $pack } (gjess) – { $quarry } (rev)
    }
board-no-move = Ingen trekk er gjort ennå.
board-last-step =
    { $side ->
        [hounds] Siste trekk: en hund fra { $from } til { $to }.
        [hare] Siste trekk: haren fra { $from } til { $to }.
        [geese] Siste trekk: en gås fra { $from } til { $to }.
       *[fox] Siste trekk: reven fra { $from } til { $to }.
    }
board-last-capture =
    { $count ->
        [one] Siste trekk: reven gikk fra { $from } til { $to } og slo gåsa på { $taken }.
       *[other] Siste trekk: reven gikk fra { $from } til { $to } og slo { $count } gjess, på { $taken }.
    }
board-turn =
    { $side ->
        [hounds] I trekket: hundene ({ $name }).
        [hare] I trekket: haren ({ $name }).
        [geese] I trekket: gjessene ({ $name }).
       *[fox] I trekket: reven ({ $name }).
    }
board-deadline = Tiden for dette trekket går ut { $when }.
board-stall = Hundetrekk uten å rykke fram: { $count } av 10.
board-draw-offer =
    { $side ->
        [hounds] Hundene ({ $name }) tilbyr remis.
        [hare] Haren ({ $name }) tilbyr remis.
        [geese] Gjessene ({ $name }) tilbyr remis.
       *[fox] Reven ({ $name }) tilbyr remis.
    }
board-takeback-asked =
    { $side ->
        [hounds] Hundene ({ $name }) ber om å få ta tilbake det siste trekket sitt.
        [hare] Haren ({ $name }) ber om å få ta tilbake det siste trekket sitt.
        [geese] Gjessene ({ $name }) ber om å få ta tilbake det siste trekket sitt.
       *[fox] Reven ({ $name }) ber om å få ta tilbake det siste trekket sitt.
    }
board-picked = Valgt: gåsa på { $point }. Velg nå hvor den skal.
board-legend =
    { $side ->
        [hounds] { $letter } = hund ({ $name }), på { $points }
        [hare] { $letter } = hare ({ $name }), på { $points }
        [geese] { $letter } = gås ({ $name }), { $count } i alt, på { $points }
       *[fox] { $letter } = rev ({ $name }), på { $points }
    }
board-legend-brackets = [ ] = flyttet sist; o = punktet den forlot
board-legend-small = liten bokstav = flyttet sist; o = punktet den forlot
board-legend-chosen = liten g = den valgte gåsa
board-footer =
    { $rated ->
        [yes] Parti { $id } · { $pace } · ratet
       *[no] Parti { $id } · { $pace } · ikke ratet
    }
board-choose-goose = Velg gåsa som skal flytte
board-goose = Gås på { $point }
board-goose-targets = til { $targets }
board-choose-fox-move = Velg revens trekk
board-more-moves = Menyen har plass til { $shown } av de { $count } lovlige trekkene; /move har alle.
board-back = Velg en annen gås
board-draw = Tilby remis
board-draw-accept = Godta remis
board-draw-decline = Avslå remis
board-takeback = Ta tilbake et trekk
board-takeback-allow = Tillat å ta tilbake
board-takeback-refuse = Avslå å ta tilbake
board-moves = Trekk
board-replay = Spill gjennom
board-resign = Gi opp
board-rematch = Omkamp
board-own = Min visning
board-pieces =
    { $side ->
        [hounds] Hunder ({ $name }) på { $points }
        [hare] Hare ({ $name }) på { $points }
        [geese] Gjess ({ $name }) på { $points }
       *[fox] Rev ({ $name }) på { $points }
    }
board-legal = Lovlige trekk: { $moves }
board-moved-on = Partiet fortsetter i en nyere melding.
board-newer = Gå til det nyeste brettet

## En kamp over flere partier, ved siden av brettet

match-score = Kamp, parti { $nth } av { $games }. Stilling: { $pack } { $packs }, { $quarry } { $quarrys }
match-next = Neste er parti { $nth } av { $games }, med byttede sider.
match-won = Kampen er slutt. Vinner av kampen: { $name }
match-drawn = Kampen er slutt. Den endte uavgjort.
match-called-off = Kampen er avlyst sammen med dette partiet. Ingen har vunnet den.

## Et parti man ser på eller spiller gjennom

look-refresh = Oppdater
replay-at = Etter halvtrekk { $ply } av { $count }
replay-moves = Trekk: { $moves }
replay-first = Først
replay-back = Tilbake
replay-on = Fram
replay-last = Sist
replay-export = Eksporter
replay-footer-game = Parti { $id }
replay-footer-import = En opptegnelse du har lest inn. Den blir tatt vare på i 7 dager.
export-game = Parti { $id } som opptegnelse. /import leser den inn igjen.
export-import = Opptegnelsen du har lest inn.

## En opptegnelse som leses inn

import-title = Les inn en opptegnelse
import-label = Opptegnelsen
import-example = [Game "hare-and-hounds"] …
import-gone = Denne opptegnelsen finnes ikke lenger. Les den inn på nytt med /import.
import-too-large = Denne teksten er lengre enn noen opptegnelse.
import-not-text = Denne filen er ikke tekst. En opptegnelse er ren tekst, slik /export gir den.
import-out-of-reach = Filen kunne ikke hentes akkurat nå. Prøv igjen, eller bruk /import uten fil og lim inn opptegnelsen.
import-bad = Dette er ikke en opptegnelse som kan leses. Feilen er på linje { $line }:
record-bad-header = Hodet er ikke skrevet slik som [Game "hare-and-hounds"].
record-repeated-header = Hodet { $header } forekommer to ganger.
record-late-header = Et hode kommer etter at trekkene har begynt.
record-missing-header = Hodet { $header } mangler foran trekkene.
record-date = Her skulle det stått en dato som 2026.01.31, men det står: { $found }
record-termination = Her skulle det stått hvordan partiet sluttet, slik som "trapped" eller "resigned", men det står: { $found }
record-result = Her skulle det stått resultatet { $expected }, men det står: { $found }
record-move-number = Her skulle det stått trekknummeret { $expected }, men det står: { $found }
record-move = Halvtrekk { $ply } kan ikke leses. { $reason }
record-illegal = Halvtrekk { $ply } er ikke lovlig: { $written }. { $reason }
record-no-result = Trekkene slutter uten resultatet, { $result }.
record-unexpected = Opptegnelsen skulle vært slutt, men det står mer: { $found }
record-contradiction = Hodet sier at partiet sluttet med "{ $said }", men trekkene fører til "{ $shown }".
record-contradiction-running = Hodet sier at partiet sluttet med "{ $said }", men etter det siste trekket er det ikke slutt.
record-setup-too-long = Oppsettet er lengre enn noe oppsett.
record-unknown-game = Her skulle det stått spillet "hare-and-hounds" eller "fox-and-geese", men det står: { $found }
record-unknown-geese = Her skulle det stått 13, 15 eller 17 gjess, men det står: { $found }
record-unknown-diagonals = Her skulle det stått diagonalene "every" eller "alternate", men det står: { $found }
record-setup-unexpected = Oppsettet skulle vært slutt, men det står mer: { $found }
record-position-parts = Stillingen har ikke de fire delene den trenger: radene, siden i trekket, en teller og trekknummeret.
record-position-rows = Stillingen skulle hatt { $expected } rader mellom skråstreker, men har ikke det.
record-position-row =
    { $expected ->
        [one] I stillingen skulle rad { $rank } hatt { $expected } punkt, men har ikke det.
       *[other] I stillingen skulle rad { $rank } hatt { $expected } punkter, men har ikke det.
    }
record-position-letter = I stillingen har rad { $rank } en bokstav som ikke er noen brikke i dette spillet: { $found }
record-position-quarry = Stillingen har ikke nøyaktig én hare eller rev.
record-position-pack =
    { $count ->
        [one] Stillingen har { $count } hund eller gås, og det er umulig i et parti med dette oppsettet.
       *[other] Stillingen har { $count } hunder eller gjess, og det er umulig i et parti med dette oppsettet.
    }
record-position-shared = I stillingen står to brikker på { $point }.
record-position-side = I stillingen skulle det stått bokstaven for siden i trekket, men det står: { $found }
record-position-counter = Telleren i stillingen er ikke et tall fra 0 til { $most }.
record-position-number = Trekknummeret i stillingen er ikke et tall fra 1 og oppover.

## Hvordan et parti slutter

ending-trapped =
    { $kind ->
        [hare-and-hounds] Hundene vinner: haren er stengt inne.
       *[fox-and-geese] Gjessene vinner: reven er stengt inne.
    }
ending-got-past = Haren vinner: den har kommet forbi hundene.
ending-stalled = Haren vinner: hundene har gjort ti trekk på rad uten å rykke fram.
ending-captured = Reven vinner: det er færre enn fire gjess igjen.
ending-blocked = Reven vinner: ingen gås kan flytte.
ending-repeated = Remis: samme stilling er på brettet for tredje gang.
ending-resigned =
    { $side ->
        [hounds] Haren vinner: hundene har gitt opp.
        [hare] Hundene vinner: haren har gitt opp.
        [geese] Reven vinner: gjessene har gitt opp.
       *[fox] Gjessene vinner: reven har gitt opp.
    }
ending-timed-out =
    { $side ->
        [hounds] Haren vinner: hundene har brukt opp tiden.
        [hare] Hundene vinner: haren har brukt opp tiden.
        [geese] Reven vinner: gjessene har brukt opp tiden.
       *[fox] Gjessene vinner: reven har brukt opp tiden.
    }
ending-draw-agreed = Remis, avtalt mellom spillerne.
ending-aborted = Partiet er avlyst. Det teller ikke.
result-winner = Vinner: { $name }
result-rating =
    { $side ->
        [hounds] Rating med hundene: { $name } { $before } → { $after }
        [hare] Rating med haren: { $name } { $before } → { $after }
        [geese] Rating med gjessene: { $name } { $before } → { $after }
       *[fox] Rating med reven: { $name } { $before } → { $after }
    }
result-not-rated = Ikke ratet: disse to spillerne hadde allerede begynt { $limit } ratede partier av dette spillet mot hverandre i løpet av 24 timer.

## Linjer som varsler noen

call-turn = { $mention }, det er din tur.
call-draw = { $mention }, du får tilbud om remis.
call-takeback = { $mention }, den andre spilleren ber om å få ta tilbake et trekk.
call-over = { $mentions }: partiet er slutt.
call-reminder =
    { $kind ->
        [hare-and-hounds] { $mention }, tiden din for et trekk i parti { $id } (Hare og hunder) går ut { $when }.
       *[fox-and-geese] { $mention }, tiden din for et trekk i parti { $id } (Rev og gjess) går ut { $when }.
    }

## Private svar på det noen har gjort

done-draw-offered = Remis er tilbudt. Tilbudet står til den andre spilleren svarer, eller til neste trekk.
done-takeback-asked = Du har bedt om å få ta tilbake et trekk. Det står ved lag til den andre spilleren svarer, eller til neste trekk.
done-kept-playing = Du har ikke gitt opp. Partiet fortsetter.
done-not-shown = Jeg kan ikke skrive der dette partiet spilles, så brettet der viser det ikke ennå. Det gjør det så snart en av dere bruker det, eller /board.
done-no-thread = Denne serveren vil ha en tråd for hvert parti, men her får jeg ikke opprettet noen: tillatelsen «Opprett offentlige tråder» eller «Send meldinger i tråder» mangler. Partiet spilles i denne kanalen.
resign-sure =
    { $kind ->
        [hare-and-hounds] Vil du virkelig gi opp parti { $id } (Hare og hunder)? Da vinner den andre spilleren.
       *[fox-and-geese] Vil du virkelig gi opp parti { $id } (Rev og gjess)? Da vinner den andre spilleren.
    }
resign-early = Vil du virkelig gi opp parti { $id }? Dere har ikke begge trukket ennå, så partiet avlyses og teller ikke.
resign-surely = Ja, gi opp
resign-not = Nei, spill videre

## Avslag

refusal-challenged-oneself = Du kan ikke utfordre deg selv. Oppgi en annen spiller, eller la motspilleren stå åpen: da spiller den som godtar først.
refusal-challenged-a-bot = Boter spiller ikke, og dette er en bot: { $name }. Utfordre et menneske.
refusal-already-challenged =
    { $kind ->
        [hare-and-hounds] Du har allerede en åpen utfordring til Hare og hunder til samme spiller: { $name }. Vent på svaret, eller trekk den tilbake først.
       *[fox-and-geese] Du har allerede en åpen utfordring til Rev og gjess til samme spiller: { $name }. Vent på svaret, eller trekk den tilbake først.
    }
refusal-already-challenged-anyone =
    { $kind ->
        [hare-and-hounds] Du har allerede en utfordring til Hare og hunder som hvem som helst kan godta. Vent på noen, eller trekk den tilbake først.
       *[fox-and-geese] Du har allerede en utfordring til Rev og gjess som hvem som helst kan godta. Vent på noen, eller trekk den tilbake først.
    }
refusal-too-many-challenges =
    { $limit ->
        [one] Du har allerede { $limit } åpen utfordring, og flere kan ingen ha. Trekk den tilbake, eller vent på svaret.
       *[other] Du har allerede { $limit } åpne utfordringer, og flere kan ingen ha. Trekk en av dem tilbake, eller vent på et svar.
    }
refusal-too-many-sent = Du har sendt { $limit } utfordringer på ti minutter, og flere får ingen sende. Vent noen minutter.
refusal-too-many-games = Du har { $limit } partier i gang, og flere kan ingen ha. Spill ferdig et av dem først; /games viser dem.
refusal-too-many-games-here = I denne kanalen er { $limit } partier i gang, og flere kan det ikke være. Spill i en annen kanal, eller vent til et av dem er slutt.
refusal-not-welcome = Denne spilleren tar ikke imot utfordringer fra deg: { $name }. Oppgi en annen spiller, eller la motspilleren stå åpen.
refusal-barred = De som styrer denne serveren, lar deg ikke bruke meg her. /privacy og /settings virker likevel.
refusal-opponent-barred = De som styrer denne serveren, lar ikke denne spilleren bruke meg her: { $name }.
refusal-other-channels = På denne serveren begynner partier bare i disse kanalene: { $channels }
refusal-nobody-here = Ingen andre enn du kan se en utfordring som lages her. Bruk /challenge på en server, i en gruppe eller i direktemeldinger med en venn.
refusal-opponent-forgotten = Den andre spilleren i dette partiet har fått slettet opplysningene sine, så det er ingen å be om omkamp.
refusal-challenge-over =
    { $end ->
        [accepted] Denne utfordringen er allerede godtatt, så den kan ikke besvares lenger.
        [declined] Denne utfordringen er avslått, så den kan ikke besvares lenger.
        [cancelled] Denne utfordringen er trukket tilbake av utfordreren.
       *[expired] Denne utfordringen er utløpt. Det skal bare en /challenge til for å lage en ny.
    }
refusal-not-your-challenge = Denne utfordringen gjelder en annen: { $name }.
refusal-own-challenge = Dette er din egen utfordring. Det er den andre spilleren som godtar eller avslår; du kan trekke den tilbake.
refusal-not-the-challenger = Bare den som laget denne utfordringen, kan trekke den tilbake: { $name }.
refusal-spectator = Du er ikke en av de to spillerne i dette partiet. Med /challenge begynner du et eget.
refusal-not-your-turn = Det er ikke din tur. I trekket: { $name }.
refusal-board-changed = Brettet har forandret seg siden dette ble vist. Se på det slik det er nå, og velg på nytt.
refusal-draw-already-offered = Remistilbudet ditt står allerede. Det er den andre spilleren som svarer på det.
refusal-no-draw-offer = Den andre spilleren har ikke noe remistilbud å svare på. Et tilbud faller bort ved neste trekk.
refusal-takeback-already-asked = Du har allerede bedt om å få ta tilbake et trekk. Det er den andre spilleren som svarer.
refusal-takeback-to-answer = Den andre spilleren har allerede bedt om å få ta tilbake et trekk: { $name }. Tillat eller avslå det på brettet først.
refusal-no-takeback = Den andre spilleren har ikke bedt om å få ta tilbake et trekk. En slik forespørsel faller bort ved neste trekk.
refusal-nothing-to-take-back = Du har ikke gjort noe trekk ennå som kan tas tilbake.
refusal-match-goes-on = Kampen fortsetter med neste parti. Omkamp kan du be om når den er slutt.
refusal-still-running = Dette partiet pågår ennå. Omkamp kan du be om når det er slutt.
refusal-rematch-asked = { $mention } har allerede bedt om omkamp. Det er den andre spilleren som godtar.
refusal-rematch-done = Omkampen etter dette partiet er allerede godtatt.

## Et parti som er slutt: svar på sene klikk

over-trapped = Dette partiet er slutt: det ble vunnet ved å stenge motstanderen inne.
over-got-past = Dette partiet er slutt: haren kom forbi hundene og vant.
over-stalled = Dette partiet er slutt: hundene gjorde ti trekk på rad uten å rykke fram, og haren vant.
over-captured = Dette partiet er slutt: det var færre enn fire gjess igjen, og reven vant.
over-blocked = Dette partiet er slutt: ingen gås kunne flytte, og reven vant.
over-repeated = Dette partiet er slutt: det ble remis, fordi samme stilling var på brettet for tredje gang.
over-resigned = Dette partiet er slutt: det ble gitt opp.
over-timed-out = Dette partiet er slutt: tiden for et trekk gikk ut.
over-draw-agreed = Dette partiet er slutt: spillerne ble enige om remis.
over-aborted = Dette partiet er slutt: det ble avlyst og teller ikke.

## Hvorfor et trekk er ulovlig

illegal = Det trekket er ikke lovlig: { $written }.
illegal-finished = Partiet er slutt.
illegal-off-board = Brettet har ikke noe punkt { $point }.
illegal-empty = Det står ingen brikke på { $point }.
illegal-not-yours = Brikken på { $point } tilhører den andre spilleren.
illegal-cannot-jump = Brikken på { $from } kan ikke hoppe, så den kommer ikke til { $to }.
illegal-no-line = Ingen linje går fra { $from } til { $to }.
illegal-backward = Fra { $from } til { $to } er bakover, og denne brikken går aldri bakover.
illegal-sideways = Fra { $from } til { $to } er sidelengs, og det tillater ikke oppsettet i dette partiet.
illegal-occupied = Det står allerede en brikke på { $point }.
illegal-nothing-to-jump = Mellom { $from } og { $to } er det ingen brikke på { $over } å hoppe over.
legal-all = Lovlige trekk: { $moves }
legal-from = Lovlige trekk for brikken på { $point }: { $moves }
legal-pieces = Brikker som kan flytte: { $points }
legal-more = /move viser alle lovlige trekk mens du skriver.

## Et trekk som ikke kan leses

unreadable-empty = Det ble ikke oppgitt noe trekk.
unreadable-too-long = Den teksten er lengre enn noe trekk.
unreadable-cut-short = Trekket slutter der det skulle kommet et punkt.
unreadable-point = Her skulle det stått et punkt fra a1 til g7, men det står: { $found }
unreadable-no-landing = Trekket begynner på { $point }, men sier ikke hvor det går.
unreadable-same-point = Trekket begynner og slutter på { $point }.
unreadable-not-a-jump = Fra { $from } til { $to } er ikke et hopp: et hopp lander to punkter unna, i rett linje.
unreadable-too-many-jumps = Trekket har flere hopp enn det er brikker å hoppe over.
unreadable-how = Et trekk skrives som a2-b3, et hopp som d4xd2, og flere hopp med hvert punkt det landes på: d4xd2xf2.

## Når noe ikke finnes eller ikke virker

trouble-no-game = Du har ikke noe parti i gang som passer til dette. Med /challenge begynner du et.
trouble-no-such-game = Det finnes ikke noe parti med dette nummeret: { $said }. /games viser dine.
trouble-which-game = Du har flere partier i gang. Si hvilket du mener, med valget «game»:
trouble-unknown-button = Denne knappen virker ikke lenger. /board viser partiet ditt slik det er nå.
trouble-unknown-command = Denne kommandoen virker ikke, eller ikke lenger. /help viser dem som virker.
trouble-bad-option = Det er ikke noe alternativ for valget «{ $option }». Velg fra lista som kommer fram mens du skriver.
trouble-busy = Partiene er ikke tilgjengelige akkurat nå. Prøv igjen om litt.
trouble-went-wrong = Noe gikk galt her, og det er ikke din feil. Skjer det igjen, gi koden { $id } til den som driver boten.
trouble-view-channel = Jeg kan ikke spille her: tillatelsen «Vis kanal» mangler i denne kanalen. Den som styrer serveren, kan gi meg den.
trouble-send-messages = Jeg kan ikke spille her: tillatelsen «Send meldinger» mangler i denne kanalen. Den som styrer serveren, kan gi meg den.
trouble-send-messages-in-threads = Jeg kan ikke spille her: tillatelsen «Send meldinger i tråder» mangler i denne tråden. Den som styrer serveren, kan gi meg den.
trouble-embed-links = Jeg kan ikke spille her: tillatelsen «Bygg inn lenker» mangler i denne kanalen, og brettet trenger den. Den som styrer serveren, kan gi meg den.

## Lista over egne partier

games-title = Partiene dine
games-none = Du har ingen partier i gang. Med /challenge begynner du et.
games-game =
    { $kind ->
        [hare-and-hounds] { $id } · Hare og hunder · { $name }
       *[fox-and-geese] { $id } · Rev og gjess · { $name }
    }
games-mine = Din tur, tiden går ut { $when }
games-mine-unlimited = Din tur, ingen tidsgrense
games-theirs = Den andre spillerens tur, tiden går ut { $when }
games-theirs-unlimited = Den andre spillerens tur, ingen tidsgrense
games-count =
    { $count ->
        [one] { $count } parti
       *[other] { $count } partier
    }

## Lista over avsluttede partier

history-title = Avsluttede partier: { $name }
history-none = Ingen partier er avsluttet ennå.
history-replay = Velg et parti å spille gjennom
history-result =
    { $result ->
        [won] Vunnet
        [lost] Tapt
        [drawn] Remis
       *[aborted] Avlyst
    }

## Topplista

leaderboard-title =
    { $kind ->
        [hare-and-hounds] Hare og hunder: topplista
       *[fox-and-geese] Rev og gjess: topplista
    }
leaderboard-scope =
    { $scope ->
        [server] Partier spilt på denne serveren.
       *[everywhere] Partier spilt overalt.
    }
leaderboard-none = Ingen har fullført et ratet parti ennå. Med /challenge kan du bli den første.
leaderboard-line =
    { $count ->
        [one] **{ $rank }** { $name }: { $figure } ± { $margin }, { $count } parti
       *[other] **{ $rank }** { $name }: { $figure } ± { $margin }, { $count } partier
    }
leaderboard-how = Samlet rating er snittet av ratingene med begge sider. Rekkefølgen går etter samlet rating minus usikkerheten (±).
leaderboard-this-server = Denne serveren
leaderboard-everywhere = Overalt

## Statistikk for en person

stats-title = Statistikk: { $name }
stats-figure =
    { $scope ->
        [server] På denne serveren: samlet rating { $figure } ± { $margin }, plass { $rank }
       *[everywhere] Overalt: samlet rating { $figure } ± { $margin }, plass { $rank }
    }
stats-figure-unranked =
    { $scope ->
        [server] På denne serveren: ingen ratede partier ennå
       *[everywhere] Overalt: ingen ratede partier ennå
    }
stats-side =
    { $side ->
        [hounds] Med hundene: { $rating } ± { $margin }; vunnet { $won }, tapt { $lost }, remis { $drawn }
        [hare] Med haren: { $rating } ± { $margin }; vunnet { $won }, tapt { $lost }, remis { $drawn }
        [geese] Med gjessene: { $rating } ± { $margin }; vunnet { $won }, tapt { $lost }, remis { $drawn }
       *[fox] Med reven: { $rating } ± { $margin }; vunnet { $won }, tapt { $lost }, remis { $drawn }
    }

## Reglene

rules-title =
    { $page ->
        [play] { $kind ->
            [hare-and-hounds] Hare og hunder: slik spiller du
           *[fox-and-geese] Rev og gjess: slik spiller du
        }
        [compare] { $kind ->
            [hare-and-hounds] Hare og hunder sammenlignet med Rev og gjess
           *[fox-and-geese] Rev og gjess sammenlignet med Hare og hunder
        }
       *[history] { $kind ->
            [hare-and-hounds] Hare og hunder: historie og feilfritt spill
           *[fox-and-geese] Rev og gjess: historie og feilfritt spill
        }
    }
rules-button-play = Slik spiller du
rules-button-compare = Spillene side om side
rules-button-history = Historie
rules-hare-and-hounds-play =
    Tre hunder jakter på én hare. Hundene prøver å stenge den inne; haren prøver å komme forbi dem.

    - **Brettet.** 11 punkter med linjer imellom: et kvadrat på tre ganger tre, og et endepunkt under og over det. Diagonalene i kvadratet krysser hverandre i midten.
    - **Start.** Hundene står nederst, på b1, a2 og c2; haren står øverst, på b5. Hundene trekker først, deretter trekker sidene annenhver gang.
    - **Trekk.** I et trekk flyttes én brikke ett skritt langs en linje til et tomt punkt. Haren går i alle retninger. En hund går forover (oppover), skrått forover eller sidelengs, aldri bakover. Ingenting blir slått.
    - **Hundene vinner** når haren er i trekket og ikke kan flytte.
    - **Haren vinner** straks den står på en lavere rad enn alle hundene: da har den kommet forbi dem. Den vinner også når hundene trenerer: ti av trekkene deres på rad uten å rykke fram. Tellingen vises ved brettet, og den begynner på nytt hver gang en hund går forover eller skrått forover.

    Spillerne kan avtale remis; ellers blir det aldri remis.
rules-fox-and-geese-play =
    Mange gjess jakter på én rev. Gjessene prøver å stenge den inne; reven tynner ut flokken.

    - **Brettet.** Et kors med 33 punkter. Alle nabopunkter er forbundet med en linje: langs radene, langs kolonnene og langs diagonalene.
    - **Start.** Reven står i midten, på d4. 13 gjess fyller tredje rad og armen under den. Reven trekker først, deretter trekker sidene annenhver gang.
    - **Trekk.** En gås går ett skritt forover (oppover) eller skrått forover, aldri bakover. Reven går ett skritt i hvilken som helst retning, eller den hopper over en gås på nabopunktet til det tomme punktet rett bak og slår gåsa. Etter et hopp kan den hoppe videre i samme trekk, eller stoppe. Den må aldri slå; gjess slår aldri.
    - **Gjessene vinner** når reven er i trekket og verken kan gå eller hoppe.
    - **Reven vinner** når det er færre enn fire gjess igjen, eller når gjessene er i trekket og ingen av dem kan flytte.
    - **Bordoppsett.** I en utfordring kan du be om 15 gjess (også på a4 og g4) eller 17 (på a5 og g5 i tillegg), om gjess som også flytter sidelengs, og om brettet der bare annethvert punkt har diagonaler. Med sidelengs trekk blir det remis når samme stilling, med samme side i trekket, er på brettet for tredje gang. Remis kan også avtales.
# Kolonner på 11 og 10 tegn: ingen ord kan være lengre. Overskrifter: høyst 19 tegn.
compare-name-hare = Hare og hunder
compare-name-fox = Rev og gjess
compare-points = Punkter
compare-points-hare = 11
compare-points-fox = 33
compare-pieces = Brikker
compare-pieces-hare = 3 hunder, 1 hare
compare-pieces-fox = 13, 15 eller 17 gjess, 1 rev
compare-first = Første trekk
compare-first-hare = hundene
compare-first-fox = reven
compare-many = Flokkens trekk
compare-many-hare = forover eller sidelengs
compare-many-fox = forover; sidelengs som valg
compare-one = Byttets trekk
compare-one-hare = i alle retninger
compare-one-fox = i alle retninger
compare-capture = Hvem slår
compare-capture-hare = ingen
compare-capture-fox = reven, med hopp
compare-many-win = Flokken vinner
compare-many-win-hare = ved å stenge haren inne
compare-many-win-fox = ved å stenge reven inne
compare-one-wins = Byttet vinner
compare-one-wins-hare = forbi hundene, eller når de trenerer i ti trekk
compare-one-wins-fox = under 4 gjess, eller ingen kan flytte
compare-draw = Remis
compare-draw-hare = ved enighet
compare-draw-fox = ved enighet eller (med sidelengs trekk) gjentatt stilling
rules-hare-and-hounds-history =
    - **Soldatenes tidsfordriv.** Spill der flere hunder jager én hare, har vært spilt i Nord-Europa i århundrer. Dette lille brettet ble populært i den franske hæren på 1800-tallet, og derfor heter spillet også le jeu militaire, det franske militærspillet. Andre navn er dvergenes spill, djevelen blant skredderne og, i boka til Schuh, soldatenes spill.
    - **En spalte og to bøker.** Martin Gardner viste det fram i spalten Mathematical Games i oktober 1963 og beundret hvor mye strategi som skjuler seg i noe så enkelt. Frederik Schuh analyserte det helt ut i The Master Book of Mathematical Recreations (1968). Berlekamp, Conway og Guy kommer til det samme i Winning Ways for Your Mathematical Plays.
    - **Feilfritt spill.** Hundene vinner, uansett hvor haren starter og hvem som trekker først. Fra startstillingen trenger de høyst 23 halvtrekk (enkelttrekk, begge siders talt med). Mellom mennesker har haren sine sjanser: ett uforsiktig hundeskritt kan være nok.
rules-fox-and-geese-history =
    - **En gammel slekt.** Én sterk brikke mot en flokk av svake: slike jaktspill har vært spilt i Nord-Europa i århundrer. Hare og hunder er en liten slektning med sitt eget brett.
    - **To brett.** Her er alle nabopunkter på korset forbundet, så en brikke i midten har åtte veier ut. Det gamle, tegnede brettet har diagonaler bare gjennom annethvert punkt; det kan velges i bordoppsettet.
    - **Feilfritt spill.** Et søk fant ingen publisert løsning for dette brettet og disse reglene, så her påstås ingenting. Sikkert er det at uten sidelengs trekk tar hvert parti slutt, for gjess går bare forover. Med slike trekk gir den tredje gjentakelsen remis.

## Hjelp

help-title = Leveret: jaktspill for to
help-first = **Ditt første parti.** Skriv /challenge og oppgi en venn, eller ingen: da spiller den som godtar først. Når utfordringen er godtatt, kommer brettet fram. Trykk på en knapp for å trekke, eller skriv /move.
help-commands = **Alle kommandoer**
help-line = { $command } – { $description }
help-menu = Apper, { $command } (i menyen til en person) – Utfordre personen til et parti
help-more = Reglene for begge spillene står i /rules.

## /settings: egne innstillinger

settings-title = Innstillingene dine
settings-footer = De gjelder fra nå av, overalt. Brettet som alle ser, blir som det er; «Min visning» under det viser ditt.
settings-language-prompt = Velg språk
settings-language = Språk: { $name }
language-name = Norsk
language-automatic = automatisk
settings-pings-prompt = Velg når du får varsel
settings-pings =
    { $pings ->
        [always] Varsler: hver gang det er din tur
        [away] Varsler: når du ikke er ved brettet
       *[never] Varsler: aldri
    }
settings-pings-choice =
    { $pings ->
        [always] Varsle meg hver gang det er min tur
        [away] Varsle meg når jeg ikke er ved brettet
       *[never] Varsle meg aldri
    }
settings-direct =
    { $on ->
        [yes] Påminnelser om at tiden går ut: som direktemelding
       *[no] Påminnelser om at tiden går ut: i kanalen til partiet
    }
settings-direct-switch =
    { $on ->
        [yes] Påminnelser som direktemeldinger
       *[no] Påminnelser i kanalen
    }
settings-words =
    { $on ->
        [yes] Brettet som bare du ser: i ord, for en skjermleser
       *[no] Brettet som bare du ser: tegnet
    }
settings-words-switch =
    { $on ->
        [yes] Brettet mitt i ord
       *[no] Brettet mitt tegnet
    }
settings-turned =
    { $on ->
        [yes] Når du spiller haren eller reven: brettet ditt er snudd
       *[no] Når du spiller haren eller reven: brettet ditt er ikke snudd
    }
settings-turned-switch =
    { $on ->
        [yes] Snu brettet mitt
       *[no] Ikke snu brettet mitt
    }

## /server: det de som styrer en server, bestemmer

server-title = Innstillinger for denne serveren
server-footer = Mer med valgene til /server: skjul eller vis noen på topplista, steng noen ute eller slipp dem inn, avlys et parti.
# Det som gjelder når ingenting er valgt.
server-usual = som vanlig
server-channels-all = Partier kan begynne i alle kanaler.
server-channels = Partier kan begynne i: { $channels }
server-channels-open = Tillat alle kanaler
server-channel-switch =
    { $on ->
        [yes] Tillat denne kanalen
       *[no] Ikke tillat denne kanalen lenger
    }
server-pace = Tid for et trekk når utfordringen ikke sier noe: { $pace }
server-pace-prompt = Velg tiden for et trekk
server-setup = Spill når utfordringen ikke sier noe: { $setup }
server-setup-prompt = Velg spillet
server-language = Språk for det alle ser: { $name }
server-pings =
    { $pings ->
        [always] Varsler: som hver spiller ønsker
        [away] Varsler: høyst når en spiller ikke er ved brettet
       *[never] Varsler: ingen
    }
server-pings-choice =
    { $pings ->
        [always] Varsler som hver spiller ønsker
        [away] Varsler høyst når en spiller ikke er ved brettet
       *[never] Ingen varsler
    }
server-pings-prompt = Velg hvor mye det varsles
server-threads =
    { $on ->
        [yes] En tråd for hvert parti: ja
       *[no] En tråd for hvert parti: nei
    }
server-threads-switch =
    { $on ->
        [yes] En tråd for hvert parti
       *[no] Ingen tråder for partier
    }
server-barred = Utestengte: { $count }
server-log-button = Logg
server-panel-button = Innstillinger
server-log-title = Det som er gjort på vegne av denne serveren
server-log-none = Ingenting ennå.
server-log-line = { $when } · { $name } · { $change }
server-did-channel =
    { $on ->
        [yes] Valgt som kanal for partier: { $channel }
       *[no] Ikke lenger valgt som kanal for partier: { $channel }
    }
server-did-hide =
    { $on ->
        [yes] Skjult på topplista til denne serveren: { $name }
       *[no] Tilbake på topplista til denne serveren: { $name }
    }
server-did-bar =
    { $on ->
        [yes] Får ikke bruke meg på denne serveren: { $name }
       *[no] Får bruke meg på denne serveren igjen: { $name }
    }
server-did-abort = Avlyst: parti { $id }
server-not-a-manager = Dette er for dem som styrer denne serveren: tillatelsen «Administrer server» trengs.
server-other-game = Dette partiet spilles ikke på denne serveren.
server-none = Her er det ingen server å bestemme noe for.

## /privacy, /block og /unblock

privacy-title = Det jeg vet om deg
privacy-text =
    Jeg tar vare på det spillene trenger, og ingenting annet:
    - nummeret ditt på Discord og navnet du sist brukte med meg;
    - partiene dine med trekk og resultater, og ratingene dine;
    - utfordringene dine, innstillingene dine og hvem du ikke vil ha utfordringer fra;
    - det servere har bestemt om deg, og det du har bestemt for servere.

    Jeg leser ingen meldinger. Andre ser navnet, partiene og ratingene dine.

    Du kan få alt dette i en fil, eller få det slettet. Partiene blir igjen hos dem du spilte med, uten navnet ditt; partier som er i gang, blir gitt opp først. Meldinger i kanaler blir stående. Har en server stengt deg ute, forblir det slik.
privacy-export = Gi meg filen
privacy-exported = Dette er alt jeg har om deg.
privacy-forget = Slett opplysningene mine
privacy-forget-sure = Vil du virkelig ha slettet alle opplysningene dine? Partiene du har i gang, blir gitt opp, eller avlyst der ikke begge har trukket ennå; ratingene dine er borte for godt. Dette kan ikke angres.
privacy-forget-surely = Ja, slett alt
privacy-forget-not = Nei, behold det
privacy-forgotten = Opplysningene dine er slettet. Spiller du igjen, begynner du på nytt.
privacy-not-forgotten = Ingenting ble slettet.
block-done = Du tar ikke lenger imot utfordringer fra: { $name }. /unblock opphever det. Partier som er i gang, fortsetter.
block-already = Utfordringer fra denne spilleren er allerede blokkert: { $name }.
block-oneself = Du kan ikke blokkere deg selv.
unblock-done = Du tar imot utfordringer igjen fra: { $name }.
unblock-already = Du hadde ikke blokkert denne spilleren: { $name }.

## «Utfordre til et parti» i menyen til en person

# Navnet på linjen i menyen: høyst 32 tegn.
menu-challenge = Utfordre til et parti
invite-title = En utfordring
invite-game = Spill: { $setup }
invite-game-prompt = Velg spillet
invite-send = Send utfordringen

## Forslag mens man skriver: høyst 100 tegn

suggest-game-mine =
    { $kind ->
        [hare-and-hounds] { $id } · Hare og hunder · { $name } · din tur
       *[fox-and-geese] { $id } · Rev og gjess · { $name } · din tur
    }
suggest-game-theirs =
    { $kind ->
        [hare-and-hounds] { $id } · Hare og hunder · { $name } · den andres tur
       *[fox-and-geese] { $id } · Rev og gjess · { $name } · den andres tur
    }
suggest-game-over =
    { $kind ->
        [hare-and-hounds] { $id } · Hare og hunder · { $name } · slutt
       *[fox-and-geese] { $id } · Rev og gjess · { $name } · slutt
    }

## Kommandoer, valg og alternativer: høyst 100 tegn hver

command-challenge = Utfordre noen til et parti, eller hvem som helst som har lyst
command-challenge-opponent = Hvem du utfordrer; utelatt: den som godtar først
command-challenge-game = Hvilket spill; utelatt: Hare og hunder
command-challenge-side = Siden du tar; utelatt: loddtrekning
command-challenge-pace = Tiden for hvert trekk; utelatt: 5 minutter
command-challenge-games = Hvor mange partier, med byttede sider etter hvert; utelatt: ett
command-challenge-geese = Bare Rev og gjess: hvor mange gjess; utelatt: 13
command-challenge-sideways = Bare Rev og gjess: gjess kan også flytte sidelengs; utelatt: nei
command-challenge-diagonals = Bare Rev og gjess: hvilke diagonaler brettet har; utelatt: alle
command-move = Gjør et trekk i partiet ditt
command-move-move = Trekket, for eksempel a2-b3 eller d4xd2
command-board = Vis brettet i partiet ditt på nytt
command-games = Vis partiene dine, først de som venter på deg
command-resign = Gi opp partiet ditt
command-draw = Tilby remis, eller godta tilbudet du har fått
command-takeback = Be om å få ta tilbake det siste trekket ditt
command-replay = Spill gjennom et parti, pågående eller avsluttet
command-history = Vis avsluttede partier, dine eller andres
command-history-user = Hvem sine; utelatt: dine
command-export = Få et parti som tekst
command-import = Spill gjennom et parti som er eksportert
command-import-record = Den eksporterte filen; utelatt: lim inn teksten
command-rules = Hvordan man spiller, spillene sammenlignet, historien deres
command-rules-game = Hvilket spill
command-leaderboard = De beste spillerne
command-leaderboard-game = Hvilket spill
command-leaderboard-scope = Partier på denne serveren, eller overalt
command-stats = Ratinger og resultater, dine eller andres
command-stats-user = Hvem sine; utelatt: dine
command-help = Hva Leveret kan, og hvordan du begynner
command-settings = Innstillingene dine: språk, varsler, påminnelser, hvordan brettet ditt ser ut
command-server = Innstillinger for denne serveren; for dem som styrer den
command-server-hide = Skjul noen på topplista til denne serveren
command-server-show = Vis noen på topplista til denne serveren igjen
command-server-bar = Nekt noen å bruke Leveret på denne serveren
command-server-admit = La noen bruke Leveret på denne serveren igjen
command-server-abort = Nummeret på et parti som skal avlyses
command-privacy = Det Leveret vet om deg: få det, eller få det slettet
command-block = Ta ikke imot flere utfordringer fra noen
command-block-user = Hvem du ikke vil ha utfordringer fra
command-unblock = Ta imot utfordringer fra noen igjen
command-unblock-user = Hvem du vil ha utfordringer fra igjen
command-option-game = Hvilket av partiene dine; trengs bare når du har flere i gang
command-option-any-game = Nummeret på et hvilket som helst parti; utelatt: det du spiller
choice-side =
    { $side ->
        [pack] Hunder eller gjess (flokken)
        [quarry] Hare eller rev (byttet)
       *[random] Loddtrekning
    }
choice-pace =
    { $pace ->
        [live] Direkte: 5 minutter per trekk
        [one-day] 1 dag per trekk
        [three-days] 3 dager per trekk
        [seven-days] 7 dager per trekk
       *[unlimited] Ingen tidsgrense
    }
choice-games =
    { $count ->
        [one] Ett parti
       *[other] En kamp over { $count } partier
    }
choice-geese = { $geese } gjess
choice-diagonals =
    { $diagonals ->
        [alternate] Annethvert: bare annethvert punkt har diagonaler
       *[every] Alle: alle nabopunkter er forbundet
    }
choice-scope =
    { $scope ->
        [server] Denne serveren
       *[everywhere] Overalt
    }
