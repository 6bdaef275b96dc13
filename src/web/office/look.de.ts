import type { Contrast, Light, LookRefusal, Use } from '../../championship/look.ts';
import type { UploadRefusal } from '../../championship/officeWire.ts';
import type { WordingsOf } from '../../kit/wire.ts';
import { formatNumber } from '../i18n/format.ts';

const USES: Record<Use, string> = {
  text: 'Schrift in dieser Farbe',
  part: 'Linien in dieser Farbe',
  band: 'Schrift auf dem Farbband',
};

/** Wie eine Austragung aussieht: Farbe, Logo, Sponsoren. */
export const look = {
  text: 'Farbe, Logo und Sponsoren stehen auf den öffentlichen Seiten dieser Austragung, die Farbe auch in ihren E-Mails. Am Spiel und an den Resultaten ändern sie nichts: Du darfst sie jederzeit wechseln, auch während gespielt wird.',
  colour: 'Farbe',
  colourCode: 'Farbe als Code',
  colourHint: 'Sechs Zeichen wie #b3261e. Leer: die Farben des Hauses.',
  pickColour: 'Farbe aussuchen',
  houseColour: 'Farben des Hauses',
  lights: { day: 'Am Tag', dark: 'Im Dunkeln' } satisfies Record<Light, string>,
  sibling: (colour: string) => `Im Dunkeln wird daraus ${colour}: derselbe Farbton, heller.`,
  contrast: ({ use, ratio, needed }: Contrast) =>
    `${USES[use] ?? use}: ${formatNumber(ratio, 1)} zu 1, nötig ${formatNumber(needed, 1)}`,
  takeOffered: (colour: string) => `${colour} nehmen`,
  sampleLink: 'So sieht ein Link aus',

  logo: 'Logo',
  noLogo: 'Noch kein Logo.',
  dropLogo: 'Logo hierherziehen oder aussuchen',
  pictureHint:
    'PNG, JPEG oder WebP, höchstens 256 KB und 2000 × 2000 Punkte. Was die Datei sonst verrät, etwa Ort und Kamera, wird entfernt.',
  sending: 'Wird hochgeladen …',
  logoWords: 'Was das Logo zeigt',
  logoWordsHint: 'Wird vorgelesen, wenn jemand das Bild nicht sieht. Zum Beispiel: Jassklub Zug.',
  removeLogo: 'Logo entfernen',

  sponsors: 'Sponsoren',
  noSponsors: 'Noch keine Sponsoren.',
  addSponsor: 'Sponsor hinzufügen',
  sponsor: (n: number) => `Sponsor ${n}`,
  sponsorName: 'Name',
  sponsorLink: 'Adresse der Website',
  sponsorLinkHint: 'Beginnt mit https://. Leer: nur der Name.',
  badLink: 'Eine Adresse wie https://www.example.ch.',
  dropPicture: 'Bild hierherziehen oder aussuchen',
  removePicture: 'Bild entfernen',
  moveUp: (name: string) => `${name} nach oben`,
  moveDown: (name: string) => `${name} nach unten`,
  removeSponsor: (name: string) => `${name} entfernen`,

  save: 'Aussehen speichern',
  unsaved: 'Noch nicht gespeichert.',
  asEverybody: 'So sehen es alle',
  bringBack: 'Früheres Aussehen zurückholen',
  bringBackText: 'Das Aussehen vor der letzten Änderung kommt sofort zurück. Nochmals drücken: wieder das jetzige.',
  fixed: 'Diese Austragung ist archiviert oder abgesagt: Ihr Aussehen bleibt, wie es ist.',
};

export const refusals = {
  'not-a-colour': 'Das ist keine Farbe. Gib einen Code wie #b3261e ein.',
  'low-contrast': ({ use, ratio, needed, offered }) =>
    `Diese Farbe ist zu hell. ${USES[use] ?? use} hat am Tag nur ${formatNumber(ratio, 1)} zu 1, nötig ist ${formatNumber(needed, 1)}. Am nächsten kommt ${offered}.`,
  'picture-words-missing': 'Schreib, was das Logo zeigt: Blinde hören es statt des Bildes.',
  'unknown-picture': 'Dieses Bild ist nicht mehr da. Lade es nochmals hoch.',
  'sponsor-name': ({ sponsor }) => `Sponsor ${sponsor} braucht einen Namen mit höchstens 80 Zeichen.`,
  'sponsor-link': ({ sponsor }) => `Die Adresse von Sponsor ${sponsor} muss mit https:// beginnen.`,
  'no-look-before': 'Es gibt kein früheres Aussehen.',
  'picture-kind': 'Das ist kein PNG, JPEG oder WebP, wie die Datei auch heisst. Zeichnungen (SVG) gehen nicht.',
  'picture-broken': 'Diese Bilddatei ist beschädigt, abgeschnitten oder enthält noch etwas anderes als ein Bild.',
  'picture-too-heavy': ({ most }) => `Dieses Bild ist zu schwer. Es darf höchstens ${most / 1024} KB haben.`,
  'picture-too-large': ({ width, height, most }) =>
    `Dieses Bild ist zu gross: ${width} × ${height}. Erlaubt sind höchstens ${most} × ${most}.`,
  'too-many-pictures': ({ most }) => `Für diese Austragung wurden schon ${most} Bilder hochgeladen. Mehr gehen nicht.`,
} satisfies WordingsOf<LookRefusal | Exclude<UploadRefusal, { readonly code: 'cancelled' | 'archived' }>>;

export type LookWords = typeof look;
export type LookRefusals = typeof refusals;
