import type { FilledPrint } from '../../../runtime/model/print/FilledPrint.ts';
import { type LaidDocument, layoutDocument } from '../../../runtime/model/print/layout/layoutDocument.ts';
import { drawBoxes, type Pen, points } from './drawBoxes.ts';
import type { FontFiles } from './fontFiles.ts';
import { openPdf } from './openPdf.ts';
import { PdfFonts } from './PdfFonts.ts';
import { PdfPictures } from './PdfPictures.ts';
import type { PrintJob, PrintResult } from './printMessages.ts';

/** Most pages of one file. */
const mostPages = 2000;

/** Writes documents as one PDF, each from a new page with page numbers of its own. `tell` hears how many are drawn. */
export const writePdf = async (
  job: PrintJob,
  files: FontFiles,
  tell: (printed: number) => void = () => undefined,
): Promise<PrintResult> => {
  const { documents, sheet, size } = job;
  const { doc, end } = openPdf(job);
  const fonts = new PdfFonts(doc, files);
  const pictures = new PdfPictures(doc, job.pictures);
  const badCodes = new Set<string>();
  let pages = 0;
  let isCut = false;
  const pen: Pen = { doc, fonts, pictures, failed: (text) => badCodes.add(text) };
  let last: { readonly document: FilledPrint; readonly laid: LaidDocument } | undefined;
  for (const [at, document] of documents.entries()) {
    tell(at);
    // A label run prints the same one many times.
    const laid = last?.document === document ? last.laid : layoutDocument(document, { sheet, size }, fonts);
    last = { document, laid };
    isCut ||= laid.isCut;
    for (const boxes of laid.pages) {
      if (pages >= mostPages) {
        isCut = true;
        break;
      }
      doc.addPage({ size: [sheet.width * points, sheet.height * points], margin: 0 });
      drawBoxes(pen, boxes);
      pages += 1;
    }
  }
  return {
    ...{ bytes: await end(), pages, isCut },
    ...{ missing: [...fonts.missing], badCodes: [...badCodes], badPictures: [...pictures.bad] },
  };
};
