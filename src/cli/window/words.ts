/** What the host's window says. */
export interface Words {
  readonly data: string;
  readonly starting: string;
  readonly first: string;
  readonly already: string;
  readonly here: string;
  readonly phones: string;
  readonly noNetwork: string;
  readonly firewall: string;
  readonly enter: string;
  readonly leaveOpen: string;
  readonly stopping: string;
  readonly stopped: string;
  readonly again: string;
  readonly failed: string;
}

const de: Words = {
  data: 'Daten',
  starting: 'Gschobe startet …',
  first: 'Beim ersten Mal dauert es etwas länger.',
  already: 'Gschobe läuft schon. Ich öffne es im Browser.',
  here: 'Auf diesem Computer',
  phones: 'Für Handys im gleichen WLAN',
  noNetwork: 'Dieser Computer ist in keinem Netz. Handys finden ihn erst, wenn er im gleichen WLAN ist wie sie.',
  firewall: 'Fragt Windows wegen der Firewall, wähle «Zugriff zulassen», sonst kommen die Handys nicht herein.',
  enter: 'Enter öffnet die Turnierleitung im Browser.',
  leaveOpen: 'Lass dieses Fenster offen. Schliesst du es, hört Gschobe auf; alles Eingetragene bleibt.',
  stopping: 'Gschobe hört auf …',
  stopped: 'Fertig. Alles ist gespeichert.',
  again: 'Gschobe ist ausgefallen und startet neu.',
  failed: 'Gschobe konnte nicht starten',
};

const fr: Words = {
  data: 'Données',
  starting: 'Gschobe démarre …',
  first: 'La première fois, cela prend un peu plus de temps.',
  already: 'Gschobe tourne déjà. Je l’ouvre dans le navigateur.',
  here: 'Sur cet ordinateur',
  phones: 'Pour les téléphones du même Wi-Fi',
  noNetwork:
    'Cet ordinateur n’est dans aucun réseau. Les téléphones ne le trouveront que s’il est dans le même Wi-Fi qu’eux.',
  firewall:
    'Si Windows pose une question sur le pare-feu, choisis « Autoriser l’accès », sinon les téléphones n’entrent pas.',
  enter: 'Enter ouvre la direction du tournoi dans le navigateur.',
  leaveOpen: 'Laisse cette fenêtre ouverte. Si tu la fermes, Gschobe s’arrête ; tout ce qui est inscrit reste.',
  stopping: 'Gschobe s’arrête …',
  stopped: 'Terminé. Tout est enregistré.',
  again: 'Gschobe est tombé en panne et redémarre.',
  failed: 'Gschobe n’a pas pu démarrer',
};

const it: Words = {
  data: 'Dati',
  starting: 'Gschobe si avvia …',
  first: 'La prima volta ci vuole un po’ di più.',
  already: 'Gschobe è già in funzione. Lo apro nel browser.',
  here: 'Su questo computer',
  phones: 'Per i telefoni nella stessa WLAN',
  noNetwork: 'Questo computer non è in nessuna rete. I telefoni lo trovano solo se è nella loro stessa WLAN.',
  firewall: 'Se Windows chiede del firewall, scegli «Consenti accesso», altrimenti i telefoni non entrano.',
  enter: 'Invio apre la direzione del torneo nel browser.',
  leaveOpen: 'Lascia aperta questa finestra. Se la chiudi, Gschobe si ferma; tutto ciò che è scritto resta.',
  stopping: 'Gschobe si ferma …',
  stopped: 'Fatto. Tutto è salvato.',
  again: 'Gschobe si è interrotto e si riavvia.',
  failed: 'Gschobe non ha potuto avviarsi',
};

const en: Words = {
  data: 'Data',
  starting: 'Gschobe is starting …',
  first: 'The first time takes a little longer.',
  already: 'Gschobe is already running. I open it in the browser.',
  here: 'On this computer',
  phones: 'For phones in the same Wi-Fi',
  noNetwork: 'This computer is in no network. Phones find it only when it is in the same Wi-Fi as they are.',
  firewall: 'If Windows asks about the firewall, choose “Allow access”, or the phones cannot come in.',
  enter: 'Enter opens the tournament office in the browser.',
  leaveOpen: 'Leave this window open. If you close it, Gschobe stops; everything entered stays.',
  stopping: 'Gschobe is stopping …',
  stopped: 'Done. Everything is saved.',
  again: 'Gschobe has failed and is starting again.',
  failed: 'Gschobe could not start',
};

const WORDS: Readonly<Record<string, Words>> = { de, fr, it, en };

/** By the language of the system; German where it is none of ours. */
export const wordsFor = (locale: string): Words => WORDS[locale.slice(0, 2)] ?? de;
