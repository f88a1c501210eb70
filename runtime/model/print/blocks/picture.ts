import type { PrintBlock } from '../../schema/PrintSchema.ts';
import type { FilledBlock } from '../FilledPrint.ts';
import type { Align } from '../layout/Box.ts';
import { blockKind } from './BlockKind.ts';
import { alignMeta, lengthMeta } from './blockParts.ts';

interface PictureBlock extends PrintBlock {
  readonly field: string;
  readonly width: number;
  readonly height: number;
  readonly align?: Align;
}

interface FilledPicture extends FilledBlock {
  readonly source: string;
  readonly width: number;
  readonly height: number;
  readonly align: Align;
}

/** Free part of the width before the picture, by alignment. */
const before: Readonly<Record<Align, number>> = { left: 0, center: 0.5, right: 1 };

/** The first picture of a field, as large as it fits into a rectangle. Nothing is printed without one. */
export const picture = blockKind<PictureBlock, FilledPicture>({
  name: 'picture',
  properties: {
    field: { type: 'string', minLength: 1, description: '图片字段，印第一张' },
    width: lengthMeta('宽（毫米）'),
    height: lengthMeta('高（毫米）'),
    align: alignMeta,
  },
  required: ['field', 'width', 'height'],
  *values({ field }) {
    yield { value: { field }, steps: [], isPicture: true };
  },
  fill({ field, width, height, align = 'left' }, filler, place) {
    const source = filler.picture(field, place);
    return source === undefined ? undefined : { kind: 'picture', source, width, height, align };
  },
  lay({ source, width, height, align }, flow) {
    const wide = Math.min(width, flow.area.width);
    const high = Math.min(height, flow.area.height);
    const x = (flow.area.width - wide) * before[align];
    flow.place({ height: high, boxes: [{ kind: 'picture', x, y: 0, width: wide, height: high, source }] });
  },
});
