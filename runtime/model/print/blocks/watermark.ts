import type { PrintBlock, PrintValue } from '../../schema/PrintSchema.ts';
import type { FilledBlock } from '../FilledPrint.ts';
import { textWidth } from '../layout/FontMetrics.ts';
import { blockKind } from './BlockKind.ts';
import { sizeMeta, valueMeta } from './blockParts.ts';

interface WatermarkBlock extends PrintBlock {
  readonly value: PrintValue;
  readonly size?: number;
  readonly angle?: number;
}

interface FilledWatermark extends FilledBlock {
  readonly text: string;
  readonly size?: number | undefined;
  readonly angle: number;
}

const usualAngle = 30;
/** Largest size that is chosen, in points, and the part of the sheet's width that the text takes then. */
const largest = 72;
const part = 0.7;
/** Longest text. */
const mostCharacters = 60;

/** A pale text across every page, below everything else. Where it says no size, the text fits the sheet. */
export const watermark = blockKind<WatermarkBlock, FilledWatermark>({
  name: 'watermark',
  isHeaderOnly: true,
  properties: {
    value: valueMeta,
    size: { ...sizeMeta, maximum: 200 },
    angle: { type: 'number', minimum: -90, maximum: 90, description: '倾斜角度，默认 30' },
  },
  required: ['value'],
  *values({ value }) {
    yield { value, steps: ['value'] };
  },
  fill: ({ value, size, angle = usualAngle }, filler, place) => {
    const text = filler.text(value, place).replace(/\s+/g, ' ').trim().slice(0, mostCharacters);
    return text === '' ? undefined : { kind: 'watermark', text, size, angle };
  },
  lay({ text, size, angle }, flow) {
    const { sheet, fonts } = flow.area;
    const fitting = (sheet.width * part) / Math.max(1, textWidth(text, 1, true, fonts));
    const { left, top } = sheet.margins;
    const box = {
      kind: 'watermark',
      x: -left,
      y: -top - flow.used,
      ...{ width: sheet.width, height: sheet.height },
    } as const;
    flow.place({ height: 0, boxes: [{ ...box, text, size: size ?? Math.min(largest, fitting), angle }] });
  },
});
