/** What a picture shows, so that an old one is found: see docs/decisions/handbook.md. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** What the page was when it was taken. */
  readonly seen: string;
}

/** Written by `npm run handbook`, never by hand. */
export const PICTURES: Readonly<Record<string, Picture>> = {};
