import { points } from './drawBoxes.ts';
import { drawPaper, type PaperPen } from './drawPaper.ts';
import type { FontFiles } from './fontFiles.ts';
import { openPdf } from './openPdf.ts';
import { PdfFonts } from './PdfFonts.ts';
import { PdfPictures } from './PdfPictures.ts';
import type { PaperJob, PrintResult } from './printMessages.ts';

/** Writes pages of boxes as one PDF. `tell` hears how many pages are drawn. */
export const writePaper = async (
  job: PaperJob,
  files: FontFiles,
  tell: (drawn: number) => void,
): Promise<PrintResult> => {
  const { doc, end } = openPdf(job);
  const fonts = new PdfFonts(doc, files);
  const pictures = new PdfPictures(doc, job.pictures);
  const hasCharts = job.pages.some(({ boxes }) => boxes.some(({ kind }) => kind === 'chart'));
  // It brings the chart library.
  const charts = hasCharts ? await import('./paperCharts.ts') : undefined;
  const pen: PaperPen = {
    ...{ doc, fonts, pictures },
    chart(box) {
      const svg = charts?.chartSvg(box, fonts);
      return charts === undefined || svg === undefined
        ? undefined
        : { svg, scale: points / charts.pixelsOf(box) };
    },
  };
  for (const [at, { width, height, boxes }] of job.pages.entries()) {
    tell(at);
    doc.addPage({ size: [width * points, height * points], margin: 0 });
    drawPaper(pen, boxes);
  }
  return {
    ...{ bytes: await end(), pages: job.pages.length, isCut: false },
    ...{ missing: [...fonts.missing], badCodes: [], badPictures: [...pictures.bad] },
  };
};
