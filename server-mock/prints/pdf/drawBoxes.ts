import type PDFDocument from 'pdfkit';
import type { Box } from '../../../runtime/model/print/layout/Box.ts';
import { baseline, textWidth } from '../../../runtime/model/print/layout/FontMetrics.ts';
import { codeBars } from './drawCode.ts';
import type { PdfFonts } from './PdfFonts.ts';

/** Points of a millimetre. */
export const points = 72 / 25.4;

/** Free part of the width before a text, by alignment. */
const before = { left: 0, center: 0.5, right: 1 } as const;

type BoxOf<Kind extends Box['kind']> = Extract<Box, { kind: Kind }>;

type Drawers = {
  readonly [Kind in Box['kind']]: (
    doc: PDFDocument,
    boxes: readonly BoxOf<Kind>[],
    fonts: PdfFonts,
    failed: (text: string) => void,
  ) => void;
};

const drawText = (doc: PDFDocument, box: BoxOf<'text'>, fonts: PdfFonts): void => {
  const { x, y, width, text, size, bold, align } = box;
  const left = x + Math.max(0, width - textWidth(text, size, bold, fonts)) * before[align];
  fonts.use(bold).fontSize(size);
  doc.text(fonts.drawn(text), left * points, (y + baseline(size)) * points, {
    lineBreak: false,
    baseline: 'alphabetic',
  });
};

/** How the boxes of a kind are drawn: all of a page together, so that lines become one path. */
const drawers: Drawers = {
  line(doc, boxes) {
    // Cells share their edges; each is drawn once.
    const byThickness = new Map<number, Map<string, BoxOf<'line'>>>();
    for (const box of boxes) {
      const known = byThickness.get(box.thickness) ?? new Map<string, BoxOf<'line'>>();
      byThickness.set(box.thickness, known);
      known.set([box.x, box.y, box.width, box.height].map((one) => one.toFixed(2)).join(), box);
    }
    for (const [thickness, lines] of byThickness) {
      for (const { x, y, width, height } of lines.values())
        doc.moveTo(x * points, y * points).lineTo((x + width) * points, (y + height) * points);
      doc.lineWidth(thickness * points).stroke();
    }
  },
  code(doc, boxes, fonts, failed) {
    for (const box of boxes) {
      const bars = codeBars(box.symbology, box.text);
      if (bars === undefined) {
        failed(box.text);
        const look = { size: 8, bold: false, align: 'center' } as const;
        drawText(doc, { kind: 'text', x: box.x, y: box.y, width: box.width, text: box.text, ...look }, fonts);
        continue;
      }
      for (const { left, top, wide, high } of bars)
        doc.rect(
          (box.x + left * box.width) * points,
          (box.y + top * box.height) * points,
          wide * box.width * points,
          high * box.height * points,
        );
      doc.fill();
    }
  },
  text(doc, boxes, fonts) {
    for (const box of boxes) drawText(doc, box, fonts);
  },
};

/** Draws the boxes of a page. `failed` gets the texts of codes that cannot be drawn; they stand as text. */
export const drawBoxes = (
  doc: PDFDocument,
  boxes: readonly Box[],
  fonts: PdfFonts,
  failed: (text: string) => void,
): void => {
  const draw = <Kind extends Box['kind']>(kind: Kind): void => {
    const own = boxes.filter((box): box is BoxOf<Kind> => box.kind === kind);
    if (own.length > 0) drawers[kind](doc, own, fonts, failed);
  };
  for (const kind of Object.keys(drawers) as Box['kind'][]) draw(kind);
};
