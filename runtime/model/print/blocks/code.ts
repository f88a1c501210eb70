import type { PrintBlock, PrintValue } from '../../schema/PrintSchema.ts';
import type { FilledBlock } from '../FilledPrint.ts';
import type { Align, Box } from '../layout/Box.ts';
import { blockKind } from './BlockKind.ts';
import { alignMeta, lengthMeta, symbologies, textLines, valueMeta } from './blockParts.ts';

interface CodeBlock extends PrintBlock {
  readonly symbology: string;
  readonly value: PrintValue;
  readonly width: number;
  readonly height: number;
  readonly align?: Align;
  /** The text below the code. */
  readonly isTextShown?: boolean;
}

interface FilledCode extends FilledBlock {
  readonly symbology: string;
  readonly text: string;
  readonly width: number;
  readonly height: number;
  readonly align: Align;
  readonly isTextShown: boolean;
}

/** Size of the text below a code, in points. */
const textSize = 7;

/** Free part of the width before the code, by alignment. */
const before: Readonly<Record<Align, number>> = { left: 0, center: 0.5, right: 1 };

/** A barcode or QR code. Nothing is printed without a value. */
export const code = blockKind<CodeBlock, FilledCode>({
  name: 'code',
  properties: {
    symbology: { enum: symbologies, description: '码制' },
    value: valueMeta,
    width: lengthMeta('宽（毫米）'),
    height: lengthMeta('高（毫米）'),
    align: alignMeta,
    isTextShown: { type: 'boolean', description: '在码下方印出文字' },
  },
  required: ['symbology', 'value', 'width', 'height'],
  *values({ value }) {
    yield { value, steps: ['value'] };
  },
  fill: ({ symbology, value, width, height, align = 'left', isTextShown = false }, filler, place) => {
    const text = filler.text(value, place);
    return text === '' ? undefined : { kind: 'code', symbology, text, width, height, align, isTextShown };
  },
  lay({ symbology, text, width, height, align, isTextShown }, flow) {
    const own = Math.min(width, flow.area.width);
    const x = (flow.area.width - own) * before[align];
    const bars: Box = { kind: 'code', x, y: 0, width: own, height, symbology, text };
    const below = textLines(
      isTextShown ? [text] : [],
      { size: textSize, bold: false, align: 'center' },
      x,
      own,
    );
    flow.place({
      height: height + below.height,
      boxes: [bars, ...below.boxes.map((box) => ({ ...box, y: box.y + height }))],
    });
  },
});
