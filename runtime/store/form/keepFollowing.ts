import { reaction } from 'mobx';
import type { Cell } from '../../model/schema/Row.ts';
import type { DetailStore } from '../detail/DetailStore.ts';

/**
 * Copies a changed header field to the detail rows that follow it (`FieldSchema.follows`): rows that are
 * empty there or hold the old header value. Other input stays. One undo step. Returns the function that ends
 * it.
 */
export function keepFollowing(detail: DetailStore): () => void {
  const { table, main } = detail;
  const stops = table.fields.flatMap(({ field, follows }) => {
    if (follows === undefined || !main.has(follows)) return [];
    const take = (next: Cell, before: Cell): void => {
      let touched = false;
      const rows = detail.state.rows.map((row) => {
        const own = row[field] ?? null;
        if (own === next || (own !== null && own !== before)) return row;
        touched = true;
        return detail.recalculated({ ...row, [field]: next });
      });
      if (touched) detail.commit({ rows });
    };
    return [
      reaction(
        () => main.cell(follows).value,
        (next, before) => take(next, before ?? null),
      ),
    ];
  });
  return () => {
    for (const stop of stops) stop();
  };
}
