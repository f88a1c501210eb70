import { readableFields } from '../../../runtime/model/access/readableFields.ts';
import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Cell, Row } from '../../../runtime/model/schema/Row.ts';
import type { DocumentAnswer } from '../../../runtime/wire/workflow/DocumentAnswer.ts';
import { shownLayers } from '../../catalog/shownLayers.ts';
import { name } from '../../db/sql/names.ts';
import { sql } from '../../db/sql/sql.ts';
import { everyOption } from '../../dictionaries/options.ts';
import { type Answer, refuse, succeed } from '../../http/Answer.ts';
import type { UserCall } from '../../http/Call.ts';
import { systemRows, systemRun, systemTable } from '../../reading/systemRows.ts';
import { accessTable } from '../../reading/tableAccess.ts';
import { keyText } from '../../records/keyText.ts';
import { rowReader } from '../../records/rowReader.ts';
import { wireRow } from '../../records/wireRow.ts';
import { hiddenHere } from '../hiding/hiddenHere.ts';
import { labelOf } from '../moves/creatorOf.ts';
import { courseRow } from './courseScope.ts';
import { withHidden } from './withHidden.ts';

/** Maximum rows per detail; the dialog is made for quick decisions on a phone. */
const mostRows = 200;

/**
 * `GET /api/Sys_WorkFlow/document?tableName&id`: a document for users who see it or are asked about it.
 * Includes what is needed to show it: layers of its tables, rows, dictionary labels. Leaves out fields that
 * roles or the user's node hide. `totals` counts the rows of each detail, of which at most 200 are sent.
 */
export const askedDocument = async (call: UserCall): Promise<Answer<DocumentAnswer>> => {
  const { catalog, db } = call.context;
  const tableName = call.query('tableName') ?? '';
  const full = catalog.document(tableName);
  if (full === undefined) return refuse('404', call.say('server.unknownTable', { table: tableName }));
  const found = await courseRow(call, full.main, call.query('id'));
  if ('refused' in found) return found.refused;
  const key = found.row[full.main.key] ?? null;
  const bySeat = 'refused' in accessTable(call, full.main.table, 'Search');
  const hidden = await hiddenHere(db, call, full.main.table, keyText(key), bySeat);
  const user = withHidden(call.user, full.main.table, [...hidden]);
  const shaped = catalog.documentFor(user, full.main.table) ?? full;
  const details: Record<string, readonly Row[]> = {};
  const totals: Record<string, number> = {};
  for (const { schema, table } of shaped.details) {
    const where = sql`${name(schema.foreignKey)} = ${key}`;
    const counted = await systemRun(
      db,
      'overview',
      sql`select count(*) as "n" from ${systemTable(table.table)} where ${where}`,
    );
    const rows = await systemRows(
      db,
      'course',
      table,
      where,
      sql`order by ${name(table.key)} limit ${mostRows}`,
    );
    totals[table.table] = Number(counted.rows[0]?.n ?? 0);
    details[table.table] = rows.map(rowReader(table, readableFields(user, table)));
  }
  const main = wireRow(shaped.main, found.row, readableFields(user, shaped.main));
  return succeed(null, {
    table: full.main.table,
    cnName: full.main.cnName,
    key: keyText(key),
    label: labelOf(full.main, main),
    layers: shownLayers(catalog, user, full.main.table),
    details: Object.fromEntries(
      shaped.details.map(({ table }) => [table.table, shownLayers(catalog, user, table.table)]),
    ),
    document: { main, details },
    totals,
    labels: await labelsOf(call, shaped, { main, details }),
  });
};

type Labels = Record<string, Readonly<Record<string, string>>>;

/**
 * Labels of dictionary keys in the document. A user who may read the document may read them, except of hidden
 * fields.
 */
const labelsOf = async (
  call: UserCall,
  { main, details }: DocumentTable,
  document: { readonly main: Row; readonly details: Readonly<Record<string, readonly Row[]>> },
): Promise<Labels> => {
  const wanted = new Map<string, Set<string>>();
  const gather = (table: ResolvedTable, rows: readonly Row[]): void => {
    for (const { field, dataKey, data } of table.fields) {
      if (dataKey === undefined || data !== undefined) continue;
      const keys = wanted.get(dataKey) ?? new Set();
      for (const row of rows) for (const one of keysIn(row[field])) keys.add(one);
      wanted.set(dataKey, keys);
    }
  };
  gather(main, [document.main]);
  for (const { table } of details) gather(table, document.details[table.table] ?? []);
  const labels: Labels = {};
  const everywhere = { ...call, user: { ...call.user, isSuperAdmin: true } };
  for (const [dicNo, keys] of wanted) {
    if (keys.size === 0) continue;
    const found = await everyOption(everywhere, dicNo, {
      keys: [...keys],
      limit: keys.size,
      reader: call.user,
    });
    labels[dicNo] = Object.fromEntries((found?.data ?? []).map(({ key, value }) => [String(key), value]));
  }
  return labels;
};

const keysIn = (value: Cell | undefined): readonly string[] =>
  value === null || value === undefined || value === ''
    ? []
    : String(value)
        .split(',')
        .map((one) => one.trim());
