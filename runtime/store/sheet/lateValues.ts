import type { ResolvedTable } from '../../model/fields/resolve/ResolvedTable.ts';
import type { MutableRow, Row } from '../../model/schema/Row.ts';
import { rowKeyField } from '../detail/detailRows.ts';
import { type DetailState, withMarks } from './DetailState.ts';

/** Late values of one row. */
export interface LateValues {
  /** The row at the time of the request. */
  readonly from: Row;
  readonly late: Row;
}

/**
 * Writes late values into states, by row key. A value applies if the row still has the record it came with
 * (`lookup.via`) and the cell was not edited since; issues of the filled cells are removed. A row shared by
 * several states stays one object.
 */
export function lateFiller(
  recalculated: (row: Row) => Row,
  table: ResolvedTable,
  values: ReadonlyMap<string, LateValues>,
): (state: DetailState) => DetailState {
  const known = new Map<Row, Row>();
  const fill = (row: Row, { from, late }: LateValues): Row => {
    const next: MutableRow = { ...row };
    let filled = false;
    for (const [name, value] of Object.entries(late)) {
      const via = table.byName.get(name)?.lookup?.via;
      if (via === undefined || (row[via] ?? null) !== (from[via] ?? null)) continue;
      if ((row[name] ?? null) !== (from[name] ?? null) || row[name] === value) continue;
      next[name] = value;
      filled = true;
    }
    return filled ? recalculated(next) : row;
  };
  return (state) => {
    let { marks } = state;
    let changed = false;
    const rows = state.rows.map((row) => {
      const key = String(row[rowKeyField]);
      const late = values.get(key);
      if (!late) return row;
      const made = known.get(row) ?? fill(row, late);
      known.set(row, made);
      if (made === row) return row;
      changed = true;
      const standing = (marks.get(key) ?? []).filter(({ path }) => made[path] === row[path]);
      marks = withMarks(marks, key, standing);
      return made;
    });
    return changed ? { ...state, rows, marks } : state;
  };
}
