### Ogni parola che una persona legge, in italiano.
###
### Si dà del tu. I nomi delle persone stanno dopo due punti, tra parentesi o dopo «per» e «da», e nessun
### participio si accorda con loro. «Classificata» è la partita che conta per il punteggio.
###
### Written as in English: all, bot, come, compare, data, file, in, menu, no, server, so, thread

## Giochi, schieramenti e configurazioni

game-name =
    { $kind ->
        [hare-and-hounds] Lepre e cani
       *[fox-and-geese] Volpe e Oche
    }
setup-fox-and-geese =
    Volpe e Oche ({ $geese } oche, { $sideways ->
        [yes] { $diagonals ->
            [alternate] mosse di lato, diagonali alterne
           *[every] mosse di lato, tutte le diagonali
        }
       *[no] { $diagonals ->
            [alternate] diagonali alterne
           *[every] tutte le diagonali
        }
    })
pace-name =
    { $pace ->
        [live] 5 minuti a mossa
        [one-day] 1 giorno a mossa
        [three-days] 3 giorni a mossa
        [seven-days] 7 giorni a mossa
       *[unlimited] nessun limite di tempo
    }
page = Pagina { $page } di { $pages }
page-back = Pagina precedente
page-on = Pagina successiva
# Sta al posto di chi ha fatto cancellare i propri dati.
somebody = qualcuno

## Mosse a parole, sui pulsanti

move-step = da { $from } a { $to }
move-capture = { $from } cattura { $taken }, arriva in { $to }

## La sfida

challenge-title = Sfida: { $setup }
challenge-title-rematch = Rivincita: { $setup }
challenge-from = Da: { $name }
challenge-to = A: { $name }
challenge-to-anyone = A: chi accetta per primo
challenge-side =
    { $side ->
        [hounds] Schieramenti: cani per { $name }, lepre per l'altro giocatore
        [hare] Schieramenti: lepre per { $name }, cani per l'altro giocatore
        [geese] Schieramenti: oche per { $name }, volpe per l'altro giocatore
       *[fox] Schieramenti: volpe per { $name }, oche per l'altro giocatore
    }
challenge-side-chance = Schieramenti: a sorte, quando la sfida viene accettata
challenge-pace =
    { $pace ->
        [live] Tempo: 5 minuti a mossa
        [one-day] Tempo: 1 giorno a mossa
        [three-days] Tempo: 3 giorni a mossa
        [seven-days] Tempo: 7 giorni a mossa
       *[unlimited] Tempo: nessun limite
    }
challenge-match = Incontro: { $count } partite, con gli schieramenti scambiati dopo ognuna
challenge-setup =
    { $sideways ->
        [yes] { $diagonals ->
            [alternate] Configurazione del tavolo: { $geese } oche, che possono muovere di lato; tavoliere con diagonali alterne
           *[every] Configurazione del tavolo: { $geese } oche, che possono muovere di lato; tavoliere con tutte le diagonali
        }
       *[no] { $diagonals ->
            [alternate] Configurazione del tavolo: { $geese } oche, che non muovono di lato; tavoliere con diagonali alterne
           *[every] Configurazione del tavolo: { $geese } oche, che non muovono di lato; tavoliere con tutte le diagonali
        }
    }
challenge-idle-options = Numero di oche, mosse di lato e diagonali sono opzioni di Volpe e Oche. Lepre e cani non le usa: qui non cambiano nulla.
challenge-rated = Classificata: delle partite che gli stessi due giocatori iniziano nell'arco di 24 ore contano le prime { $limit }.
challenge-expires = Scade { $when }.
challenge-over =
    { $end ->
        [accepted] Accettata: la partita è iniziata.
        [declined] Rifiutata.
        [cancelled] Ritirata da chi l'ha lanciata.
       *[expired] Scaduta: nessuno l'ha accettata in tempo.
    }
challenge-accept = Accetta
challenge-decline = Rifiuta
challenge-cancel = Ritira
challenge-call =
    { $kind ->
        [hare-and-hounds] { $mention }, ecco una sfida a Lepre e cani.
       *[fox-and-geese] { $mention }, ecco una sfida a Volpe e Oche.
    }

## Il tavoliere

board-title =
    { $kind ->
        [hare-and-hounds] { $setup }: { $pack } (cani) – { $quarry } (lepre)
       *[fox-and-geese] { $setup }: { $pack } (oche) – { $quarry } (volpe)
    }
board-no-move = Non è stata ancora fatta nessuna mossa.
board-last-step =
    { $side ->
        [hounds] Ultima mossa: un cane da { $from } a { $to }.
        [hare] Ultima mossa: la lepre da { $from } a { $to }.
        [geese] Ultima mossa: un'oca da { $from } a { $to }.
       *[fox] Ultima mossa: la volpe da { $from } a { $to }.
    }
board-last-capture =
    { $count ->
        [one] Ultima mossa: la volpe da { $from } a { $to }, catturando l'oca in { $taken }.
       *[other] Ultima mossa: la volpe da { $from } a { $to }, catturando { $count } oche, in { $taken }.
    }
board-turn =
    { $side ->
        [hounds] Tocca ai cani ({ $name }).
        [hare] Tocca alla lepre ({ $name }).
        [geese] Tocca alle oche ({ $name }).
       *[fox] Tocca alla volpe ({ $name }).
    }
board-deadline = Il tempo per questa mossa scade { $when }.
board-stall = Mosse dei cani senza avanzare: { $count } su 10.
board-draw-offer =
    { $side ->
        [hounds] I cani ({ $name }) propongono la patta.
        [hare] La lepre ({ $name }) propone la patta.
        [geese] Le oche ({ $name }) propongono la patta.
       *[fox] La volpe ({ $name }) propone la patta.
    }
board-takeback-asked =
    { $side ->
        [hounds] I cani ({ $name }) chiedono di ritirare la loro ultima mossa.
        [hare] La lepre ({ $name }) chiede di ritirare la sua ultima mossa.
        [geese] Le oche ({ $name }) chiedono di ritirare la loro ultima mossa.
       *[fox] La volpe ({ $name }) chiede di ritirare la sua ultima mossa.
    }
board-picked = Scelta: l'oca in { $point }. Ora scegli dove va.
board-legend =
    { $side ->
        [hounds] { $letter } = cane ({ $name }), in { $points }
        [hare] { $letter } = lepre ({ $name }), in { $points }
        [geese] { $letter } = oca ({ $name }), totale { $count }, in { $points }
       *[fox] { $letter } = volpe ({ $name }), in { $points }
    }
board-legend-brackets = [ ] = pezzo mosso per ultimo; o = il punto che ha lasciato
board-legend-small = lettera minuscola = pezzo mosso per ultimo; o = il punto che ha lasciato
board-legend-chosen = g minuscola = l'oca scelta
board-footer =
    { $rated ->
        [yes] Partita { $id } · { $pace } · classificata
       *[no] Partita { $id } · { $pace } · non classificata
    }
board-choose-goose = Scegli l'oca da muovere
board-goose = Oca in { $point }
board-goose-targets = verso { $targets }
board-choose-fox-move = Scegli la mossa della volpe
board-more-moves = Nel menu ci stanno { $shown } delle { $count } mosse legali; /move le offre tutte.
board-back = Scegli un'altra oca
board-draw = Proponi la patta
board-draw-accept = Accetta la patta
board-draw-decline = Rifiuta la patta
board-takeback = Ritira una mossa
board-takeback-allow = Consenti il ritiro
board-takeback-refuse = Rifiuta il ritiro
board-moves = Mosse
board-replay = Rivedi
board-resign = Abbandona
board-rematch = Rivincita
board-own = La mia vista
board-pieces =
    { $side ->
        [hounds] Cani ({ $name }) in { $points }
        [hare] Lepre ({ $name }) in { $points }
        [geese] Oche ({ $name }) in { $points }
       *[fox] Volpe ({ $name }) in { $points }
    }
board-legal = Mosse legali: { $moves }
board-moved-on = La partita continua in un messaggio più recente.
board-newer = Vai al tavoliere più recente

## Un incontro di più partite, accanto al tavoliere

match-score = Incontro, partita { $nth } di { $games }. Risultato: { $pack } { $packs }, { $quarry } { $quarrys }
match-next = Segue la partita { $nth } di { $games }, a schieramenti scambiati.
match-won = L'incontro è finito. Vince l'incontro: { $name }
match-drawn = L'incontro è finito in parità.
match-called-off = Con questa partita è annullato anche l'incontro. Non l'ha vinto nessuno.

## Una partita da guardare o da ripercorrere

look-refresh = Aggiorna
replay-at = Dopo la semimossa { $ply } di { $count }
replay-moves = Mosse: { $moves }
replay-first = Inizio
replay-back = Indietro
replay-on = Avanti
replay-last = Fine
replay-export = Esporta
replay-footer-game = Partita { $id }
replay-footer-import = Una trascrizione caricata da te. Viene conservata per 7 giorni.
export-game = Trascrizione della partita { $id }. /import la rilegge.
export-import = La trascrizione caricata da te.

## Una trascrizione da leggere

import-title = Leggi una trascrizione
import-label = La trascrizione
import-example = [Game "hare-and-hounds"] …
import-gone = Questa trascrizione non è più conservata. Caricala di nuovo con /import.
import-too-large = Questo testo è più lungo di qualsiasi trascrizione.
import-not-text = Questo file non è un testo. Una trascrizione è un testo semplice, come quello che dà /export.
import-out-of-reach = In questo momento il file non si può scaricare. Riprova, oppure usa /import senza file e incolla la trascrizione.
import-bad = Questa trascrizione non si può leggere. L'errore è alla riga { $line }:
record-bad-header = L'intestazione non è scritta come [Game "hare-and-hounds"].
record-repeated-header = C'è una seconda intestazione { $header }.
record-late-header = C'è un'intestazione dopo l'inizio delle mosse.
record-missing-header = Prima delle mosse manca l'intestazione { $header }.
record-date = Doveva esserci una data come 2026.01.31, ma c'è questo: { $found }
record-termination = Doveva esserci un modo di finire la partita, come "trapped" o "resigned", ma c'è questo: { $found }
record-result = Doveva esserci il risultato { $expected }, ma c'è questo: { $found }
record-move-number = Doveva esserci il numero di mossa { $expected }, ma c'è questo: { $found }
record-move = La semimossa { $ply } non si può leggere. { $reason }
record-illegal = La semimossa { $ply } non è legale: { $written }. { $reason }
record-no-result = Alla fine delle mosse manca il risultato, { $result }.
record-unexpected = La trascrizione doveva finire, ma c'è ancora questo: { $found }
record-contradiction = Secondo l'intestazione la partita è finita con "{ $said }", ma le mosse portano a "{ $shown }".
record-contradiction-running = Secondo l'intestazione la partita è finita con "{ $said }", ma dopo l'ultima mossa è ancora in corso.
record-setup-too-long = Nessuna configurazione del tavolo è così lunga.
record-unknown-game = Doveva esserci il gioco "hare-and-hounds" o "fox-and-geese", ma c'è questo: { $found }
record-unknown-geese = Dovevano esserci 13, 15 o 17 oche, ma c'è questo: { $found }
record-unknown-diagonals = Dovevano esserci le diagonali "every" o "alternate", ma c'è questo: { $found }
record-setup-unexpected = La configurazione del tavolo doveva finire, ma c'è ancora questo: { $found }
record-position-parts = La posizione non ha le quattro parti che servono: le righe, la parte che muove, un contatore e il numero di mossa.
record-position-rows = La posizione doveva avere { $expected } righe separate da barre, ma non è così.
record-position-row =
    { $expected ->
        [one] Nella posizione la riga { $rank } doveva avere { $expected } punto, ma non è così.
       *[other] Nella posizione la riga { $rank } doveva avere { $expected } punti, ma non è così.
    }
record-position-letter = Nella posizione la riga { $rank } ha una lettera che non indica un pezzo di questo gioco: { $found }
record-position-quarry = La posizione deve avere esattamente una lepre o una volpe, ma non è così.
record-position-pack =
    { $count ->
        [one] La posizione ha { $count } cane o oca, cosa impossibile con questa configurazione del tavolo.
       *[other] La posizione ha { $count } cani o oche, cosa impossibile con questa configurazione del tavolo.
    }
record-position-shared = Nella posizione ci sono due pezzi in { $point }.
record-position-side = Nella posizione doveva esserci la lettera della parte che muove, ma c'è questo: { $found }
record-position-counter = Il contatore della posizione non è un numero da 0 a { $most }.
record-position-number = Il numero di mossa della posizione non è un numero da 1 in su.

## Come finisce una partita

ending-trapped =
    { $kind ->
        [hare-and-hounds] Vincono i cani: la lepre è intrappolata.
       *[fox-and-geese] Vincono le oche: la volpe è intrappolata.
    }
ending-got-past = Vince la lepre: ha superato i cani.
ending-stalled = Vince la lepre: i cani hanno fatto dieci mosse di fila senza avanzare.
ending-captured = Vince la volpe: restano meno di quattro oche.
ending-blocked = Vince la volpe: nessuna oca può muovere.
ending-repeated = Patta: la stessa posizione si presenta per la terza volta.
ending-resigned =
    { $side ->
        [hounds] Vince la lepre: i cani hanno abbandonato.
        [hare] Vincono i cani: la lepre ha abbandonato.
        [geese] Vince la volpe: le oche hanno abbandonato.
       *[fox] Vincono le oche: la volpe ha abbandonato.
    }
ending-timed-out =
    { $side ->
        [hounds] Vince la lepre: i cani hanno esaurito il tempo.
        [hare] Vincono i cani: la lepre ha esaurito il tempo.
        [geese] Vince la volpe: le oche hanno esaurito il tempo.
       *[fox] Vincono le oche: la volpe ha esaurito il tempo.
    }
ending-draw-agreed = Patta, concordata dai due giocatori.
ending-aborted = La partita è stata annullata. Non conta nulla.
result-winner = Vince: { $name }
result-rating =
    { $side ->
        [hounds] Punteggio con i cani: { $name } { $before } → { $after }
        [hare] Punteggio con la lepre: { $name } { $before } → { $after }
        [geese] Punteggio con le oche: { $name } { $before } → { $after }
       *[fox] Punteggio con la volpe: { $name } { $before } → { $after }
    }
result-not-rated = Non classificata: questi due giocatori avevano già iniziato tra loro { $limit } partite classificate di questo gioco nell'arco di 24 ore.

## Righe che avvisano qualcuno

call-turn = { $mention }, tocca a te.
call-draw = { $mention }, ti viene proposta la patta.
call-takeback = { $mention }, ti viene chiesto di consentire il ritiro di una mossa.
call-over = { $mentions }: la partita è finita.
call-reminder =
    { $kind ->
        [hare-and-hounds] { $mention }, il tuo tempo per la mossa nella partita { $id } (Lepre e cani) scade { $when }.
       *[fox-and-geese] { $mention }, il tuo tempo per la mossa nella partita { $id } (Volpe e Oche) scade { $when }.
    }

## Risposte private a ciò che qualcuno ha fatto

done-draw-offered = La patta è proposta. La proposta vale fino alla risposta dell'altro giocatore o alla prossima mossa.
done-takeback-asked = Hai chiesto di ritirare una mossa. La richiesta vale fino alla risposta dell'altro giocatore o alla prossima mossa.
done-kept-playing = Non hai abbandonato. La partita continua.
done-not-shown = Non posso scrivere dove si gioca questa partita, quindi il tavoliere di là non lo mostra ancora. Lo farà appena uno di voi lo usa, o usa /board.
done-no-thread = Questo server vuole un thread per ogni partita, ma qui non posso aprirlo: manca il permesso «Crea thread pubblici» o «Invia messaggi nei thread». La partita si gioca in questo canale.
resign-sure =
    { $kind ->
        [hare-and-hounds] Vuoi davvero abbandonare la partita { $id } (Lepre e cani)? La vincerà l'altro giocatore.
       *[fox-and-geese] Vuoi davvero abbandonare la partita { $id } (Volpe e Oche)? La vincerà l'altro giocatore.
    }
resign-early = Vuoi davvero lasciare la partita { $id }? Non avete ancora mosso entrambi, quindi viene annullata e non conta nulla.
resign-surely = Sì, abbandona
resign-not = No, continua a giocare

## Rifiuti

refusal-challenged-oneself = Non ci si può sfidare da soli. Indica un altro giocatore, oppure non indicare nessuno: allora gioca chi accetta per primo.
refusal-challenged-a-bot = I bot non giocano, e questo è un bot: { $name }. Sfida una persona.
refusal-already-challenged =
    { $kind ->
        [hare-and-hounds] Hai già una sfida a Lepre e cani aperta con lo stesso giocatore: { $name }. Aspetta la risposta, oppure prima ritirala.
       *[fox-and-geese] Hai già una sfida a Volpe e Oche aperta con lo stesso giocatore: { $name }. Aspetta la risposta, oppure prima ritirala.
    }
refusal-already-challenged-anyone =
    { $kind ->
        [hare-and-hounds] Hai già una sfida a Lepre e cani aperta a tutti. Aspetta che qualcuno la accetti, oppure prima ritirala.
       *[fox-and-geese] Hai già una sfida a Volpe e Oche aperta a tutti. Aspetta che qualcuno la accetti, oppure prima ritirala.
    }
refusal-too-many-challenges =
    { $limit ->
        [one] Hai già { $limit } sfida aperta, il massimo consentito. Ritirala o aspetta la risposta.
       *[other] Hai già { $limit } sfide aperte, il massimo consentito. Ritirane una o aspetta una risposta.
    }
refusal-too-many-sent = Hai lanciato { $limit } sfide in dieci minuti, il massimo consentito. Aspetta qualche minuto.
refusal-too-many-games = Hai { $limit } partite in corso, il massimo consentito. Prima finiscine una; /games le elenca.
refusal-too-many-games-here = In questo canale ci sono { $limit } partite in corso, il massimo consentito. Gioca in un altro canale, o aspetta che ne finisca una.
refusal-not-welcome = Questo giocatore non accetta sfide da te: { $name }. Indica un altro giocatore, oppure non indicare nessuno.
refusal-barred = Chi gestisce questo server non ti permette di usarmi qui. /privacy e /settings funzionano comunque.
refusal-opponent-barred = Chi gestisce questo server non permette a questo giocatore di usarmi qui: { $name }.
refusal-other-channels = In questo server le partite iniziano solo in questi canali: { $channels }
refusal-nobody-here = Una sfida lanciata qui non la vede nessuno tranne te. Usa /challenge in un server, in un gruppo o nei messaggi diretti con una persona amica.
refusal-opponent-forgotten = L'altro giocatore di questa partita ha fatto cancellare i suoi dati: non c'è nessuno a cui chiedere la rivincita.
refusal-challenge-over =
    { $end ->
        [accepted] Questa sfida è già stata accettata: non si può più rispondere.
        [declined] Questa sfida è stata rifiutata: non si può più rispondere.
        [cancelled] Questa sfida è stata ritirata da chi l'aveva lanciata.
       *[expired] Questa sfida è scaduta. Per lanciarne un'altra basta un /challenge.
    }
refusal-not-your-challenge = Questa sfida è per un'altra persona: { $name }.
refusal-own-challenge = Questa sfida è tua. Sta all'altro giocatore accettarla o rifiutarla; tu puoi ritirarla.
refusal-not-the-challenger = Solo chi ha lanciato questa sfida può ritirarla: { $name }.
refusal-spectator = In questa partita giocano altre due persone. Con /challenge ne inizi una tua.
refusal-not-your-turn = Non è il tuo turno. Tocca a: { $name }.
refusal-board-changed = Nel frattempo il tavoliere è cambiato. Guardalo com'è adesso e scegli di nuovo.
refusal-draw-already-offered = Hai già proposto la patta. Sta all'altro giocatore rispondere.
refusal-no-draw-offer = Non c'è una proposta di patta dell'altro giocatore a cui rispondere. Una proposta decade con la mossa successiva.
refusal-takeback-already-asked = Hai già chiesto di ritirare una mossa. Sta all'altro giocatore rispondere.
refusal-takeback-to-answer = L'altro giocatore ha già chiesto di ritirare una mossa: { $name }. Prima rispondi alla sua richiesta sul tavoliere.
refusal-no-takeback = Non c'è una richiesta di ritiro dell'altro giocatore a cui rispondere. Una richiesta decade con la mossa successiva.
refusal-nothing-to-take-back = Non hai ancora fatto nessuna mossa da ritirare.
refusal-match-goes-on = L'incontro continua con la prossima partita. La rivincita si può chiedere quando è finito.
refusal-still-running = Questa partita è ancora in corso. La rivincita si può chiedere quando è finita.
refusal-rematch-asked = La rivincita è già stata chiesta da { $mention }. Sta all'altro giocatore accettarla.
refusal-rematch-done = La rivincita di questa partita è già stata accettata.

## Una partita finita: risposte ai clic tardivi

over-trapped = Questa partita è finita: ha vinto chi ha intrappolato l'avversario.
over-got-past = Questa partita è finita: la lepre ha superato i cani e ha vinto.
over-stalled = Questa partita è finita: i cani hanno fatto dieci mosse di fila senza avanzare e la lepre ha vinto.
over-captured = Questa partita è finita: restavano meno di quattro oche e la volpe ha vinto.
over-blocked = Questa partita è finita: nessuna oca poteva muovere e la volpe ha vinto.
over-repeated = Questa partita è finita: patta, perché la stessa posizione si è presentata per la terza volta.
over-resigned = Questa partita è finita per abbandono.
over-timed-out = Questa partita è finita: il tempo per una mossa è scaduto.
over-draw-agreed = Questa partita è finita: i due giocatori hanno concordato la patta.
over-aborted = Questa partita è finita: è stata annullata e non conta nulla.

## Perché una mossa non è legale

illegal = Questa mossa non è legale: { $written }.
illegal-finished = La partita è finita.
illegal-off-board = Sul tavoliere non c'è il punto { $point }.
illegal-empty = In { $point } non c'è nessun pezzo.
illegal-not-yours = Il pezzo in { $point } è dell'altro giocatore.
illegal-cannot-jump = Il pezzo in { $from } non può saltare, quindi non arriva in { $to }.
illegal-no-line = Nessuna linea porta da { $from } a { $to }.
illegal-backward = Da { $from } a { $to } si va indietro, e questo pezzo non va mai indietro.
illegal-sideways = Da { $from } a { $to } si va di lato, cosa che la configurazione di questa partita non permette.
illegal-occupied = In { $point } c'è già un pezzo.
illegal-nothing-to-jump = Tra { $from } e { $to }, in { $over }, non c'è nessun pezzo da saltare.
legal-all = Mosse legali: { $moves }
legal-from = Mosse legali del pezzo in { $point }: { $moves }
legal-pieces = Pezzi che possono muovere: { $points }
legal-more = /move offre ogni mossa legale mentre scrivi.

## Una mossa che non si può leggere

unreadable-empty = Manca la mossa.
unreadable-too-long = Questo testo è più lungo di qualsiasi mossa.
unreadable-cut-short = La mossa si interrompe dove doveva esserci un punto.
unreadable-point = Doveva esserci un punto da a1 a g7, ma c'è questo: { $found }
unreadable-no-landing = La mossa comincia in { $point } ma non dice dove va.
unreadable-same-point = La mossa comincia e finisce in { $point }.
unreadable-not-a-jump = Da { $from } a { $to } non è un salto: un salto arriva a due punti di distanza, in linea retta.
unreadable-too-many-jumps = La mossa ha più salti di quanti pezzi ci siano da saltare.
unreadable-how = Una mossa si scrive così: a2-b3; un salto così: d4xd2; più salti con ogni punto d'arrivo: d4xd2xf2.

## Quando qualcosa non c'è o non funziona

trouble-no-game = Non hai in corso nessuna partita che corrisponda. Con /challenge ne inizi una.
trouble-no-such-game = Non c'è nessuna partita con questo numero: { $said }. /games elenca le tue.
trouble-which-game = Hai più partite in corso. Indica quale intendi con l'opzione «game»:
trouble-unknown-button = Questo pulsante non funziona più. /board mostra la tua partita com'è adesso.
trouble-unknown-command = Questo comando non funziona, o non funziona più. /help elenca quelli che funzionano.
trouble-bad-option = Questa non è una delle scelte per l'opzione «{ $option }». Scegli dall'elenco che compare mentre scrivi.
trouble-busy = In questo momento le partite non sono raggiungibili. Riprova fra poco.
trouble-went-wrong = Qualcosa è andato storto, e non per colpa tua. Se succede ancora, comunica a chi gestisce questo bot il codice { $id }.
trouble-view-channel = Qui non posso giocare: in questo canale manca il permesso «Visualizza canale». Chi gestisce il server può concedermelo.
trouble-send-messages = Qui non posso giocare: in questo canale manca il permesso «Invia messaggi». Chi gestisce il server può concedermelo.
trouble-send-messages-in-threads = Qui non posso giocare: in questo thread manca il permesso «Invia messaggi nei thread». Chi gestisce il server può concedermelo.
trouble-embed-links = Qui non posso giocare: in questo canale manca il permesso «Incorpora link», che serve per il tavoliere. Chi gestisce il server può concedermelo.

## L'elenco delle proprie partite

games-title = Le tue partite
games-none = Non hai partite in corso. Con /challenge ne inizi una.
games-game =
    { $kind ->
        [hare-and-hounds] { $id } · Lepre e cani · { $name }
       *[fox-and-geese] { $id } · Volpe e Oche · { $name }
    }
games-mine = Tocca a te, il tempo scade { $when }
games-mine-unlimited = Tocca a te, nessun limite di tempo
games-theirs = Tocca all'altro giocatore, il tempo scade { $when }
games-theirs-unlimited = Tocca all'altro giocatore, nessun limite di tempo
games-count =
    { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }

## L'elenco delle partite finite

history-title = Partite finite: { $name }
history-none = Non è ancora finita nessuna partita.
history-replay = Scegli una partita da rivedere
history-result =
    { $result ->
        [won] Vinta
        [lost] Persa
        [drawn] Patta
       *[aborted] Annullata
    }

## La classifica

leaderboard-title =
    { $kind ->
        [hare-and-hounds] Lepre e cani: la classifica
       *[fox-and-geese] Volpe e Oche: la classifica
    }
leaderboard-scope =
    { $scope ->
        [server] Partite giocate in questo server.
       *[everywhere] Partite giocate ovunque.
    }
leaderboard-none = Nessuno ha ancora finito una partita classificata. Con /challenge puoi aprire tu la classifica.
leaderboard-line =
    { $count ->
        [one] **{ $rank }** { $name }: { $figure } ± { $margin }, { $count } partita
       *[other] **{ $rank }** { $name }: { $figure } ± { $margin }, { $count } partite
    }
leaderboard-how = Il punteggio complessivo è la media dei punteggi con i due schieramenti. L'ordine segue il punteggio complessivo meno l'incertezza (±).
leaderboard-this-server = Questo server
leaderboard-everywhere = Ovunque

## Statistiche di una persona

stats-title = Statistiche: { $name }
stats-figure =
    { $scope ->
        [server] In questo server: punteggio complessivo { $figure } ± { $margin }, posto { $rank }
       *[everywhere] Ovunque: punteggio complessivo { $figure } ± { $margin }, posto { $rank }
    }
stats-figure-unranked =
    { $scope ->
        [server] In questo server: ancora nessuna partita classificata
       *[everywhere] Ovunque: ancora nessuna partita classificata
    }
stats-side =
    { $side ->
        [hounds] Con i cani: { $rating } ± { $margin }; vinte { $won }, perse { $lost }, patte { $drawn }
        [hare] Con la lepre: { $rating } ± { $margin }; vinte { $won }, perse { $lost }, patte { $drawn }
        [geese] Con le oche: { $rating } ± { $margin }; vinte { $won }, perse { $lost }, patte { $drawn }
       *[fox] Con la volpe: { $rating } ± { $margin }; vinte { $won }, perse { $lost }, patte { $drawn }
    }

## Le regole

rules-title =
    { $page ->
        [play] { $kind ->
            [hare-and-hounds] Lepre e cani: come si gioca
           *[fox-and-geese] Volpe e Oche: come si gioca
        }
        [compare] { $kind ->
            [hare-and-hounds] Lepre e cani a confronto con Volpe e Oche
           *[fox-and-geese] Volpe e Oche a confronto con Lepre e cani
        }
       *[history] { $kind ->
            [hare-and-hounds] Lepre e cani: storia e gioco perfetto
           *[fox-and-geese] Volpe e Oche: storia e gioco perfetto
        }
    }
rules-button-play = Come si gioca
rules-button-compare = I due giochi a confronto
rules-button-history = Storia
rules-hare-and-hounds-play =
    Tre cani danno la caccia a una lepre. I cani cercano di intrappolarla; la lepre cerca di superarli.

    - **Tavoliere.** 11 punti uniti da linee: un quadrato di tre per tre, con un punto d'estremità sotto e uno sopra. Le diagonali del quadrato si incrociano al centro.
    - **Inizio.** I cani stanno in basso, in b1, a2 e c2; la lepre sta in alto, in b5. La prima mossa è dei cani, poi le due parti si alternano.
    - **Mosse.** A ogni mossa un solo pezzo fa un passo lungo una linea, fino a un punto vuoto. La lepre va in ogni direzione. Un cane va in avanti (verso l'alto), in diagonale in avanti o di lato, mai indietro. Non si cattura nulla.
    - **Vincono i cani** quando tocca alla lepre e la lepre non può muovere.
    - **Vince la lepre** appena si trova su una riga più bassa di quella di ogni cane: li ha superati. Vince anche quando i cani temporeggiano: dieci loro mosse di fila senza avanzare. Il conto è indicato accanto al tavoliere e riparte da zero a ogni mossa di un cane in avanti o in diagonale.

    La patta c'è solo se i due giocatori la concordano.
rules-fox-and-geese-play =
    Tante oche danno la caccia a una volpe. Le oche cercano di intrappolarla; la volpe sfoltisce il branco.

    - **Tavoliere.** Una croce di 33 punti. Una linea unisce ogni coppia di punti vicini: lungo le righe, lungo le colonne e lungo le diagonali.
    - **Inizio.** La volpe sta al centro, in d4. 13 oche riempiono la terza riga e il braccio che sta sotto. La prima mossa è della volpe, poi le due parti si alternano.
    - **Mosse.** Un'oca fa un passo in avanti (verso l'alto) o in diagonale in avanti, mai indietro. La volpe fa un passo in qualsiasi direzione, oppure salta un'oca vicina, arriva nel punto vuoto subito oltre e la cattura. Dopo un salto può saltare ancora nella stessa mossa, o fermarsi. Catturare non è mai obbligatorio; le oche non catturano mai.
    - **Vincono le oche** quando tocca alla volpe e la volpe non può né fare un passo né saltare.
    - **Vince la volpe** quando restano meno di quattro oche, o quando tocca alle oche e nessuna può muovere.
    - **Configurazione del tavolo.** Nella sfida si possono chiedere 15 oche (anche in a4 e g4) o 17 (anche in a5 e g5), oche che muovono anche di lato, e il tavoliere con diagonali alterne, dove solo un punto sì e uno no ha linee diagonali. Con le mosse di lato la partita è patta quando la stessa posizione, con lo stesso turno, si presenta per la terza volta. La patta si può anche concordare.
# Colonne di 11 e 10 caratteri: nessuna parola più lunga. Titoli delle righe: al massimo 19 caratteri.
compare-name-hare = Lepre e cani
compare-name-fox = Volpe e Oche
compare-points = Punti
compare-points-hare = 11
compare-points-fox = 33
compare-pieces = Pezzi
compare-pieces-hare = 3 cani, 1 lepre
compare-pieces-fox = 13, 15 o 17 oche, 1 volpe
compare-first = Prima mossa
compare-first-hare = i cani
compare-first-fox = la volpe
compare-many = Mosse del branco
compare-many-hare = in avanti o di lato
compare-many-fox = in avanti; di lato a richiesta
compare-one = Mosse della preda
compare-one-hare = in ogni direzione
compare-one-fox = in ogni direzione
compare-capture = Catture
compare-capture-hare = nessuna
compare-capture-fox = la volpe salta
compare-many-win = Vince il branco
compare-many-win-hare = se intrappola la lepre
compare-many-win-fox = se intrappola la volpe
compare-one-wins = Vince la preda
compare-one-wins-hare = se supera i cani, o se per dieci mosse non avanzano
compare-one-wins-fox = con meno di 4 oche, o tutte bloccate
compare-draw = Patta
compare-draw-hare = di comune accordo
compare-draw-fox = di comune accordo, o se (con mosse di lato) la posizione ritorna
rules-hare-and-hounds-history =
    - **Un passatempo da soldati.** I giochi in cui più cani inseguono una lepre si praticano da secoli nell'Europa del nord. Questo piccolo tavoliere si diffuse nell'esercito francese nel XIX secolo: per questo si chiama anche le jeu militaire, il gioco militare francese. Altri nomi: il gioco dei nani, il diavolo tra i sarti e, nel libro di Schuh, il gioco dei soldati.
    - **Una rubrica e due libri.** Martin Gardner lo presentò ai lettori della sua rubrica Mathematical Games nell'ottobre 1963, ammirando quanta strategia si nasconda in un gioco così semplice. Frederik Schuh lo analizzò per intero in The Master Book of Mathematical Recreations (1968). Berlekamp, Conway e Guy arrivano allo stesso verdetto in Winning Ways for Your Mathematical Plays.
    - **Gioco perfetto.** Vincono i cani, da qualunque punto parta la lepre e chiunque muova per primo. Dalla posizione iniziale bastano loro al massimo 23 semimosse (mosse singole, contando entrambe le parti). Tra persone la lepre ha le sue occasioni: può bastare un passo distratto di un cane.
rules-fox-and-geese-history =
    - **Una vecchia famiglia.** Un pezzo forte contro un branco di pezzi deboli: giochi di caccia così si praticano da secoli nell'Europa del nord. Lepre e cani è un piccolo parente, con un tavoliere tutto suo.
    - **Due tavolieri.** Qui sono uniti tutti i punti vicini della croce, e un pezzo al centro ha otto vie d'uscita. Il vecchio tavoliere disegnato ha diagonali solo per un punto sì e uno no; si può scegliere nella configurazione del tavolo.
    - **Gioco perfetto.** Una ricerca non ha trovato soluzioni pubblicate per questo tavoliere e queste regole, perciò qui non si afferma nulla. Una cosa è certa: senza mosse di lato ogni partita finisce, perché le oche vanno solo in avanti. Con le mosse di lato, la terza ripetizione dà la patta.

## Aiuto

help-title = Leveret: giochi di caccia per due
help-first = **La tua prima partita.** Scrivi /challenge e indica una persona, oppure nessuno: allora gioca chi accetta per primo. Quando la sfida viene accettata compare il tavoliere. Per muovere premi un pulsante o scrivi /move.
help-commands = **Tutti i comandi**
help-line = { $command } – { $description }
help-menu = App, { $command } (nel menu di una persona) – Sfida quella persona a una partita
help-more = Le regole dei due giochi sono in /rules.

## /settings: le impostazioni di una persona

settings-title = Le tue impostazioni
settings-footer = Valgono da adesso, ovunque. Il tavoliere che vedono tutti resta com'è; «La mia vista», lì sotto, mostra il tuo.
settings-language-prompt = Scegli la lingua
settings-language = Lingua: { $name }
language-name = Italiano
language-automatic = automatica
settings-pings-prompt = Scegli quando ricevere una notifica
settings-pings =
    { $pings ->
        [always] Notifiche: a ogni tuo turno
        [away] Notifiche: quando non sei al tavoliere
       *[never] Notifiche: mai
    }
settings-pings-choice =
    { $pings ->
        [always] Avvisami a ogni mio turno
        [away] Avvisami quando non sono al tavoliere
       *[never] Non avvisarmi mai
    }
settings-direct =
    { $on ->
        [yes] Promemoria del tempo che scade: in un messaggio diretto
       *[no] Promemoria del tempo che scade: nel canale della partita
    }
settings-direct-switch =
    { $on ->
        [yes] Promemoria nei messaggi diretti
       *[no] Promemoria nel canale
    }
settings-words =
    { $on ->
        [yes] Il tavoliere che vedi solo tu: a parole, per un lettore di schermo
       *[no] Il tavoliere che vedi solo tu: disegnato
    }
settings-words-switch =
    { $on ->
        [yes] Il mio tavoliere a parole
       *[no] Il mio tavoliere disegnato
    }
settings-turned =
    { $on ->
        [yes] Quando giochi con la lepre o la volpe: il tuo tavoliere è girato
       *[no] Quando giochi con la lepre o la volpe: il tuo tavoliere non è girato
    }
settings-turned-switch =
    { $on ->
        [yes] Gira il mio tavoliere
       *[no] Non girare il mio tavoliere
    }

## /server: ciò che decide chi gestisce un server

server-title = Impostazioni di questo server
server-footer = Altro con le opzioni di /server: nascondere o mostrare qualcuno in classifica, escludere o riammettere qualcuno, annullare una partita.
# Ciò che vale dove non è stato scelto nulla.
server-usual = come al solito
server-channels-all = Le partite possono iniziare in ogni canale.
server-channels = Le partite possono iniziare in: { $channels }
server-channels-open = Permetti ogni canale
server-channel-switch =
    { $on ->
        [yes] Permetti questo canale
       *[no] Non permettere più questo canale
    }
server-pace = Tempo per una mossa, se la sfida non lo dice: { $pace }
server-pace-prompt = Scegli il tempo per una mossa
server-setup = Gioco, se la sfida non lo dice: { $setup }
server-setup-prompt = Scegli il gioco
server-language = Lingua di ciò che vedono tutti: { $name }
server-pings =
    { $pings ->
        [always] Notifiche: come vuole ogni giocatore
        [away] Notifiche: al massimo quando un giocatore non è al tavoliere
       *[never] Notifiche: nessuna
    }
server-pings-choice =
    { $pings ->
        [always] Notifiche come vuole ogni giocatore
        [away] Notifiche al massimo a chi non è al tavoliere
       *[never] Nessuna notifica
    }
server-pings-prompt = Scegli quante notifiche mandare
server-threads =
    { $on ->
        [yes] Un thread per ogni partita: sì
       *[no] Un thread per ogni partita: no
    }
server-threads-switch =
    { $on ->
        [yes] Un thread per ogni partita
       *[no] Nessun thread per le partite
    }
server-barred = Persone escluse: { $count }
server-log-button = Registro
server-panel-button = Impostazioni
server-log-title = Che cosa è stato fatto a nome di questo server
server-log-none = Ancora nulla.
server-log-line = { $when } · { $name } · { $change }
server-did-channel =
    { $on ->
        [yes] Indicato come canale per le partite: { $channel }
       *[no] Non più indicato come canale per le partite: { $channel }
    }
server-did-hide =
    { $on ->
        [yes] Fuori dalla classifica di questo server: { $name }
       *[no] Di nuovo nella classifica di questo server: { $name }
    }
server-did-bar =
    { $on ->
        [yes] Non può più usarmi in questo server: { $name }
       *[no] Può di nuovo usarmi in questo server: { $name }
    }
server-did-abort = Annullata: partita { $id }
server-not-a-manager = Questo spetta a chi gestisce il server: serve il permesso «Gestisci server».
server-other-game = Questa partita non si gioca in questo server.
server-none = Qui non c'è nessun server per cui decidere qualcosa.

## /privacy, /block e /unblock

privacy-title = Che cosa so di te
privacy-text =
    Conservo ciò che serve ai giochi, e nient'altro:
    - il tuo numero su Discord e il nome che avevi l'ultima volta che mi hai usato;
    - le tue partite con le mosse e i risultati, e i tuoi punteggi;
    - le tue sfide, le tue impostazioni e da chi non vuoi sfide;
    - ciò che i server hanno deciso su di te, e ciò che hai deciso tu per dei server.

    Non leggo messaggi. Gli altri vedono il tuo nome, le partite e i punteggi.

    Puoi avere un file con tutto questo, o farlo cancellare. Le partite restano a chi ha giocato con te, senza il tuo nome; quelle in corso vengono prima abbandonate. I messaggi nei canali restano dove sono. Se un server ti ha escluso, l'esclusione resta.
privacy-export = Dammi il file
privacy-exported = Questo è tutto ciò che conservo su di te.
privacy-forget = Cancella i miei dati
privacy-forget-sure = Vuoi davvero cancellare tutti i tuoi dati? Le tue partite in corso vengono abbandonate, o annullate dove non avete ancora mosso entrambi; i tuoi punteggi sono persi per sempre. Non si può tornare indietro.
privacy-forget-surely = Sì, cancella tutto
privacy-forget-not = No, conserva
privacy-forgotten = I tuoi dati sono cancellati. Se giochi ancora, ricominci da capo.
privacy-not-forgotten = Non è stato cancellato nulla.
block-done = Non accetti più sfide da: { $name }. /unblock annulla il blocco. Le partite in corso continuano.
block-already = Le sfide di questo giocatore sono già bloccate: { $name }.
block-oneself = Non ci si può bloccare da soli.
unblock-done = Accetti di nuovo sfide da: { $name }.
unblock-already = Questo giocatore non era bloccato: { $name }.

## «Sfida a una partita» nel menu di una persona

# Il nome della riga nel menu: al massimo 32 caratteri.
menu-challenge = Sfida a una partita
invite-title = Una sfida
invite-game = Gioco: { $setup }
invite-game-prompt = Scegli il gioco
invite-send = Lancia la sfida

## Suggerimenti mentre si scrive: al massimo 100 caratteri

suggest-game-mine =
    { $kind ->
        [hare-and-hounds] { $id } · Lepre e cani · { $name } · tocca a te
       *[fox-and-geese] { $id } · Volpe e Oche · { $name } · tocca a te
    }
suggest-game-theirs =
    { $kind ->
        [hare-and-hounds] { $id } · Lepre e cani · { $name } · tocca all'altro
       *[fox-and-geese] { $id } · Volpe e Oche · { $name } · tocca all'altro
    }
suggest-game-over =
    { $kind ->
        [hare-and-hounds] { $id } · Lepre e cani · { $name } · finita
       *[fox-and-geese] { $id } · Volpe e Oche · { $name } · finita
    }

## Comandi, opzioni e scelte: al massimo 100 caratteri l'uno

command-challenge = Sfida qualcuno a una partita, o chiunque ne abbia voglia
command-challenge-opponent = Chi sfidare; se manca: chi accetta per primo
command-challenge-game = Quale gioco; se manca: Lepre e cani
command-challenge-side = Lo schieramento che prendi; se manca: a sorte
command-challenge-pace = Il tempo per ogni mossa; se manca: 5 minuti
command-challenge-games = Quante partite, a schieramenti scambiati dopo ognuna; se manca: una
command-challenge-geese = Solo Volpe e Oche: quante oche; se manca: 13
command-challenge-sideways = Solo Volpe e Oche: le oche muovono anche di lato; se manca: no
command-challenge-diagonals = Solo Volpe e Oche: quali diagonali ha il tavoliere; se manca: tutte
command-move = Fai una mossa nella tua partita
command-move-move = La mossa, per esempio a2-b3 o d4xd2
command-board = Mostra di nuovo il tavoliere della tua partita
command-games = Elenca le tue partite, prima quelle che aspettano te
command-resign = Abbandona la tua partita
command-draw = Proponi la patta, o accetta quella che ti viene proposta
command-takeback = Chiedi di ritirare la tua ultima mossa
command-replay = Rivedi una partita, in corso o finita
command-history = Elenca le partite finite, tue o di altri
command-history-user = Di chi; se manca: le tue
command-export = Ottieni una partita come testo
command-import = Rivedi una partita che è stata esportata
command-import-record = Il file esportato; se manca: incolla il testo
command-rules = Come si gioca, i giochi a confronto, la loro storia
command-rules-game = Quale gioco
command-leaderboard = I migliori giocatori
command-leaderboard-game = Quale gioco
command-leaderboard-scope = Partite in questo server, o ovunque
command-stats = Punteggi e risultati, tuoi o di altri
command-stats-user = Di chi; se manca: i tuoi
command-help = Che cosa sa fare Leveret, e come cominciare
command-settings = Le tue impostazioni: lingua, notifiche, promemoria, aspetto del tavoliere
command-server = Impostazioni di questo server; per chi lo gestisce
command-server-hide = Nascondi qualcuno dalla classifica di questo server
command-server-show = Mostra di nuovo qualcuno nella classifica di questo server
command-server-bar = Vieta a qualcuno di usare Leveret in questo server
command-server-admit = Permetti di nuovo a qualcuno di usare Leveret in questo server
command-server-abort = Il numero di una partita da annullare
command-privacy = Che cosa sa di te Leveret, da avere o da far cancellare
command-block = Non accettare più sfide da qualcuno
command-block-user = Da chi non vuoi sfide
command-unblock = Accetta di nuovo sfide da qualcuno
command-unblock-user = Da chi vuoi di nuovo sfide
command-option-game = Quale delle tue partite; serve solo se ne hai in corso più di una
command-option-any-game = Il numero di una partita qualsiasi; se manca: quella che stai giocando
choice-side =
    { $side ->
        [pack] Cani o oche (il branco)
        [quarry] Lepre o volpe (la preda)
       *[random] A sorte
    }
choice-pace =
    { $pace ->
        [live] Dal vivo: 5 minuti a mossa
        [one-day] 1 giorno a mossa
        [three-days] 3 giorni a mossa
        [seven-days] 7 giorni a mossa
       *[unlimited] Nessun limite di tempo
    }
choice-games =
    { $count ->
        [one] Una sola partita
       *[other] Un incontro di { $count } partite
    }
choice-geese = { $geese } oche
choice-diagonals =
    { $diagonals ->
        [alternate] Alterne: un punto sì e uno no ha diagonali
       *[every] Tutte: ogni coppia di punti vicini è unita
    }
choice-scope =
    { $scope ->
        [server] Questo server
       *[everywhere] Ovunque
    }
