import type { ZipPart } from './zip.ts';

const SHEETS = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** The first sheet: one column. */
export const sheetOf = (...column: readonly string[]): ZipPart => {
  const row = (text: string, i: number) =>
    `<row r="${i + 1}"><c r="A${i + 1}" t="inlineStr"><is><t>${text}</t></is></c></row>`;
  const content = `<worksheet xmlns="${SHEETS}"><sheetData>${column.map(row).join('')}</sheetData></worksheet>`;
  return { name: 'xl/worksheets/sheet1.xml', content: Buffer.from(content) };
};
/** What else is in a workbook. */
export const WORKBOOK: readonly ZipPart[] = [
  {
    name: 'xl/workbook.xml',
    content: Buffer.from(
      `<workbook xmlns="${SHEETS}" xmlns:r="${OFFICE}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
  },
  {
    name: 'xl/_rels/workbook.xml.rels',
    content: Buffer.from(
      `<Relationships xmlns="${PACKAGE}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
  },
];
