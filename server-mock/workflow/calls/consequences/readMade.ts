import type { ResolvedTable } from '../../../../runtime/model/fields/resolve/ResolvedTable.ts';
import { auditField, caseField } from '../../../../runtime/model/fields/stateFields.ts';
import type { Condition } from '../../../../runtime/model/schema/Condition.ts';
import type { Cell } from '../../../../runtime/model/schema/Row.ts';
import type { TransactionCall } from '../../../context/TransactionContext.ts';
import type { Queryable } from '../../../db/Database.ts';
import { conditionSql } from '../../../db/sql/conditionSql.ts';
import { anyOf, name, names } from '../../../db/sql/names.ts';
import { type RawBuilder, sql } from '../../../db/sql/sql.ts';
import { systemRun, systemTable } from '../../../reading/systemRows.ts';
import { waysTo } from '../../../reading/waysTo.ts';
import { wireRow } from '../../../records/wireRow.ts';
import { visibleDocuments } from '../visibleDocuments.ts';
import type { MadeDocument } from './MadeDocument.ts';

/** Label of a document: its code, or the key when the caller may not read the code. */
const labelOf = (call: TransactionCall, key: string, code: string | undefined): string =>
  code === undefined ? key : code === '' ? call.say('consequence.unnumbered', { key }) : code;

const textOf = (value: unknown): string => String(value ?? '');

/** Keys of those that are removed by themselves when their source is reversed. */
const goingAlong = async (
  db: Queryable,
  { context: { watches } }: TransactionCall,
  { table }: ResolvedTable,
  keys: readonly Cell[],
): Promise<ReadonlySet<string>> => {
  const found = new Set<string>();
  for (const { follows, removes } of watches)
    if (removes !== undefined && follows(table))
      for (const key of await removes(db, table, keys.map(textOf))) found.add(key);
  return found;
};

/**
 * Reads the documents of one table with these keys, their state, and whether the caller may see them: on the page of the
 * table, on one over part of it, or by a seat. One statement; documents without their sources.
 */
export const readMade = async (
  db: Queryable,
  call: TransactionCall,
  main: ResolvedTable,
  keys: readonly Cell[],
): Promise<readonly MadeDocument[]> => {
  const ways = waysTo(call, main.table).map((way) => visibleDocuments(way, main));
  const now = call.context.clock.now();
  const details = call.context.catalog.document(main.table)?.details ?? [];
  const holds = (condition: Condition | undefined): RawBuilder<unknown> =>
    condition === undefined
      ? sql`false`
      : sql`coalesce(${conditionSql(main, condition, now, details)}, false)`;
  const fields = new Set(
    [main.key, main.nameField, auditField, caseField, main.progress?.field ?? main.key].filter((field) =>
      main.byName.has(field),
    ),
  );
  const { rows } = await systemRun(
    db,
    'overview',
    sql`select ${names(fields)},
          ${sql.join(ways.map(({ shown }, at) => sql`${shown} as ${name(`jig_shown_${at}`)}`))},
          ${holds(main.progress?.underWay)} as "jig_under_way", ${holds(main.progress?.void)} as "jig_void"
        from ${systemTable(main.table)} where ${name(main.key)} = ${anyOf(keys)}`,
  );
  const going = await goingAlong(db, call, main, keys);
  return rows.map((stored) => {
    const row = wireRow(main, stored, fields);
    const key = textOf(row[main.key]);
    const seen = ways.find((_, at) => stored[`jig_shown_${at}`] === true);
    return {
      table: main,
      key,
      row,
      label:
        seen && labelOf(call, key, seen.mayRead(main.nameField) ? textOf(row[main.nameField]) : undefined),
      isProgressSeen: main.progress !== undefined && seen?.mayRead(main.progress.field) === true,
      isUnderWay: stored.jig_under_way === true,
      isVoid: stored.jig_void === true,
      goesAlong: going.has(key),
      from: [],
      bars: [],
    };
  });
};
