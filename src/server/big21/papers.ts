import { certificatePdf } from './certificatePdf.ts';
import type { Drawing } from './paperwork.ts';
import { statementPdf } from './statementPdf.ts';

export function draw(drawing: Drawing): Promise<Uint8Array> {
  switch (drawing.type) {
    case 'statement':
      return statementPdf(drawing.statement);
    case 'certificate':
      return certificatePdf(drawing.proof, drawing.issue, drawing.language);
  }
}
