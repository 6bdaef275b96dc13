import type { HandbookFrame, HandbookPage, HandbookStep, HandbookTask } from '../../wire/handbook.ts';
import { A4, openPaper, type Paper } from '../prints/paper.ts';

const LEFT = 52;
const WIDTH = A4.width - 2 * LEFT;
const TOP = 64;
const BOTTOM = A4.height - 64;
/** Upright pictures of a phone stand beside nothing: half a page is enough. */
const HIGHEST = 270;
/** A picture gives way to its page down to this height; below it nothing on it can be read. */
const LEAST = 190;

/** A role's pages: each task whole on one page, its picture with its steps. */
export async function printHandbook(
  page: HandbookPage,
  frame: Pick<HandbookFrame, 'title' | 'page'>,
  read: (file: string) => Promise<Buffer>,
): Promise<Buffer> {
  const paper = await openPaper(`Gschobe: ${page.title}`);
  const sheet = openSheet(paper, `Gschobe · ${frame.title} · ${page.title}`, frame.page);
  sheet.bold(page.title, 22);
  sheet.text(page.lead, 11);
  for (const task of page.tasks) {
    const picture = task.picture && { ...task.picture, bytes: await read(task.picture.file) };
    sheet.keep(sheet.heightOf(task));
    sheet.bold(task.title, 14);
    sheet.text(task.lead, 10);
    for (const [at, step] of task.steps.entries()) sheet.step(at + 1, step);
    if (picture) sheet.picture(picture);
  }
  return paper.finish();
}

type Picture = NonNullable<HandbookTask['picture']> & { readonly bytes: Buffer };

/** Goes down the sheets: what has no room begins on the next one. */
function openSheet(paper: Paper, head: string, pageWord: string) {
  let y = BOTTOM;
  let number = 0;
  const turn = () => {
    paper.page(A4);
    number++;
    paper.text(head, LEFT, 36, { size: 8, grey: true, width: WIDTH - 60 });
    paper.text(`${pageWord} ${number}`, LEFT + WIDTH - 60, 36, { size: 8, grey: true, width: 60, align: 'right' });
    y = TOP;
  };
  const keep = (height: number) => {
    if (y + height > BOTTOM) turn();
  };
  const paragraph = (text: string, size: number, indent = 0) => {
    const height = paper.heightOf(text, WIDTH - indent, size);
    keep(height);
    paper.paragraph(text, LEFT + indent, y, WIDTH - indent, size);
    y += height + 4;
  };
  const stepHeight = ({ text, command, note }: HandbookStep) =>
    paper.heightOf(text, WIDTH - 22, 10) +
    4 +
    (command ? paper.heightOf(command, WIDTH - 34, 9) + 4 : 0) +
    (note ? paper.heightOf(note, WIDTH - 22, 8.5) + 4 : 0);
  return {
    keep,
    /** With its picture as small as it may be. */
    heightOf({ lead, steps, picture }: HandbookTask): number {
      const head = 14 * 2.1 + paper.heightOf(lead, WIDTH, 10) + 4;
      const least = picture ? Math.min(LEAST, picture.height * (WIDTH / picture.width)) + 12 : 0;
      return steps.reduce((sum, step) => sum + stepHeight(step), head) + least;
    },
    bold(text: string, size: number) {
      keep(size * 2.2);
      y += size * 1.6;
      paper.text(text, LEFT, y, { size, bold: true, width: WIDTH });
      y += size * 0.5;
    },
    text: paragraph,
    step(at: number, { text, command, note }: HandbookStep) {
      keep(paper.heightOf(text, WIDTH - 22, 10));
      paper.text(`${at}.`, LEFT, y + 9, { size: 10, bold: true });
      paragraph(text, 10, 22);
      if (command) paragraph(command, 9, 34);
      if (note) paragraph(note, 8.5, 22);
    },
    picture({ bytes, width, height }: Picture) {
      const room = BOTTOM - y - 12;
      const scale = Math.min(WIDTH / width, HIGHEST / height, room < LEAST ? 1 : room / height);
      keep(height * scale + 12);
      paper.picture(bytes, LEFT, y + 4, width * scale, height * scale);
      paper.box(LEFT, y + 4, width * scale, height * scale, 0.4);
      y += height * scale + 12;
    },
  };
}
