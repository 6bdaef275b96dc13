import { encode } from 'uqr';
import { accentPath } from './accents.ts';
import { printable, spelled } from './letters.ts';

/** Points of the two formats, upright. */
export const A4 = { width: 595.28, height: 841.89 } as const;
export const A5 = { width: 419.53, height: 595.28 } as const;
export type Format = typeof A4 | typeof A5;

export interface TextStyle {
  readonly size?: number;
  readonly bold?: boolean;
  readonly align?: 'left' | 'center' | 'right';
  /** The text is shortened or made smaller to fit. */
  readonly width?: number;
  readonly grey?: boolean;
}

/** A pencil for black and white pages: what every print needs and nothing else. */
export interface Paper {
  page(format: Format): void;
  /** `y` is the baseline of the text. */
  text(text: string, x: number, y: number, style?: TextStyle): void;
  /** Breaks lines; answers the height. */
  paragraph(text: string, x: number, y: number, width: number, size: number): number;
  /** The height that a paragraph will have. */
  heightOf(text: string, width: number, size: number): number;
  /** A JPEG. */
  picture(bytes: Buffer, x: number, y: number, width: number, height: number): void;
  line(x1: number, y1: number, x2: number, y2: number, weight?: number): void;
  dashed(x1: number, y1: number, x2: number, y2: number): void;
  box(x: number, y: number, width: number, height: number, weight?: number, radius?: number): void;
  /** A square of this side, with nothing but black modules. */
  qr(text: string, x: number, y: number, side: number): void;
  /** A filled outline in a field of 24 × 24, drawn as a square of this side. */
  shape(path: string, x: number, y: number, side: number): void;
  widthOf(text: string, size: number, bold?: boolean): number;
  upsideDown(format: Format, work: () => void): void;
  finish(): Promise<Buffer>;
}

/** The library is fetched with the first print: a start need not wait for it. */
export async function openPaper(title: string): Promise<Paper> {
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    autoFirstPage: false,
    compress: true,
    info: { Title: printable(title), Creator: 'Gschobe' },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)));
  });

  return {
    page({ width, height }) {
      doc.addPage({ size: [width, height], margin: 0 });
    },
    text: (text, x, y, style = {}) => drawText(doc, text, x, y, style),
    paragraph(raw, x, y, width, size) {
      const text = printable(raw);
      write(doc, size, false)
        .fillColor('#000')
        .text(text, x, y, { width, lineGap: size * 0.25 });
      return doc.heightOfString(text, { width, lineGap: size * 0.25 });
    },
    heightOf: (text, width, size) =>
      write(doc, size, false).heightOfString(printable(text), { width, lineGap: size * 0.25 }),
    picture(bytes, x, y, width, height) {
      doc.image(bytes, x, y, { width, height });
    },
    line(x1, y1, x2, y2, weight = 0.75) {
      doc.moveTo(x1, y1).lineTo(x2, y2).lineWidth(weight).strokeColor('#000').stroke();
    },
    dashed(x1, y1, x2, y2) {
      doc.moveTo(x1, y1).lineTo(x2, y2).lineWidth(0.6).dash(3, { space: 2 }).strokeColor('#000').stroke().undash();
    },
    box(x, y, width, height, weight = 0.75, radius = 0) {
      if (radius > 0) doc.roundedRect(x, y, width, height, radius);
      else doc.rect(x, y, width, height);
      doc.lineWidth(weight).strokeColor('#000').stroke();
    },
    qr: (text, x, y, side) => drawQr(doc, text, x, y, side),
    shape(path, x, y, side) {
      doc
        .save()
        .translate(x, y)
        .scale(side / 24);
      doc.path(path).fillColor('#000').fill();
      doc.restore();
    },
    widthOf: (text, size, bold = false) => write(doc, size, bold).widthOfString(printable(text)),
    upsideDown({ width, height }, work) {
      doc.save().rotate(180, { origin: [width / 2, height / 2] });
      work();
      doc.restore();
    },
    finish() {
      doc.end();
      return done;
    },
  };
}

type Pdf = PDFKit.PDFDocument;

const write = (doc: Pdf, size: number, bold: boolean): Pdf =>
  doc.font(bold ? 'Helvetica-Bold' : 'Helvetica').fontSize(size);

function drawText(doc: Pdf, raw: string, x: number, y: number, style: TextStyle): void {
  const { size = 10, bold = false, align = 'left', width, grey = false } = style;
  const { text: whole, marks } = spelled(raw);
  const { text, size: fitted } =
    width === undefined ? { text: whole, size } : shrink(doc, whole, { size, bold, width });
  const wide = write(doc, fitted, bold).widthOfString(text);
  const room = width ?? wide;
  const shift = align === 'left' ? 0 : align === 'right' ? room - wide : (room - wide) / 2;
  const ink = grey ? '#555' : '#000';
  doc.fillColor(ink).text(text, x + shift, y, { lineBreak: false, baseline: 'alphabetic' });
  const kept = text === whole ? text.length : text.length - 1;
  for (const { at, mark } of marks) {
    if (at >= kept) continue;
    const letter = text[at]!;
    const left = x + shift + doc.widthOfString(text.slice(0, at));
    const glyph = { letter, x: left, width: doc.widthOfString(letter), baseline: y, size: fitted };
    doc.path(accentPath(glyph, mark));
    doc
      .lineWidth(fitted * (bold ? 0.1 : 0.07))
      .lineCap('butt')
      .strokeColor(ink)
      .stroke();
  }
}

/** Smaller first, down to seven tenths; then shorter. */
function shrink(doc: Pdf, whole: string, { size, bold, width }: { size: number; bold: boolean; width: number }) {
  let text = whole;
  let fitted = size;
  const isTooWide = () => write(doc, fitted, bold).widthOfString(text) > width;
  while (fitted > size * 0.7 && isTooWide()) fitted -= 0.25;
  while (text.length > 1 && isTooWide()) text = `${text.replace(/…$/, '').slice(0, -1)}…`;
  return { text, size: fitted };
}

function drawQr(doc: Pdf, text: string, x: number, y: number, side: number): void {
  const { size, data } = encode(text, { ecc: 'M', border: 0, maskPattern: 2 });
  const module = side / size;
  for (const [row, cells] of data.entries()) {
    for (let from = 0; from < size; from++) {
      if (!cells[from]) continue;
      let to = from;
      while (to + 1 < size && cells[to + 1]) to++;
      // A hair of overlap, so that no printer leaves white lines between rows.
      doc.rect(x + from * module, y + row * module, (to - from + 1) * module + 0.02, module + 0.02);
      from = to;
    }
  }
  doc.fillColor('#000').fill();
}

/** 1’884, as on Swiss paper. */
export const thousands = (points: number): string => String(points).replace(/\B(?=(\d{3})+$)/g, '’');
