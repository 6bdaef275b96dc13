/** When something was noticed: before the objecting player's first card, with the trick open, turned, or at the end. */
export const NOTICED = ['before', 'open', 'turned', 'end'] as const;
export type Noticed = (typeof NOTICED)[number];

const DEALING = ['before', 'open', 'turned', 'end'] as const;
const BEFORE_THE_LEAD = ['before'] as const;
const PLAY = ['open', 'turned', 'end'] as const;
const AT_THE_END = ['end'] as const;

/**
 * What can go wrong at a table: one list for all regulations, whose answers differ. `number` is how the documents and
 * the command line also call it; `asked` are the moments between which a referee has to tell.
 */
const TABLE = [
  { name: 'wrong-dealer', number: 'E1', asked: DEALING },
  { name: 'misdeal', number: 'E2', asked: BEFORE_THE_LEAD }, // or a face seen while dealing
  { name: 'not-nine-cards', number: 'E3', asked: DEALING },
  { name: 'wrong-party-declares', number: 'E4', asked: PLAY },
  { name: 'partner-speaks-early', number: 'E5', asked: PLAY }, // passes, or declares before forehand has passed
  { name: 'improper-passing', number: 'E6', asked: PLAY }, // cards shown or taken up early, another word, unclear trump
  { name: 'wrong-lead', number: 'E7', asked: PLAY },
  { name: 'revoke', number: 'E8', asked: PLAY }, // not following suit although possible
  { name: 'undertrump', number: 'E9', asked: PLAY },
  { name: 'several-cards', number: 'E10', asked: PLAY },
  { name: 'played-early', number: 'E11', asked: PLAY }, // before one's turn, and no lead
  { name: 'devalued-lead', number: 'E12', asked: PLAY }, // a trick opened with a card that has no trick value
  { name: 'devalued-card', number: 'E13', asked: PLAY }, // such a card comes into play later
  { name: 'led-before-turned', number: 'E14', asked: PLAY },
  { name: 'turned-tricks-viewed', number: 'E15', asked: PLAY },
  { name: 'signals', number: 'E16', asked: PLAY }, // also "Bock", "Trumpf", aids
  { name: 'rest-claimed', number: 'E17', asked: PLAY },
  { name: 'not-157', number: 'E18', asked: AT_THE_END },
  { name: 'wrong-passe-total', number: 'E19', asked: AT_THE_END },
  { name: 'personal-sheet', number: 'E20', asked: AT_THE_END },
  { name: 'exclusion', number: 'E21', asked: PLAY }, // in the middle of a Passe
] as const satisfies readonly { name: string; number: `E${number}`; asked: readonly Noticed[] }[];

export type Irregularity = (typeof TABLE)[number]['name'];
export const IRREGULARITIES: readonly Irregularity[] = TABLE.map(({ name }) => name);

const rowOf = (name: Irregularity) => TABLE.find((row) => row.name === name)!;

export const numberOf = (name: Irregularity): string => rowOf(name).number;

/** Nobody in particular has done it. */
export const isOfTable = (name: Irregularity): boolean => name === 'not-157' || name === 'wrong-passe-total';

export const askedMoments = (name: Irregularity): readonly Noticed[] => rowOf(name).asked;

/** By its name or by its number. */
export const irregularityOf = (text: string): Irregularity | undefined =>
  TABLE.find(({ name, number }) => name === text || number === text)?.name;
