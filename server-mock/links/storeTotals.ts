import type { RunOptions } from '../../expressions/index.ts';
import type { Document, DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { StoredTotal } from '../../runtime/model/links/StoredTotal.ts';
import { compute } from '../../runtime/model/record/compute.ts';
import { sameValue } from '../../runtime/model/record/merge/sameValue.ts';
import type { Cell, MutableRow, Row } from '../../runtime/model/schema/Row.ts';
import type { Queryable } from '../db/Database.ts';
import { keyText } from '../records/keyText.ts';
import { type RowUpdate, updateRows } from '../records/writeRows.ts';
import { followingFormulas } from './followingFormulas.ts';
import type { LinkIndex } from './LinkIndex.ts';
import type { LinkQuantities } from './LinkQuantities.ts';

/** Rows of a table to be written. */
interface TableUpdates {
  readonly table: ResolvedTable;
  readonly updates: RowUpdate[];
}

/** The totals that documents of a table hold, in their header or their rows. */
export const totalsIn = (index: LinkIndex, { main, details }: DocumentTable): readonly StoredTotal[] =>
  [main, ...details.map(({ table }) => table)].flatMap((table) => index.totalsOf(table));

/** A document whose rows hold the values of the row before them, as formulas have computed those. */
const withPrevious = (index: LinkIndex, full: DocumentTable, { main, details }: Document): Document => ({
  main,
  details: Object.fromEntries(
    full.details.map(({ table }) => {
      const totals = index.totalsOf(table).filter(({ previous }) => previous !== undefined);
      const rows = details[table.table] ?? [];
      const rowWith = (row: Row, at: number): Row => ({
        ...row,
        ...Object.fromEntries(
          totals.map(({ field, previous = '' }) => [field.field, rows[at - 1]?.[previous] ?? null]),
        ),
      });
      return [table.table, totals.length === 0 ? rows : rows.map(rowWith)];
    }),
  ),
});

/** A document with its totals as they are now, and its formulas computed again. */
export const withTotals = (
  index: LinkIndex,
  full: DocumentTable,
  document: Document,
  quantities: LinkQuantities | undefined,
  options: RunOptions,
): Document => {
  const rowWith = (table: ResolvedTable, row: Row): Row => {
    const totals = quantities === undefined ? [] : index.totalsOf(table);
    const values: MutableRow = { ...row };
    for (const total of totals.filter(({ previous }) => previous === undefined))
      values[total.field.field] = quantities?.total(total, keyText(row[table.key])) ?? null;
    return values;
  };
  const summed: Document = {
    main: rowWith(full.main, document.main),
    details: Object.fromEntries(
      full.details.map(({ table }) => [
        table.table,
        (document.details[table.table] ?? []).map((row) => rowWith(table, row)),
      ]),
    ),
  };
  const computed = compute(full, summed, options).document;
  if (quantities === undefined || totalsIn(index, full).every(({ previous }) => previous === undefined))
    return computed;
  return compute(full, withPrevious(index, full, computed), options).document;
};

/** The totals and the formulas that read them which differ from what is stored. */
const differing = (
  table: ResolvedTable,
  names: ReadonlySet<string>,
  stored: Row,
  now: Row,
): Row | undefined => {
  const values: MutableRow = {};
  for (const name of names) {
    const field = table.byName.get(name);
    if (field !== undefined && !sameValue(field, stored[name], now[name])) values[name] = now[name] ?? null;
  }
  return Object.keys(values).length === 0 ? undefined : values;
};

const updatesOf = (
  index: LinkIndex,
  full: DocumentTable,
  stored: Document,
  now: Document,
): readonly TableUpdates[] => {
  const following = followingFormulas(index, full);
  const ofTable = (table: ResolvedTable, before: readonly Row[], after: readonly Row[]): TableUpdates => {
    const names = following.get(table.table) ?? new Set<string>();
    const updates = before.flatMap((row, at): readonly RowUpdate[] => {
      const values = names.size === 0 ? undefined : differing(table, names, row, after[at] ?? row);
      return values === undefined ? [] : [{ key: row[table.key] ?? null, values }];
    });
    return { table, updates: [...updates] };
  };
  return [
    ofTable(full.main, [stored.main], [now.main]),
    ...full.details.map(({ table }) =>
      ofTable(table, stored.details[table.table] ?? [], now.details[table.table] ?? []),
    ),
  ];
};

/** What was written of locked documents. */
export interface Written {
  readonly tables: readonly string[];
  /** Keys of the documents. */
  readonly keys: readonly Cell[];
}

/**
 * Stores the totals of locked documents, and the formulas that read them, where they differ. Their versions stay: what
 * users have open stays valid.
 */
export const storeTotals = async (
  tx: Queryable,
  index: LinkIndex,
  full: DocumentTable,
  documents: readonly { readonly stored: Document; readonly now: Document }[],
): Promise<Written> => {
  const keys: Cell[] = [];
  const all = new Map<string, TableUpdates>();
  for (const { stored, now } of documents) {
    const parts = updatesOf(index, full, stored, now);
    if (parts.some(({ updates }) => updates.length > 0)) keys.push(stored.main[full.main.key] ?? null);
    for (const { table, updates } of parts) {
      const known = all.get(table.table) ?? { table, updates: [] };
      known.updates.push(...updates);
      all.set(table.table, known);
    }
  }
  const tables: string[] = [];
  for (const { table, updates } of all.values()) {
    if (updates.length === 0) continue;
    await updateRows(tx, table, updates, 'keep');
    tables.push(table.table);
  }
  return { tables, keys };
};
