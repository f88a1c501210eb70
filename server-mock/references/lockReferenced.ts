import { columnTypes } from '../../runtime/model/fields/columnTypes/index.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { keysIn } from '../../runtime/model/fields/types/membership.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import type { Reference } from '../context/Reference.ts';
import type { TransactionContext } from '../context/TransactionContext.ts';
import type { Queryable } from '../db/Database.ts';
import { anyOf, name } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import { systemRun, systemTable } from '../reading/systemRows.ts';
import { referencesIn } from './referencesOf.ts';

/** Rows of one table that are about to be written. */
export interface ReferringRows {
  readonly table: ResolvedTable;
  readonly rows: readonly {
    readonly stored?: Row | undefined;
    readonly values: Row;
    /** Place of the row in the document: empty, or `Detail[2].`. */
    readonly prefix: string;
  }[];
}

/** Newly chosen values of one target column, with the places that choose them. */
interface Chosen {
  readonly target: ResolvedTable;
  readonly to: string;
  readonly places: Map<string, { readonly reference: Reference; readonly path: string }[]>;
}

const chosenIn = (context: TransactionContext, written: readonly ReferringRows[]): readonly Chosen[] => {
  const all = new Map<string, Chosen>();
  for (const { table, rows } of written) {
    // A detail table of several mains has the same reference once for each.
    const seen = new Set<string>();
    for (const reference of referencesIn(context, table.table)) {
      const { field, to, owner, onDelete } = reference;
      const target = context.catalog.table(reference.target);
      const place = `${field.field}\n${reference.target}\n${to}`;
      if (target === undefined || owner !== undefined || onDelete === 'keep' || seen.has(place)) continue;
      seen.add(place);
      const chosen: Chosen = all.get(`${target.table}\n${to}`) ?? { target, to, places: new Map() };
      for (const { stored, values, prefix } of rows) {
        if (!Object.hasOwn(values, field.field)) continue;
        const before = new Set(keysIn(field, stored?.[field.field]));
        for (const key of keysIn(field, values[field.field])) {
          const isRoot = field.field === table.parentField && key === '0' && field.columnType !== 'string';
          if (isRoot || before.has(key)) continue;
          const places = chosen.places.get(key) ?? [];
          chosen.places.set(key, places);
          places.push({ reference, path: prefix + field.field });
        }
      }
      if (chosen.places.size > 0) all.set(`${target.table}\n${to}`, chosen);
    }
  }
  return [...all.values()].sort((a, b) => (a.target.table < b.target.table ? -1 : 1));
};

/** Locks the rows of one target and reads their values. */
const lockSql = ({ target, to, places }: Chosen, at: number) => {
  const field = target.byName.get(to);
  const keys = [...places.keys()].flatMap((key) => {
    const parsed = field && columnTypes[field.columnType].parse(key, field);
    return parsed?.ok && parsed.value !== null ? [parsed.value] : [];
  });
  return sql`select cast(${at} as int) as "at", cast("locked"."key" as text) as "key" from (
      select ${name(to)} as "key" from ${systemTable(target.table)}
      where ${name(to)} = ${anyOf(keys)} order by ${name(target.key)} for key share) as "locked"`;
};

/**
 * Holds the records that the rows newly refer to until the transaction ends, so that no deletion takes them
 * meanwhile. Returns issues for those deleted since the choice was checked. One statement for a whole document.
 */
export const lockReferenced = async (
  tx: Queryable,
  context: TransactionContext,
  written: readonly ReferringRows[],
): Promise<readonly Issue[]> => {
  const chosen = chosenIn(context, written);
  if (chosen.length === 0) return [];
  const { rows } = await systemRun(tx, 'reference', sql.join(chosen.map(lockSql), sql` union all `));
  const found = new Set(rows.map(({ at, key }) => `${String(at)}\n${String(key)}`));
  return chosen.flatMap(({ places }, at) =>
    [...places].flatMap(([key, where]): readonly Issue[] =>
      found.has(`${at}\n${key}`)
        ? []
        : where
            .filter(({ reference }) => reference.mustExist)
            .map(({ reference, path }) => ({
              path,
              rule: 'form.option',
              params: { title: reference.field.title },
              severity: 'error',
            })),
    ),
  );
};
