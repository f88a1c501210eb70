import type { Document } from '../../../runtime/model/DocumentTable.ts';
import type { ResolvedTable } from '../../../runtime/model/ResolvedTable.ts';
import type { MutableRow, Row } from '../../../runtime/model/Row.ts';
import { keyText, merged, type SaveState } from './SaveState.ts';

/** Where a detail row's issues stand: the row's place among the sent ones. */
export const place = (table: string, index: number): string => `${table}[${index}].`;

/** The document as it will be: sent detail rows first, in their order, then those nobody touched. */
export const assembled = (state: SaveState): Document => ({
  main: merged(state.stored?.main, state.values),
  details: Object.fromEntries(
    state.details.map(({ table, rows, untouched }) => [
      table,
      [...rows.map((row) => merged(row.stored, row.values)), ...untouched],
    ]),
  ),
});

const take = (table: ResolvedTable, computed: Row, stored: Row | undefined, values: MutableRow): void => {
  for (const field of table.fields) {
    if (field.formula === undefined) continue;
    const value = computed[field.field] ?? null;
    if (keyText(value) !== keyText(stored?.[field.field]) || stored === undefined)
      values[field.field] = value;
  }
};

/** Puts computed values where they are written. Untouched rows keep theirs: what they read did not change. */
export const takeFormulas = (state: SaveState, computed: Document): void => {
  take(state.full.main, computed.main, state.stored?.main, state.values);
  for (const { table } of state.full.details) {
    const draft = state.details.find((detail) => detail.table === table.table);
    for (const [index, row] of (draft?.rows ?? []).entries()) {
      const answer = computed.details[table.table]?.[index];
      if (answer !== undefined) take(table, answer, row.stored, row.values);
    }
  }
};
