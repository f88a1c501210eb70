import type { PrintBlock, PrintValue } from '../../schema/PrintSchema.ts';
import type { FilledBlock } from '../FilledPrint.ts';
import { type Box, moved } from '../layout/Box.ts';
import { lineHeight, textWidth } from '../layout/FontMetrics.ts';
import { wrapText } from '../layout/wrapText.ts';
import { blockKind } from './BlockKind.ts';
import { boldMeta, sizeMeta, textLines, titleMeta, valueMeta } from './blockParts.ts';

interface FieldItem {
  readonly title?: string;
  /** Absent: room to write by hand. */
  readonly value?: PrintValue;
  readonly span?: number;
}

interface FieldsBlock extends PrintBlock {
  readonly columns: number;
  readonly items: readonly FieldItem[];
  readonly size?: number;
  readonly bold?: boolean;
  readonly framed?: boolean;
}

interface FilledFields extends FilledBlock {
  readonly columns: number;
  readonly items: readonly { readonly title: string; readonly text: string; readonly span: number }[];
  readonly size?: number | undefined;
  readonly bold: boolean;
  readonly framed: boolean;
}

type Item = FilledFields['items'][number];

/** Free space between columns, and above and below framed lines, in millimetres. */
const gap = 2;
const padding = 0.7;

/** Items line by line; each takes the columns of its span. */
const inLines = (items: readonly Item[], columns: number): readonly (readonly Item[])[] => {
  const lines: Item[][] = [];
  let free = 0;
  for (const item of items) {
    const span = Math.min(item.span, columns);
    if (span > free) {
      lines.push([]);
      free = columns;
    }
    lines.at(-1)?.push({ ...item, span });
    free -= span;
  }
  return lines;
};

/** Titles with their values in columns: `客户：…`. */
export const fields = blockKind<FieldsBlock, FilledFields>({
  name: 'fields',
  properties: {
    columns: { type: 'integer', minimum: 1, maximum: 12, description: '列数' },
    items: {
      type: 'array',
      maxItems: 100,
      description: '标题和值',
      items: {
        type: 'object',
        properties: {
          title: titleMeta,
          value: valueMeta,
          span: { type: 'integer', minimum: 1, maximum: 12, description: '占几列，默认 1' },
        },
        additionalProperties: false,
      },
    },
    size: sizeMeta,
    bold: boldMeta,
    framed: { type: 'boolean', description: '加框线' },
  },
  required: ['columns', 'items'],
  *values({ items }) {
    for (const [at, { value }] of items.entries())
      if (value !== undefined) yield { value, steps: ['items', at, 'value'] };
  },
  fill: ({ columns, items, size, bold = false, framed = false }, filler, place) => ({
    ...{ kind: 'fields', columns, size, bold, framed },
    items: items.map(({ title, value, span = 1 }) => ({
      title: title ?? (value === undefined ? '' : filler.titleOf(value, place.table)),
      text: value === undefined ? '' : filler.text(value, place),
      span,
    })),
  }),
  lay({ columns, items, size: own, bold, framed }, flow) {
    const { width, fonts } = flow.area;
    const size = own ?? flow.area.size;
    const [inset, above] = framed ? [gap / 2, padding] : [0, 0];
    for (const line of inLines(items, columns)) {
      let x = 0;
      const cells = line.map(({ title, text, span }) => {
        const cell = (width * span) / columns;
        const label = title === '' ? '' : `${title}：`;
        const labelWidth = textWidth(label, size, bold, fonts);
        // A title that fills the cell leaves the value a third of it.
        const from = Math.min(labelWidth, (cell * 2) / 3);
        const room = Math.max(1, cell - from - gap);
        const value = textLines(
          wrapText(text, room, { size, bold, fonts }),
          { size, bold, align: 'left' },
          x + inset + from,
          room,
        );
        const boxes: readonly Box[] = [
          ...textLines([label], { size, bold, align: 'left' }, x + inset, from).boxes,
          ...value.boxes,
        ];
        const made = { x, cell, boxes, height: Math.max(lineHeight(size), value.height) };
        x += cell;
        return made;
      });
      const height = Math.max(...cells.map((cell) => cell.height)) + 2 * above;
      const edge = { kind: 'line', thickness: 0.2 } as const;
      const frame: readonly Box[] = framed
        ? [
            { ...edge, x: 0, y: 0, width, height: 0 },
            { ...edge, x: 0, y: height, width, height: 0 },
            ...cells.map((cell) => ({ ...edge, x: cell.x, y: 0, width: 0, height })),
            { ...edge, x: width, y: 0, width: 0, height },
          ]
        : [];
      flow.place({
        height,
        boxes: [
          ...frame,
          ...moved(
            cells.flatMap(({ boxes }) => boxes),
            0,
            above,
          ),
        ],
      });
    }
  },
});
