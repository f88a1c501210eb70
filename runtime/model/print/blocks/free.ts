import type { PrintBlock } from '../../schema/PrintSchema.ts';
import type { FilledBlock } from '../FilledPrint.ts';
import { moved } from '../layout/Box.ts';
import { blockKind } from './BlockKind.ts';
import { lengthMeta } from './blockParts.ts';
import { within } from './within.ts';

interface Item<Block> {
  readonly x: number;
  readonly y: number;
  /** Default: up to the right edge of the area. */
  readonly width?: number | undefined;
  /** Lines below it are left out. Default: up to the lower edge of the area. */
  readonly height?: number | undefined;
  readonly blocks: readonly Block[];
}

interface FreeBlock extends PrintBlock {
  readonly height: number;
  readonly items: readonly Item<PrintBlock>[];
}

interface FilledFree extends FilledBlock {
  readonly height: number;
  readonly items: readonly Item<FilledBlock>[];
}

/** An area of a height with blocks at fixed positions, such as a label. What reaches beyond its place is left out. */
export const free = blockKind<FreeBlock, FilledFree>({
  name: 'free',
  properties: {
    height: lengthMeta('高度（毫米）'),
    items: {
      type: 'array',
      maxItems: 100,
      description: '按位置摆放的块',
      items: {
        type: 'object',
        properties: {
          x: lengthMeta('距左边（毫米）'),
          y: lengthMeta('距上边（毫米）'),
          width: lengthMeta('宽（毫米），默认到右边'),
          height: lengthMeta('高（毫米），超出的行不印；默认到下边'),
          blocks: { type: 'array', maxItems: 20, items: { $ref: '#/$defs/inner' } },
        },
        required: ['x', 'y', 'blocks'],
        additionalProperties: false,
      },
    },
  },
  required: ['height', 'items'],
  *values() {},
  *inner({ items }) {
    for (const [at, { blocks }] of items.entries())
      for (const [index, block] of blocks.entries()) yield [block, ['items', at, 'blocks', index]];
  },
  reach: ({ height, items }) => ({
    width: Math.max(0, ...items.map(({ x, width = 0 }) => x + width)),
    height,
  }),
  fill: ({ height, items }, filler, place) => ({
    ...{ kind: 'free', height },
    items: items.map(({ blocks, ...at }) => ({ ...at, blocks: filler.blocks(blocks, place) })),
  }),
  lay({ height, items }, flow, pieceOf) {
    const { area } = flow;
    const high = Math.min(height, area.height);
    const boxes = items.flatMap(({ x, y, width = area.width - x, height: own = high - y, blocks }) => {
      const piece = pieceOf(blocks, { ...area, width: Math.max(1, Math.min(width, area.width - x)) });
      return moved(within(piece.boxes, Math.min(own, high - y)), x, y);
    });
    flow.place({ height: high, boxes });
  },
});
