import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Cell } from '../../runtime/model/schema/Row.ts';
import { name, values } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import { type Answer, refuse, succeed } from '../http/Answer.ts';
import type { UserCall } from '../http/Call.ts';
import { scopeOf } from '../reading/scopeOf.ts';
import { systemRows } from '../reading/systemRows.ts';
import { keyText } from '../records/keyText.ts';
import { saveAs } from './save.ts';

/**
 * Deletes detail rows from their own page by saving their document.
 * That keeps version, locks and sums correct. All rows must belong to one document: several saves could not
 * be all or nothing.
 */
export const delDetailRows = async (
  call: UserCall,
  main: ResolvedTable,
  table: ResolvedTable,
  keys: readonly Cell[],
): Promise<Answer<null>> => {
  const { db } = call.context;
  const foreignKey = main.details.find((detail) => detail.table === table.table)?.foreignKey ?? main.key;
  const scope = scopeOf(call, table);
  const where = sql`${name(table.key)} in (${values(keys)})${scope === undefined ? sql`` : sql` and ${scope}`}`;
  const rows = await systemRows(db, 'save', table, where);
  if (rows.length !== keys.length) return refuse('404', call.say('server.badKey'));
  const owners = new Set(rows.map((row) => keyText(row[foreignKey])));
  const [owner] = owners;
  if (owners.size !== 1 || owner === undefined)
    return refuse('422', call.say('server.oneDocument', { table: main.cnName }));
  return saveAs(
    call,
    {
      table: main.table,
      action: 'Update',
      main: { [main.key]: owner },
      details: [{ table: table.table, rows: [], delKeys: keys.map(keyText) }],
    },
    scopeOf(call, main),
    () => succeed(call.say('server.deleted')),
  );
};
