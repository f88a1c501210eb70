import type { Row } from '../../model/schema/Row.ts';
import type { SaveDetail } from '../../wire/SavePayload.ts';
import type { DetailState } from '../sheet/DetailState.ts';
import { idsOf, isKey, rowKeyField } from './detailRows.ts';

/**
 * Rows of a detail table after a save whose answer came late. Sent rows get their keys and versions, later
 * edits stay, and rows deleted since remain to be deleted.
 */
export function adoptRows(
  { rows, removed }: DetailState,
  sent: SaveDetail,
  saved: readonly Row[],
  key: string,
): Pick<DetailState, 'rows' | 'removed'> {
  const answered = new Map(sent.screenKeys?.map((screenKey, at) => [screenKey, saved[at] ?? {}]));
  const stored = rows.map((row) => {
    const screenKey = String(row[rowKeyField]);
    const own = answered.get(screenKey);
    answered.delete(screenKey);
    return own ? { ...row, ...idsOf(own, key) } : row;
  });
  const gone = new Set([...removed, ...[...answered.values()].map((row) => row[key])].filter(isKey));
  for (const deleted of sent.delKeys) gone.delete(deleted);
  return { rows: stored, removed: [...gone] };
}
