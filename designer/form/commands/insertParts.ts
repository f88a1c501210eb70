import { numberOf } from '../../../runtime/model/record/design/designValues.ts';
import type { DraftPart } from '../draft/FormDraft.ts';
import type { Drop } from './FormEdit.ts';

/** Least width of a component in percent. */
export const leastWidth = 20;

/** Width of a component in percent; the whole row where the design sets none. */
export const widthOf = ({ raw }: DraftPart): number => numberOf(raw.width) ?? 100;

/** True when two components fit into the width of the target. */
export const maySplit = (target: DraftPart): boolean => widthOf(target) >= 2 * leastWidth;

/** Inserts parts at a place. Beside a target, all share its width as far as each keeps the least width. */
export function insertParts(
  entries: readonly DraftPart[],
  parts: readonly DraftPart[],
  drop: Drop | undefined,
): readonly DraftPart[] {
  const at = entries.findIndex(({ id }) => id === drop?.target);
  const target = entries[at];
  if (drop === undefined || target === undefined) return [...entries, ...parts];
  const isBeside = drop.side === 'left' || drop.side === 'right';
  const share = Math.floor(widthOf(target) / (parts.length + 1));
  const fits = isBeside && share >= leastWidth;
  const wide = (part: DraftPart): DraftPart =>
    fits ? { ...part, raw: { ...part.raw, width: share } } : part;
  const isBefore = drop.side === 'before' || drop.side === 'left';
  const group = isBefore ? [...parts.map(wide), wide(target)] : [wide(target), ...parts.map(wide)];
  return [...entries.slice(0, at), ...group, ...entries.slice(at + 1)];
}
