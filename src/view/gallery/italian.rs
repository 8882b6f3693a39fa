//! Every screen in Italian, as people read it.

#![allow(
    clippy::too_many_lines,
    reason = "a wall of snapshots is as long as there are screens"
)]

use insta::assert_snapshot;

use super::{Cast, Gallery};
use crate::l10n::Language;

const LANGUAGE: Language = Language::Italian;

#[test]
fn what_everybody_sees() {
    let book = Gallery::boards(LANGUAGE, &Cast::ordinary()).book();
    assert_snapshot!(book, @r"
    # board-fox-captured-many
    Volpe e Oche (13 oche, tutte le diagonali): Ann (oche) – Ben\_10 (volpe)
    ==========
    Ultima mossa: la volpe da d4 a d6, catturando 6 oche, in d5, e5, e4, d3, c3, c5.
    Tocca alle oche (Ann).
    F = volpe (Ben\_10), in d6
    G = oca (Ann), totale 4, in c1, d1, e3, c4
    lettera minuscola = pezzo mosso per ultimo; o = il punto che ha lasciato
    (Partita 7 · 1 giorno a mossa · classificata)
    [Scegli l'oca da muovere v]
      | Oca in c1 | verso c2, d2 …
    [Proponi la patta] [Ritira una mossa] [Abbandona] [La mia vista] [Mosse]

    # board-fox-captured-one
    Volpe e Oche (13 oche, tutte le diagonali): Ann (oche) – Ben\_10 (volpe)
    ==========
    Ultima mossa: la volpe da d5 a d3, catturando l'oca in d4.
    Tocca alle oche (Ann).
    Il tempo per questa mossa scade <t:1800086400:R>.
    F = volpe (Ben\_10), in d3
    G = oca (Ann), totale 12, in c1, d1, e1, c2, d2, e2, a3, b3, e3, f3, g3, c4
    lettera minuscola = pezzo mosso per ultimo; o = il punto che ha lasciato
    (Partita 7 · 1 giorno a mossa · classificata)
    [Scegli l'oca da muovere v]
      | Oca in c2 | verso c3 …
    [Proponi la patta] [Ritira una mossa] [Abbandona] [La mia vista] [Mosse]

    # board-fox-draw-offered
    Volpe e Oche (13 oche, tutte le diagonali): Ann (oche) – Ben\_10 (volpe)
    ==========
    Ultima mossa: la volpe da d4 a e5.
    Tocca alle oche (Ann).
    Il tempo per questa mossa scade <t:1800086400:R>.
    Le oche (Ann) propongono la patta.
    F = volpe (Ben\_10), in e5
    G = oca (Ann), totale 13, in c1, d1, e1, c2, d2, e2, a3, b3, c3, d3, e3, f3, g3
    lettera minuscola = pezzo mosso per ultimo; o = il punto che ha lasciato
    (Partita 7 · 1 giorno a mossa · classificata)
    [Scegli l'oca da muovere v]
      | Oca in a3 | verso a4, b4 …
    [Accetta la patta] [Rifiuta la patta] [Ritira una mossa] [Abbandona] [La mia vista]

    # board-fox-draw-offered-by-fox
    Volpe e Oche (13 oche, tutte le diagonali): Ann (oche) – Ben\_10 (volpe)
    ==========
    Ultima mossa: la volpe da d4 a e5.
    Tocca alle oche (Ann).
    Il tempo per questa mossa scade <t:1800086400:R>.
    La volpe (Ben\_10) propone la patta.
    F = volpe (Ben\_10), in e5
    G = oca (Ann), totale 13, in c1, d1, e1, c2, d2, e2, a3, b3, c3, d3, e3, f3, g3
    lettera minuscola = pezzo mosso per ultimo; o = il punto che ha lasciato
    (Partita 7 · 1 giorno a mossa · classificata)
    [Scegli l'oca da muovere v]
      | Oca in a3 | verso a4, b4 …
    [Accetta la patta] [Rifiuta la patta] [Ritira una mossa] [Abbandona] [La mia vista]

    # board-fox-geese-moved
    Volpe e Oche (13 oche, tutte le diagonali): Ann (oche) – Ben\_10 (volpe)
    ==========
    Ultima mossa: un'oca da a3 a a4.
    Tocca alla volpe (Ben\_10).
    Il tempo per questa mossa scade <t:1800086400:R>.
    F = volpe (Ben\_10), in e5
    G = oca (Ann), totale 13, in c1, d1, e1, c2, d2, e2, b3, c3, d3, e3, f3, g3, a4
    lettera minuscola = pezzo mosso per ultimo; o = il punto che ha lasciato
    (Partita 7 · 1 giorno a mossa · classificata)
    [da e5 a d4] [da e5 a e4] [da e5 a f4] [da e5 a d5] [da e5 a f5]
    [da e5 a d6] [da e5 a e6]
    [Proponi la patta] [Ritira una mossa] [Abbandona] [La mia vista] [Mosse]

    # board-fox-geese-to-move
    Volpe e Oche (13 oche, tutte le diagonali): Ann (oche) – Ben\_10 (volpe)
    ==========
    Ultima mossa: la volpe da d4 a e5.
    Tocca alle oche (Ann).
    Il tempo per questa mossa scade <t:1800086400:R>.
    F = volpe (Ben\_10), in e5
    G = oca (Ann), totale 13, in c1, d1, e1, c2, d2, e2, a3, b3, c3, d3, e3, f3, g3
    lettera minuscola = pezzo mosso per ultimo; o = il punto che ha lasciato
    (Partita 7 · 1 giorno a mossa · classificata)
    [Scegli l'oca da muovere v]
      | Oca in a3 | verso a4, b4 …
    [Proponi la patta] [Ritira una mossa] [Abbandona] [La mia vista] [Mosse]

    # board-fox-goose-chosen
    Volpe e Oche (13 oche, tutte le diagonali): Ann (oche) – Ben\_10 (volpe)
    ==========
    Ultima mossa: la volpe da d4 a e5.
    Tocca alle oche (Ann).
    Il tempo per questa mossa scade <t:1800086400:R>.
    Scelta: l'oca in a3. Ora scegli dove va.
    F = volpe (Ben\_10), in e5
    G = oca (Ann), totale 13, in c1, d1, e1, c2, d2, e2, a3, b3, c3, d3, e3, f3, g3
    lettera minuscola = pezzo mosso per ultimo; o = il punto che ha lasciato
    g minuscola = l'oca scelta
    (Partita 7 · 1 giorno a mossa · classificata)
    [da a3 a a4] [da a3 a b4] [Scegli un'altra oca]
    [Proponi la patta] [Ritira una mossa] [Abbandona] [La mia vista] [Mosse]

    # board-fox-menu
    Volpe e Oche (13 oche, tutte le diagonali): Ann (oche) – Ben\_10 (volpe)
    ==========
    Non è stata ancora fatta nessuna mossa.
    Tocca alla volpe (Ben\_10).
    Il tempo per questa mossa scade <t:1800086400:R>.
    F = volpe (Ben\_10), in d4
    G = oca (Ann), totale 9, in c1, d1, e1, c3, e3, c4, c5, d5, e5
    (Partita 7 · 1 giorno a mossa · classificata)
    [Scegli la mossa della volpe v]
      | da d4 a d3 |
      | d4 cattura c4, arriva in b4 | …
    [Proponi la patta] [Abbandona] [La mia vista] [Mosse]

    # board-fox-menu-full
    Volpe e Oche (13 oche, tutte le diagonali): Ann (oche) – Ben\_10 (volpe)
    ==========
    Non è stata ancora fatta nessuna mossa.
    Tocca alla volpe (Ben\_10).
    Il tempo per questa mossa scade <t:1800086400:R>.
    Nel menu ci stanno 25 delle 188 mosse legali; /move le offre tutte.
    F = volpe (Ben\_10), in d4
    G = oca (Ann), totale 10, in c1, d1, c3, d3, e3, c4, e4, c5, d5, e5
    (Partita 7 · 1 giorno a mossa · classificata)
    [Scegli la mossa della volpe v]
      | d4 cattura d3, arriva in d2 | …
    [Proponi la patta] [Abbandona] [La mia vista] [Mosse]

    # board-fox-start
    Volpe e Oche (13 oche, tutte le diagonali): Ann (oche) – Ben\_10 (volpe)
    ==========
    Non è stata ancora fatta nessuna mossa.
    Tocca alla volpe (Ben\_10).
    Il tempo per questa mossa scade <t:1800086400:R>.
    F = volpe (Ben\_10), in d4
    G = oca (Ann), totale 13, in c1, d1, e1, c2, d2, e2, a3, b3, c3, d3, e3, f3, g3
    (Partita 7 · 1 giorno a mossa · classificata)
    [da d4 a c4] [da d4 a e4] [da d4 a c5] [da d4 a d5] [da d4 a e5]
    [Proponi la patta] [Abbandona] [La mia vista] [Mosse]

    # board-hare-draw-offered
    Lepre e cani: Ann (cani) – Ben\_10 (lepre)
    ==========
    Ultima mossa: un cane da a2 a b3.
    Tocca alla lepre (Ben\_10).
    Il tempo per questa mossa scade <t:1800086400:R>.
    I cani (Ann) propongono la patta.
    H = lepre (Ben\_10), in b5
    D = cane (Ann), in b1, c2, b3
    [ ] = pezzo mosso per ultimo; o = il punto che ha lasciato
    (Partita 7 · 1 giorno a mossa · classificata)
    [da b5 a a4] [da b5 a b4] [da b5 a c4]
    [Accetta la patta] [Rifiuta la patta] [Ritira una mossa] [Abbandona] [La mia vista]

    # board-hare-draw-offered-by-hare
    Lepre e cani: Ann (cani) – Ben\_10 (lepre)
    ==========
    Ultima mossa: un cane da a2 a b3.
    Tocca alla lepre (Ben\_10).
    Il tempo per questa mossa scade <t:1800086400:R>.
    La lepre (Ben\_10) propone la patta.
    H = lepre (Ben\_10), in b5
    D = cane (Ann), in b1, c2, b3
    [ ] = pezzo mosso per ultimo; o = il punto che ha lasciato
    (Partita 7 · 1 giorno a mossa · classificata)
    [da b5 a a4] [da b5 a b4] [da b5 a c4]
    [Accetta la patta] [Rifiuta la patta] [Ritira una mossa] [Abbandona] [La mia vista]

    # board-hare-hare-moved
    Lepre e cani: Ann (cani) – Ben\_10 (lepre)
    ==========
    Ultima mossa: la lepre da b5 a a4.
    Tocca ai cani (Ann).
    Il tempo per questa mossa scade <t:1800086400:R>.
    H = lepre (Ben\_10), in a4
    D = cane (Ann), in b1, c2, b3
    [ ] = pezzo mosso per ultimo; o = il punto che ha lasciato
    (Partita 7 · 1 giorno a mossa · classificata)
    [da b1 a a2] [da b1 a b2] [da c2 a b2] [da c2 a c3] [da b3 a a3]
    [da b3 a c3] [da b3 a b4] [da b3 a c4]
    [Proponi la patta] [Ritira una mossa] [Abbandona] [La mia vista] [Mosse]

    # board-hare-hounds-moved
    Lepre e cani: Ann (cani) – Ben\_10 (lepre)
    ==========
    Ultima mossa: un cane da a2 a b3.
    Tocca alla lepre (Ben\_10).
    Il tempo per questa mossa scade <t:1800086400:R>.
    H = lepre (Ben\_10), in b5
    D = cane (Ann), in b1, c2, b3
    [ ] = pezzo mosso per ultimo; o = il punto che ha lasciato
    (Partita 7 · 1 giorno a mossa · classificata)
    [da b5 a a4] [da b5 a b4] [da b5 a c4]
    [Proponi la patta] [Ritira una mossa] [Abbandona] [La mia vista] [Mosse]

    # board-hare-look
    Lepre e cani: Ann (cani) – Ben\_10 (lepre)
    ==========
    Ultima mossa: un cane da a2 a b3.
    Tocca alla lepre (Ben\_10).
    Il tempo per questa mossa scade <t:1800086400:R>.
    H = lepre (Ben\_10), in b5
    D = cane (Ann), in b1, c2, b3
    [ ] = pezzo mosso per ultimo; o = il punto che ha lasciato
    (Partita 7 · 1 giorno a mossa · classificata)
    [Aggiorna] [Mosse]

    # board-hare-moved-on
    Lepre e cani: Ann (cani) – Ben\_10 (lepre)
    ==========
    La partita continua in un messaggio più recente.
    [Vai al tavoliere più recente](https://discord.com/channels/5/5/5)

    # board-hare-stall
    Lepre e cani: Ann (cani) – Ben\_10 (lepre)
    ==========
    Ultima mossa: un cane da b2 a a2.
    Tocca alla lepre (Ben\_10).
    Mosse dei cani senza avanzare: 2 su 10.
    H = lepre (Ben\_10), in b4
    D = cane (Ann), in b1, a2, c2
    [ ] = pezzo mosso per ultimo; o = il punto che ha lasciato
    (Partita 7 · nessun limite di tempo · non classificata)
    [da b4 a b3] [da b4 a a4] [da b4 a c4] [da b4 a b5]
    [Proponi la patta] [Ritira una mossa] [Abbandona] [La mia vista] [Mosse]

    # board-hare-start
    Lepre e cani: Ann (cani) – Ben\_10 (lepre)
    ==========
    Non è stata ancora fatta nessuna mossa.
    Tocca ai cani (Ann).
    Il tempo per questa mossa scade <t:1800086400:R>.
    H = lepre (Ben\_10), in b5
    D = cane (Ann), in b1, a2, c2
    (Partita 7 · 1 giorno a mossa · classificata)
    [da b1 a b2] [da a2 a b2] [da a2 a a3] [da a2 a b3] [da c2 a b2]
    [da c2 a b3] [da c2 a c3]
    [Proponi la patta] [Abbandona] [La mia vista] [Mosse]

    # call-challenge-fox
    <@2>, ecco una sfida a Volpe e Oche.

    # call-challenge-hare
    <@2>, ecco una sfida a Lepre e cani.

    # call-draw
    <@2>, ti viene proposta la patta.

    # call-over
    <@1> <@2>: la partita è finita.

    # call-turn
    <@2>, tocca a te.

    # challenge
    Sfida: Lepre e cani
    ==========
    Da: Ann
    A: Ben\_10
    Schieramenti: a sorte, quando la sfida viene accettata
    Tempo: 5 minuti a mossa
    Classificata: delle partite che gli stessi due giocatori iniziano nell'arco di 24 ore contano le prime 4.
    Scade <t:1800000900:R>.
    [Accetta] [Rifiuta] [Ritira]

    # challenge-accepted
    Sfida: Lepre e cani
    ==========
    Da: Ann
    A: Ben\_10
    Schieramenti: a sorte, quando la sfida viene accettata
    Tempo: 5 minuti a mossa
    **Accettata: la partita è iniziata.**

    # challenge-anyone
    Sfida: Lepre e cani
    ==========
    Da: Ann
    A: chi accetta per primo
    Schieramenti: lepre per Ann, cani per l'altro giocatore
    Tempo: 5 minuti a mossa
    Classificata: delle partite che gli stessi due giocatori iniziano nell'arco di 24 ore contano le prime 4.
    Scade <t:1800000900:R>.
    [Accetta] [Ritira]

    # challenge-cancelled
    Sfida: Lepre e cani
    ==========
    Da: Ann
    A: Ben\_10
    Schieramenti: a sorte, quando la sfida viene accettata
    Tempo: 5 minuti a mossa
    **Ritirata da chi l'ha lanciata.**

    # challenge-declined
    Sfida: Lepre e cani
    ==========
    Da: Ann
    A: Ben\_10
    Schieramenti: a sorte, quando la sfida viene accettata
    Tempo: 5 minuti a mossa
    **Rifiutata.**

    # challenge-expired
    Sfida: Lepre e cani
    ==========
    Da: Ann
    A: Ben\_10
    Schieramenti: a sorte, quando la sfida viene accettata
    Tempo: 5 minuti a mossa
    **Scaduta: nessuno l'ha accettata in tempo.**

    # challenge-fox
    Sfida: Volpe e Oche (13 oche, tutte le diagonali)
    ==========
    Da: Ann
    A: Ben\_10
    Schieramenti: oche per Ann, volpe per l'altro giocatore
    Tempo: 1 giorno a mossa
    Configurazione del tavolo: 13 oche, che non muovono di lato; tavoliere con tutte le diagonali
    Classificata: delle partite che gli stessi due giocatori iniziano nell'arco di 24 ore contano le prime 4.
    Scade <t:1800086400:R>.
    [Accetta] [Rifiuta] [Ritira]

    # challenge-fox-alternate
    Sfida: Volpe e Oche (17 oche, diagonali alterne)
    ==========
    Da: Ann
    A: Ben\_10
    Schieramenti: a sorte, quando la sfida viene accettata
    Tempo: 7 giorni a mossa
    Configurazione del tavolo: 17 oche, che non muovono di lato; tavoliere con diagonali alterne
    Classificata: delle partite che gli stessi due giocatori iniziano nell'arco di 24 ore contano le prime 4.
    Scade <t:1800086400:R>.
    [Accetta] [Rifiuta] [Ritira]

    # challenge-fox-alternate-sideways
    Sfida: Volpe e Oche (17 oche, mosse di lato, diagonali alterne)
    ==========
    Da: Ann
    A: Ben\_10
    Schieramenti: a sorte, quando la sfida viene accettata
    Tempo: nessun limite
    Configurazione del tavolo: 17 oche, che possono muovere di lato; tavoliere con diagonali alterne
    Classificata: delle partite che gli stessi due giocatori iniziano nell'arco di 24 ore contano le prime 4.
    Scade <t:1800086400:R>.
    [Accetta] [Rifiuta] [Ritira]

    # challenge-fox-sideways
    Sfida: Volpe e Oche (15 oche, mosse di lato, tutte le diagonali)
    ==========
    Da: Ann
    A: Ben\_10
    Schieramenti: volpe per Ann, oche per l'altro giocatore
    Tempo: 3 giorni a mossa
    Configurazione del tavolo: 15 oche, che possono muovere di lato; tavoliere con tutte le diagonali
    Classificata: delle partite che gli stessi due giocatori iniziano nell'arco di 24 ore contano le prime 4.
    Scade <t:1800086400:R>.
    [Accetta] [Rifiuta] [Ritira]

    # challenge-idle-options
    Sfida: Lepre e cani
    ==========
    Da: Ann
    A: Ben\_10
    Schieramenti: cani per Ann, lepre per l'altro giocatore
    Tempo: 5 minuti a mossa
    Numero di oche, mosse di lato e diagonali sono opzioni di Volpe e Oche. Lepre e cani non le usa: qui non cambiano nulla.
    Classificata: delle partite che gli stessi due giocatori iniziano nell'arco di 24 ore contano le prime 4.
    Scade <t:1800000900:R>.
    [Accetta] [Rifiuta] [Ritira]

    # challenge-rematch
    Rivincita: Lepre e cani
    ==========
    Da: Ann
    A: Ben\_10
    Schieramenti: cani per Ann, lepre per l'altro giocatore
    Tempo: 5 minuti a mossa
    Classificata: delle partite che gli stessi due giocatori iniziano nell'arco di 24 ore contano le prime 4.
    Scade <t:1800000900:R>.
    [Accetta] [Rifiuta] [Ritira]

    # over-fox-blocked
    **Vince la volpe: nessuna oca può muovere.**
    Vince: Ben\_10

    # over-fox-captured
    **Vince la volpe: restano meno di quattro oche.**
    Vince: Ben\_10

    # over-fox-fox-resigned
    **Vincono le oche: la volpe ha abbandonato.**
    Vince: Ann

    # over-fox-fox-timed-out
    **Vincono le oche: la volpe ha esaurito il tempo.**
    Vince: Ann

    # over-fox-geese-resigned
    **Vince la volpe: le oche hanno abbandonato.**
    Vince: Ben\_10

    # over-fox-geese-timed-out
    **Vince la volpe: le oche hanno esaurito il tempo.**
    Vince: Ben\_10

    # over-fox-rated
    Volpe e Oche (17 oche, mosse di lato, diagonali alterne): Ann (oche) – Ben\_10 (volpe)
    ==========
    **Vince la volpe: le oche hanno abbandonato.**
    Vince: Ben\_10
    Punteggio con le oche: Ann 1500 → 1338
    Punteggio con la volpe: Ben\_10 1500 → 1662
    Ultima mossa: un'oca da g5 a f5.
    F = volpe (Ben\_10), in e5
    G = oca (Ann), totale 17, in c1, d1, e1, c2, d2, e2, a3, b3, c3, d3, e3, f3, g3, a4, g4, a5, f5
    lettera minuscola = pezzo mosso per ultimo; o = il punto che ha lasciato
    (Partita 7 · 1 giorno a mossa · classificata)
    [Rivincita] [Rivedi]

    # over-fox-repeated
    **Patta: la stessa posizione si presenta per la terza volta.**

    # over-fox-trapped
    **Vincono le oche: la volpe è intrappolata.**
    Vince: Ann

    # over-hare-aborted
    **La partita è stata annullata. Non conta nulla.**

    # over-hare-aborted-board
    Lepre e cani: Ann (cani) – Ben\_10 (lepre)
    ==========
    **La partita è stata annullata. Non conta nulla.**
    Non è stata ancora fatta nessuna mossa.
    H = lepre (Ben\_10), in b5
    D = cane (Ann), in b1, a2, c2
    (Partita 7 · 1 giorno a mossa · non classificata)
    [Rivincita] [Rivedi]

    # over-hare-draw-agreed
    **Patta, concordata dai due giocatori.**

    # over-hare-got-past
    **Vince la lepre: ha superato i cani.**
    Vince: Ben\_10

    # over-hare-hare-resigned
    **Vincono i cani: la lepre ha abbandonato.**
    Vince: Ann

    # over-hare-hare-timed-out
    **Vincono i cani: la lepre ha esaurito il tempo.**
    Vince: Ann

    # over-hare-hounds-resigned
    **Vince la lepre: i cani hanno abbandonato.**
    Vince: Ben\_10

    # over-hare-hounds-timed-out
    **Vince la lepre: i cani hanno esaurito il tempo.**
    Vince: Ben\_10

    # over-hare-not-rated
    Lepre e cani: Ann (cani) – Ben\_10 (lepre)
    ==========
    **Vince la lepre: ha superato i cani.**
    Vince: Ben\_10
    Non classificata: questi due giocatori avevano già iniziato tra loro 4 partite classificate di questo gioco nell'arco di 24 ore.
    Ultima mossa: la lepre da b5 a a4.
    H = lepre (Ben\_10), in a4
    D = cane (Ann), in b1, c2, b3
    [ ] = pezzo mosso per ultimo; o = il punto che ha lasciato
    (Partita 7 · 1 giorno a mossa · non classificata)
    [Rivincita] [Rivedi]

    # over-hare-rated
    Lepre e cani: Ann (cani) – Ben\_10 (lepre)
    ==========
    **Vincono i cani: la lepre è intrappolata.**
    Vince: Ann
    Punteggio con i cani: Ann 1500 → 1662
    Punteggio con la lepre: Ben\_10 1500 → 1338
    Ultima mossa: la lepre da b5 a a4.
    H = lepre (Ben\_10), in a4
    D = cane (Ann), in b1, c2, b3
    [ ] = pezzo mosso per ultimo; o = il punto che ha lasciato
    (Partita 7 · 1 giorno a mossa · classificata)
    [Rivincita] [Rivedi]

    # over-hare-stalled
    **Vince la lepre: i cani hanno fatto dieci mosse di fila senza avanzare.**
    Vince: Ben\_10

    # over-hare-trapped
    **Vincono i cani: la lepre è intrappolata.**
    Vince: Ann

    # reminder-fox
    <@1>, il tuo tempo per la mossa nella partita 7 (Volpe e Oche) scade <t:1800086400:R>.

    # reminder-hare
    <@2>, il tuo tempo per la mossa nella partita 7 (Lepre e cani) scade <t:1800086400:R>.
    ");
}

#[test]
fn what_only_the_one_who_asked_sees() {
    let book = Gallery::private(LANGUAGE, &Cast::ordinary()).book();
    assert_snapshot!(book, @r"
    # bad-option
    Questa non è una delle scelte per l'opzione «pace». Scegli dall'elenco che compare mentre scrivi.

    # busy
    In questo momento le partite non sono raggiungibili. Riprova fra poco.

    # done-draw-offered
    La patta è proposta. La proposta vale fino alla risposta dell'altro giocatore o alla prossima mossa.

    # done-kept-playing
    Non hai abbandonato. La partita continua.

    # done-moved
    Ultima mossa: la lepre da b5 a a4.
    Tocca ai cani (Ann).
    Il tempo per questa mossa scade <t:1800086400:R>.

    # done-over
    **Vince la lepre: i cani hanno abbandonato.**
    Vince: Ben\_10

    # illegal-backward
    Questa mossa non è legale: da a2 a b1.
    Da a2 a b1 si va indietro, e questo pezzo non va mai indietro.
    Mosse legali: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3

    # illegal-cannot-jump
    Questa mossa non è legale: da a2 a a4.
    Il pezzo in a2 non può saltare, quindi non arriva in a4.
    Mosse legali: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3

    # illegal-empty
    Questa mossa non è legale: da b2 a b3.
    In b2 non c'è nessun pezzo.
    Mosse legali: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3

    # illegal-finished
    Questa mossa non è legale: da a2 a a3.
    La partita è finita.

    # illegal-no-line
    Questa mossa non è legale: da a2 a b4.
    Nessuna linea porta da a2 a b4.
    Mosse legali: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3

    # illegal-not-yours
    Questa mossa non è legale: da b5 a b4.
    Il pezzo in b5 è dell'altro giocatore.
    Mosse legali: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3

    # illegal-nothing-to-jump
    Questa mossa non è legale: d4xd6xd4.
    Tra d6 e d4, in d5, non c'è nessun pezzo da saltare.
    Mosse legali del pezzo in d4: d4xd2, d4xb4, d4xf4, d4xd6, d4xb4xd2, d4xf4xd2, d4xd2xb4, d4xd6xb4, d4xd2xf4, d4xd6xf4, d4xb4xd6, d4xf4xd6, d4xd6xb4xd2, d4xd6xf4xd2, d4xf4xd2xb4, d4xf4xd6xb4, d4xd2xb4xd4, d4xd2xf4xd4, d4xb4xd2xd4, d4xb4xd6xd4, d4xf4xd2xd4, d4xf4xd6xd4, d4xd6xb4xd4, d4xd6xf4xd4, d4xb4xd2xf4
    /move offre ogni mossa legale mentre scrivi.

    # illegal-occupied
    Questa mossa non è legale: da b1 a a2.
    In a2 c'è già un pezzo.
    Mosse legali: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3

    # illegal-of-many
    Questa mossa non è legale: da a1 a b2.
    Sul tavoliere non c'è il punto a1.
    Pezzi che possono muovere: c1, e1, d2, a3, c3, e3, g3, b4, d4, f4, a5, c5, e5, g5
    /move offre ogni mossa legale mentre scrivi.

    # illegal-off-board
    Questa mossa non è legale: da a2 a a1.
    Sul tavoliere non c'è il punto a1.
    Mosse legali: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3

    # illegal-one-of-many
    Questa mossa non è legale: da d2 a d5.
    Nessuna linea porta da d2 a d5.
    Mosse legali del pezzo in d2: d2-c2, d2-e2, d2-d3
    /move offre ogni mossa legale mentre scrivi.

    # illegal-sideways
    Questa mossa non è legale: da a4 a b4.
    Da a4 a b4 si va di lato, cosa che la configurazione di questa partita non permette.
    Mosse legali: a3-b4, b3-b4, b3-c4, c3-b4, c3-c4, c3-d4, d3-c4, d3-d4, d3-e4, e3-d4, e3-e4, e3-f4, f3-e4, f3-f4, g3-f4, a4-b5, g4-f5

    # lacks-embed-links
    Qui non posso giocare: in questo canale manca il permesso «Incorpora link», che serve per il tavoliere. Chi gestisce il server può concedermelo.

    # lacks-send-messages
    Qui non posso giocare: in questo canale manca il permesso «Invia messaggi». Chi gestisce il server può concedermelo.

    # lacks-send-messages-in-threads
    Qui non posso giocare: in questo thread manca il permesso «Invia messaggi nei thread». Chi gestisce il server può concedermelo.

    # lacks-view-channel
    Qui non posso giocare: in questo canale manca il permesso «Visualizza canale». Chi gestisce il server può concedermelo.

    # late-aborted
    Questa partita è finita: è stata annullata e non conta nulla.

    # late-blocked
    Questa partita è finita: nessuna oca poteva muovere e la volpe ha vinto.

    # late-captured
    Questa partita è finita: restavano meno di quattro oche e la volpe ha vinto.

    # late-draw-agreed
    Questa partita è finita: i due giocatori hanno concordato la patta.

    # late-got-past
    Questa partita è finita: la lepre ha superato i cani e ha vinto.

    # late-repeated
    Questa partita è finita: patta, perché la stessa posizione si è presentata per la terza volta.

    # late-resigned
    Questa partita è finita per abbandono.

    # late-stalled
    Questa partita è finita: i cani hanno fatto dieci mosse di fila senza avanzare e la lepre ha vinto.

    # late-timed-out
    Questa partita è finita: il tempo per una mossa è scaduto.

    # late-trapped
    Questa partita è finita: ha vinto chi ha intrappolato l'avversario.

    # no-game
    Non hai in corso nessuna partita che corrisponda. Con /challenge ne inizi una.

    # no-such-game
    Non c'è nessuna partita con questo numero: \*12\*. /games elenca le tue.

    # refused-accepted
    Questa sfida è già stata accettata: non si può più rispondere.

    # refused-already-anyone-fox
    Hai già una sfida a Volpe e Oche aperta a tutti. Aspetta che qualcuno la accetti, oppure prima ritirala.

    # refused-already-anyone-hare
    Hai già una sfida a Lepre e cani aperta a tutti. Aspetta che qualcuno la accetti, oppure prima ritirala.

    # refused-already-fox
    Hai già una sfida a Volpe e Oche aperta con lo stesso giocatore: Ben\_10. Aspetta la risposta, oppure prima ritirala.

    # refused-already-hare
    Hai già una sfida a Lepre e cani aperta con lo stesso giocatore: Ben\_10. Aspetta la risposta, oppure prima ritirala.

    # refused-board-changed
    Nel frattempo il tavoliere è cambiato. Guardalo com'è adesso e scegli di nuovo.

    # refused-bot
    I bot non giocano, e questo è un bot: Ben\_10. Sfida una persona.

    # refused-cancelled
    Questa sfida è stata ritirata da chi l'aveva lanciata.

    # refused-declined
    Questa sfida è stata rifiutata: non si può più rispondere.

    # refused-draw-offered
    Hai già proposto la patta. Sta all'altro giocatore rispondere.

    # refused-expired
    Questa sfida è scaduta. Per lanciarne un'altra basta un /challenge.

    # refused-no-draw-offer
    Non c'è una proposta di patta dell'altro giocatore a cui rispondere. Una proposta decade con la mossa successiva.

    # refused-not-the-challenger
    Solo chi ha lanciato questa sfida può ritirarla: Ann.

    # refused-not-yours
    Questa sfida è per un'altra persona: Ben\_10.

    # refused-oneself
    Non ci si può sfidare da soli. Indica un altro giocatore, oppure non indicare nessuno: allora gioca chi accetta per primo.

    # refused-own
    Questa sfida è tua. Sta all'altro giocatore accettarla o rifiutarla; tu puoi ritirarla.

    # refused-rematch-asked
    La rivincita è già stata chiesta da <@1>. Sta all'altro giocatore accettarla.

    # refused-rematch-done
    La rivincita di questa partita è già stata accettata.

    # refused-spectator
    In questa partita giocano altre due persone. Con /challenge ne inizi una tua.

    # refused-still-running
    Questa partita è ancora in corso. La rivincita si può chiedere quando è finita.

    # refused-too-many
    Hai già 5 sfide aperte, il massimo consentito. Ritirane una o aspetta una risposta.

    # refused-too-many-one
    Hai già 1 sfida aperta, il massimo consentito. Ritirala o aspetta la risposta.

    # refused-turn
    Non è il tuo turno. Tocca a: Ben\_10.

    # resign-early
    Vuoi davvero lasciare la partita 7? Non avete ancora mosso entrambi, quindi viene annullata e non conta nulla.
    [Sì, abbandona] [No, continua a giocare]

    # resign-fox
    Vuoi davvero abbandonare la partita 7 (Volpe e Oche)? La vincerà l'altro giocatore.
    [Sì, abbandona] [No, continua a giocare]

    # resign-hare
    Vuoi davvero abbandonare la partita 7 (Lepre e cani)? La vincerà l'altro giocatore.
    [Sì, abbandona] [No, continua a giocare]

    # unknown-button
    Questo pulsante non funziona più. /board mostra la tua partita com'è adesso.

    # unknown-command
    Questo comando non funziona, o non funziona più. /help elenca quelli che funzionano.

    # unreadable-cut-short
    La mossa si interrompe dove doveva esserci un punto.
    Una mossa si scrive così: a2-b3; un salto così: d4xd2; più salti con ogni punto d'arrivo: d4xd2xf2.
    Mosse legali: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3

    # unreadable-empty
    Manca la mossa.
    Una mossa si scrive così: a2-b3; un salto così: d4xd2; più salti con ogni punto d'arrivo: d4xd2xf2.
    Mosse legali: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3

    # unreadable-no-landing
    La mossa comincia in a2 ma non dice dove va.
    Una mossa si scrive così: a2-b3; un salto così: d4xd2; più salti con ogni punto d'arrivo: d4xd2xf2.
    Mosse legali: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3

    # unreadable-not-a-jump
    Da a2 a a3 non è un salto: un salto arriva a due punti di distanza, in linea retta.
    Una mossa si scrive così: a2-b3; un salto così: d4xd2; più salti con ogni punto d'arrivo: d4xd2xf2.
    Mosse legali: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3

    # unreadable-of-many
    Doveva esserci un punto da a1 a g7, ma c'è questo: hello
    Una mossa si scrive così: a2-b3; un salto così: d4xd2; più salti con ogni punto d'arrivo: d4xd2xf2.
    Pezzi che possono muovere: c1, e1, d2, a3, c3, e3, g3, b4, d4, f4, a5, c5, e5, g5
    /move offre ogni mossa legale mentre scrivi.

    # unreadable-point
    Doveva esserci un punto da a1 a g7, ma c'è questo: \*h9\*
    Una mossa si scrive così: a2-b3; un salto così: d4xd2; più salti con ogni punto d'arrivo: d4xd2xf2.
    Mosse legali: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3

    # unreadable-same-point
    La mossa comincia e finisce in a2.
    Una mossa si scrive così: a2-b3; un salto così: d4xd2; più salti con ogni punto d'arrivo: d4xd2xf2.
    Mosse legali: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3

    # unreadable-too-long
    Questo testo è più lungo di qualsiasi mossa.
    Una mossa si scrive così: a2-b3; un salto così: d4xd2; più salti con ogni punto d'arrivo: d4xd2xf2.
    Mosse legali: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3

    # unreadable-too-many-jumps
    La mossa ha più salti di quanti pezzi ci siano da saltare.
    Una mossa si scrive così: a2-b3; un salto così: d4xd2; più salti con ogni punto d'arrivo: d4xd2xf2.
    Mosse legali: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3

    # went-wrong
    Qualcosa è andato storto, e non per colpa tua. Se succede ancora, comunica a chi gestisce questo bot il codice `4f1c`.

    # which-game
    Hai più partite in corso. Indica quale intendi con l'opzione «game»:
    [7 · Lepre e cani · Ann](https://discord.com/channels/5/5/5)
    > Tocca a te, il tempo scade <t:1800086400:R> …
    ");
}

#[test]
fn lists_rules_help_and_completions() {
    let book = Gallery::lists(LANGUAGE, &Cast::ordinary()).book();
    assert_snapshot!(book, @r"
    # games
    Le tue partite
    ==========
    7 · Volpe e Oche · Ben\_10
    > Tocca a te, il tempo scade <t:1800086400:R>
    [7 · Lepre e cani · Ben\_10](https://discord.com/channels/5/5/5)
    > Tocca a te, nessun limite di tempo
    [7 · Volpe e Oche · Ben\_10](https://discord.com/channels/@me/5/5)
    > Tocca all'altro giocatore, il tempo scade <t:1800086400:R>
    [7 · Lepre e cani · Ben\_10](https://discord.com/channels/5/5/5)
    > Tocca all'altro giocatore, nessun limite di tempo
    [7 · Lepre e cani · Ben\_10](https://discord.com/channels/5/5/5)
    > Vincono i cani: la lepre è intrappolata.
    (5 partite)

    # games-none
    Le tue partite
    ==========
    Non hai partite in corso. Con /challenge ne inizi una.

    # games-one
    Le tue partite
    ==========
    7 · Volpe e Oche · Ben\_10
    > Tocca a te, il tempo scade <t:1800086400:R>
    (1 partita)

    # games-paged
    Le tue partite
    ==========
    [7 · Lepre e cani · Ben\_10](https://discord.com/channels/5/5/5)
    > Tocca all'altro giocatore, il tempo scade <t:1800086400:R> …
    (25 partite · Pagina 2 di 3)
    [Pagina precedente] [Pagina successiva]

    # help
    Leveret: giochi di caccia per due
    ==========
    **La tua prima partita.** Scrivi /challenge e indica una persona, oppure nessuno: allora gioca chi accetta per primo. Quando la sfida viene accettata compare il tavoliere. Per muovere premi un pulsante o scrivi /move.

    **Tutti i comandi**
    `/challenge` – Sfida qualcuno a una partita, o chiunque ne abbia voglia
    `/move` – Fai una mossa nella tua partita
    `/board` – Mostra di nuovo il tavoliere della tua partita
    `/games` – Elenca le tue partite, prima quelle che aspettano te
    `/resign` – Abbandona la tua partita
    `/draw` – Proponi la patta, o accetta quella che ti viene proposta
    `/takeback` – Chiedi di ritirare la tua ultima mossa
    `/rules` – Come si gioca, i giochi a confronto, la loro storia
    `/leaderboard` – I migliori giocatori
    `/stats` – Punteggi e risultati, tuoi o di altri
    `/help` – Che cosa sa fare Leveret, e come cominciare
    `/replay` – Rivedi una partita, in corso o finita
    `/history` – Elenca le partite finite, tue o di altri
    `/export` – Ottieni una partita come testo
    `/import` – Rivedi una partita che è stata esportata
    `/settings` – Le tue impostazioni: lingua, notifiche, promemoria, aspetto del tavoliere
    `/block` – Non accettare più sfide da qualcuno
    `/unblock` – Accetta di nuovo sfide da qualcuno
    `/privacy` – Che cosa sa di te Leveret, da avere o da far cancellare
    `/server` – Impostazioni di questo server; per chi lo gestisce
    App, Sfida a una partita (nel menu di una persona) – Sfida quella persona a una partita

    Le regole dei due giochi sono in /rules.

    # leaderboard-everywhere
    Lepre e cani: la classifica
    ==========
    Partite giocate ovunque.
    **11** Ann: 1601 ± 136, 52 partite …
    (Il punteggio complessivo è la media dei punteggi con i due schieramenti. L'ordine segue il punteggio complessivo meno l'incertezza (±). Pagina 2 di 3)
    [Pagina precedente] [Pagina successiva]
    [Volpe e Oche] [Questo server]

    # leaderboard-none
    Lepre e cani: la classifica
    ==========
    Partite giocate ovunque.
    Nessuno ha ancora finito una partita classificata. Con /challenge puoi aprire tu la classifica.
    (Il punteggio complessivo è la media dei punteggi con i due schieramenti. L'ordine segue il punteggio complessivo meno l'incertezza (±).)
    [Volpe e Oche]

    # leaderboard-server
    Volpe e Oche: la classifica
    ==========
    Partite giocate in questo server.
    **1** Ann: 1601 ± 136, 52 partite
    **2** __Ben\_10__: 1601 ± 136, 2 partite
    (Il punteggio complessivo è la media dei punteggi con i due schieramenti. L'ordine segue il punteggio complessivo meno l'incertezza (±).)
    [Lepre e cani] [Ovunque]

    # rules-fox
    Volpe e Oche: come si gioca
    ==========
    Tante oche danno la caccia a una volpe. Le oche cercano di intrappolarla; la volpe sfoltisce il branco.

    - **Tavoliere.** Una croce di 33 punti. Una linea unisce ogni coppia di punti vicini: lungo le righe, lungo le colonne e lungo le diagonali.
    - **Inizio.** La volpe sta al centro, in d4. 13 oche riempiono la terza riga e il braccio che sta sotto. La prima mossa è della volpe, poi le due parti si alternano.
    - **Mosse.** Un'oca fa un passo in avanti (verso l'alto) o in diagonale in avanti, mai indietro. La volpe fa un passo in qualsiasi direzione, oppure salta un'oca vicina, arriva nel punto vuoto subito oltre e la cattura. Dopo un salto può saltare ancora nella stessa mossa, o fermarsi. Catturare non è mai obbligatorio; le oche non catturano mai.
    - **Vincono le oche** quando tocca alla volpe e la volpe non può né fare un passo né saltare.
    - **Vince la volpe** quando restano meno di quattro oche, o quando tocca alle oche e nessuna può muovere.
    - **Configurazione del tavolo.** Nella sfida si possono chiedere 15 oche (anche in a4 e g4) o 17 (anche in a5 e g5), oche che muovono anche di lato, e il tavoliere con diagonali alterne, dove solo un punto sì e uno no ha linee diagonali. Con le mosse di lato la partita è patta quando la stessa posizione, con lo stesso turno, si presenta per la terza volta. La patta si può anche concordare.
    [I due giochi a confronto] [Storia] [Lepre e cani]

    # rules-fox-compared
    Volpe e Oche a confronto con Lepre e cani
    ==========
    ```
    Lepre e     Volpe e
    cani        Oche
    -- Punti
    11          33
    -- Pezzi
    3 cani, 1   13, 15 o
    lepre       17 oche, 1
                volpe
    -- Prima mossa
    i cani      la volpe
    -- Mosse del branco
    in avanti o in avanti;
    di lato     di lato a
                richiesta
    -- Mosse della preda
    in ogni     in ogni
    direzione   direzione
    -- Catture
    nessuna     la volpe
                salta
    -- Vince il branco
    se          se
    intrappola  intrappola
    la lepre    la volpe
    -- Vince la preda
    se supera i con meno
    cani, o se  di 4 oche,
    per dieci   o tutte
    mosse non   bloccate
    avanzano
    -- Patta
    di comune   di comune
    accordo     accordo, o
                se (con
                mosse di
                lato) la
                posizione
                ritorna
    ```
    [Come si gioca] [Storia] [Lepre e cani]

    # rules-fox-history
    Volpe e Oche: storia e gioco perfetto
    ==========
    - **Una vecchia famiglia.** Un pezzo forte contro un branco di pezzi deboli: giochi di caccia così si praticano da secoli nell'Europa del nord. Lepre e cani è un piccolo parente, con un tavoliere tutto suo.
    - **Due tavolieri.** Qui sono uniti tutti i punti vicini della croce, e un pezzo al centro ha otto vie d'uscita. Il vecchio tavoliere disegnato ha diagonali solo per un punto sì e uno no; si può scegliere nella configurazione del tavolo.
    - **Gioco perfetto.** Una ricerca non ha trovato soluzioni pubblicate per questo tavoliere e queste regole, perciò qui non si afferma nulla. Una cosa è certa: senza mosse di lato ogni partita finisce, perché le oche vanno solo in avanti. Con le mosse di lato, la terza ripetizione dà la patta.
    [Come si gioca] [I due giochi a confronto] [Lepre e cani]

    # rules-hare
    Lepre e cani: come si gioca
    ==========
    Tre cani danno la caccia a una lepre. I cani cercano di intrappolarla; la lepre cerca di superarli.

    - **Tavoliere.** 11 punti uniti da linee: un quadrato di tre per tre, con un punto d'estremità sotto e uno sopra. Le diagonali del quadrato si incrociano al centro.
    - **Inizio.** I cani stanno in basso, in b1, a2 e c2; la lepre sta in alto, in b5. La prima mossa è dei cani, poi le due parti si alternano.
    - **Mosse.** A ogni mossa un solo pezzo fa un passo lungo una linea, fino a un punto vuoto. La lepre va in ogni direzione. Un cane va in avanti (verso l'alto), in diagonale in avanti o di lato, mai indietro. Non si cattura nulla.
    - **Vincono i cani** quando tocca alla lepre e la lepre non può muovere.
    - **Vince la lepre** appena si trova su una riga più bassa di quella di ogni cane: li ha superati. Vince anche quando i cani temporeggiano: dieci loro mosse di fila senza avanzare. Il conto è indicato accanto al tavoliere e riparte da zero a ogni mossa di un cane in avanti o in diagonale.

    La patta c'è solo se i due giocatori la concordano.
    [I due giochi a confronto] [Storia] [Volpe e Oche]

    # rules-hare-compared
    Lepre e cani a confronto con Volpe e Oche
    ==========
    ```
    Lepre e     Volpe e
    cani        Oche
    -- Punti
    11          33
    -- Pezzi
    3 cani, 1   13, 15 o
    lepre       17 oche, 1
                volpe
    -- Prima mossa
    i cani      la volpe
    -- Mosse del branco
    in avanti o in avanti;
    di lato     di lato a
                richiesta
    -- Mosse della preda
    in ogni     in ogni
    direzione   direzione
    -- Catture
    nessuna     la volpe
                salta
    -- Vince il branco
    se          se
    intrappola  intrappola
    la lepre    la volpe
    -- Vince la preda
    se supera i con meno
    cani, o se  di 4 oche,
    per dieci   o tutte
    mosse non   bloccate
    avanzano
    -- Patta
    di comune   di comune
    accordo     accordo, o
                se (con
                mosse di
                lato) la
                posizione
                ritorna
    ```
    [Come si gioca] [Storia] [Volpe e Oche]

    # rules-hare-history
    Lepre e cani: storia e gioco perfetto
    ==========
    - **Un passatempo da soldati.** I giochi in cui più cani inseguono una lepre si praticano da secoli nell'Europa del nord. Questo piccolo tavoliere si diffuse nell'esercito francese nel XIX secolo: per questo si chiama anche le jeu militaire, il gioco militare francese. Altri nomi: il gioco dei nani, il diavolo tra i sarti e, nel libro di Schuh, il gioco dei soldati.
    - **Una rubrica e due libri.** Martin Gardner lo presentò ai lettori della sua rubrica Mathematical Games nell'ottobre 1963, ammirando quanta strategia si nasconda in un gioco così semplice. Frederik Schuh lo analizzò per intero in The Master Book of Mathematical Recreations (1968). Berlekamp, Conway e Guy arrivano allo stesso verdetto in Winning Ways for Your Mathematical Plays.
    - **Gioco perfetto.** Vincono i cani, da qualunque punto parta la lepre e chiunque muova per primo. Dalla posizione iniziale bastano loro al massimo 23 semimosse (mosse singole, contando entrambe le parti). Tra persone la lepre ha le sue occasioni: può bastare un passo distratto di un cane.
    [Come si gioca] [I due giochi a confronto] [Volpe e Oche]

    # stats
    Statistiche: Ben\_10
    ==========
    **Lepre e cani**
    Ovunque: punteggio complessivo 1601 ± 136, posto 17
    > Con i cani: 1702 ± 160; vinte 12, perse 4, patte 1
    > Con la lepre: 1500 ± 220; vinte 0, perse 4, patte 1
    In questo server: punteggio complessivo 1601 ± 136, posto 2
    > Con i cani: 1702 ± 160; vinte 12, perse 4, patte 1
    > Con la lepre: 1500 ± 220; vinte 0, perse 4, patte 1
    **Volpe e Oche**
    Ovunque: punteggio complessivo 1601 ± 136, posto 3
    > Con le oche: 1702 ± 160; vinte 12, perse 4, patte 1
    > Con la volpe: 1500 ± 220; vinte 0, perse 4, patte 1
    In questo server: ancora nessuna partita classificata

    # stats-newcomer
    Statistiche: Ann
    ==========
    **Lepre e cani**
    Ovunque: ancora nessuna partita classificata
    **Volpe e Oche**
    Ovunque: ancora nessuna partita classificata

    # suggest-captures
    d4 cattura d5, e5, arriva in f4 → d4xd6xf4 …

    # suggest-games
    7 · Lepre e cani · Ben_10 · tocca a te → 7
    6 · Volpe e Oche · Łucja · tocca all'altro → 6

    # suggest-moves
    da b1 a b2 → b1-b2 …
    ");
}

#[test]
fn what_people_see_of_the_life_of_a_game() {
    let book = Gallery::life(LANGUAGE, &Cast::ordinary()).book();
    assert_snapshot!(book, @r#"
    # call-takeback
    <@2>, ti viene chiesto di consentire il ritiro di una mossa.

    # challenge-match
    Sfida: Lepre e cani
    ==========
    Da: Ann
    A: Ben\_10
    Schieramenti: a sorte, quando la sfida viene accettata
    Tempo: 5 minuti a mossa
    Incontro: 2 partite, con gli schieramenti scambiati dopo ognuna
    Classificata: delle partite che gli stessi due giocatori iniziano nell'arco di 24 ore contano le prime 4.
    Scade <t:1800000900:R>.
    [Accetta] [Rifiuta] [Ritira]

    # done-takeback-asked
    Hai chiesto di ritirare una mossa. La richiesta vale fino alla risposta dell'altro giocatore o alla prossima mossa.

    # export-game
    Trascrizione della partita 7. /import la rilegge.
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
    La trascrizione caricata da te.
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
    Partite finite: Ann
    ==========
    [20 · Lepre e cani · Ben\_10](https://discord.com/channels/5/5/5)
    > Vinta · Vincono i cani: la lepre è intrappolata. · <t:1800000000:R>
    [19 · Volpe e Oche · Ben\_10](https://discord.com/channels/5/5/5)
    > Persa · Vince la volpe: le oche hanno abbandonato. · <t:1800000000:R>
    [18 · Lepre e cani · Ben\_10](https://discord.com/channels/5/5/5)
    > Patta · Patta, concordata dai due giocatori. · <t:1800000000:R>
    [17 · Volpe e Oche · Ben\_10](https://discord.com/channels/5/5/5)
    > Annullata · La partita è stata annullata. Non conta nulla. · <t:1800000000:R>
    (4 partite)
    [Scegli una partita da rivedere v]
      | 20 · Lepre e cani · Ben_10 | Vincono i cani: la lepre è intrappolata.
      | 19 · Volpe e Oche · Ben_10 | Vince la volpe: le oche hanno abbandonato.
      | 18 · Lepre e cani · Ben_10 | Patta, concordata dai due giocatori.
      | 17 · Volpe e Oche · Ben_10 | La partita è stata annullata. Non conta nulla.

    # history-none
    Partite finite: Ann
    ==========
    Non è ancora finita nessuna partita.

    # history-paged
    Partite finite: Ann
    ==========
    [16 · Lepre e cani · Ben\_10](https://discord.com/channels/5/5/5)
    > Persa · Vince la lepre: i cani hanno esaurito il tempo. · <t:1800000000:R> …
    (25 partite · Pagina 2 di 3)
    [Scegli una partita da rivedere v]
      | 16 · Lepre e cani · Ben_10 | Vince la lepre: i cani hanno esaurito il tempo. …
    [Pagina precedente] [Pagina successiva]

    # import-form
    Leggi una trascrizione
    La trascrizione
    [Game "hare-and-hounds"] …

    # import-gone
    Questa trascrizione non è più conservata. Caricala di nuovo con /import.

    # match-begins
    Lepre e cani: Ann (cani) – Ben\_10 (lepre)
    ==========
    Incontro, partita 1 di 2. Risultato: Ann 0, Ben\_10 0
    Non è stata ancora fatta nessuna mossa.
    Tocca ai cani (Ann).
    Il tempo per questa mossa scade <t:1800086400:R>.
    H = lepre (Ben\_10), in b5
    D = cane (Ann), in b1, a2, c2
    (Partita 7 · 1 giorno a mossa · classificata)
    [da b1 a b2] [da a2 a b2] [da a2 a a3] [da a2 a b3] [da c2 a b2]
    [da c2 a b3] [da c2 a c3]
    [Proponi la patta] [Abbandona] [La mia vista] [Mosse]

    # match-called-off
    Lepre e cani: Ann (cani) – Ben\_10 (lepre)
    ==========
    **La partita è stata annullata. Non conta nulla.**
    Incontro, partita 2 di 2. Risultato: Ann 0, Ben\_10 0
    Con questa partita è annullato anche l'incontro. Non l'ha vinto nessuno.
    Non è stata ancora fatta nessuna mossa.
    H = lepre (Ben\_10), in b5
    D = cane (Ann), in b1, a2, c2
    (Partita 7 · 1 giorno a mossa · non classificata)
    [Rivincita] [Rivedi]

    # match-drawn
    Lepre e cani: Ann (cani) – Ben\_10 (lepre)
    ==========
    **Patta, concordata dai due giocatori.**
    Incontro, partita 2 di 2. Risultato: Ann ½, Ben\_10 ½
    L'incontro è finito in parità.
    Ultima mossa: la lepre da a4 a b4.
    H = lepre (Ben\_10), in b4
    D = cane (Ann), in b1, b3, c3
    [ ] = pezzo mosso per ultimo; o = il punto che ha lasciato
    (Partita 7 · 1 giorno a mossa · classificata)
    [Rivincita] [Rivedi]

    # match-goes-on
    Lepre e cani: Ann (cani) – Ben\_10 (lepre)
    ==========
    **Vincono i cani: la lepre è intrappolata.**
    Vince: Ann
    Incontro, partita 1 di 2. Risultato: Ann 1, Ben\_10 0
    Segue la partita 2 di 2, a schieramenti scambiati.
    Ultima mossa: la lepre da a4 a b4.
    H = lepre (Ben\_10), in b4
    D = cane (Ann), in b1, b3, c3
    [ ] = pezzo mosso per ultimo; o = il punto che ha lasciato
    (Partita 7 · 1 giorno a mossa · classificata)
    [Rivedi]

    # match-won
    Lepre e cani: Ann (cani) – Ben\_10 (lepre)
    ==========
    **Vincono i cani: la lepre è intrappolata.**
    Vince: Ann
    Incontro, partita 2 di 2. Risultato: Ann 1, Ben\_10 0
    L'incontro è finito. Vince l'incontro: Ann
    Ultima mossa: la lepre da a4 a b4.
    H = lepre (Ben\_10), in b4
    D = cane (Ann), in b1, b3, c3
    [ ] = pezzo mosso per ultimo; o = il punto che ha lasciato
    (Partita 7 · 1 giorno a mossa · classificata)
    [Rivincita] [Rivedi]

    # record-bad-header
    Questa trascrizione non si può leggere. L'errore è alla riga 1:
    L'intestazione non è scritta come [Game "hare-and-hounds"].

    # record-contradiction
    Questa trascrizione non si può leggere. L'errore è alla riga 4:
    Secondo l'intestazione la partita è finita con "trapped", ma le mosse portano a "got-past".

    # record-contradiction-running
    Questa trascrizione non si può leggere. L'errore è alla riga 6:
    Secondo l'intestazione la partita è finita con "trapped", ma dopo l'ultima mossa è ancora in corso.

    # record-date
    Questa trascrizione non si può leggere. L'errore è alla riga 4:
    Doveva esserci una data come 2026.01.31, ma c'è questo: \*today\*

    # record-illegal
    Questa trascrizione non si può leggere. L'errore è alla riga 6:
    La semimossa 1 non è legale: a2-b1. Da a2 a b1 si va indietro, e questo pezzo non va mai indietro.

    # record-late-header
    Questa trascrizione non si può leggere. L'errore è alla riga 7:
    C'è un'intestazione dopo l'inizio delle mosse.

    # record-missing-header
    Questa trascrizione non si può leggere. L'errore è alla riga 3:
    Prima delle mosse manca l'intestazione Game.

    # record-move
    Questa trascrizione non si può leggere. L'errore è alla riga 6:
    La semimossa 1 non si può leggere. Doveva esserci un punto da a1 a g7, ma c'è questo: h9

    # record-move-number
    Questa trascrizione non si può leggere. L'errore è alla riga 6:
    Doveva esserci il numero di mossa 1, ma c'è questo: 2.

    # record-no-result
    Questa trascrizione non si può leggere. L'errore è alla riga 6:
    Alla fine delle mosse manca il risultato, \*.

    # record-position-counter
    Questa trascrizione non si può leggere. L'errore è alla riga 4:
    Il contatore della posizione non è un numero da 0 a 9.

    # record-position-letter
    Questa trascrizione non si può leggere. L'errore è alla riga 4:
    Nella posizione la riga 2 ha una lettera che non indica un pezzo di questo gioco: \*

    # record-position-number
    Questa trascrizione non si può leggere. L'errore è alla riga 4:
    Il numero di mossa della posizione non è un numero da 1 in su.

    # record-position-off-board
    Questa trascrizione non si può leggere. L'errore è alla riga 4:
    Sul tavoliere non c'è il punto b3.

    # record-position-pack
    Questa trascrizione non si può leggere. L'errore è alla riga 4:
    La posizione ha 2 cani o oche, cosa impossibile con questa configurazione del tavolo.

    # record-position-parts
    Questa trascrizione non si può leggere. L'errore è alla riga 4:
    La posizione non ha le quattro parti che servono: le righe, la parte che muove, un contatore e il numero di mossa.

    # record-position-quarry
    Questa trascrizione non si può leggere. L'errore è alla riga 4:
    La posizione deve avere esattamente una lepre o una volpe, ma non è così.

    # record-position-row
    Questa trascrizione non si può leggere. L'errore è alla riga 4:
    Nella posizione la riga 4 doveva avere 3 punti, ma non è così.

    # record-position-row-one
    Questa trascrizione non si può leggere. L'errore è alla riga 4:
    Nella posizione la riga 5 doveva avere 1 punto, ma non è così.

    # record-position-rows
    Questa trascrizione non si può leggere. L'errore è alla riga 4:
    La posizione doveva avere 5 righe separate da barre, ma non è così.

    # record-position-shared
    Questa trascrizione non si può leggere. L'errore è alla riga 4:
    Nella posizione ci sono due pezzi in b3.

    # record-position-side
    Questa trascrizione non si può leggere. L'errore è alla riga 4:
    Nella posizione doveva esserci la lettera della parte che muove, ma c'è questo: x

    # record-repeated-header
    Questa trascrizione non si può leggere. L'errore è alla riga 4:
    C'è una seconda intestazione Game.

    # record-result
    Questa trascrizione non si può leggere. L'errore è alla riga 4:
    Doveva esserci il risultato \*, ma c'è questo: hare

    # record-setup-diagonals
    Questa trascrizione non si può leggere. L'errore è alla riga 2:
    Dovevano esserci le diagonali "every" o "alternate", ma c'è questo: some

    # record-setup-game
    Questa trascrizione non si può leggere. L'errore è alla riga 1:
    Doveva esserci il gioco "hare-and-hounds" o "fox-and-geese", ma c'è questo: chess

    # record-setup-geese
    Questa trascrizione non si può leggere. L'errore è alla riga 2:
    Dovevano esserci 13, 15 o 17 oche, ma c'è questo: 14

    # record-setup-more
    Questa trascrizione non si può leggere. L'errore è alla riga 2:
    La configurazione del tavolo doveva finire, ma c'è ancora questo: up

    # record-setup-too-long
    Questa trascrizione non si può leggere. L'errore è alla riga 4:
    Nessuna configurazione del tavolo è così lunga.

    # record-termination
    Questa trascrizione non si può leggere. L'errore è alla riga 5:
    Doveva esserci un modo di finire la partita, come "trapped" o "resigned", ma c'è questo: bored

    # record-too-long
    Questa trascrizione non si può leggere. L'errore è alla riga 1:
    Questo testo è più lungo di qualsiasi trascrizione.

    # record-unexpected
    Questa trascrizione non si può leggere. L'errore è alla riga 6:
    La trascrizione doveva finire, ma c'è ancora questo: hello

    # refused-match-goes-on
    L'incontro continua con la prossima partita. La rivincita si può chiedere quando è finito.

    # refused-no-takeback
    Non c'è una richiesta di ritiro dell'altro giocatore a cui rispondere. Una richiesta decade con la mossa successiva.

    # refused-nothing-to-take-back
    Non hai ancora fatto nessuna mossa da ritirare.

    # refused-takeback-asked
    Hai già chiesto di ritirare una mossa. Sta all'altro giocatore rispondere.

    # refused-takeback-to-answer
    L'altro giocatore ha già chiesto di ritirare una mossa: Ben\_10. Prima rispondi alla sua richiesta sul tavoliere.

    # replay-first
    Lepre e cani: Ann (cani) – Ben\_10 (lepre)
    ==========
    Dopo la semimossa 0 di 4
    Non è stata ancora fatta nessuna mossa.
    Tocca ai cani (Ann).
    H = lepre (Ben\_10), in b5
    D = cane (Ann), in b1, a2, c2
    Mosse: 1. a2-b3 b5-a4 2. c2-c3 a4-b4
    (Partita 7)
    [Inizio] [Indietro] [Avanti] [Fine]
    [Esporta]

    # replay-import
    Lepre e cani: Ann (cani) – Ben\_10 (lepre)
    ==========
    Dopo la semimossa 4 di 4
    Ultima mossa: la lepre da a4 a b4.
    **Vincono i cani: la lepre ha abbandonato.**
    H = lepre (Ben\_10), in b4
    D = cane (Ann), in b1, b3, c3
    [ ] = pezzo mosso per ultimo; o = il punto che ha lasciato
    Mosse: 1. a2-b3 b5-a4 2. c2-c3 **a4-b4**
    (Una trascrizione caricata da te. Viene conservata per 7 giorni.)
    [Inizio] [Indietro] [Avanti] [Fine]
    [Esporta]

    # replay-last
    Lepre e cani: Ann (cani) – Ben\_10 (lepre)
    ==========
    Dopo la semimossa 4 di 4
    Ultima mossa: la lepre da a4 a b4.
    **Vincono i cani: la lepre ha abbandonato.**
    H = lepre (Ben\_10), in b4
    D = cane (Ann), in b1, b3, c3
    [ ] = pezzo mosso per ultimo; o = il punto che ha lasciato
    Mosse: 1. a2-b3 b5-a4 2. c2-c3 **a4-b4**
    (Partita 7)
    [Inizio] [Indietro] [Avanti] [Fine]
    [Esporta]

    # replay-long
    Volpe e Oche (15 oche, mosse di lato, tutte le diagonali): Ann (oche) – Ben\_10 (volpe)
    ==========
    Dopo la semimossa 25 di 60
    Ultima mossa: la volpe da d5 a c4.
    Tocca alle oche (Ann).
    F = volpe (Ben\_10), in c4
    G = oca (Ann), totale 13, in c1, d1, e1, c2, e2, a3, b3, c3, d3, f3, e4, g4, e6
    lettera minuscola = pezzo mosso per ultimo; o = il punto che ha lasciato
    Mosse: … 3. … a4-b5 4. c4-c5 f4-g5 5. c5-b4 e4-d4 6. b4-a5 g5-f5 7. a5xc5xe3 g3-g4 8. e3-e4 d2-e3 9. e4-d4 f5-e6 10. d4-d5 f3-f4 11. d5-c4 f4-e4 12. c4-d5 e3-f3 13. **d5-c4** a3-b4 14. c4-b5 e6-d6 15. b5-c4 b4-c5 16. c4-b4 e4-d5 17. b4xd2 d6-e7 18. d2xd4 b3-c4 19. d4xd6 e2-e3 20. d6-d5 f3-g3 21. d5xb3 e3-e4 22. b3-c4 e4-d5 23. c4-d3 …
    (Partita 7)
    [Inizio] [Indietro] [Avanti] [Fine] [Aggiorna]
    [Esporta]

    # replay-middle
    Lepre e cani: Ann (cani) – Ben\_10 (lepre)
    ==========
    Dopo la semimossa 2 di 4
    Ultima mossa: la lepre da b5 a a4.
    Tocca ai cani (Ann).
    H = lepre (Ben\_10), in a4
    D = cane (Ann), in b1, c2, b3
    [ ] = pezzo mosso per ultimo; o = il punto che ha lasciato
    Mosse: 1. a2-b3 **b5-a4** 2. c2-c3 a4-b4
    (Partita 7)
    [Inizio] [Indietro] [Avanti] [Fine]
    [Esporta]

    # replay-no-moves
    Volpe e Oche (13 oche, tutte le diagonali): Ann (oche) – Ben\_10 (volpe)
    ==========
    Non è stata ancora fatta nessuna mossa.
    Tocca alla volpe (Ben\_10).
    F = volpe (Ben\_10), in d4
    G = oca (Ann), totale 13, in c1, d1, e1, c2, d2, e2, a3, b3, c3, d3, e3, f3, g3
    (Partita 7)
    [Inizio] [Indietro] [Avanti] [Fine] [Aggiorna]
    [Esporta]

    # replay-running
    Lepre e cani: Ann (cani) – Ben\_10 (lepre)
    ==========
    Dopo la semimossa 4 di 4
    Ultima mossa: la lepre da a4 a b4.
    Tocca ai cani (Ann).
    H = lepre (Ben\_10), in b4
    D = cane (Ann), in b1, b3, c3
    [ ] = pezzo mosso per ultimo; o = il punto che ha lasciato
    Mosse: 1. a2-b3 b5-a4 2. c2-c3 **a4-b4**
    (Partita 7)
    [Inizio] [Indietro] [Avanti] [Fine] [Aggiorna]
    [Esporta]

    # suggest-games-over
    20 · Lepre e cani · Ben_10 · finita → 20
    19 · Volpe e Oche · Ben_10 · finita → 19

    # takeback-and-draw
    Lepre e cani: Ann (cani) – Ben\_10 (lepre)
    ==========
    Ultima mossa: la lepre da a4 a b4.
    Tocca ai cani (Ann).
    Il tempo per questa mossa scade <t:1800086400:R>.
    La lepre (Ben\_10) propone la patta.
    I cani (Ann) chiedono di ritirare la loro ultima mossa.
    H = lepre (Ben\_10), in b4
    D = cane (Ann), in b1, b3, c3
    [ ] = pezzo mosso per ultimo; o = il punto che ha lasciato
    (Partita 7 · 1 giorno a mossa · classificata)
    [da b1 a a2] [da b1 a b2] [da b1 a c2] [da b3 a a3] [da b3 a a4]
    [da b3 a c4] [da c3 a c4]
    [Accetta la patta] [Rifiuta la patta] [Consenti il ritiro] [Rifiuta il ritiro] [Abbandona]

    # takeback-fox
    Volpe e Oche (13 oche, tutte le diagonali): Ann (oche) – Ben\_10 (volpe)
    ==========
    Ultima mossa: un'oca da a3 a a4.
    Tocca alla volpe (Ben\_10).
    Il tempo per questa mossa scade <t:1800086400:R>.
    La volpe (Ben\_10) chiede di ritirare la sua ultima mossa.
    F = volpe (Ben\_10), in e5
    G = oca (Ann), totale 13, in c1, d1, e1, c2, d2, e2, b3, c3, d3, e3, f3, g3, a4
    lettera minuscola = pezzo mosso per ultimo; o = il punto che ha lasciato
    (Partita 7 · 1 giorno a mossa · classificata)
    [da e5 a d4] [da e5 a e4] [da e5 a f4] [da e5 a d5] [da e5 a f5]
    [da e5 a d6] [da e5 a e6]
    [Proponi la patta] [Consenti il ritiro] [Rifiuta il ritiro] [Abbandona] [La mia vista]

    # takeback-geese
    Volpe e Oche (13 oche, tutte le diagonali): Ann (oche) – Ben\_10 (volpe)
    ==========
    Ultima mossa: un'oca da a3 a a4.
    Tocca alla volpe (Ben\_10).
    Il tempo per questa mossa scade <t:1800086400:R>.
    Le oche (Ann) chiedono di ritirare la loro ultima mossa.
    F = volpe (Ben\_10), in e5
    G = oca (Ann), totale 13, in c1, d1, e1, c2, d2, e2, b3, c3, d3, e3, f3, g3, a4
    lettera minuscola = pezzo mosso per ultimo; o = il punto che ha lasciato
    (Partita 7 · 1 giorno a mossa · classificata)
    [da e5 a d4] [da e5 a e4] [da e5 a f4] [da e5 a d5] [da e5 a f5]
    [da e5 a d6] [da e5 a e6]
    [Proponi la patta] [Consenti il ritiro] [Rifiuta il ritiro] [Abbandona] [La mia vista]

    # takeback-hare
    Lepre e cani: Ann (cani) – Ben\_10 (lepre)
    ==========
    Ultima mossa: la lepre da a4 a b4.
    Tocca ai cani (Ann).
    Il tempo per questa mossa scade <t:1800086400:R>.
    La lepre (Ben\_10) chiede di ritirare la sua ultima mossa.
    H = lepre (Ben\_10), in b4
    D = cane (Ann), in b1, b3, c3
    [ ] = pezzo mosso per ultimo; o = il punto che ha lasciato
    (Partita 7 · 1 giorno a mossa · classificata)
    [da b1 a a2] [da b1 a b2] [da b1 a c2] [da b3 a a3] [da b3 a a4]
    [da b3 a c4] [da c3 a c4]
    [Proponi la patta] [Consenti il ritiro] [Rifiuta il ritiro] [Abbandona] [La mia vista]

    # takeback-hounds
    Lepre e cani: Ann (cani) – Ben\_10 (lepre)
    ==========
    Ultima mossa: la lepre da a4 a b4.
    Tocca ai cani (Ann).
    Il tempo per questa mossa scade <t:1800086400:R>.
    I cani (Ann) chiedono di ritirare la loro ultima mossa.
    H = lepre (Ben\_10), in b4
    D = cane (Ann), in b1, b3, c3
    [ ] = pezzo mosso per ultimo; o = il punto che ha lasciato
    (Partita 7 · 1 giorno a mossa · classificata)
    [da b1 a a2] [da b1 a b2] [da b1 a c2] [da b3 a a3] [da b3 a a4]
    [da b3 a c4] [da c3 a c4]
    [Proponi la patta] [Consenti il ritiro] [Rifiuta il ritiro] [Abbandona] [La mia vista]

    # unfit-not-text
    Questo file non è un testo. Una trascrizione è un testo semplice, come quello che dà /export.

    # unfit-out-of-reach
    In questo momento il file non si può scaricare. Riprova, oppure usa /import senza file e incolla la trascrizione.

    # unfit-too-large
    Questo testo è più lungo di qualsiasi trascrizione.
    "#);
}

#[test]
fn what_people_and_servers_settle_on() {
    let book = Gallery::settings(LANGUAGE, &Cast::ordinary()).book();
    assert_snapshot!(book, @r"
    # blocked
    Non accetti più sfide da: Ben\_10. /unblock annulla il blocco. Le partite in corso continuano.

    # blocked-already
    Le sfide di questo giocatore sono già bloccate: Ben\_10.

    # blocked-oneself
    Non ci si può bloccare da soli.

    # invite
    Una sfida
    ==========
    A: Ben\_10
    Gioco: Lepre e cani
    Tempo: 5 minuti a mossa
    [Scegli il gioco v]
      | Volpe e Oche (13 oche, tutte le diagonali) | …
    [Scegli il tempo per una mossa v]
      | 1 giorno a mossa |
      | 3 giorni a mossa | …
      | Nessun limite di tempo |
    [Lancia la sfida]

    # invite-menu
    Sfida a una partita

    # own-below
    Lepre e cani: Ann (cani) – qualcuno (lepre)
    ==========
    **Nel frattempo il tavoliere è cambiato. Guardalo com'è adesso e scegli di nuovo.**
    Ultima mossa: un cane da a2 a b3.
    Tocca alla lepre (qualcuno).
    Il tempo per questa mossa scade <t:1800086400:R>.
    Lepre (qualcuno) in b5
    Cani (Ann) in b1, c2, b3
    Mosse legali: da b5 a a4; da b5 a b4; da b5 a c4
    (Partita 7 · 1 giorno a mossa · classificata)
    [Proponi la patta] [Ritira una mossa] [Abbandona] [La mia vista] [Mosse]

    # own-forgotten
    Lepre e cani: Ann (cani) – qualcuno (lepre)
    ==========
    Ultima mossa: un cane da a2 a b3.
    Tocca alla lepre (qualcuno).
    Il tempo per questa mossa scade <t:1800086400:R>.
    Lepre (qualcuno) in b5
    Cani (Ann) in b1, c2, b3
    Mosse legali: da b5 a a4; da b5 a b4; da b5 a c4
    (Partita 7 · 1 giorno a mossa · classificata)
    [Proponi la patta] [Ritira una mossa] [Abbandona] [La mia vista] [Mosse]

    # own-fox-words
    Volpe e Oche (13 oche, tutte le diagonali): Ann (oche) – Ben\_10 (volpe)
    ==========
    Non è stata ancora fatta nessuna mossa.
    Tocca alla volpe (Ben\_10).
    Il tempo per questa mossa scade <t:1800086400:R>.
    Nel menu ci stanno 25 delle 188 mosse legali; /move le offre tutte.
    Volpe (Ben\_10) in d4
    Oche (Ann) in c1, d1, c3, d3, e3, c4, e4, c5, d5, e5
    Mosse legali: d4 cattura d3, arriva in d2; d4 cattura c4, arriva in b4; d4 cattura e4, arriva in f4; d4 cattura d5, arriva in d6; d4 cattura c4, c3, arriva in d2; d4 cattura e4, e3, arriva in d2; d4 cattura d3, c3, arriva in b4; d4 cattura d5, c5, arriva in b4; d4 cattura d3, e3, arriva in f4; d4 cattura d5, e5, arriva in f4; d4 cattura c4, c5, arriva in d6; d4 cattura e4, e5, arriva in d6; d4 cattura d5, c5, c3, arriva in d2; d4 cattura d5, e5, e3, arriva in d2; d4 cattura e4, e3, c3, arriva in b4; d4 cattura e4, e5, c5, arriva in b4; d4 cattura d3, c3, c4, arriva in d4; d4 cattura d3, e3, e4, arriva in d4; d4 cattura c4, c3, d3, arriva in d4; d4 cattura c4, c5, d5, arriva in d4; d4 cattura e4, e3, d3, arriva in d4; d4 cattura e4, e5, d5, arriva in d4; d4 cattura d5, c5, c4, arriva in d4; d4 cattura d5, e5, e4, arriva in d4; d4 cattura c4, c3, e3, arriva in f4; d4 cattura c4, c5, e5, arriva in f4; d4 cattura d3, c3, c5, arriva in d6; d4 cattura d3, e3, e5, arriva in d6; d4 cattura c4, c5, d5, d3, arriva in d2; d4 cattura c4, c5, e5, e3, arriva in d2; d4 cattura e4, e5, c5, c3, arriva in d2; d4 cattura e4, e5, d5, d3, arriva in d2; d4 cattura d5, c5, c4, d3, arriva in d2; d4 cattura d5, e5, e4, d3, arriva in d2; d4 cattura d3, e3, e4, c4, arriva in b4; d4 cattura d3, e3, e5, c5, arriva in b4; d4 cattura e4, e3, d3, c4, arriva in b4; d4 cattura e4, e5, d5, c4, arriva in b4; d4 cattura d5, e5, e3, c3, arriva in b4; d4 cattura d5, e5, e4, c4, arriva in b4; …
    (Partita 7 · 1 giorno a mossa · classificata)
    [Scegli la mossa della volpe v]
      | d4 cattura d3, arriva in d2 | …
    [Proponi la patta] [Abbandona] [La mia vista] [Mosse]

    # own-hare-turned
    Lepre e cani: Ann (cani) – Ben\_10 (lepre)
    ==========
    Ultima mossa: un cane da a2 a b3.
    Tocca alla lepre (Ben\_10).
    Il tempo per questa mossa scade <t:1800086400:R>.
    H = lepre (Ben\_10), in b5
    D = cane (Ann), in b1, c2, b3
    [ ] = pezzo mosso per ultimo; o = il punto che ha lasciato
    (Partita 7 · 1 giorno a mossa · classificata)
    [da b5 a a4] [da b5 a b4] [da b5 a c4]
    [Proponi la patta] [Ritira una mossa] [Abbandona] [La mia vista] [Mosse]

    # own-hare-words
    Lepre e cani: Ann (cani) – Ben\_10 (lepre)
    ==========
    Ultima mossa: un cane da a2 a b3.
    Tocca alla lepre (Ben\_10).
    Il tempo per questa mossa scade <t:1800086400:R>.
    Lepre (Ben\_10) in b5
    Cani (Ann) in b1, c2, b3
    Mosse legali: da b5 a a4; da b5 a b4; da b5 a c4
    (Partita 7 · 1 giorno a mossa · classificata)
    [da b5 a a4] [da b5 a b4] [da b5 a c4]
    [Proponi la patta] [Ritira una mossa] [Abbandona] [La mia vista] [Mosse]

    # own-hounds-not-turned
    Lepre e cani: Ann (cani) – Ben\_10 (lepre)
    ==========
    Ultima mossa: un cane da a2 a b3.
    Tocca alla lepre (Ben\_10).
    Il tempo per questa mossa scade <t:1800086400:R>.
    H = lepre (Ben\_10), in b5
    D = cane (Ann), in b1, c2, b3
    [ ] = pezzo mosso per ultimo; o = il punto che ha lasciato
    (Partita 7 · 1 giorno a mossa · classificata)
    [Proponi la patta] [Ritira una mossa] [Abbandona] [La mia vista] [Mosse]

    # own-no-thread
    Questo server vuole un thread per ogni partita, ma qui non posso aprirlo: manca il permesso «Crea thread pubblici» o «Invia messaggi nei thread». La partita si gioca in questo canale.

    # own-reminder
    <@2>, il tuo tempo per la mossa nella partita 7 (Lepre e cani) scade <t:1800086400:R>.
    https://discord.com/channels/5/5/5

    # own-thread
    Lepre e cani: Ann (cani) – qualcuno (lepre)

    # own-unseen
    Ultima mossa: un cane da a2 a b3.
    Tocca alla lepre (qualcuno).
    Il tempo per questa mossa scade <t:1800086400:R>.
    Non posso scrivere dove si gioca questa partita, quindi il tavoliere di là non lo mostra ancora. Lo farà appena uno di voi lo usa, o usa /board.

    # privacy
    Che cosa so di te
    ==========
    Conservo ciò che serve ai giochi, e nient'altro:
    - il tuo numero su Discord e il nome che avevi l'ultima volta che mi hai usato;
    - le tue partite con le mosse e i risultati, e i tuoi punteggi;
    - le tue sfide, le tue impostazioni e da chi non vuoi sfide;
    - ciò che i server hanno deciso su di te, e ciò che hai deciso tu per dei server.

    Non leggo messaggi. Gli altri vedono il tuo nome, le partite e i punteggi.

    Puoi avere un file con tutto questo, o farlo cancellare. Le partite restano a chi ha giocato con te, senza il tuo nome; quelle in corso vengono prima abbandonate. I messaggi nei canali restano dove sono. Se un server ti ha escluso, l'esclusione resta.
    [Dammi il file] [Cancella i miei dati]

    # privacy-exported
    Questo è tutto ciò che conservo su di te.

    # privacy-forgotten
    I tuoi dati sono cancellati. Se giochi ancora, ricominci da capo.

    # privacy-not
    Non è stato cancellato nulla.

    # privacy-sure
    Vuoi davvero cancellare tutti i tuoi dati? Le tue partite in corso vengono abbandonate, o annullate dove non avete ancora mosso entrambi; i tuoi punteggi sono persi per sempre. Non si può tornare indietro.
    [Sì, cancella tutto] [No, conserva]

    # refused-barred
    Chi gestisce questo server non ti permette di usarmi qui. /privacy e /settings funzionano comunque.

    # refused-forgotten
    L'altro giocatore di questa partita ha fatto cancellare i suoi dati: non c'è nessuno a cui chiedere la rivincita.

    # refused-games
    Hai 25 partite in corso, il massimo consentito. Prima finiscine una; /games le elenca.

    # refused-games-here
    In questo canale ci sono 100 partite in corso, il massimo consentito. Gioca in un altro canale, o aspetta che ne finisca una.

    # refused-nobody-here
    Una sfida lanciata qui non la vede nessuno tranne te. Usa /challenge in un server, in un gruppo o nei messaggi diretti con una persona amica.

    # refused-not-welcome
    Questo giocatore non accetta sfide da te: Ben\_10. Indica un altro giocatore, oppure non indicare nessuno.

    # refused-opponent-barred
    Chi gestisce questo server non permette a questo giocatore di usarmi qui: Ben\_10.

    # refused-other-channels
    In questo server le partite iniziano solo in questi canali: <#5> <#5>

    # refused-sent
    Hai lanciato 10 sfide in dieci minuti, il massimo consentito. Aspetta qualche minuto.

    # server-away
    Impostazioni di questo server
    ==========
    Le partite possono iniziare in ogni canale.
    Tempo per una mossa, se la sfida non lo dice: come al solito
    Gioco, se la sfida non lo dice: come al solito
    Lingua di ciò che vedono tutti: automatica
    Notifiche: al massimo quando un giocatore non è al tavoliere
    Un thread per ogni partita: no
    Persone escluse: 0
    (Altro con le opzioni di /server: nascondere o mostrare qualcuno in classifica, escludere o riammettere qualcuno, annullare una partita.)
    [Scegli il tempo per una mossa v]
      | come al solito |
      | 5 minuti a mossa |
      | 1 giorno a mossa |
      | 3 giorni a mossa | …
      | nessun limite di tempo |
    [Scegli il gioco v]
      | come al solito |
      | Lepre e cani |
      | Volpe e Oche (13 oche, tutte le diagonali) | …
    [Scegli la lingua v]
      | automatica |
      | English |
      | Ελληνικά |
      | Italiano |
      | Polski |
      | Norsk |
      | Čeština |
    [Scegli quante notifiche mandare v]
      | Notifiche come vuole ogni giocatore |
      | Notifiche al massimo a chi non è al tavoliere |
      | Nessuna notifica |
    [Un thread per ogni partita] [Permetti questo canale] [Registro]

    # server-changed
    Fuori dalla classifica di questo server: Ben\_10
    Di nuovo nella classifica di questo server: Ben\_10
    Non può più usarmi in questo server: Ben\_10
    Può di nuovo usarmi in questo server: Ben\_10
    Annullata: partita 7

    # server-log
    Che cosa è stato fatto a nome di questo server
    ==========
    <t:1800000000:R> · Ann · Indicato come canale per le partite: <#5>
    <t:1800000000:R> · Ann · Non più indicato come canale per le partite: <#5>
    <t:1800000000:R> · Ann · Le partite possono iniziare in ogni canale.
    <t:1800000000:R> · Ann · Tempo per una mossa, se la sfida non lo dice: nessun limite di tempo
    <t:1800000000:R> · Ann · Gioco, se la sfida non lo dice: Lepre e cani
    <t:1800000000:R> · Ann · Un thread per ogni partita: sì
    <t:1800000000:R> · Ann · Lingua di ciò che vedono tutti: Polski
    <t:1800000000:R> · Ann · Notifiche: al massimo quando un giocatore non è al tavoliere
    <t:1800000000:R> · Ann · Non può più usarmi in questo server: qualcuno
    <t:1800000000:R> · Ann · Annullata: partita 7
    (Pagina 2 di 4)
    [Pagina precedente] [Pagina successiva]
    [Impostazioni]

    # server-log-none
    Che cosa è stato fatto a nome di questo server
    ==========
    Ancora nulla.
    [Impostazioni]

    # server-none
    Qui non c'è nessun server per cui decidere qualcosa.

    # server-not-a-manager
    Questo spetta a chi gestisce il server: serve il permesso «Gestisci server».

    # server-other
    Impostazioni di questo server
    ==========
    Le partite possono iniziare in: <#5> <#5> <#5> <#5> <#5> <#5> <#5> <#5> <#5> <#5> <#5> <#5> <#5> <#5> <#5> <#5> <#5> <#5> <#5> <#5> …
    Tempo per una mossa, se la sfida non lo dice: 1 giorno a mossa
    Gioco, se la sfida non lo dice: Volpe e Oche (17 oche, mosse di lato, diagonali alterne)
    Lingua di ciò che vedono tutti: Čeština
    Notifiche: nessuna
    Un thread per ogni partita: sì
    Persone escluse: 1
    (Altro con le opzioni di /server: nascondere o mostrare qualcuno in classifica, escludere o riammettere qualcuno, annullare una partita.)
    [Scegli il tempo per una mossa v]
      | come al solito |
      | 5 minuti a mossa |
      | 1 giorno a mossa |
      | 3 giorni a mossa | …
      | nessun limite di tempo |
    [Scegli il gioco v]
      | come al solito |
      | Lepre e cani |
      | Volpe e Oche (13 oche, tutte le diagonali) | …
    [Scegli la lingua v]
      | automatica |
      | English |
      | Ελληνικά |
      | Italiano |
      | Polski |
      | Norsk |
      | Čeština |
    [Scegli quante notifiche mandare v]
      | Notifiche come vuole ogni giocatore |
      | Notifiche al massimo a chi non è al tavoliere |
      | Nessuna notifica |
    [Nessun thread per le partite] [Non permettere più questo canale] [Permetti ogni canale] [Registro]

    # server-other-game
    Questa partita non si gioca in questo server.

    # server-usual
    Impostazioni di questo server
    ==========
    Le partite possono iniziare in ogni canale.
    Tempo per una mossa, se la sfida non lo dice: come al solito
    Gioco, se la sfida non lo dice: come al solito
    Lingua di ciò che vedono tutti: automatica
    Notifiche: come vuole ogni giocatore
    Un thread per ogni partita: no
    Persone escluse: 0
    (Altro con le opzioni di /server: nascondere o mostrare qualcuno in classifica, escludere o riammettere qualcuno, annullare una partita.)
    [Scegli il tempo per una mossa v]
      | come al solito |
      | 5 minuti a mossa |
      | 1 giorno a mossa |
      | 3 giorni a mossa | …
      | nessun limite di tempo |
    [Scegli il gioco v]
      | come al solito |
      | Lepre e cani |
      | Volpe e Oche (13 oche, tutte le diagonali) | …
    [Scegli la lingua v]
      | automatica |
      | English |
      | Ελληνικά |
      | Italiano |
      | Polski |
      | Norsk |
      | Čeština |
    [Scegli quante notifiche mandare v]
      | Notifiche come vuole ogni giocatore |
      | Notifiche al massimo a chi non è al tavoliere |
      | Nessuna notifica |
    [Un thread per ogni partita] [Permetti questo canale] [Registro]

    # settings-always
    Le tue impostazioni
    ==========
    Lingua: automatica
    Notifiche: a ogni tuo turno
    Promemoria del tempo che scade: nel canale della partita
    Il tavoliere che vedi solo tu: disegnato
    Quando giochi con la lepre o la volpe: il tuo tavoliere non è girato
    (Valgono da adesso, ovunque. Il tavoliere che vedono tutti resta com'è; «La mia vista», lì sotto, mostra il tuo.)
    [Scegli la lingua v]
      | automatica |
      | English |
      | Ελληνικά |
      | Italiano |
      | Polski |
      | Norsk |
      | Čeština |
    [Scegli quando ricevere una notifica v]
      | Avvisami a ogni mio turno |
      | Avvisami quando non sono al tavoliere |
      | Non avvisarmi mai |
    [Promemoria nei messaggi diretti] [Il mio tavoliere a parole] [Gira il mio tavoliere]

    # settings-other
    Le tue impostazioni
    ==========
    Lingua: Ελληνικά
    Notifiche: mai
    Promemoria del tempo che scade: in un messaggio diretto
    Il tavoliere che vedi solo tu: a parole, per un lettore di schermo
    Quando giochi con la lepre o la volpe: il tuo tavoliere è girato
    (Valgono da adesso, ovunque. Il tavoliere che vedono tutti resta com'è; «La mia vista», lì sotto, mostra il tuo.)
    [Scegli la lingua v]
      | automatica |
      | English |
      | Ελληνικά |
      | Italiano |
      | Polski |
      | Norsk |
      | Čeština |
    [Scegli quando ricevere una notifica v]
      | Avvisami a ogni mio turno |
      | Avvisami quando non sono al tavoliere |
      | Non avvisarmi mai |
    [Promemoria nel canale] [Il mio tavoliere disegnato] [Non girare il mio tavoliere]

    # settings-usual
    Le tue impostazioni
    ==========
    Lingua: automatica
    Notifiche: quando non sei al tavoliere
    Promemoria del tempo che scade: nel canale della partita
    Il tavoliere che vedi solo tu: disegnato
    Quando giochi con la lepre o la volpe: il tuo tavoliere non è girato
    (Valgono da adesso, ovunque. Il tavoliere che vedono tutti resta com'è; «La mia vista», lì sotto, mostra il tuo.)
    [Scegli la lingua v]
      | automatica |
      | English |
      | Ελληνικά |
      | Italiano |
      | Polski |
      | Norsk |
      | Čeština |
    [Scegli quando ricevere una notifica v]
      | Avvisami a ogni mio turno |
      | Avvisami quando non sono al tavoliere |
      | Non avvisarmi mai |
    [Promemoria nei messaggi diretti] [Il mio tavoliere a parole] [Gira il mio tavoliere]

    # unblocked
    Accetti di nuovo sfide da: Ben\_10.

    # unblocked-already
    Questo giocatore non era bloccato: Ben\_10.
    ");
}
