import type PDFDocument from 'pdfkit';
import { lineHeight } from '../../../runtime/model/print/layout/FontMetrics.ts';
import type { PaperBox, PaperChart } from '../paper/PaperBox.ts';
import { paperColors } from '../paper/paperColors.ts';
import { drawText, points } from './drawBoxes.ts';
import { drawSvg } from './drawSvg.ts';
import type { PdfFonts } from './PdfFonts.ts';
import type { PdfPictures } from './PdfPictures.ts';

/** What boxes of paper are drawn with. */
export interface PaperPen {
  readonly doc: PDFDocument;
  readonly fonts: PdfFonts;
  readonly pictures: PdfPictures;
  /** The picture of a chart, and points of its pixels; undefined: there is none. */
  chart(box: PaperChart): { readonly svg: string; readonly scale: number } | undefined;
}

type BoxOf<Kind extends PaperBox['kind']> = Extract<PaperBox, { readonly kind: Kind }>;

/** Words in place of what cannot be drawn, in points. */
const altSize = 8;

const drawAlt = (pen: PaperPen, { x, y, width, height, alt }: BoxOf<'picture' | 'chart'>): void => {
  pen.doc.fillColor(paperColors.pale);
  const line = { kind: 'text', text: alt, size: altSize, bold: false, align: 'center' } as const;
  drawText(pen, { ...line, x, width, y: y + (height - lineHeight(altSize)) / 2 });
};

const drawers: { readonly [Kind in PaperBox['kind']]: (pen: PaperPen, box: BoxOf<Kind>) => void } = {
  text(pen, box) {
    pen.doc.fillColor(box.color);
    drawText(pen, box);
  },
  plate({ doc }, { x, y, width, height, fill, edge, radius = 0 }) {
    const [left, top, wide, high] = [x, y, Math.max(0, width), Math.max(0, height)].map(
      (one) => one * points,
    ) as [number, number, number, number]; // four stay four
    const corner = Math.min(radius * points, wide / 2, high / 2);
    if (fill !== undefined) doc.roundedRect(left, top, wide, high, corner).fillColor(fill).fill();
    if (edge !== undefined)
      doc.roundedRect(left, top, wide, high, corner).lineWidth(0.5).strokeColor(edge).stroke();
  },
  path({ doc }, { path, fill, line }) {
    doc.save().transform(points, 0, 0, points, 0, 0);
    if (fill !== undefined) doc.path(path).fillColor(fill).fill();
    if (line !== undefined) doc.path(path).lineWidth(line.width).strokeColor(line.color).stroke();
    doc.restore();
  },
  picture(pen, box) {
    const { source, x, y, width, height } = box;
    pen.pictures.draw(source, x * points, y * points, width * points, height * points);
    if (pen.pictures.bad.has(source)) drawAlt(pen, box);
  },
  chart(pen, box) {
    const made = pen.chart(box);
    if (made === undefined) {
      drawAlt(pen, box);
      return;
    }
    const { doc, fonts } = pen;
    doc.save().transform(made.scale, 0, 0, made.scale, box.x * points, box.y * points);
    drawSvg(doc, fonts, made.svg);
    doc.restore();
  },
};

/** Draws the boxes of a page in their order. */
export const drawPaper = (pen: PaperPen, boxes: readonly PaperBox[]): void => {
  for (const box of boxes) (drawers[box.kind] as (pen: PaperPen, box: PaperBox) => void)(pen, box); // its own kind
};
