import type { MessageKey } from '../../../runtime/model/messages/index.ts';
import { blockKindOf } from '../../../runtime/model/print/blocks/blockKinds.ts';
import type { PrintBlock, PrintSchema } from '../../../runtime/model/schema/PrintSchema.ts';
import { blockAt, stepsOf } from '../draft/places.ts';

/** The kinds of blocks around a list, from the outside. */
const around = (draft: PrintSchema, list: string): readonly PrintBlock[] => {
  const steps = stepsOf(list);
  return steps.flatMap((_, at) => blockAt(draft, `/${steps.slice(0, at + 1).join('/')}`) ?? []);
};

/** Why a block may not stand in a list; undefined: it may. */
export const refusalOf = (draft: PrintSchema, block: PrintBlock, list: string): MessageKey | undefined => {
  const kind = blockKindOf(block);
  const outside = around(draft, list);
  if (kind?.flows === true && (outside.length > 0 || stepsOf(list)[0] !== 'body'))
    return 'printDesign.onlyBody';
  if (kind?.isHeaderOnly === true && list !== '/header') return 'printDesign.onlyHeader';
  if (outside.length === 0) return undefined;
  const isNested = kind?.inner !== undefined;
  if (isNested && kind?.isNestable !== true) return 'printDesign.notInside';
  if (isNested && outside.some((one) => blockKindOf(one)?.isNestable === true))
    return 'printDesign.notInside';
  return outside.length > 2 ? 'printDesign.notInside' : undefined;
};
