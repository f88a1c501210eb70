import { columnTypes } from '../../../runtime/model/fields/columnTypes/index.ts';
import type { Document } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import { compute } from '../../../runtime/model/record/compute.ts';
import type { DefaultSource } from '../../../runtime/model/record/defaultValue.ts';
import { valuesFromHeader } from '../../../runtime/model/record/valuesFromHeader.ts';
import type { MutableRow, Row } from '../../../runtime/model/schema/Row.ts';
import type { Queryable } from '../../db/Database.ts';
import { anyOf, name } from '../../db/sql/names.ts';
import { sql } from '../../db/sql/sql.ts';
import { lookupSource } from '../../operations/lookupValues.ts';
import { fillDefaults } from '../../operations/saving/fillDefaults.ts';
import { systemRows } from '../../reading/systemRows.ts';
import { keyText } from '../../records/keyText.ts';
import type { EffectCall } from '../EffectCall.ts';

/** Copies what comes with chosen records, also with those the user may not see; one statement for each field that chooses. */
const bringLookups = async (
  tx: Queryable,
  { catalog }: EffectCall['base'],
  table: ResolvedTable,
  rows: readonly MutableRow[],
): Promise<void> => {
  const vias = new Set(table.fields.flatMap(({ lookup }) => (lookup === undefined ? [] : [lookup.via])));
  for (const via of vias) {
    const source = lookupSource(catalog, table, via);
    if (source === undefined) continue;
    const { key, targets } = source;
    const keys = [...new Set(rows.map((row) => row[via] ?? null))].flatMap((value) => {
      const read = columnTypes[key.columnType].parse(value, key);
      return read.ok && read.value !== null ? [read.value] : [];
    });
    if (keys.length === 0) continue;
    const chosen = await systemRows(tx, 'effects', source.table, sql`${name(key.field)} = ${anyOf(keys)}`);
    const byKey = new Map(chosen.map((row) => [keyText(row[key.field]), row]));
    for (const row of rows)
      for (const [target, from] of targets)
        if (!Object.hasOwn(row, target)) row[target] = byKey.get(keyText(row[via]))?.[from.field] ?? null;
  }
};

const withDefaults = (table: ResolvedTable, rows: readonly MutableRow[], source: DefaultSource): void => {
  for (const row of rows) fillDefaults(table, row, source);
};

/** A made document with everything that a save fills in: lookups, values from the header, defaults and formulas. */
export const filledDocument = async (
  { base, tx, effect: { target }, reason, options }: EffectCall,
  made: Document,
): Promise<Document> => {
  const source = { now: base.clock.now(), ...(reason && { user: reason.user }) };
  const main: MutableRow = { ...made.main };
  await bringLookups(tx, base, target.main, [main]);
  withDefaults(target.main, [main], source);
  const details: Record<string, readonly Row[]> = {};
  for (const { table } of target.details) {
    const rows = (made.details[table.table] ?? []).map((row): MutableRow => ({ ...row }));
    await bringLookups(tx, base, table, rows);
    for (const row of rows)
      Object.assign(row, { ...valuesFromHeader(table, (field) => main[field] ?? null), ...row });
    withDefaults(table, rows, source);
    details[table.table] = rows;
  }
  return compute(target, { main, details }, options).document;
};
