import type { ResolvedTable } from '../../model/fields/resolve/ResolvedTable.ts';
import { inSequence, movedTo, placeOf } from '../../model/record/sequence/inSequence.ts';
import type { Row } from '../../model/schema/Row.ts';
import type { DetailStore } from '../detail/DetailStore.ts';
import type { DetailState } from './DetailState.ts';

/** Rows with ascending places in their order, in tables with places; correct rows stay the same objects. */
function placed(field: string, rows: readonly Row[], places: readonly number[]): readonly Row[] {
  return rows.map((row, at) => (row[field] === places[at] ? row : { ...row, [field]: places[at] ?? null }));
}

const placesOf = (field: string, rows: readonly Row[]): readonly number[] =>
  inSequence(rows.map((row) => placeOf(row[field])));

/** A step in which every row has a place: new rows last, stored ones unchanged. */
export function inOrder(table: ResolvedTable, next: Partial<DetailState>): Partial<DetailState> {
  const field = table.grid?.sequence;
  if (field === undefined || next.rows === undefined) return next;
  return { ...next, rows: placed(field, next.rows, placesOf(field, next.rows)) };
}

/** Moves a row to another position, counted without it: one undo step, saved with the document. */
export function moveDetailRow(detail: DetailStore, from: number, to: number): void {
  const field = detail.table.grid?.sequence;
  if (field === undefined) return;
  const { rows } = detail.state;
  // The places keep their order; the rows move through them.
  detail.commit({ rows: placed(field, movedTo(rows, from, to), placesOf(field, rows)) });
}
