import type { PrintBlock } from '../../schema/PrintSchema.ts';
import type { FilledBlock } from '../FilledPrint.ts';
import { blockKind } from './BlockKind.ts';
import { lengthMeta } from './blockParts.ts';

interface SpaceBlock extends PrintBlock {
  readonly height: number;
}

interface FilledSpace extends FilledBlock {
  readonly height: number;
}

/** Free space of a height. */
export const space = blockKind<SpaceBlock, FilledSpace>({
  name: 'space',
  properties: { height: lengthMeta('高度（毫米）') },
  required: ['height'],
  *values() {},
  fill: ({ height }) => ({ kind: 'space', height }),
  lay({ height }, flow) {
    flow.place({ height: Math.min(height, flow.area.height), boxes: [] });
  },
});
