import type { PrintBlock, PrintSchema } from '../../../runtime/model/schema/PrintSchema.ts';
import { refuse } from '../../kit/EditAnswer.ts';
import { blocksAt, withValue } from '../draft/places.ts';
import { refusalOf } from './mayStand.ts';
import { edited, type PrintEdit } from './PrintEdit.ts';

/** Puts a block into a list, at a position from 0. */
export function insertBlock(draft: PrintSchema, block: PrintBlock, list: string, at: number): PrintEdit {
  const why = refusalOf(draft, block, list);
  if (why !== undefined) return refuse(why);
  const blocks = blocksAt(draft, list);
  const index = Math.max(0, Math.min(at, blocks.length));
  return edited(withValue(draft, list, blocks.toSpliced(index, 0, block)), `${list}/${index}`);
}
