import PDFDocument, { type OpenedFont } from 'pdfkit';
import type { Box } from '../runtime/model/print/layout/Box.ts';
import type { FontFiles } from '../server-mock/prints/pdf/fontFiles.ts';

const points = 72 / 25.4;

/**
 * The least that draws texts and lines at places that are known, with pdfkit and fonts that are already open. Nothing is read,
 * filled, measured, wrapped, aligned or summed, and no code is drawn.
 */
export const handPdf = (files: FontFiles) => {
  const opened: { regular?: OpenedFont; bold?: OpenedFont } = {};
  return async (pages: readonly (readonly Box[])[]): Promise<Uint8Array> => {
    const doc = new PDFDocument({ autoFirstPage: false, font: null, info: {}, lang: 'zh' });
    const chunks: Uint8Array[] = [];
    const ended = new Promise<void>((resolve, reject) => {
      doc.on('data', (chunk) => chunks.push(chunk));
      doc.on('end', resolve);
      doc.on('error', reject);
    });
    for (const name of ['regular', 'bold'] as const) {
      doc.registerFont(name, opened[name] ?? files[name]).font(name);
      opened[name] ??= doc._font.font;
    }
    for (const boxes of pages) {
      doc.addPage({ size: [595, 842], margin: 0 });
      for (const box of boxes)
        if (box.kind === 'text') {
          doc.font(box.bold ? 'bold' : 'regular').fontSize(box.size);
          const place = { lineBreak: false, baseline: 'alphabetic' } as const;
          doc.text(box.text, box.x * points, box.y * points + box.size, place);
        } else if (box.kind === 'line')
          doc
            .moveTo(box.x * points, box.y * points)
            .lineTo((box.x + box.width) * points, (box.y + box.height) * points);
      doc.lineWidth(0.5).stroke();
    }
    doc.end();
    await ended;
    return Buffer.concat(chunks);
  };
};
