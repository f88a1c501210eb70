import type { PrintSchema } from '../../../runtime/model/schema/PrintSchema.ts';
import { refuse } from '../../kit/EditAnswer.ts';
import { blockAt, blocksAt, isWithin, listOf, valueAt, withValue } from '../draft/places.ts';
import { refusalOf } from './mayStand.ts';
import { edited, type PrintEdit } from './PrintEdit.ts';

/** Moves a block or an item one step among those of its list. */
export function stepBlock(draft: PrintSchema, place: string, by: -1 | 1): PrintEdit {
  const { list, at } = listOf(place);
  const all = valueAt(draft, list);
  if (!Array.isArray(all) || at + by < 0 || at + by >= all.length) return edited(draft);
  const moved = all.with(at, all[at + by]).with(at + by, all[at]);
  return edited(withValue(draft, list, moved), `${list}/${at + by}`);
}

/** Moves a block into a list, before the block at a position. */
export function moveBlock(draft: PrintSchema, place: string, list: string, at: number): PrintEdit {
  const block = blockAt(draft, place);
  if (block === undefined || isWithin(list, place)) return edited(draft);
  const why = refusalOf(draft, block, list);
  if (why !== undefined) return refuse(why);
  const from = listOf(place);
  if (from.list === list) {
    const to = at > from.at ? at - 1 : at;
    if (to === from.at) return edited(draft);
    const blocks = blocksAt(draft, list).toSpliced(from.at, 1).toSpliced(to, 0, block);
    return edited(withValue(draft, list, blocks), `${list}/${to}`);
  }
  // The mark in its old place keeps the positions of others until both lists are written.
  const added = withValue(draft, list, blocksAt(draft, list).toSpliced(at, 0, block));
  // Lists after it in the same list of blocks move by one where it went in before them.
  const shifted = shiftedBy(place, list, at);
  const old = listOf(shifted);
  const next = withValue(added, old.list, blocksAt(added, old.list).toSpliced(old.at, 1));
  return edited(next, shiftedOut(`${list}/${at}`, old));
}

/** A place after a block was put into a list at a position. */
const shiftedBy = (place: string, list: string, at: number): string => {
  if (!place.startsWith(`${list}/`)) return place;
  const [step = '', ...rest] = place.slice(list.length + 1).split('/');
  const index = Number(step);
  return `${list}/${[String(index >= at ? index + 1 : index), ...rest].join('/')}`;
};

/** A place after the block at a position of a list was taken out. */
const shiftedOut = (place: string, { list, at }: { readonly list: string; readonly at: number }): string => {
  if (!place.startsWith(`${list}/`)) return place;
  const [step = '', ...rest] = place.slice(list.length + 1).split('/');
  const index = Number(step);
  return `${list}/${[String(index > at ? index - 1 : index), ...rest].join('/')}`;
};
