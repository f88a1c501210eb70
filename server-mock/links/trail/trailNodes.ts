import { auditField } from '../../../runtime/model/fields/stateFields.ts';
import type { Cell } from '../../../runtime/model/schema/Row.ts';
import type { TrailNode } from '../../../runtime/wire/links/Trail.ts';
import { anyOf, name } from '../../db/sql/names.ts';
import { sql } from '../../db/sql/sql.ts';
import type { UserCall } from '../../http/Call.ts';
import { Labels } from '../../operations/exporting/Labels.ts';
import { factColumns } from '../../operations/facts/factColumns.ts';
import { factFields } from '../../operations/facts/factFields.ts';
import { cellText, recordFacts } from '../../operations/facts/recordFacts.ts';
import { listPageOf } from '../../reading/listPageOf.ts';
import { accessTable } from '../../reading/tableAccess.ts';
import { waysTo } from '../../reading/waysTo.ts';
import { keyText } from '../../records/keyText.ts';
import { rowReader } from '../../records/rowReader.ts';
import { byTable } from './byTable.ts';
import { type Stop, stopId } from './walkTrail.ts';

/** The documents among these keys that the caller may see on one page, by id. */
const nodesOnPage = async (
  call: UserCall,
  tableName: string,
  keys: readonly Cell[],
): Promise<readonly (readonly [string, TrailNode])[]> => {
  const found = accessTable(call, tableName, 'Search');
  if ('refused' in found) return [];
  const { table, readable, answered, rows } = found.access;
  const { catalog, db } = call.context;
  const code = readable.has(table.nameField) ? table.byName.get(table.nameField) : undefined;
  // Of several states approval comes first.
  const approval = readable.has(auditField) ? table.byName.get(auditField) : undefined;
  const [state] = approval ? [approval] : factFields(catalog, table, readable, ['state']);
  const facts = factFields(catalog, table, readable, ['date', 'amount']);
  const fields = [...(code ? [code] : []), ...(state ? [state] : []), ...facts];
  const columns = factColumns(table, answered, fields);
  const read = await rows.select(db, { columns, where: sql`${name(table.key)} = ${anyOf(keys)}` });
  const records = read.rows.map(rowReader(table, columns));
  const labels = new Labels(call);
  await labels.prepare(fields, records);
  const page = call.page ?? listPageOf(catalog, table.table);
  return records.map((row) => {
    const key = row[table.key] ?? null;
    const number = code === undefined ? '' : cellText(call, labels, code, row[code.field] ?? null);
    const node: TrailNode = {
      table: table.table,
      key: keyText(key),
      title: table.cnName,
      code: number === '' ? keyText(key) : number,
      state: state === undefined ? '' : cellText(call, labels, state, row[state.field] ?? null),
      facts: recordFacts(call, labels, facts, row),
      ...(page && { path: page.path }),
    };
    return [stopId(table, key), node] as const;
  });
};

/** The documents of a trail that the caller may see, by id: on the page of their table, or on one over part of it. */
export const trailNodes = async (
  call: UserCall,
  stops: ReadonlyMap<string, Stop>,
): Promise<ReadonlyMap<string, TrailNode>> => {
  const seen = new Map<string, TrailNode>();
  for (const [table, keys] of byTable(stops.values()))
    for (const way of waysTo(call, table.table)) {
      const left = keys.filter((key) => !seen.has(stopId(table, key)));
      if (left.length === 0) break;
      for (const [id, node] of await nodesOnPage(way, table.table, left))
        if (!seen.has(id)) seen.set(id, node);
    }
  return seen;
};
