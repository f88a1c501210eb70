import type { PrintBlock } from '../../schema/PrintSchema.ts';
import type { FilledBlock } from '../FilledPrint.ts';
import { moved } from '../layout/Box.ts';
import { blockKind } from './BlockKind.ts';
import { lengthMeta } from './blockParts.ts';

interface ColumnsBlock extends PrintBlock {
  readonly columns: readonly { readonly width: number; readonly blocks: readonly PrintBlock[] }[];
}

interface FilledColumns extends FilledBlock {
  readonly columns: readonly { readonly width: number; readonly blocks: readonly FilledBlock[] }[];
}

/** Blocks side by side, in parts of the width. They stay together on one page. */
export const columns = blockKind<ColumnsBlock, FilledColumns>({
  name: 'columns',
  properties: {
    columns: {
      type: 'array',
      minItems: 1,
      maxItems: 12,
      description: '并排的列',
      items: {
        type: 'object',
        properties: {
          width: lengthMeta('宽度的份数'),
          blocks: { type: 'array', maxItems: 50, items: { $ref: '#/$defs/inner' } },
        },
        required: ['width', 'blocks'],
        additionalProperties: false,
      },
    },
  },
  required: ['columns'],
  *values() {},
  *inner({ columns: all }) {
    for (const [at, { blocks }] of all.entries())
      for (const [index, block] of blocks.entries()) yield [block, ['columns', at, 'blocks', index]];
  },
  fill: ({ columns: all }, filler, place) => ({
    kind: 'columns',
    columns: all.map(({ width, blocks }) => ({ width, blocks: filler.blocks(blocks, place) })),
  }),
  lay({ columns: all }, flow, pieceOf) {
    const { area } = flow;
    const parts = all.reduce((sum, { width }) => sum + width, 0) || 1;
    let x = 0;
    const pieces = all.map(({ width: part, blocks }) => {
      const width = (area.width * part) / parts;
      const { height, boxes } = pieceOf(blocks, { ...area, width });
      const piece = { height, boxes: moved(boxes, x, 0) };
      x += width;
      return piece;
    });
    flow.place({
      height: Math.max(0, ...pieces.map(({ height }) => height)),
      boxes: pieces.flatMap(({ boxes }) => boxes),
    });
  },
});
