import type { PrintBlock } from '../../schema/PrintSchema.ts';
import type { FilledBlock } from '../FilledPrint.ts';
import { blockKind } from './BlockKind.ts';
import { lengthMeta } from './blockParts.ts';

interface LineBlock extends PrintBlock {
  readonly thickness?: number;
}

interface FilledLine extends FilledBlock {
  readonly thickness: number;
}

/** Free space above and below the line. */
const around = 0.8;

/** A level line over the whole width. */
export const line = blockKind<LineBlock, FilledLine>({
  name: 'line',
  properties: { thickness: lengthMeta('线宽（毫米），默认 0.2') },
  required: [],
  *values() {},
  fill: ({ thickness = 0.2 }) => ({ kind: 'line', thickness }),
  lay({ thickness }, flow) {
    const { width } = flow.area;
    flow.place({
      height: 2 * around,
      boxes: [{ kind: 'line', x: 0, y: around, width, height: 0, thickness }],
    });
  },
});
