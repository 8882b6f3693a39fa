### Wszystkie słowa, które ktoś czyta, po polsku.
###
### „Partia” to jedna rozgrywka, „gra” – jej rodzaj; „ranking” to siła gracza, „klasyfikacja” –
### lista najlepszych. Do czytającej osoby zwracamy się na ty, bez czasu przeszłego, który zdradza
### rodzaj. Imiona stoją w mianowniku: po dwukropku, w nawiasie, po myślniku.
###
### Written as in English: bot, by, data, do, go, menu, minus, moment, on, ten, to, was

## Gry, strony i ustawienia

game-name =
    { $kind ->
        [hare-and-hounds] Zając i psy
       *[fox-and-geese] Lis i gęsi
    }
# 13, 15 i 17 wymagają tej samej formy: gęsi.
setup-fox-and-geese =
    Lis i gęsi ({ $geese } gęsi, { $sideways ->
        [yes] { $diagonals ->
            [alternate] ruchy w bok, przekątne co drugi punkt
           *[every] ruchy w bok, wszystkie przekątne
        }
       *[no] { $diagonals ->
            [alternate] przekątne co drugi punkt
           *[every] wszystkie przekątne
        }
    })
pace-name =
    { $pace ->
        [live] 5 minut na ruch
        [one-day] 1 dzień na ruch
        [three-days] 3 dni na ruch
        [seven-days] 7 dni na ruch
       *[unlimited] bez limitu czasu
    }
page = Strona { $page } z { $pages }
page-back = Poprzednia strona
page-on = Następna strona
# Stoi zamiast osoby, która kazała usunąć swoje dane.
somebody = ktoś

## Ruchy słowami, na przyciskach

move-step = { $from } na { $to }
move-capture = { $from } zbija { $taken }, kończy na { $to }

## Wyzwanie

challenge-title = Wyzwanie: { $setup }
challenge-title-rematch = Rewanż: { $setup }
challenge-from = Od: { $name }
challenge-to = Do: { $name }
challenge-to-anyone = Do: kto pierwszy przyjmie
challenge-side =
    { $side ->
        [hounds] Strony: psy – { $name }, zając – drugi gracz
        [hare] Strony: zając – { $name }, psy – drugi gracz
        [geese] Strony: gęsi – { $name }, lis – drugi gracz
       *[fox] Strony: lis – { $name }, gęsi – drugi gracz
    }
challenge-side-chance = Strony: losowane po przyjęciu wyzwania
challenge-pace =
    { $pace ->
        [live] Czas: 5 minut na ruch
        [one-day] Czas: 1 dzień na ruch
        [three-days] Czas: 3 dni na ruch
        [seven-days] Czas: 7 dni na ruch
       *[unlimited] Czas: bez limitu
    }
# Od dwóch do sześciu partii.
challenge-match =
    { $count ->
        [one] Mecz: { $count } partia, po każdej zamiana stron
        [few] Mecz: { $count } partie, po każdej zamiana stron
        [many] Mecz: { $count } partii, po każdej zamiana stron
       *[other] Mecz: { $count } partii, po każdej zamiana stron
    }
challenge-setup =
    { $sideways ->
        [yes] { $diagonals ->
            [alternate] Ustawienia stołu: { $geese } gęsi, które mogą poruszać się także w bok; plansza z przekątnymi co drugi punkt
           *[every] Ustawienia stołu: { $geese } gęsi, które mogą poruszać się także w bok; plansza ze wszystkimi przekątnymi
        }
       *[no] { $diagonals ->
            [alternate] Ustawienia stołu: { $geese } gęsi, które nie poruszają się w bok; plansza z przekątnymi co drugi punkt
           *[every] Ustawienia stołu: { $geese } gęsi, które nie poruszają się w bok; plansza ze wszystkimi przekątnymi
        }
    }
challenge-idle-options = Liczba gęsi, ruchy w bok i przekątne to opcje gry Lis i gęsi. Gra Zając i psy z nich nie korzysta: tutaj niczego nie zmieniają.
challenge-rated =
    { $limit ->
        [one] Rankingowa: z partii, które ci sami gracze zaczną w ciągu 24 godzin, liczy się pierwsza { $limit }.
        [few] Rankingowa: z partii, które ci sami gracze zaczną w ciągu 24 godzin, liczą się pierwsze { $limit }.
        [many] Rankingowa: z partii, które ci sami gracze zaczną w ciągu 24 godzin, liczy się pierwszych { $limit }.
       *[other] Rankingowa: z partii, które ci sami gracze zaczną w ciągu 24 godzin, liczy się pierwszych { $limit }.
    }
challenge-expires = Wygasa { $when }.
challenge-over =
    { $end ->
        [accepted] Wyzwanie przyjęte: partia się zaczęła.
        [declined] Wyzwanie odrzucone.
        [cancelled] Wyzwanie wycofane.
       *[expired] Wyzwanie wygasło: nikt nie przyjął go na czas.
    }
challenge-accept = Przyjmij
challenge-decline = Odrzuć
challenge-cancel = Wycofaj
challenge-call =
    { $kind ->
        [hare-and-hounds] { $mention } – czeka na ciebie wyzwanie do gry Zając i psy.
       *[fox-and-geese] { $mention } – czeka na ciebie wyzwanie do gry Lis i gęsi.
    }

## Plansza

board-title =
    { $kind ->
        [hare-and-hounds] { $setup }: { $pack } (psy) – { $quarry } (zając)
       *[fox-and-geese] { $setup }: { $pack } (gęsi) – { $quarry } (lis)
    }
board-no-move = Nie było jeszcze żadnego ruchu.
board-last-step =
    { $side ->
        [hounds] Ostatni ruch: pies z { $from } na { $to }.
        [hare] Ostatni ruch: zając z { $from } na { $to }.
        [geese] Ostatni ruch: gęś z { $from } na { $to }.
       *[fox] Ostatni ruch: lis z { $from } na { $to }.
    }
board-last-capture =
    { $count ->
        [one] Ostatni ruch: lis z { $from } na { $to }, zbija gęś na { $taken }.
        [few] Ostatni ruch: lis z { $from } na { $to }, zbija { $count } gęsi: na { $taken }.
        [many] Ostatni ruch: lis z { $from } na { $to }, zbija { $count } gęsi: na { $taken }.
       *[other] Ostatni ruch: lis z { $from } na { $to }, zbija { $count } gęsi: na { $taken }.
    }
board-turn =
    { $side ->
        [hounds] Na ruchu: psy ({ $name }).
        [hare] Na ruchu: zając ({ $name }).
        [geese] Na ruchu: gęsi ({ $name }).
       *[fox] Na ruchu: lis ({ $name }).
    }
board-deadline = Czas na ten ruch upływa { $when }.
board-stall = Ruchy psów bez posuwania się naprzód: { $count } z 10.
board-draw-offer =
    { $side ->
        [hounds] Remis proponują psy ({ $name }).
        [hare] Remis proponuje zając ({ $name }).
        [geese] Remis proponują gęsi ({ $name }).
       *[fox] Remis proponuje lis ({ $name }).
    }
board-takeback-asked =
    { $side ->
        [hounds] O cofnięcie ostatniego ruchu proszą psy ({ $name }).
        [hare] O cofnięcie ostatniego ruchu prosi zając ({ $name }).
        [geese] O cofnięcie ostatniego ruchu proszą gęsi ({ $name }).
       *[fox] O cofnięcie ostatniego ruchu prosi lis ({ $name }).
    }
board-picked = Wybrana gęś: { $point }. Teraz wybierz, dokąd ma iść.
board-legend =
    { $side ->
        [hounds] { $letter } = pies ({ $name }), na { $points }
        [hare] { $letter } = zając ({ $name }), na { $points }
        [geese] { $letter } = gęś ({ $name }), razem { $count }, na { $points }
       *[fox] { $letter } = lis ({ $name }), na { $points }
    }
board-legend-brackets = [ ] = pionek po ostatnim ruchu; o = punkt, z którego wyszedł
board-legend-small = mała litera = pionek po ostatnim ruchu; o = punkt, z którego wyszedł
board-legend-chosen = małe g = wybrana gęś
board-footer =
    { $rated ->
        [yes] Partia { $id } · { $pace } · rankingowa
       *[no] Partia { $id } · { $pace } · nierankingowa
    }
board-choose-goose = Wybierz gęś do ruchu
board-goose = Gęś na { $point }
board-goose-targets = na { $targets }
board-choose-fox-move = Wybierz ruch lisa
board-more-moves = Dozwolonych ruchów jest { $count }, a w menu mieści się ich { $shown }; wszystkie podpowiada /move.
board-back = Wybierz inną gęś
board-draw = Zaproponuj remis
board-draw-accept = Przyjmij remis
board-draw-decline = Odrzuć remis
board-takeback = Cofnij ruch
board-takeback-allow = Pozwól cofnąć ruch
board-takeback-refuse = Nie pozwól cofnąć
board-moves = Ruchy
board-replay = Przeglądaj partię
board-resign = Poddaj partię
board-rematch = Rewanż
board-own = Mój widok
board-pieces =
    { $side ->
        [hounds] Psy ({ $name }) na { $points }
        [hare] Zając ({ $name }) na { $points }
        [geese] Gęsi ({ $name }) na { $points }
       *[fox] Lis ({ $name }) na { $points }
    }
board-legal = Dozwolone ruchy: { $moves }
board-moved-on = Partia toczy się dalej w nowszej wiadomości.
board-newer = Przejdź do najnowszej planszy

## Mecz złożony z kilku partii, obok planszy

match-score = Mecz, partia { $nth } z { $games }. Wynik: { $pack } { $packs }, { $quarry } { $quarrys }
match-next = Następna jest partia { $nth } z { $games }, z zamianą stron.
match-won = Mecz jest zakończony. Zwycięstwo w meczu: { $name }
match-drawn = Mecz jest zakończony remisem.
match-called-off = Wraz z tą partią odwołany jest cały mecz. Nikt go nie wygrywa.

## Oglądanie i przeglądanie partii

look-refresh = Odśwież
replay-at = Po posunięciu { $ply } z { $count }
replay-moves = Ruchy: { $moves }
replay-first = Początek
replay-back = Wstecz
replay-on = Dalej
replay-last = Koniec
replay-export = Eksportuj
replay-footer-game = Partia { $id }
replay-footer-import = Zapis wczytany przez ciebie. Jest przechowywany przez 7 dni.
export-game = Zapis partii { $id }. Wczyta go z powrotem /import.
export-import = Zapis wczytany przez ciebie.

## Wczytywany zapis

import-title = Wczytaj zapis
import-label = Zapis
import-example = [Game "hare-and-hounds"] …
import-gone = Ten zapis nie jest już przechowywany. Wczytaj go ponownie przez /import.
import-too-large = Ten tekst jest dłuższy niż jakikolwiek zapis.
import-not-text = Ten plik nie jest tekstem. Zapis to zwykły tekst, taki jak z /export.
import-out-of-reach = Tego pliku nie da się teraz pobrać. Spróbuj ponownie albo użyj /import bez pliku i wklej zapis.
import-bad = Tego zapisu nie da się odczytać. Błąd jest w wierszu { $line }:
record-bad-header = Nagłówek nie jest zapisany tak jak [Game "hare-and-hounds"].
record-repeated-header = Nagłówek { $header } występuje drugi raz.
record-late-header = Nagłówek pojawia się, gdy ruchy już się zaczęły.
record-missing-header = Przed ruchami brakuje nagłówka { $header }.
record-date = Tu powinna być data, na przykład 2026.01.31, a jest: { $found }
record-termination = Tu powinien być sposób zakończenia partii, na przykład "trapped" albo "resigned", a jest: { $found }
record-result = Tu powinien być wynik { $expected }, a jest: { $found }
record-move-number = Tu powinien być numer ruchu { $expected }, a jest: { $found }
record-move = Posunięcia { $ply } nie da się odczytać. { $reason }
record-illegal = Posunięcie { $ply } jest niedozwolone: { $written }. { $reason }
record-no-result = Po ruchach brakuje wyniku { $result }.
record-unexpected = Zapis powinien się tu skończyć, a jest jeszcze: { $found }
record-contradiction = Według nagłówka partia zakończyła się przez "{ $said }", ale ruchy prowadzą do "{ $shown }".
record-contradiction-running = Według nagłówka partia zakończyła się przez "{ $said }", ale po ostatnim ruchu jeszcze trwa.
record-setup-too-long = Tak długich ustawień stołu nie ma.
record-unknown-game = Tu powinna być gra "hare-and-hounds" albo "fox-and-geese", a jest: { $found }
record-unknown-geese = Tu powinna być liczba gęsi, czyli 13, 15 albo 17, a jest: { $found }
record-unknown-diagonals = Tu powinny być przekątne "every" albo "alternate", a jest: { $found }
record-setup-unexpected = Ustawienia stołu powinny się tu skończyć, a jest jeszcze: { $found }
record-position-parts = Pozycja nie ma czterech potrzebnych części: rzędów, strony na ruchu, licznika i numeru ruchu.
record-position-rows = W pozycji powinno być { $expected } rzędów oddzielonych ukośnikami, a jest inaczej.
record-position-row =
    { $expected ->
        [one] W pozycji rząd { $rank } powinien mieć { $expected } punkt, a jest inaczej.
        [few] W pozycji rząd { $rank } powinien mieć { $expected } punkty, a jest inaczej.
        [many] W pozycji rząd { $rank } powinien mieć { $expected } punktów, a jest inaczej.
       *[other] W pozycji rząd { $rank } powinien mieć { $expected } punktów, a jest inaczej.
    }
record-position-letter = W pozycji, w rzędzie { $rank }, jest litera, która nie oznacza pionka tej gry: { $found }
record-position-quarry = W pozycji powinien być dokładnie jeden zając albo lis, a jest inaczej.
record-position-pack =
    { $count ->
        [one] W pozycji jest { $count } pies lub gęś, co przy tych ustawieniach stołu nie jest możliwe.
        [few] W pozycji są { $count } psy lub gęsi, co przy tych ustawieniach stołu nie jest możliwe.
        [many] W pozycji jest { $count } psów lub gęsi, co przy tych ustawieniach stołu nie jest możliwe.
       *[other] W pozycji jest { $count } psów lub gęsi, co przy tych ustawieniach stołu nie jest możliwe.
    }
record-position-shared = W pozycji na { $point } stoją dwa pionki.
record-position-side = W pozycji powinna tu być litera strony na ruchu, a jest: { $found }
record-position-counter = Licznik w pozycji nie jest liczbą od 0 do { $most }.
record-position-number = Numer ruchu w pozycji nie jest liczbą od 1 w górę.

## Jak kończy się partia

ending-trapped =
    { $kind ->
        [hare-and-hounds] Psy wygrały: zając jest osaczony.
       *[fox-and-geese] Gęsi wygrały: lis jest osaczony.
    }
ending-got-past = Zając wygrał: przedostał się za psy.
ending-stalled = Zając wygrał: psy wykonały dziesięć ruchów z rzędu, nie posuwając się naprzód.
ending-captured = Lis wygrał: zostało mniej niż cztery gęsi.
ending-blocked = Lis wygrał: żadna gęś nie może się ruszyć.
ending-repeated = Remis: ta sama pozycja wystąpiła po raz trzeci.
ending-resigned =
    { $side ->
        [hounds] Zając wygrał: psy się poddały.
        [hare] Psy wygrały: zając się poddał.
        [geese] Lis wygrał: gęsi się poddały.
       *[fox] Gęsi wygrały: lis się poddał.
    }
ending-timed-out =
    { $side ->
        [hounds] Zając wygrał: psom skończył się czas.
        [hare] Psy wygrały: zającowi skończył się czas.
        [geese] Lis wygrał: gęsiom skończył się czas.
       *[fox] Gęsi wygrały: lisowi skończył się czas.
    }
ending-draw-agreed = Remis za zgodą obu stron.
ending-aborted = Partia została odwołana. Nie liczy się.
result-winner = Wygrywa: { $name }
result-rating =
    { $side ->
        [hounds] Ranking psów: { $name } { $before } → { $after }
        [hare] Ranking zająca: { $name } { $before } → { $after }
        [geese] Ranking gęsi: { $name } { $before } → { $after }
       *[fox] Ranking lisa: { $name } { $before } → { $after }
    }
result-not-rated =
    { $limit ->
        [one] Nierankingowa: ta sama para graczy zaczęła już w ciągu 24 godzin { $limit } partię rankingową tej gry.
        [few] Nierankingowa: ta sama para graczy zaczęła już w ciągu 24 godzin { $limit } partie rankingowe tej gry.
        [many] Nierankingowa: ta sama para graczy zaczęła już w ciągu 24 godzin { $limit } partii rankingowych tej gry.
       *[other] Nierankingowa: ta sama para graczy zaczęła już w ciągu 24 godzin { $limit } partii rankingowych tej gry.
    }

## Wiersze, które kogoś powiadamiają

call-turn = { $mention } – twój ruch.
call-draw = { $mention } – masz propozycję remisu.
call-takeback = { $mention } – masz prośbę o cofnięcie ruchu.
call-over = { $mentions } – koniec partii.
call-reminder =
    { $kind ->
        [hare-and-hounds] { $mention } – czas na twój ruch w partii { $id } (Zając i psy) upływa { $when }.
       *[fox-and-geese] { $mention } – czas na twój ruch w partii { $id } (Lis i gęsi) upływa { $when }.
    }

## Prywatne odpowiedzi na to, co ktoś robi

done-draw-offered = Propozycja remisu złożona. Jest ważna, dopóki drugi gracz nie odpowie albo ktoś nie wykona ruchu.
done-takeback-asked = Prośba o cofnięcie ruchu złożona. Jest ważna, dopóki drugi gracz nie odpowie albo ktoś nie wykona ruchu.
done-kept-playing = Nie poddajesz partii. Gra toczy się dalej.
done-not-shown = Nie mogę pisać tam, gdzie toczy się ta partia, więc tamtejsza plansza jeszcze tego nie pokazuje. Pokaże, gdy tylko ktoś z was jej użyje albo wywoła /board.
done-no-thread = Ten serwer chce wątku dla każdej partii, ale nie mogę go tu otworzyć: brakuje mi uprawnienia „Tworzenie publicznych wątków” lub „Wysyłanie wiadomości w wątkach”. Partia toczy się na tym kanale.
resign-sure =
    { $kind ->
        [hare-and-hounds] Na pewno chcesz poddać partię { $id } (Zając i psy)? Wygra ją wtedy drugi gracz.
       *[fox-and-geese] Na pewno chcesz poddać partię { $id } (Lis i gęsi)? Wygra ją wtedy drugi gracz.
    }
resign-early = Na pewno chcesz zrezygnować z partii { $id }? Jeszcze nie obie strony wykonały ruch, więc partia zostanie odwołana i nie będzie się liczyć.
resign-surely = Tak, poddaję
resign-not = Nie, gram dalej

## Odmowy

refusal-challenged-oneself = Nie możesz rzucić wyzwania sobie. Wskaż innego gracza albo pomiń przeciwnika: wtedy zagra, kto pierwszy przyjmie.
refusal-challenged-a-bot = Boty nie grają, a to jest bot: { $name }. Rzuć wyzwanie człowiekowi.
refusal-already-challenged =
    { $kind ->
        [hare-and-hounds] Masz już otwarte wyzwanie do gry Zając i psy dla tego samego gracza: { $name }. Poczekaj na odpowiedź albo najpierw je wycofaj.
       *[fox-and-geese] Masz już otwarte wyzwanie do gry Lis i gęsi dla tego samego gracza: { $name }. Poczekaj na odpowiedź albo najpierw je wycofaj.
    }
refusal-already-challenged-anyone =
    { $kind ->
        [hare-and-hounds] Masz już otwarte wyzwanie do gry Zając i psy, które może przyjąć każdy. Poczekaj, aż ktoś się zgłosi, albo najpierw je wycofaj.
       *[fox-and-geese] Masz już otwarte wyzwanie do gry Lis i gęsi, które może przyjąć każdy. Poczekaj, aż ktoś się zgłosi, albo najpierw je wycofaj.
    }
refusal-too-many-challenges =
    { $limit ->
        [one] Masz już { $limit } otwarte wyzwanie, a więcej mieć nie można. Wycofaj je albo poczekaj na odpowiedź.
        [few] Masz już { $limit } otwarte wyzwania, a więcej mieć nie można. Wycofaj któreś albo poczekaj na odpowiedź.
        [many] Masz już { $limit } otwartych wyzwań, a więcej mieć nie można. Wycofaj któreś albo poczekaj na odpowiedź.
       *[other] Masz już { $limit } otwartych wyzwań, a więcej mieć nie można. Wycofaj któreś albo poczekaj na odpowiedź.
    }
refusal-too-many-sent =
    { $limit ->
        [one] W ciągu dziesięciu minut można rzucić najwyżej { $limit } wyzwanie, a tyle już masz za sobą. Poczekaj kilka minut.
        [few] W ciągu dziesięciu minut można rzucić najwyżej { $limit } wyzwania, a tyle już masz za sobą. Poczekaj kilka minut.
        [many] W ciągu dziesięciu minut można rzucić najwyżej { $limit } wyzwań, a tyle już masz za sobą. Poczekaj kilka minut.
       *[other] W ciągu dziesięciu minut można rzucić najwyżej { $limit } wyzwań, a tyle już masz za sobą. Poczekaj kilka minut.
    }
refusal-too-many-games =
    { $limit ->
        [one] Masz już { $limit } trwającą partię, a więcej mieć nie można. Najpierw ją dokończ; pokaże ją /games.
        [few] Masz już { $limit } trwające partie, a więcej mieć nie można. Najpierw dokończ którąś; ich listę pokaże /games.
        [many] Masz już { $limit } trwających partii, a więcej mieć nie można. Najpierw dokończ którąś; ich listę pokaże /games.
       *[other] Masz już { $limit } trwających partii, a więcej mieć nie można. Najpierw dokończ którąś; ich listę pokaże /games.
    }
refusal-too-many-games-here =
    { $limit ->
        [one] Na tym kanale trwa już { $limit } partia, a więcej być nie może. Zagraj na innym kanale albo poczekaj, aż się skończy.
        [few] Na tym kanale trwają już { $limit } partie, a więcej być nie może. Zagraj na innym kanale albo poczekaj, aż któraś się skończy.
        [many] Na tym kanale trwa już { $limit } partii, a więcej być nie może. Zagraj na innym kanale albo poczekaj, aż któraś się skończy.
       *[other] Na tym kanale trwa już { $limit } partii, a więcej być nie może. Zagraj na innym kanale albo poczekaj, aż któraś się skończy.
    }
refusal-not-welcome = Ten gracz nie przyjmuje wyzwań od ciebie: { $name }. Wskaż innego gracza albo pomiń przeciwnika.
refusal-barred = Osoby, które zarządzają tym serwerem, nie pozwalają ci mnie tu używać. /privacy i /settings działają mimo to.
refusal-opponent-barred = Osoby, które zarządzają tym serwerem, nie pozwalają temu graczowi mnie tu używać: { $name }.
refusal-other-channels = Na tym serwerze partie zaczyna się tylko na tych kanałach: { $channels }
refusal-nobody-here = Wyzwania rzuconego tutaj nikt poza tobą nie zobaczy. Użyj /challenge na serwerze, w grupie albo w wiadomościach prywatnych ze znajomą osobą.
refusal-opponent-forgotten = Dane drugiego gracza tej partii zostały na jego prośbę usunięte, więc nie ma kogo poprosić o rewanż.
refusal-challenge-over =
    { $end ->
        [accepted] To wyzwanie zostało już przyjęte, więc nie można na nie odpowiedzieć.
        [declined] To wyzwanie zostało odrzucone, więc nie można już na nie odpowiedzieć.
        [cancelled] To wyzwanie zostało wycofane przez osobę, która je rzuciła.
       *[expired] To wyzwanie wygasło. Na nowe wystarczy jedno /challenge.
    }
refusal-not-your-challenge = To wyzwanie jest dla kogoś innego: { $name }.
refusal-own-challenge = To twoje własne wyzwanie. Przyjąć lub odrzucić może je drugi gracz; ty możesz je wycofać.
refusal-not-the-challenger = To wyzwanie może wycofać tylko osoba, która je rzuciła: { $name }.
refusal-spectator = Nie grasz w tej partii. Własną zaczniesz poleceniem /challenge.
refusal-not-your-turn = To nie twoja kolej. Na ruchu: { $name }.
refusal-board-changed = Od chwili, gdy to się pojawiło, plansza się zmieniła. Spójrz, jak wygląda teraz, i wybierz jeszcze raz.
refusal-draw-already-offered = Twoja propozycja remisu jest już złożona. Teraz odpowiedź należy do drugiego gracza.
refusal-no-draw-offer = Nie ma propozycji remisu od drugiego gracza. Złożona propozycja wygasa z następnym ruchem.
refusal-takeback-already-asked = Twoja prośba o cofnięcie ruchu jest już złożona. Teraz odpowiedź należy do drugiego gracza.
refusal-takeback-to-answer = Drugi gracz już prosi o cofnięcie ruchu: { $name }. Najpierw odpowiedz na to przy planszy.
refusal-no-takeback = Nie ma prośby drugiego gracza o cofnięcie ruchu. Złożona prośba wygasa z następnym ruchem.
refusal-nothing-to-take-back = Nie masz jeszcze ruchu, który można by cofnąć.
refusal-match-goes-on = W tym meczu będzie jeszcze następna partia. O rewanż można poprosić, gdy mecz się skończy.
refusal-still-running = Ta partia jeszcze trwa. O rewanż można poprosić, gdy się skończy.
refusal-rematch-asked = Prośba o rewanż już jest, od: { $mention }. Przyjąć ją może drugi gracz.
refusal-rematch-done = Rewanż za tę partię został już przyjęty.

## Partia zakończona: odpowiedzi na spóźnione kliknięcia

over-trapped = Ta partia jest zakończona: wygrana przez osaczenie.
over-got-past = Ta partia jest zakończona: zając przedostał się za psy i wygrał.
over-stalled = Ta partia jest zakończona: psy wykonały dziesięć ruchów z rzędu, nie posuwając się naprzód, i wygrał zając.
over-captured = Ta partia jest zakończona: zostało mniej niż cztery gęsi i wygrał lis.
over-blocked = Ta partia jest zakończona: żadna gęś nie mogła się ruszyć i wygrał lis.
over-repeated = Ta partia jest zakończona: remis, bo ta sama pozycja wystąpiła po raz trzeci.
over-resigned = Ta partia jest zakończona: została poddana.
over-timed-out = Ta partia jest zakończona: skończył się czas na ruch.
over-draw-agreed = Ta partia jest zakończona: remis za zgodą obu stron.
over-aborted = Ta partia jest zakończona: została odwołana i nie liczy się.

## Dlaczego ruch jest niedozwolony

illegal = Ten ruch jest niedozwolony: { $written }.
illegal-finished = Partia jest zakończona.
illegal-off-board = Na tej planszy nie ma punktu { $point }.
illegal-empty = Na { $point } nie stoi żaden pionek.
illegal-not-yours = Pionek na { $point } należy do drugiego gracza.
illegal-cannot-jump = Pionek na { $from } nie może skakać, więc nie dotrze na { $to }.
illegal-no-line = Z { $from } na { $to } nie prowadzi żadna linia.
illegal-backward = Z { $from } na { $to } to ruch do tyłu, a ten pionek nigdy się nie cofa.
illegal-sideways = Z { $from } na { $to } to ruch w bok, a ustawienia stołu tej partii na to nie pozwalają.
illegal-occupied = Na { $point } stoi już pionek.
illegal-nothing-to-jump = Z { $from } na { $to } nie ma czego przeskoczyć: na { $over } nie stoi żaden pionek.
legal-all = Dozwolone ruchy: { $moves }
legal-from = Dozwolone ruchy pionka na { $point }: { $moves }
legal-pieces = Pionki, które mogą się ruszyć: { $points }
legal-more = /move podpowiada podczas pisania wszystkie dozwolone ruchy.

## Ruch, którego nie da się odczytać

unreadable-empty = Nie podano ruchu.
unreadable-too-long = Ten tekst jest dłuższy niż jakikolwiek ruch.
unreadable-cut-short = Ruch urywa się tam, gdzie powinien być punkt.
unreadable-point = Tu powinien być punkt od a1 do g7, a jest: { $found }
unreadable-no-landing = Ruch zaczyna się na { $point }, ale nie wiadomo, dokąd prowadzi.
unreadable-same-point = Ruch zaczyna się i kończy na { $point }.
unreadable-not-a-jump = Z { $from } na { $to } to nie skok: skok kończy się dwa punkty dalej w linii prostej.
unreadable-too-many-jumps = W tym ruchu jest więcej skoków niż pionków do przeskoczenia.
unreadable-how = Ruch zapisuje się tak: a2-b3, skok tak: d4xd2, a kilka skoków ze wszystkimi punktami lądowania: d4xd2xf2.

## Gdy czegoś nie ma albo coś nie działa

trouble-no-game = Nie masz trwającej partii, która by tu pasowała. Nową zaczniesz poleceniem /challenge.
trouble-no-such-game = Nie ma partii o tym numerze: { $said }. Listę twoich pokaże /games.
trouble-which-game = Masz kilka trwających partii. Wskaż tę właściwą w opcji „game”:
trouble-unknown-button = Ten przycisk już nie działa. Twoją partię w obecnym stanie pokaże /board.
trouble-unknown-command = To polecenie nie działa albo przestało działać. Listę działających pokaże /help.
trouble-bad-option = Nie ma takiej możliwości w opcji „{ $option }”. Wybierz coś z listy, która pojawia się podczas pisania.
trouble-busy = Partie są chwilowo niedostępne. Spróbuj ponownie za moment.
trouble-went-wrong = Coś poszło nie tak i nie jest to twoja wina. Jeśli się powtórzy, podaj kod { $id } osobie, która prowadzi tego bota.
trouble-view-channel = Nie mogę tu grać: na tym kanale brakuje mi uprawnienia „Wyświetlanie kanału”. Może mi je nadać osoba, która zarządza serwerem.
trouble-send-messages = Nie mogę tu grać: na tym kanale brakuje mi uprawnienia „Wysyłanie wiadomości”. Może mi je nadać osoba, która zarządza serwerem.
trouble-send-messages-in-threads = Nie mogę tu grać: w tym wątku brakuje mi uprawnienia „Wysyłanie wiadomości w wątkach”. Może mi je nadać osoba, która zarządza serwerem.
trouble-embed-links = Nie mogę tu grać: na tym kanale brakuje mi uprawnienia „Osadzanie linków”, a plansza go wymaga. Może mi je nadać osoba, która zarządza serwerem.

## Lista własnych partii

games-title = Twoje partie
games-none = Nie masz żadnej trwającej partii. Nową zaczniesz poleceniem /challenge.
games-game =
    { $kind ->
        [hare-and-hounds] { $id } · Zając i psy · { $name }
       *[fox-and-geese] { $id } · Lis i gęsi · { $name }
    }
games-mine = Twój ruch, czas upływa { $when }
games-mine-unlimited = Twój ruch, bez limitu czasu
games-theirs = Ruch drugiego gracza, czas upływa { $when }
games-theirs-unlimited = Ruch drugiego gracza, bez limitu czasu
games-count =
    { $count ->
        [one] { $count } partia
        [few] { $count } partie
        [many] { $count } partii
       *[other] { $count } partii
    }

## Lista zakończonych partii

history-title = Zakończone partie: { $name }
history-none = Nie ma jeszcze żadnej zakończonej partii.
history-replay = Wybierz partię do przejrzenia
history-result =
    { $result ->
        [won] Wygrana
        [lost] Przegrana
        [drawn] Remis
       *[aborted] Odwołana
    }

## Klasyfikacja

leaderboard-title =
    { $kind ->
        [hare-and-hounds] Zając i psy: klasyfikacja
       *[fox-and-geese] Lis i gęsi: klasyfikacja
    }
leaderboard-scope =
    { $scope ->
        [server] Partie rozegrane na tym serwerze.
       *[everywhere] Partie rozegrane gdziekolwiek.
    }
leaderboard-none = Nikt jeszcze nie ukończył partii rankingowej. Zacznij od /challenge – pierwsze miejsce jest wolne.
leaderboard-line =
    { $count ->
        [one] **{ $rank }** { $name }: { $figure } ± { $margin }, { $count } partia
        [few] **{ $rank }** { $name }: { $figure } ± { $margin }, { $count } partie
        [many] **{ $rank }** { $name }: { $figure } ± { $margin }, { $count } partii
       *[other] **{ $rank }** { $name }: { $figure } ± { $margin }, { $count } partii
    }
leaderboard-how = Ranking łączny to średnia z rankingów obu stron. O miejscu decyduje ranking minus niepewność (±).
leaderboard-this-server = Ten serwer
leaderboard-everywhere = Wszędzie

## Statystyki gracza

stats-title = Statystyki: { $name }
stats-figure =
    { $scope ->
        [server] Na tym serwerze: ranking łączny { $figure } ± { $margin }, miejsce { $rank }
       *[everywhere] Wszędzie: ranking łączny { $figure } ± { $margin }, miejsce { $rank }
    }
stats-figure-unranked =
    { $scope ->
        [server] Na tym serwerze: jeszcze bez partii rankingowej
       *[everywhere] Wszędzie: jeszcze bez partii rankingowej
    }
stats-side =
    { $side ->
        [hounds] Psami: { $rating } ± { $margin }; wygrane { $won }, przegrane { $lost }, remisy { $drawn }
        [hare] Zającem: { $rating } ± { $margin }; wygrane { $won }, przegrane { $lost }, remisy { $drawn }
        [geese] Gęsiami: { $rating } ± { $margin }; wygrane { $won }, przegrane { $lost }, remisy { $drawn }
       *[fox] Lisem: { $rating } ± { $margin }; wygrane { $won }, przegrane { $lost }, remisy { $drawn }
    }

## Zasady

rules-title =
    { $page ->
        [play] { $kind ->
            [hare-and-hounds] Zając i psy: jak grać
           *[fox-and-geese] Lis i gęsi: jak grać
        }
        [compare] { $kind ->
            [hare-and-hounds] Zając i psy w porównaniu z grą Lis i gęsi
           *[fox-and-geese] Lis i gęsi w porównaniu z grą Zając i psy
        }
       *[history] { $kind ->
            [hare-and-hounds] Zając i psy: historia i bezbłędna gra
           *[fox-and-geese] Lis i gęsi: historia i bezbłędna gra
        }
    }
rules-button-play = Jak grać
rules-button-compare = Porównanie gier
rules-button-history = Historia
rules-hare-and-hounds-play =
    Trzy psy polują na jednego zająca. Psy chcą go osaczyć, a zając chce przedostać się za nie.

    - **Plansza.** 11 punktów połączonych liniami: kwadrat trzy na trzy oraz po jednym punkcie końcowym pod nim i nad nim. Przekątne kwadratu przecinają się w jego środku.
    - **Początek.** Psy stoją na dole, na b1, a2 i c2, a zając na górze, na b5. Zaczynają psy, potem strony grają na przemian.
    - **Ruchy.** W każdym ruchu jeden pionek przechodzi wzdłuż linii na sąsiedni wolny punkt. Zając może iść w każdą stronę. Pies idzie do przodu (w górę), ukośnie do przodu albo w bok, nigdy do tyłu. Niczego się nie zbija.
    - **Psy wygrywają**, gdy na ruchu jest zając, ale nie może się ruszyć.
    - **Zając wygrywa**, gdy tylko znajdzie się w niższym rzędzie niż wszystkie psy: przedostał się wtedy za nie. Wygrywa też, gdy psy grają na zwłokę i wykonają dziesięć ruchów z rzędu, nie posuwając się naprzód. Licznik widać przy planszy; każdy ruch psa do przodu lub ukośnie do przodu go zeruje.

    Remis jest możliwy tylko za zgodą obu stron.
rules-fox-and-geese-play =
    Całe stado gęsi poluje na jednego lisa. Gęsi chcą go osaczyć, a lis przerzedza ich szeregi.

    - **Plansza.** Krzyż z 33 punktów. Każde dwa sąsiednie punkty łączy linia: w rzędach, w kolumnach i na ukos.
    - **Początek.** Lis stoi pośrodku, na d4. 13 gęsi zajmuje trzeci rząd i ramię krzyża pod nim. Zaczyna lis, potem strony grają na przemian.
    - **Ruchy.** Gęś idzie o jeden punkt do przodu (w górę) albo ukośnie do przodu, nigdy do tyłu. Lis idzie o jeden punkt w dowolną stronę albo przeskakuje sąsiednią gęś na wolny punkt tuż za nią i ją zbija. Po skoku może w tym samym ruchu skakać dalej albo się zatrzymać. Lis nigdy nie musi zbijać; gęsi nie zbijają.
    - **Gęsi wygrywają**, gdy na ruchu jest lis, ale nie może zrobić kroku ani skoczyć.
    - **Lis wygrywa**, gdy zostanie mniej niż cztery gęsi albo gdy na ruchu są gęsi, ale żadna nie może się ruszyć.
    - **Ustawienia stołu.** W wyzwaniu można wybrać 15 gęsi (także na a4 i g4) lub 17 (jeszcze na a5 i g5), gęsi, które poruszają się także w bok, oraz planszę, na której linie ukośne ma tylko co drugi punkt. Z ruchami w bok partia kończy się remisem, gdy ta sama pozycja z tą samą stroną na ruchu wystąpi po raz trzeci. Na remis można się też umówić.
# Kolumny mają 11 i 10 znaków, a wiersze łamie się między słowami.
compare-name-hare = Zając i psy
compare-name-fox = Lis i gęsi
compare-points = Punkty
compare-points-hare = 11
compare-points-fox = 33
compare-pieces = Pionki
compare-pieces-hare = 1 zając oraz 3 psy
compare-pieces-fox = 1 lis oraz 13, 15 lub 17 gęsi
compare-first = Pierwszy ruch
compare-first-hare = psy
compare-first-fox = lis
compare-many = Ruchy psów i gęsi
compare-many-hare = do przodu lub w bok
compare-many-fox = do przodu; w bok jako opcja
compare-one = Ruchy zająca i lisa
compare-one-hare = w każdą stronę
compare-one-fox = w każdą stronę
compare-capture = Zbijanie
compare-capture-hare = brak
compare-capture-fox = lis, skacząc
compare-many-win = Wygrana psów i gęsi
compare-many-win-hare = zając osaczony
compare-many-win-fox = lis osaczony
compare-one-wins = Wygrana zająca/lisa
compare-one-wins-hare = przejście za psy lub 10 ruchów na zwłokę
compare-one-wins-fox = mniej niż 4 gęsi lub brak ich ruchu
compare-draw = Remis
compare-draw-hare = za zgodą obu stron
compare-draw-fox = za zgodą; w bok też powtórka
rules-hare-and-hounds-history =
    - **Rozrywka żołnierzy.** Gry, w których kilka psów ściga jednego zająca, są znane w północnej Europie od stuleci. Ta mała plansza zdobyła popularność w XIX wieku w armii francuskiej, dlatego grę nazywa się też le jeu militaire, francuską grą wojskową. Inne nazwy to gra krasnoludków, diabeł wśród krawców, a w książce Schuha – gra żołnierska.
    - **Felieton i dwie książki.** Martin Gardner przedstawił ją czytelnikom swojej rubryki Mathematical Games w październiku 1963 roku, zachwycając się tym, ile strategii kryje się w tak prostej grze. Frederik Schuh zbadał ją do końca w książce The Master Book of Mathematical Recreations (1968). Do tego samego wniosku dochodzą Berlekamp, Conway i Guy w dziele Winning Ways for Your Mathematical Plays.
    - **Bezbłędna gra.** Wygrywają psy – bez względu na to, gdzie zaczyna zając i która strona rusza się pierwsza. Z pozycji początkowej wystarczą im najwyżej 23 posunięcia, licząc ruchy obu stron. Między ludźmi zając ma jednak swoje szanse: czasem wystarczy jeden nieuważny krok psa.
rules-fox-and-geese-history =
    - **Stara rodzina.** Jeden silny pionek przeciw stadu słabych: w takie gry w polowanie gra się w północnej Europie od stuleci. Gra Zając i psy to ich mniejsza krewna z własną planszą.
    - **Dwie plansze.** Tutaj połączone są każde dwa sąsiednie punkty krzyża, więc pionek pośrodku ma przed sobą osiem dróg. Na dawnej, rysowanej planszy linie ukośne ma tylko co drugi punkt; można ją wybrać w ustawieniach stołu.
    - **Bezbłędna gra.** Nie udało się znaleźć opublikowanego rozwiązania dla tej planszy i tych zasad, więc niczego tu nie twierdzimy. Pewne jest jedno: bez ruchów w bok każda partia kiedyś się kończy, bo gęsi idą tylko do przodu. Z ruchami w bok trzecie wystąpienie tej samej pozycji oznacza remis.

## Pomoc

help-title = Leveret: gry w polowanie dla dwojga
help-first = **Pierwsza partia.** Wpisz /challenge i wskaż kogoś znajomego albo nikogo: wtedy zagra, kto pierwszy przyjmie. Po przyjęciu wyzwania pojawi się plansza. Ruch wykonasz przyciskiem albo poleceniem /move.
help-commands = **Wszystkie polecenia**
help-line = { $command } – { $description }
help-menu = Aplikacje, { $command } (w menu osoby) – Wyzwij tę osobę do gry
help-more = Zasady obu gier znajdziesz w /rules.

## /settings: własne ustawienia

settings-title = Twoje ustawienia
settings-footer = Obowiązują od teraz, wszędzie. Plansza, którą widzą wszyscy, się nie zmienia; twoją pokazuje „Mój widok” pod nią.
settings-language-prompt = Wybierz język
settings-language = Język: { $name }
language-name = Polski
language-automatic = automatycznie
settings-pings-prompt = Wybierz, kiedy dostajesz powiadomienia
settings-pings =
    { $pings ->
        [always] Powiadomienia: przy każdym twoim ruchu
        [away] Powiadomienia: gdy nie ma cię przy planszy
       *[never] Powiadomienia: nigdy
    }
settings-pings-choice =
    { $pings ->
        [always] Powiadamiaj mnie przy każdym moim ruchu
        [away] Powiadamiaj mnie, gdy nie ma mnie przy planszy
       *[never] Nigdy mnie nie powiadamiaj
    }
settings-direct =
    { $on ->
        [yes] Przypomnienia, że kończy się czas: w wiadomości prywatnej
       *[no] Przypomnienia, że kończy się czas: na kanale partii
    }
settings-direct-switch =
    { $on ->
        [yes] Przypomnienia w wiadomościach prywatnych
       *[no] Przypomnienia na kanale
    }
settings-words =
    { $on ->
        [yes] Plansza, którą widzisz tylko ty: słowami, dla czytnika ekranu
       *[no] Plansza, którą widzisz tylko ty: rysowana
    }
settings-words-switch =
    { $on ->
        [yes] Moja plansza słowami
       *[no] Moja plansza rysowana
    }
settings-turned =
    { $on ->
        [yes] Gdy grasz zającem lub lisem: twoja plansza jest odwrócona
       *[no] Gdy grasz zającem lub lisem: twoja plansza nie jest odwrócona
    }
settings-turned-switch =
    { $on ->
        [yes] Odwracaj moją planszę
       *[no] Nie odwracaj mojej planszy
    }

## /server: o czym decydują osoby zarządzające serwerem

server-title = Ustawienia tego serwera
server-footer = Więcej w opcjach polecenia /server: ukrycie kogoś w klasyfikacji lub pokazanie, wykluczenie lub dopuszczenie, odwołanie partii.
# To, co obowiązuje, gdy nic nie wybrano.
server-usual = jak zwykle
server-channels-all = Partie można zaczynać na każdym kanale.
server-channels = Partie można zaczynać na kanałach: { $channels }
server-channels-open = Zezwól na wszystkich kanałach
server-channel-switch =
    { $on ->
        [yes] Zezwól na tym kanale
       *[no] Już nie zezwalaj na tym kanale
    }
server-pace = Czas na ruch, jeśli wyzwanie go nie określa: { $pace }
server-pace-prompt = Wybierz czas na ruch
server-setup = Gra, jeśli wyzwanie jej nie określa: { $setup }
server-setup-prompt = Wybierz grę
server-language = Język tego, co widzą wszyscy: { $name }
server-pings =
    { $pings ->
        [always] Powiadomienia: jak woli każdy gracz
        [away] Powiadomienia: co najwyżej wtedy, gdy gracza nie ma przy planszy
       *[never] Powiadomienia: żadne
    }
server-pings-choice =
    { $pings ->
        [always] Powiadomienia, jak woli każdy gracz
        [away] Powiadomienia tylko, gdy gracza nie ma przy planszy
       *[never] Bez powiadomień
    }
server-pings-prompt = Wybierz, jakie mają być powiadomienia
server-threads =
    { $on ->
        [yes] Wątek dla każdej partii: tak
       *[no] Wątek dla każdej partii: nie
    }
server-threads-switch =
    { $on ->
        [yes] Wątek dla każdej partii
       *[no] Bez wątków dla partii
    }
server-barred = Osoby wykluczone: { $count }
server-log-button = Dziennik
server-panel-button = Ustawienia
server-log-title = Co zrobiono w imieniu tego serwera
server-log-none = Na razie nic.
server-log-line = { $when } · { $name } · { $change }
server-did-channel =
    { $on ->
        [yes] Dodany kanał dla partii: { $channel }
       *[no] Usunięty kanał dla partii: { $channel }
    }
server-did-hide =
    { $on ->
        [yes] Ukryte w klasyfikacji tego serwera: { $name }
       *[no] Z powrotem w klasyfikacji tego serwera: { $name }
    }
server-did-bar =
    { $on ->
        [yes] Bez prawa do używania mnie na tym serwerze: { $name }
       *[no] Znów z prawem do używania mnie na tym serwerze: { $name }
    }
server-did-abort = Odwołana: partia { $id }
server-not-a-manager = To jest dla osób, które zarządzają tym serwerem: potrzebne jest uprawnienie „Zarządzanie serwerem”.
server-other-game = Ta partia nie toczy się na tym serwerze.
server-none = Nie ma tu serwera, dla którego można by coś ustawić.

## /privacy, /block i /unblock

privacy-title = Co o tobie wiem
privacy-text =
    Przechowuję to, czego potrzebują gry, i nic więcej:
    - twój numer na Discordzie i nazwę, pod którą ostatnio mnie używasz;
    - twoje partie z ruchami i wynikami oraz twoje rankingi;
    - twoje wyzwania, twoje ustawienia i listę osób, od których nie chcesz wyzwań;
    - to, co serwery postanowiły w twojej sprawie, i twoje decyzje w sprawach serwerów.

    Nie czytam żadnych wiadomości. Inni widzą twoją nazwę, partie i rankingi.

    Możesz dostać to wszystko w pliku albo kazać usunąć. Partie zostają dla tych, z którymi grasz, ale bez twojej nazwy; trwające partie zostaną najpierw poddane. Wiadomości na kanałach zostają. Jeśli jakiś serwer cię wykluczył, tak pozostanie.
privacy-export = Daj mi plik
privacy-exported = To wszystko, co o tobie przechowuję.
privacy-forget = Usuń moje dane
privacy-forget-sure = Na pewno usunąć wszystkie twoje dane? Twoje trwające partie zostaną poddane, a te, w których jeszcze nie obie strony wykonały ruch, odwołane; twoje rankingi przepadną na zawsze. Tego nie da się cofnąć.
privacy-forget-surely = Tak, usuń wszystko
privacy-forget-not = Nie, zachowaj
privacy-forgotten = Twoje dane są usunięte. Jeśli znów zagrasz, zaczniesz od nowa.
privacy-not-forgotten = Nic nie zostało usunięte.
block-done = Nie przyjmujesz już wyzwań od gracza: { $name }. Cofniesz to poleceniem /unblock. Trwające partie toczą się dalej.
block-already = Wyzwania od tego gracza są już zablokowane: { $name }.
block-oneself = Nie możesz zablokować siebie.
unblock-done = Znów przyjmujesz wyzwania od gracza: { $name }.
unblock-already = Ten gracz nie jest przez ciebie zablokowany: { $name }.

## „Wyzwij do gry” w menu osoby

# Nazwa wiersza w menu: najwyżej 32 znaki.
menu-challenge = Wyzwij do gry
invite-title = Wyzwanie
invite-game = Gra: { $setup }
invite-game-prompt = Wybierz grę
invite-send = Wyślij wyzwanie

## Podpowiedzi podczas pisania

suggest-game-mine =
    { $kind ->
        [hare-and-hounds] { $id } · Zając i psy · { $name } · twój ruch
       *[fox-and-geese] { $id } · Lis i gęsi · { $name } · twój ruch
    }
suggest-game-theirs =
    { $kind ->
        [hare-and-hounds] { $id } · Zając i psy · { $name } · ruch drugiego gracza
       *[fox-and-geese] { $id } · Lis i gęsi · { $name } · ruch drugiego gracza
    }
suggest-game-over =
    { $kind ->
        [hare-and-hounds] { $id } · Zając i psy · { $name } · zakończona
       *[fox-and-geese] { $id } · Lis i gęsi · { $name } · zakończona
    }

## Polecenia, ich opcje i możliwości: najwyżej po 100 znaków

command-challenge = Rzuć komuś wyzwanie do gry albo zaproś każdego, kto chce
command-challenge-opponent = Kto dostaje wyzwanie; bez tej opcji: kto pierwszy przyjmie
command-challenge-game = Która gra; bez tej opcji: Zając i psy
command-challenge-side = Strona, którą grasz; bez tej opcji: losowana
command-challenge-pace = Czas na każdy ruch; bez tej opcji: 5 minut
command-challenge-games = Ile partii, po każdej zamiana stron; bez tej opcji: jedna
command-challenge-geese = Tylko Lis i gęsi: ile gęsi; bez tej opcji: 13
command-challenge-sideways = Tylko Lis i gęsi: czy gęsi mogą poruszać się też w bok; bez tej opcji: nie
command-challenge-diagonals = Tylko Lis i gęsi: jakie przekątne ma plansza; bez tej opcji: wszystkie
command-move = Wykonaj ruch w swojej partii
command-move-move = Ruch, na przykład a2-b3 albo d4xd2
command-board = Pokaż planszę swojej partii w nowej wiadomości
command-games = Lista twoich partii, najpierw te, w których czeka twój ruch
command-resign = Poddaj swoją partię
command-draw = Zaproponuj remis albo przyjmij zaproponowany
command-takeback = Poproś o cofnięcie swojego ostatniego ruchu
command-replay = Przejrzyj partię, trwającą lub zakończoną
command-history = Lista zakończonych partii, twoich lub czyichś
command-history-user = Czyje; bez tej opcji: twoje
command-export = Pobierz partię jako tekst
command-import = Przejrzyj partię, która została wyeksportowana
command-import-record = Wyeksportowany plik; bez tej opcji: wklej tekst
command-rules = Jak grać, czym różnią się gry, ich historia
command-rules-game = Która gra
command-leaderboard = Najlepsi gracze
command-leaderboard-game = Która gra
command-leaderboard-scope = Partie z tego serwera czy zewsząd
command-stats = Rankingi i wyniki, twoje lub czyjeś
command-stats-user = Czyje; bez tej opcji: twoje
command-help = Co potrafi Leveret i jak zacząć
command-settings = Twoje ustawienia: język, powiadomienia, przypomnienia, wygląd planszy
command-server = Ustawienia tego serwera; dla osób, które nim zarządzają
command-server-hide = Ukryj kogoś w klasyfikacji tego serwera
command-server-show = Znów pokaż kogoś w klasyfikacji tego serwera
command-server-bar = Zabroń komuś używać Leveret na tym serwerze
command-server-admit = Znów pozwól komuś używać Leveret na tym serwerze
command-server-abort = Numer partii do odwołania
command-privacy = Co Leveret o tobie wie: pobierz to albo każ usunąć
command-block = Nie przyjmuj więcej wyzwań od kogoś
command-block-user = Czyich wyzwań nie chcesz
command-unblock = Znów przyjmuj wyzwania od kogoś
command-unblock-user = Czyje wyzwania znów chcesz dostawać
command-option-game = Która z twoich partii; potrzebne tylko wtedy, gdy trwa ich kilka
command-option-any-game = Numer dowolnej partii; bez tej opcji: ta, w którą grasz
choice-side =
    { $side ->
        [pack] Psy lub gęsi (wiele pionków)
        [quarry] Zając lub lis (jeden pionek)
       *[random] Losowo
    }
choice-pace =
    { $pace ->
        [live] Na żywo: 5 minut na ruch
        [one-day] 1 dzień na ruch
        [three-days] 3 dni na ruch
        [seven-days] 7 dni na ruch
       *[unlimited] Bez limitu czasu
    }
choice-games =
    { $count ->
        [one] Jedna partia
        [few] Mecz: { $count } partie
        [many] Mecz: { $count } partii
       *[other] Mecz: { $count } partii
    }
choice-geese = { $geese } gęsi
choice-diagonals =
    { $diagonals ->
        [alternate] Co drugi punkt: tylko on ma linie ukośne
       *[every] Wszystkie: każde dwa sąsiednie punkty są połączone
    }
choice-scope =
    { $scope ->
        [server] Ten serwer
       *[everywhere] Wszędzie
    }
