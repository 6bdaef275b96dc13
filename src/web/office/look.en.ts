import type { Use } from '../../championship/look.ts';
import { formatNumber } from '../i18n/format.ts';
import type { LookRefusals, LookWords } from './look.de.ts';

const USES: Record<Use, string> = {
  text: 'Text in this colour',
  part: 'Lines in this colour',
  band: 'Text on the band',
};

/** How an edition looks: colour, logo, sponsors. */
export const look: LookWords = {
  text: 'Colour, logo and sponsors stand on the public pages of this edition, the colour in its e-mails too. They change nothing about play and results: you may change them at any time, also while a phase runs.',
  colour: 'Colour',
  colourCode: 'Colour as a code',
  colourHint: 'Six characters such as #b3261e. Empty: the colours of the house.',
  pickColour: 'Pick a colour',
  houseColour: 'Colours of the house',
  lights: { day: 'By day', dark: 'In the dark' },
  sibling: (colour) => `In the dark it becomes ${colour}: the same hue, lighter.`,
  contrast: ({ use, ratio, needed }) =>
    `${USES[use] ?? use}: ${formatNumber(ratio, 1)} to 1, needed ${formatNumber(needed, 1)}`,
  takeOffered: (colour) => `Take ${colour}`,
  sampleLink: 'This is what a link looks like',

  logo: 'Logo',
  noLogo: 'No logo yet.',
  dropLogo: 'Drop the logo here or choose it',
  pictureHint:
    'PNG, JPEG or WebP, at most 256 KB and 2000 × 2000 dots. Whatever else the file tells, such as place and camera, is taken out.',
  sending: 'Uploading…',
  logoWords: 'What the logo shows',
  logoWordsHint: 'Read out to those who do not see the picture. For example: Jass club of Zug.',
  removeLogo: 'Remove the logo',

  sponsors: 'Sponsors',
  noSponsors: 'No sponsors yet.',
  addSponsor: 'Add a sponsor',
  sponsor: (n) => `Sponsor ${n}`,
  sponsorName: 'Name',
  sponsorLink: 'Address of the website',
  sponsorLinkHint: 'Begins with https://. Empty: the name alone.',
  badLink: 'An address such as https://www.example.ch.',
  dropPicture: 'Drop the picture here or choose it',
  removePicture: 'Remove the picture',
  moveUp: (name) => `Move ${name} up`,
  moveDown: (name) => `Move ${name} down`,
  removeSponsor: (name) => `Remove ${name}`,

  save: 'Save the look',
  unsaved: 'Not saved yet.',
  asEverybody: 'As everybody sees it',
  bringBack: 'Bring back the look before',
  bringBackText: 'The look from before the last change comes back at once. Press again for the present one.',
  fixed: 'This edition is archived or cancelled: its look stays as it is.',
};

export const refusals: LookRefusals = {
  'not-a-colour': 'This is not a colour. Enter a code such as #b3261e.',
  'low-contrast': ({ use, ratio, needed, offered }) =>
    `This colour is too light. ${USES[use] ?? use} has only ${formatNumber(ratio, 1)} to 1 by day, and ${formatNumber(needed, 1)} is needed. The nearest is ${offered}.`,
  'picture-words-missing': 'Write what the logo shows: blind people hear it instead of the picture.',
  'unknown-picture': 'This picture is no longer there. Upload it again.',
  'sponsor-name': ({ sponsor }) => `Sponsor ${sponsor} needs a name of at most 80 characters.`,
  'sponsor-link': ({ sponsor }) => `The address of sponsor ${sponsor} must begin with https://.`,
  'no-look-before': 'There is no look before this one.',
  'picture-kind': 'This is no PNG, JPEG or WebP, whatever the file is called. Drawings (SVG) are not taken.',
  'picture-broken': 'This file is damaged, cut off or holds something else besides a picture.',
  'picture-too-heavy': ({ most }) => `This picture is too heavy. It may have at most ${most / 1024} KB.`,
  'picture-too-large': ({ width, height, most }) =>
    `This picture is too large: ${width} × ${height}. At most ${most} × ${most} is allowed.`,
  'too-many-pictures': ({ most }) =>
    `${most} pictures were uploaded for this edition already. There is no room for more.`,
};
