import type { Phase } from '../../championship/calendar.ts';
import type { Place, Title } from '../../championship/place.ts';

/** What stands in the lists that the office downloads. */
export const words = {
  heads: {
    number: 'Nummer',
    firstName: 'Vorname',
    lastName: 'Nachname',
    name: 'Name',
    town: 'Ort',
    entered: 'angemeldet am',
    qualified: 'qualifiziert',
    excluded: 'ausgeschlossen',
    referredBy: 'eingeladen von Nr.',
    match: 'Partie',
    phase: 'Phase',
    right: 'Recht',
    started: 'begonnen am',
    ending: 'Ende',
    games: 'Spiele',
    points: 'Punkte',
    rank: 'Rang',
    played: 'gespielte Partien',
    born: 'geboren',
    by: 'Platz durch',
    status: 'Stand',
    confirmBy: 'bestätigen bis',
    identityChecked: 'Ausweis geprüft',
    noPictures: 'keine Bilder',
  },
  version: (number: number) => `Offizielle Rangliste, Fassung ${number}`,
  notOfficial: 'Noch nicht offiziell',
  matchOf: (n: number) => `Partie ${n}`,
  yes: 'ja',
  no: 'nein',
  phases: { bootCamp: 'Bootcamp', qualification: 'Qualifikation', semiFinal: 'Halbfinal' } satisfies Record<
    Phase,
    string
  >,
  endings: {
    running: 'läuft',
    finished: 'fertig gespielt',
    expired: 'Zeit abgelaufen',
    void: 'ungültig',
    givenBack: 'zurückgegeben',
  } as Record<string, string>,
  titles: {
    points: 'Punkte',
    lot: 'Los',
    replacement: 'nachgerückt',
    titleHolder: 'Titel',
    wildCard: 'Wildcard',
  } satisfies Record<Title, string>,
  statuses: {
    offered: 'angeboten',
    confirmed: 'bestätigt',
    withdrawn: 'abgesagt',
    lapsed: 'verfallen',
    revoked: 'entzogen',
    takenBack: 'aus Versehen angeboten',
  } satisfies Record<Place['status'], string>,
  slots: {
    daily: (n: number) => `${n}. Tagespartie`,
    bootCamp: 'Bootcamp',
    bonus: 'Bonus fürs Bootcamp',
    referral: (number: number) => `Bonus für die Einladung von Nr. ${number}`,
    returned: 'Ersatz für eine verlorene Partie',
    semiFinal: (n: number) => `${n}. Halbfinalpartie`,
  },
};

export type Words = typeof words;
