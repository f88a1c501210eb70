import type { PrintBlock, PrintValue } from '../../schema/PrintSchema.ts';
import type { FilledBlock } from '../FilledPrint.ts';
import type { Box } from '../layout/Box.ts';
import { lineHeight, textWidth } from '../layout/FontMetrics.ts';
import { wrapText } from '../layout/wrapText.ts';
import { blockKind } from './BlockKind.ts';
import { lengthMeta, sizeMeta, textLines, titleMeta, valueMeta } from './blockParts.ts';

interface Signature {
  readonly title?: string;
  /** Printed on the line. Absent: room to sign by hand. */
  readonly value?: PrintValue;
}

interface SignatureBlock extends PrintBlock {
  readonly items: readonly Signature[];
  readonly columns?: number;
  readonly height?: number;
  readonly size?: number;
}

interface FilledSignature extends FilledBlock {
  readonly items: readonly { readonly title: string; readonly text: string }[];
  readonly columns: number;
  readonly height: number;
  readonly size?: number | undefined;
}

/** Free space between two signatures. */
const gap = 4;
/** Height of a line of signatures where the block says none. */
const usualHeight = 9;

/** Lines to sign on, with their titles: `审核：________`. */
export const signature = blockKind<SignatureBlock, FilledSignature>({
  name: 'signature',
  properties: {
    items: {
      type: 'array',
      minItems: 1,
      maxItems: 24,
      description: '签字处',
      items: {
        type: 'object',
        properties: { title: titleMeta, value: valueMeta },
        additionalProperties: false,
      },
    },
    columns: { type: 'integer', minimum: 1, maximum: 8, description: '一行几个，默认全部' },
    height: lengthMeta('每行高度（毫米），默认 9'),
    size: sizeMeta,
  },
  required: ['items'],
  *values({ items }) {
    for (const [at, { value }] of items.entries())
      if (value !== undefined) yield { value, steps: ['items', at, 'value'] };
  },
  fill: ({ items, columns = items.length, height = usualHeight, size }, filler, place) => ({
    ...{ kind: 'signature', columns, height, size },
    items: items.map(({ title, value }) => ({
      title: title ?? (value === undefined ? '' : filler.titleOf(value, place.table)),
      text: value === undefined ? '' : filler.text(value, place),
    })),
  }),
  lay({ items, columns, height: own, size: said }, flow) {
    const { width, fonts } = flow.area;
    const size = said ?? flow.area.size;
    const height = Math.min(Math.max(own, lineHeight(size) + 1), flow.area.height);
    const cell = width / columns;
    const y = height - lineHeight(size) - 0.6;
    for (let from = 0; from < items.length; from += columns)
      flow.place({
        height,
        boxes: items.slice(from, from + columns).flatMap(({ title, text }, at): readonly Box[] => {
          const x = at * cell;
          const label = title === '' ? '' : `${title}：`;
          const labelWidth = Math.min(textWidth(label, size, false, fonts), (cell * 2) / 3);
          const room = Math.max(1, cell - labelWidth - gap);
          const look = { size, bold: false, align: 'left' } as const;
          const [line = ''] = wrapText(text, room, { size, bold: false, fonts });
          const texts = [
            ...textLines([label], look, x, labelWidth).boxes,
            ...textLines([line], { ...look, align: 'center' }, x + labelWidth, room).boxes,
          ];
          const edge = { kind: 'line', x: x + labelWidth, y: height - 0.5, width: room, height: 0 } as const;
          return [...texts.map((box) => ({ ...box, y })), { ...edge, thickness: 0.2 }];
        }),
      });
  },
});
