import PDFDocument from 'pdfkit';
import { layoutDocument } from '../../../runtime/model/print/layout/layoutDocument.ts';
import { drawBoxes, points } from './drawBoxes.ts';
import type { FontFiles } from './fontFiles.ts';
import { PdfFonts } from './PdfFonts.ts';
import type { PrintJob, PrintResult } from './printMessages.ts';

/** Most pages of one file. */
const mostPages = 2000;

/** Writes documents as one PDF, each from a new page with page numbers of its own. */
export const writePdf = async (job: PrintJob, files: FontFiles): Promise<PrintResult> => {
  const { documents, sheet, size, title, author, created, lang } = job;
  const doc = new PDFDocument({
    ...{ autoFirstPage: false, font: null, lang },
    info: { Title: title, Author: author, Creator: 'Jig', CreationDate: new Date(created) },
  });
  const chunks: Uint8Array[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('data', (chunk) => chunks.push(chunk));
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  const fonts = new PdfFonts(doc, files);
  const badCodes = new Set<string>();
  let pages = 0;
  let isCut = false;
  for (const document of documents) {
    const laid = layoutDocument(document, { sheet, size }, fonts);
    isCut ||= laid.isCut;
    for (const boxes of laid.pages) {
      if (pages >= mostPages) {
        isCut = true;
        break;
      }
      doc.addPage({ size: [sheet.width * points, sheet.height * points], margin: 0 });
      drawBoxes(doc, boxes, fonts, (text) => badCodes.add(text));
      pages += 1;
    }
  }
  doc.end();
  await ended;
  return {
    ...{ bytes: new Uint8Array(Buffer.concat(chunks)), pages, isCut },
    ...{ missing: [...fonts.missing], badCodes: [...badCodes] },
  };
};
