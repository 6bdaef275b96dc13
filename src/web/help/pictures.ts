import pictures from './pictures.json' with { type: 'json' };

/** What a picture shows, so that an old one is found: docs/decisions/handbook.md. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** The words on it, by their place among the words of the screens: 'home.playNow'. */
  readonly labels: readonly string[];
  /** The hash of their texts in German, the language of the pictures. */
  readonly seen: string;
}

/** By task. Written by `npm run handbook`, never by hand. */
export const PICTURES: Readonly<Record<string, Picture>> = pictures;
