import type { PrintBlock, PrintValue } from '../../schema/PrintSchema.ts';
import type { FilledBlock } from '../FilledPrint.ts';
import type { Align } from '../layout/Box.ts';
import { textWidth } from '../layout/FontMetrics.ts';
import { wrapText } from '../layout/wrapText.ts';
import { blockKind } from './BlockKind.ts';
import { alignMeta, boldMeta, sizeMeta, textLines, valueMeta } from './blockParts.ts';

interface TextBlock extends PrintBlock {
  readonly value: PrintValue;
  readonly size?: number;
  readonly bold?: boolean;
  readonly align?: Align;
  readonly shrinks?: boolean;
}

interface FilledText extends FilledBlock {
  readonly text: string;
  readonly size?: number | undefined;
  readonly bold: boolean;
  readonly align: Align;
  readonly shrinks: boolean;
}

/** Smallest size that a text shrinks to, in points. */
const least = 4;

/** A paragraph. One that is higher than a page flows line by line. */
export const text = blockKind<TextBlock, FilledText>({
  name: 'text',
  properties: {
    value: valueMeta,
    size: sizeMeta,
    bold: boldMeta,
    align: alignMeta,
    shrinks: { type: 'boolean', description: '一行放不下时缩小字号，不小于 4 磅' },
  },
  required: ['value'],
  *values({ value }) {
    yield { value, steps: ['value'] };
  },
  fill: ({ value, size, bold = false, align = 'left', shrinks = false }, filler, place) => {
    const said = filler.text(value, place);
    return said === '' ? undefined : { kind: 'text', text: said, size, bold, align, shrinks };
  },
  lay({ text: said, size: own, bold, align, shrinks }, flow) {
    const { width, height, fonts } = flow.area;
    const usual = own ?? flow.area.size;
    const needed = shrinks ? textWidth(said, usual, bold, fonts) : 0;
    const size = needed > width ? Math.max(Math.min(usual, least), (usual * width) / needed) : usual;
    const look = { size, bold, align };
    const lines = wrapText(said, width, { size, bold, fonts });
    const whole = textLines(lines, look, 0, width);
    if (whole.height <= height) flow.place(whole);
    else for (const line of lines) flow.place(textLines([line], look, 0, width));
  },
});
