import { readableFields } from '../../../runtime/model/access/readableFields.ts';
import { rowScope } from '../../../runtime/model/access/rowScope.ts';
import type { Cell, Row } from '../../../runtime/model/schema/Row.ts';
import type { SavedAnswer } from '../../../runtime/wire/SavePayload.ts';
import type { TransactionCall } from '../../context/TransactionContext.ts';
import type { Queryable } from '../../db/Database.ts';
import { anyOf, name } from '../../db/sql/names.ts';
import { sql } from '../../db/sql/sql.ts';
import { withFigures } from '../../reading/figures.ts';
import { GuardedTable } from '../../reading/GuardedTable.ts';
import { keyText } from '../../records/keyText.ts';
import { rowReader } from '../../records/rowReader.ts';
import { flaggedFields, flaggedRows, flowPart } from '../flaggedRow.ts';
import { rowOrder } from '../sequence/rowPlaces.ts';

/** Keys of written rows by detail table. */
export type WrittenKeys = ReadonlyMap<string, readonly Cell[]>;

/** Reads a record as this user may see it; `written` limits the detail rows and sets their order. */
export const documentAnswer = async (
  db: Queryable,
  call: TransactionCall,
  tableName: string,
  key: Cell,
  written?: WrittenKeys,
): Promise<SavedAnswer> => {
  const document = call.context.catalog.documentFor(call.user, tableName);
  if (document === undefined) return { data: null, list: [] };
  const { main } = document;
  const readable = readableFields(call.user, main);
  const guarded = GuardedTable.written(call, main);
  const columns = guarded.columns(flaggedFields(call, main, readable), 'flags');
  const found = await guarded.run(
    db,
    sql`select ${columns}${flowPart(call, main, main.table)} from ${guarded.matching(sql`${name(main.key)} = ${key}`)}`,
  );
  const [row] = await withFigures(db, call, main, await flaggedRows(db, call, main, found.rows, readable));
  const details: { table: string; list: readonly Row[] }[] = [];
  for (const { schema, table } of document.details) {
    const fields = readableFields(call.user, table);
    const keys = written === undefined ? undefined : (written.get(table.table) ?? []);
    if (keys?.length === 0) {
      details.push({ table: table.table, list: [] });
      continue;
    }
    const which = keys === undefined ? sql`` : sql`and ${name(table.key)} = ${anyOf(keys)}`;
    // Rows of others that the detail keeps from the user stay so in the answer.
    const isLimited = rowScope(call.user, table).length > 0;
    const { rows } = await GuardedTable[isLimited ? 'of' : 'written'](call, table).select(db, {
      columns: fields,
      where: sql`${name(schema.foreignKey)} = ${key} ${which}`,
      orderBy: rowOrder(table),
    });
    const list = await withFigures(db, call, table, rows.map(rowReader(table, fields)));
    details.push({ table: table.table, list: keys === undefined ? list : inTheOrder(list, keys, table.key) });
  }
  return {
    data: row ?? null,
    list: details[0]?.list ?? [],
    ...(details.length > 1 ? { details } : {}),
    ...(written === undefined ? {} : { changes: true }),
  };
};

const inTheOrder = (rows: readonly Row[], keys: readonly Cell[], key: string): readonly Row[] => {
  const byKey = new Map(rows.map((row) => [keyText(row[key]), row] as const));
  return keys.map((one) => byKey.get(keyText(one))).filter((row) => row !== undefined);
};
