import { readableFields } from '../../../runtime/model/access/readableFields.ts';
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
import { GuardedTable } from '../../reading/GuardedTable.ts';
import { listPageOf } from '../../reading/listPageOf.ts';
import { accessTable, type TableAccess } from '../../reading/tableAccess.ts';
import { waysTo } from '../../reading/waysTo.ts';
import { keyText } from '../../records/keyText.ts';
import { rowReader } from '../../records/rowReader.ts';
import { byTable } from './byTable.ts';
import { type Stop, stopId } from './walkTrail.ts';

/** The rows of a table as the caller may read them. */
interface Sight extends Pick<TableAccess, 'table' | 'readable' | 'answered' | 'rows'> {
  /** Address of the page that opens them; undefined: the caller has none. */
  readonly path: string | undefined;
}

type Named = readonly (readonly [id: string, node: TrailNode])[];

/** The documents among these keys that the caller may see, by id. */
const nodesIn = async (
  call: UserCall,
  { table, readable, answered, rows, path }: Sight,
  keys: readonly Cell[],
): Promise<Named> => {
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
      ...(path !== undefined && { path }),
    };
    return [stopId(table, key), node] as const;
  });
};

/** Those that the caller may see on one page. */
const nodesOnPage = async (call: UserCall, tableName: string, keys: readonly Cell[]): Promise<Named> => {
  const found = accessTable(call, tableName, 'Search');
  if ('refused' in found) return [];
  const page = call.page ?? listPageOf(call.context.catalog, tableName);
  return nodesIn(call, { ...found.access, path: page?.path }, keys);
};

/** Those that the caller takes part in. Each of them may hide other fields. */
const nodesTakenPartIn = async (call: UserCall, tableName: string, keys: readonly Cell[]): Promise<Named> => {
  const { catalog, db, guard } = call.context;
  const table = catalog.tableFor(call.user, tableName);
  if (table === undefined) return [];
  const rows = GuardedTable.participated(call, table);
  const all = readableFields(call.user, table);
  const own = await rows.select(db, {
    columns: [table.key],
    where: sql`${name(table.key)} = ${anyOf(keys)}`,
  });
  const nodes: Named[number][] = [];
  for (const key of own.rows
    .map(rowReader(table, new Set([table.key])))
    .map((row) => row[table.key] ?? null)) {
    const hidden = await guard.hiddenOfDocument(db, call, table.table, keyText(key), true);
    const readable = new Set([...all].filter((field) => !hidden.has(field)));
    const sight = { table, readable, answered: readable, rows, path: undefined };
    nodes.push(...(await nodesIn(call, sight, [key])));
  }
  return nodes;
};

/**
 * The documents of a trail that the caller may see, by id: on the page of their table, on one over part of it, or as a
 * participant of their flow.
 */
export const trailNodes = async (
  call: UserCall,
  stops: ReadonlyMap<string, Stop>,
): Promise<ReadonlyMap<string, TrailNode>> => {
  const seen = new Map<string, TrailNode>();
  for (const [table, keys] of byTable(stops.values())) {
    const looks = [
      ...waysTo(call, table.table).map(
        (way) => (left: readonly Cell[]) => nodesOnPage(way, table.table, left),
      ),
      (left: readonly Cell[]) => nodesTakenPartIn(call, table.table, left),
    ];
    for (const look of looks) {
      const left = keys.filter((key) => !seen.has(stopId(table, key)));
      if (left.length === 0) break;
      for (const [id, node] of await look(left)) if (!seen.has(id)) seen.set(id, node);
    }
  }
  return seen;
};
