import type PDFDocument from 'pdfkit';
import type { Box } from '../../../runtime/model/print/layout/Box.ts';
import { baseline, lineHeight, textWidth } from '../../../runtime/model/print/layout/FontMetrics.ts';
import { codeBars } from './drawCode.ts';
import type { PdfFonts } from './PdfFonts.ts';
import type { PdfPictures } from './PdfPictures.ts';

/** Points of a millimetre. */
export const points = 72 / 25.4;

/** Free part of the width before a text, by alignment. */
const before = { left: 0, center: 0.5, right: 1 } as const;

type BoxOf<Kind extends Box['kind']> = Extract<Box, { kind: Kind }>;

/** What boxes are drawn with. */
export interface Pen {
  readonly doc: PDFDocument;
  readonly fonts: PdfFonts;
  readonly pictures: PdfPictures;
  /** Gets the texts of codes that cannot be drawn; they stand as text. */
  failed(text: string): void;
}

type Drawers = {
  readonly [Kind in Box['kind']]: (pen: Pen, boxes: readonly BoxOf<Kind>[]) => void;
};

/** Draws a line of text in the colour that is set. */
export const drawText = ({ doc, fonts }: Pick<Pen, 'doc' | 'fonts'>, box: BoxOf<'text'>): void => {
  const { x, y, width, text, size, bold, align } = box;
  const left = x + Math.max(0, width - textWidth(text, size, bold, fonts)) * before[align];
  fonts.use(bold).fontSize(size);
  doc.text(fonts.drawn(text), left * points, (y + baseline(size)) * points, {
    lineBreak: false,
    baseline: 'alphabetic',
  });
};

/** Grey of watermarks. */
const pale = '#dcdcdc';

/** How the boxes of a kind are drawn, in this order: all of a page together, so that lines become one path. */
const drawers: Drawers = {
  watermark({ doc, fonts }, boxes) {
    for (const { x, y, width, height, text, size, angle } of boxes) {
      const [middle, across] = [x + width / 2, y + height / 2];
      doc
        .save()
        .rotate(-angle, { origin: [middle * points, across * points] })
        .fillColor(pale);
      const line = { kind: 'text', text, size, bold: true, align: 'center' } as const;
      drawText({ doc, fonts }, { ...line, x: middle - 500, y: across - lineHeight(size) / 2, width: 1000 });
      doc.restore();
    }
  },
  picture({ pictures }, boxes) {
    for (const { source, x, y, width, height } of boxes)
      pictures.draw(source, x * points, y * points, width * points, height * points);
  },
  line({ doc }, boxes) {
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
  code(pen, boxes) {
    const { doc } = pen;
    for (const box of boxes) {
      const bars = codeBars(box.symbology, box.text);
      if (bars === undefined) {
        pen.failed(box.text);
        const look = { size: 8, bold: false, align: 'center' } as const;
        drawText(pen, { kind: 'text', x: box.x, y: box.y, width: box.width, text: box.text, ...look });
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
  mark() {
    // For editors.
  },
  text(pen, boxes) {
    for (const box of boxes) drawText(pen, box);
  },
};

/** Draws the boxes of a page. */
export const drawBoxes = (pen: Pen, boxes: readonly Box[]): void => {
  const draw = <Kind extends Box['kind']>(kind: Kind): void => {
    const own = boxes.filter((box): box is BoxOf<Kind> => box.kind === kind);
    if (own.length > 0) drawers[kind](pen, own);
  };
  for (const kind of Object.keys(drawers) as Box['kind'][]) draw(kind);
};
