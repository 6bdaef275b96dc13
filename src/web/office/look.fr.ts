import type { Use } from '../../championship/look.ts';
import { formatNumber } from '../i18n/format.ts';
import type { LookRefusals, LookWords } from './look.de.ts';

const USES: Record<Use, string> = {
  text: 'Texte de cette couleur',
  part: 'Lignes de cette couleur',
  band: 'Texte sur le bandeau',
};

/** L’aspect d’une édition : couleur, logo, sponsors. */
export const look: LookWords = {
  text: 'La couleur, le logo et les sponsors figurent sur les pages publiques de cette édition, la couleur aussi dans ses e-mails. Le jeu et les résultats n’en dépendent pas\u202F: tu peux en changer à tout moment, même pendant une phase.',
  colour: 'Couleur',
  colourCode: 'Code de la couleur',
  colourHint: 'Six caractères comme #b3261e. Vide\u202F: les couleurs de la maison.',
  pickColour: 'Choisir une couleur',
  houseColour: 'Couleurs de la maison',
  lights: { day: 'De jour', dark: 'Dans le noir' },
  sibling: (colour) => `Dans le noir, elle devient ${colour}\u202F: même teinte, plus claire.`,
  contrast: ({ use, ratio, needed }) =>
    `${USES[use] ?? use}\u202F: ${formatNumber(ratio, 1)} pour 1, il faut ${formatNumber(needed, 1)}`,
  takeOffered: (colour) => `Prendre ${colour}`,
  sampleLink: 'Voici l’aspect d’un lien',

  logo: 'Logo',
  noLogo: 'Pas encore de logo.',
  dropLogo: 'Glisser le logo ici ou le choisir',
  pictureHint:
    'PNG, JPEG ou WebP, 256 Ko et 2000 × 2000 points au plus. Ce que le fichier révèle d’autre, comme le lieu ou l’appareil, est enlevé.',
  sending: 'Envoi en cours…',
  logoWords: 'Ce que montre le logo',
  logoWordsHint: 'Lu à haute voix à qui ne voit pas l’image. Par exemple\u202F: Club de jass de Zoug.',
  removeLogo: 'Enlever le logo',

  sponsors: 'Sponsors',
  noSponsors: 'Pas encore de sponsors.',
  addSponsor: 'Ajouter un sponsor',
  sponsor: (n) => `Sponsor ${n}`,
  sponsorName: 'Nom',
  sponsorLink: 'Adresse du site',
  sponsorLinkHint: 'Commence par https://. Vide\u202F: le nom seul.',
  badLink: 'Une adresse comme https://www.example.ch.',
  dropPicture: 'Glisser l’image ici ou la choisir',
  removePicture: 'Enlever l’image',
  moveUp: (name) => `Monter ${name}`,
  moveDown: (name) => `Descendre ${name}`,
  removeSponsor: (name) => `Enlever ${name}`,

  save: 'Enregistrer l’aspect',
  unsaved: 'Pas encore enregistré.',
  asEverybody: 'Ce que tout le monde voit',
  bringBack: 'Revenir à l’aspect précédent',
  bringBackText:
    'L’aspect d’avant la dernière modification revient aussitôt. Une seconde pression ramène l’aspect actuel.',
  fixed: 'Cette édition est archivée ou annulée\u202F: son aspect ne change plus.',
};

export const refusals: LookRefusals = {
  'not-a-colour': 'Ce n’est pas une couleur. Entre un code comme #b3261e.',
  'low-contrast': ({ use, ratio, needed, offered }) =>
    `Cette couleur est trop claire. ${USES[use] ?? use}\u202F: de jour, le contraste n’est que de ${formatNumber(ratio, 1)} pour 1, il faut ${formatNumber(needed, 1)}. La plus proche est ${offered}.`,
  'picture-words-missing':
    'Écris ce que montre le logo\u202F: les personnes aveugles l’entendent à la place de l’image.',
  'unknown-picture': 'Cette image n’est plus là. Envoie-la de nouveau.',
  'sponsor-name': ({ sponsor }) => `Le sponsor ${sponsor} a besoin d’un nom de 80 caractères au plus.`,
  'sponsor-link': ({ sponsor }) => `L’adresse du sponsor ${sponsor} doit commencer par https://.`,
  'no-look-before': 'Il n’y a pas d’aspect précédent.',
  'picture-kind':
    'Ce n’est pas un PNG, un JPEG ou un WebP, quel que soit le nom du fichier. Les dessins (SVG) ne sont pas acceptés.',
  'picture-broken': 'Ce fichier est abîmé, coupé ou contient autre chose qu’une image.',
  'picture-too-heavy': ({ most }) => `Cette image est trop lourde. Elle peut avoir ${most / 1024} Ko au plus.`,
  'picture-too-large': ({ width, height, most }) =>
    `Cette image est trop grande\u202F: ${width} × ${height}. Le maximum est ${most} × ${most}.`,
  'too-many-pictures': ({ most }) => `${most} images ont déjà été envoyées pour cette édition. C’est le maximum.`,
};
