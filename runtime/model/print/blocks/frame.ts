import type { PrintBlock } from '../../schema/PrintSchema.ts';
import type { FilledBlock } from '../FilledPrint.ts';
import { type Box, moved } from '../layout/Box.ts';
import { blockKind } from './BlockKind.ts';
import { lengthMeta } from './blockParts.ts';

interface Looks {
  readonly padding?: number | undefined;
  readonly thickness?: number | undefined;
  readonly height?: number | undefined;
}

interface FrameBlock extends PrintBlock, Looks {
  readonly blocks: readonly PrintBlock[];
}

interface FilledFrame extends FilledBlock, Looks {
  readonly blocks: readonly FilledBlock[];
}

/** A frame around blocks that stay together; without blocks an empty one of a height. */
export const frame = blockKind<FrameBlock, FilledFrame>({
  name: 'frame',
  isNestable: true,
  properties: {
    blocks: { type: 'array', maxItems: 50, items: { $ref: '#/$defs/leaf' }, description: '框内的块' },
    padding: lengthMeta('框内留白（毫米），默认 1.5'),
    thickness: lengthMeta('线宽（毫米），默认 0.3'),
    height: lengthMeta('最小高度（毫米）'),
  },
  required: ['blocks'],
  *values() {},
  *inner({ blocks }) {
    for (const [index, block] of blocks.entries()) yield [block, ['blocks', index]];
  },
  fill: ({ blocks, padding, thickness, height }, filler, place) => ({
    ...{ kind: 'frame', padding, thickness, height },
    blocks: filler.blocks(blocks, place),
  }),
  lay({ blocks, padding = 1.5, thickness = 0.3, height: least = 0 }, flow, pieceOf) {
    const { width } = flow.area;
    const inner = pieceOf(blocks, { ...flow.area, width: Math.max(1, width - 2 * padding) });
    const height = Math.max(Math.min(least, flow.area.height), inner.height + 2 * padding);
    const edge = { kind: 'line', thickness } as const;
    const edges: readonly Box[] = [
      { ...edge, x: 0, y: 0, width, height: 0 },
      { ...edge, x: 0, y: height, width, height: 0 },
      { ...edge, x: 0, y: 0, width: 0, height },
      { ...edge, x: width, y: 0, width: 0, height },
    ];
    flow.place({ height, boxes: [...edges, ...moved(inner.boxes, padding, padding)] });
  },
});
