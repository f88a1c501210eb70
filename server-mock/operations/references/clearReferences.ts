import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Cell, Row } from '../../../runtime/model/schema/Row.ts';
import type { Reference } from '../../context/Reference.ts';
import type { TransactionCall } from '../../context/TransactionContext.ts';
import { afterCommit } from '../../db/afterCommit.ts';
import type { Queryable } from '../../db/Database.ts';
import { anyOf, name } from '../../db/sql/names.ts';
import { sql } from '../../db/sql/sql.ts';
import { refuse } from '../../http/Answer.ts';
import { Refusal } from '../../http/Refusal.ts';
import { systemRows } from '../../reading/systemRows.ts';
import { keyText } from '../../records/keyText.ts';
import { stampRow } from '../../records/stamps.ts';
import { changesOf, writeLog } from '../../records/writeLog.ts';
import { updateRow } from '../../records/writeRow.ts';
import { holdsAny } from '../../references/countUses.ts';
import type { PointedAt } from '../../references/pointedAt.ts';
import { tellChanged } from '../saving/plugged.ts';

/** Maximum rows that one deletion empties; more refuse it. */
const mostCleared = 1_000;

/** The field without the values that leave. */
const without = ({ field, isList }: Reference, row: Row, gone: ReadonlyMap<string, Row>): Cell => {
  if (!isList) return null;
  const left = keyText(row[field.field])
    .split(',')
    .filter((value) => !gone.has(value));
  return left.length === 0 ? null : left.join(',');
};

/** Empties the field in these rows of one document, with stamps, a new version and a log entry. */
const clearDocument = async (
  tx: Queryable,
  call: TransactionCall,
  { reference, rows: gone }: PointedAt,
  document: Row,
  rows: readonly Row[],
): Promise<void> => {
  const { from, detail, field } = reference;
  const holder: ResolvedTable = detail?.table ?? from;
  const writer = { id: call.user.id, name: call.user.realName, now: call.context.clock.now() };
  const key = document[from.key] ?? null;
  const logged: unknown[] = [];
  for (const row of rows) {
    const values = { [field.field]: without(reference, row, gone) };
    const changed = changesOf(holder, row, values);
    if (detail === undefined) stampRow(holder, values, 'Update', writer);
    await updateRow(tx, holder, row[holder.key] ?? null, values);
    logged.push(detail === undefined ? changed : { edited: row[holder.key], ...changed });
  }
  const stamped: Record<string, Cell> = {};
  if (detail !== undefined) {
    stampRow(from, stamped, 'Update', writer);
    await updateRow(tx, from, key, stamped);
  }
  const changes = detail === undefined ? logged[0] : { [holder.table]: logged };
  await writeLog(tx, call, { type: 'Edit', table: from.table, key: keyText(key), changes });
};

/** Empties the fields of references declared `clear` in the documents that hold a value that leaves. */
export const clearReferences = async (
  tx: Queryable,
  call: TransactionCall,
  pointed: readonly PointedAt[],
): Promise<void> => {
  for (const one of pointed) {
    const { from, detail, field, onDelete } = one.reference;
    const holds = holdsAny(one.reference, [...one.rows.keys()], call.context.clock.now());
    if (onDelete !== 'clear' || holds === undefined) continue;
    const holder = detail?.table ?? from;
    const tail = sql`order by ${name(holder.key)} limit ${mostCleared + 1} for no key update`;
    const rows = await systemRows(tx, 'reference', holder, holds, tail);
    if (rows.length === 0) continue;
    if (rows.length > mostCleared)
      throw new Refusal(
        refuse(
          '422',
          call.say('uses.tooManyToClear', { n: mostCleared, title: from.cnName, field: field.title }),
        ),
      );
    const owner = detail?.foreignKey ?? from.key;
    const keys = [...new Set(rows.map((row) => row[owner] ?? null))];
    const documents =
      detail === undefined
        ? rows
        : await systemRows(
            tx,
            'reference',
            from,
            sql`${name(from.key)} = ${anyOf(keys)}`,
            sql`order by ${name(from.key)} for no key update`,
          );
    for (const document of documents) {
      const own = rows.filter((row) => keyText(row[owner]) === keyText(document[from.key]));
      await clearDocument(tx, call, one, document, own);
    }
    const fields = [detail === undefined ? field.field : `${holder.table}.${field.field}`];
    await tellChanged(tx, call, from, { fields, rows: async () => documents });
    afterCommit(tx, () => call.context.changes.bump([from.table, holder.table]));
  }
};
