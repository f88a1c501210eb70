import { type RawBuilder, sql } from 'kysely';
import { columnTypes } from '../../runtime/model/columnTypes/index.ts';
import type { Row } from '../../runtime/model/Row.ts';
import { type Answer, plain, refuse } from '../http/Answer.ts';
import { asText, bodyObject, type UserCall } from '../http/Call.ts';
import { run } from '../sql/compile.ts';
import { name, values } from '../sql/names.ts';
import { selectRows } from './page.ts';
import { ignoredExtra, readQuery } from './readQuery.ts';
import { parseKey } from './saving/loadDocument.ts';
import { accessTable, type TableAccess } from './tableAccess.ts';

/** Rows of one level of a tree at most. */
const levelLimit = 10_000;

const withChildren = async (
  call: UserCall,
  access: TableAccess,
  parent: string,
  rows: readonly Row[],
): Promise<readonly Row[]> => {
  const { table, scope } = access;
  if (rows.length === 0) return rows;
  const keys = rows.map((row) => row[table.key] ?? null);
  const found = await run(
    call.context.db,
    sql`select distinct ${name(parent)} as "parent" from ${name(table.table)} where ${name(parent)} in (${values(keys)})${scope === undefined ? sql`` : sql` and ${scope}`}`,
  );
  const parents = new Set(found.rows.map((row) => String(row.parent)));
  return rows.map((row) => ({ ...row, hasChildren: parents.has(String(row[table.key])) }));
};

const level = async (
  call: UserCall,
  tableName: string,
  of: (access: TableAccess, parent: string) => RawBuilder<unknown> | undefined,
): Promise<Answer> => {
  const found = accessTable(call, tableName, 'Search');
  if ('refused' in found) return found.refused;
  const { access } = found;
  const parent = access.table.parentField;
  const where = parent === undefined ? undefined : of(access, parent);
  if (parent === undefined || where === undefined)
    return refuse('422', call.say('server.noTree', { table: access.table.cnName }));
  const read = readQuery(call, access, bodyObject(call), [where]);
  if ('refused' in read) return read.refused;
  const rows = await selectRows(call, access, read.query, { rows: levelLimit, offset: 0 });
  return plain({
    status: 0,
    msg: null,
    rows: await withChildren(call, access, parent, rows),
    total: rows.length,
    summary: null,
    extra: ignoredExtra(call, read.query.ignored),
  });
};

/** `POST getTreeTableRootData`: rows without a parent, or whose parent the user cannot see; each says `hasChildren`. */
export const treeRoots = (call: UserCall, tableName: string): Promise<Answer> =>
  level(call, tableName, ({ table, scope }, parent) => {
    const isText = columnTypes[table.byName.get(parent)?.columnType ?? 'int'].valueType === 'text';
    const none = isText ? sql`${name(parent)} = ''` : sql`${name(parent)} = 0`;
    const unseen =
      scope === undefined
        ? sql``
        : sql` or ${name(parent)} not in (select ${name(table.key)} from ${name(table.table)} where ${scope})`;
    return sql`(${name(parent)} is null or ${none}${unseen})`;
  });

/** `POST getTreeTableChildrenData`: the rows under one, named by the query or the body (`id`, `value` or the key's name). */
export const treeChildren = (call: UserCall, tableName: string): Promise<Answer> =>
  level(call, tableName, ({ table }, parent) => {
    const body = bodyObject(call);
    const sent =
      call.query('id') ??
      call.query(table.key) ??
      asText(body.value) ??
      asText(body.id) ??
      asText(body[table.key]);
    const key = parseKey(table, sent);
    return key === undefined ? undefined : sql`${name(parent)} = ${key}`;
  });

/** `GET getChildIds?Id=`: the keys below a row the user sees, its own first (specification 1 section 7). */
export const childIds = async (call: UserCall, tableName: string): Promise<Answer> => {
  const found = accessTable(call, tableName, 'Search');
  if ('refused' in found) return found.refused;
  const { table, scope } = found.access;
  const { parentField, key } = table;
  const root = parseKey(table, call.query('id'));
  if (parentField === undefined || root === undefined) return refuse('422', call.say('server.badKey'));
  const seen = scope === undefined ? sql`true` : scope;
  const { rows } = await run(
    call.context.db,
    sql`with recursive "seen" as (select ${name(key)}, ${name(parentField)} from ${name(table.table)} where ${seen}),
        "down"("id") as (
          select ${name(key)} from "seen" where ${name(key)} = ${root}
          union select t.${name(key)} from "seen" t join "down" on t.${name(parentField)} = "down"."id"
        ) select "id" from "down"`,
  );
  return plain(rows.map((row) => row.id));
};
