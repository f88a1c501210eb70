import { isAudited, isClosable } from '../../../runtime/model/access/documentState.ts';
import type { RecordUse, UsedRecord } from '../../../runtime/wire/records/Uses.ts';
import type { TransactionCall } from '../../context/TransactionContext.ts';
import type { Queryable } from '../../db/Database.ts';
import { name } from '../../db/sql/names.ts';
import { sql } from '../../db/sql/sql.ts';
import { askableFields } from '../../reading/askableFields.ts';
import { GuardedTable } from '../../reading/GuardedTable.ts';
import { accessTable } from '../../reading/tableAccess.ts';
import { keyText } from '../../records/keyText.ts';
import { holdsAny } from '../../references/countUses.ts';
import type { Use, UsedRow } from '../../references/usedRows.ts';

/** Maximum records described, and documents named of each use. */
const mostRecords = 20;
const mostNames = 3;

/** Names of the newest documents that the caller may read, with the field that refers. */
const namesOf = async (
  db: Queryable,
  call: TransactionCall,
  { reference, value }: Use,
): Promise<readonly string[]> => {
  const { from, detail, field } = reference;
  const found = accessTable(call, from.table, 'Search');
  if ('refused' in found) return [];
  const { table, rows, readable, readableRows } = found.access;
  const fields = detail === undefined ? readable : readableRows.get(detail.table.table);
  const holds = holdsAny(reference, [value], call.context.clock.now());
  if (fields?.has(field.field) !== true || !readable.has(table.nameField) || holds === undefined) return [];
  const lines = detail && GuardedTable.of(call, detail.table);
  const where =
    detail === undefined || lines === undefined
      ? holds
      : sql`${name(table.key)} in (select ${name(detail.foreignKey)} from ${lines.matching(holds)})`;
  const columns = new Set([table.nameField]);
  const orderBy = sql`${name(table.key)} desc`;
  const newest = await rows.select(db, { columns, where, orderBy, limit: mostNames });
  return newest.rows.map((row) => String(row[table.nameField] ?? '')).filter((label) => label !== '');
};

const describe = async (db: Queryable, call: TransactionCall, use: Use): Promise<RecordUse> => {
  const { from, field } = use.reference;
  return {
    title: from.cnName,
    fieldTitle: field.title,
    isDocument: isAudited(from) || isClosable(from),
    count: use.count,
    names: await namesOf(db, call, use),
  };
};

/** Used rows as the caller may read about them: documents the caller may not read are counted only. */
export const describeUses = async (
  db: Queryable,
  call: TransactionCall,
  used: readonly UsedRow[],
): Promise<readonly UsedRecord[]> => {
  const records: UsedRecord[] = [];
  for (const { leaving, row, uses } of used.slice(0, mostRecords)) {
    const { table } = leaving;
    const label = askableFields(call.user, table).has(table.nameField) ? row[table.nameField] : undefined;
    const key = keyText(row[table.key]);
    const told: RecordUse[] = [];
    for (const use of uses) told.push(await describe(db, call, use));
    records.push({
      table: table.cnName,
      key,
      name: keyText(label) === '' ? key : keyText(label),
      uses: told,
    });
  }
  return records;
};
