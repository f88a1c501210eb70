import { columnTypes } from '../../runtime/model/fields/columnTypes/index.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import type { Plain } from '../../runtime/wire/Endpoint.ts';
import type { PageAnswer } from '../../runtime/wire/PageQuery.ts';
import { name, values } from '../db/sql/names.ts';
import { type RawBuilder, sql } from '../db/sql/sql.ts';
import { type Answer, plain, refuse } from '../http/Answer.ts';
import { asList, asText, bodyObject, type UserCall } from '../http/Call.ts';
import { parseKey } from '../reading/parseKey.ts';
import { accessTable, type TableAccess } from '../reading/tableAccess.ts';
import { pageLimit, readPaging } from './page.ts';
import { listAnswer, totalsBeside } from './reading/listAnswer.ts';
import { listRows } from './reading/listRows.ts';
import { ignoredExtra, type Query, readQuery } from './readQuery.ts';
import { totalsOf } from './totals.ts';

/** Maximum rows per tree level. */
const levelLimit = 10_000;
/** Maximum parents per request. */
const parentLimit = 1000;

/** Rows a search keeps of a tree: matches and all visible rows above them. Undefined without a search. */
const keptRows = (access: TableAccess, parent: string, search: Query): RawBuilder<unknown> | undefined => {
  if (!search.narrowed) return undefined;
  const { rows } = access;
  const { key, parentBy } = access.table;
  return sql`${name(key)} in (
    with recursive "jig_kept"("jig_id", "jig_up") as (
      select ${name(key)}, ${name(parent)} from ${rows.matching(search.where)}
      union select s."jig_id", s."jig_up" from (select ${name(key)} as "jig_id", ${name(parent)} as "jig_up", ${name(parentBy)} as "jig_by" from ${rows.matching()}) s
        join "jig_kept" on s."jig_by" = "jig_kept"."jig_up"
    ) select "jig_id" from "jig_kept")`;
};

/**
 * Adds whether each row has children.
 * In a search it also adds whether the row is a match or only leads to one.
 */
const marked = async (
  call: UserCall,
  access: TableAccess,
  rows: readonly Row[],
  search: { readonly parent: string; readonly query: Query; readonly kept: RawBuilder<unknown> | undefined },
): Promise<readonly Row[]> => {
  if (rows.length === 0) return rows;
  const { key, parentBy } = access.table;
  const { parent, query, kept } = search;
  const keys = values(rows.map((row) => row[key] ?? null));
  const names = values(rows.map((row) => row[parentBy] ?? null));
  const { db } = call.context;
  const below = await access.rows.run(
    db,
    sql`select distinct ${name(parent)} as "parent" from ${access.rows.matching(sql`${name(parent)} in (${names}) and ${kept ?? sql`true`}`)}`,
  );
  const parents = new Set(below.rows.map((row) => String(row.parent)));
  const found = kept
    ? await access.rows.select(db, {
        columns: [key],
        where: sql`${name(key)} in (${keys}) and ${query.where ?? sql`true`}`,
      })
    : undefined;
  const hits = found && new Set(found.rows.map((row) => String(row[key])));
  return rows.map((row) => {
    const own = String(row[key]);
    const by = row[parentBy] ?? null;
    const hasChildren = by !== null && parents.has(String(by));
    return { ...row, hasChildren, ...(hits ? { isFound: hits.has(own) } : {}) };
  });
};

interface Level {
  /** Condition of this level's rows; undefined when the call does not name them. */
  of(access: TableAccess, parent: string): RawBuilder<unknown> | undefined;
  /** True for the roots, which come in pages and with totals of the whole tree. */
  readonly isTop: boolean;
}

const level = async (
  call: UserCall,
  tableName: string,
  { of, isTop }: Level,
): Promise<Answer<Plain<PageAnswer>>> => {
  const found = accessTable(call, tableName, 'Search');
  if ('refused' in found) return found.refused;
  const { access } = found;
  const parent = access.table.parentField;
  const where = parent === undefined ? undefined : of(access, parent);
  if (parent === undefined || where === undefined)
    return refuse('422', call.say('server.noTree', { table: access.table.cnName }));
  const body = bodyObject(call);
  const read = await readQuery(call, access, body);
  if ('refused' in read) return read.refused;
  const { query } = read;
  const kept = keptRows(access, parent, query);
  const here = sql`${where} and ${kept ?? sql`true`}`;
  // Pickers of old clients request all roots, so paging needs a page size.
  const paging = readPaging(
    isTop ? body.page : undefined,
    isTop ? body.rows : undefined,
    levelLimit,
    body.rows === undefined || !isTop ? levelLimit : pageLimit,
  );
  const list = await listRows(call, access, { where: here, orderBy: query.orderBy }, paging, (rows) =>
    marked(call, access, rows, { parent, query, kept }),
  );
  if ('refused' in list) return list.refused;
  const ignored = ignoredExtra(call, access.table, [...query.ignored, ...paging.ignored]);
  if (!isTop) {
    const total = 'rows' in list ? list.rows.length : list.count;
    return listAnswer(list, { total, summary: null, extra: ignored });
  }
  return totalsBeside(list, async () => {
    const { total } = await totalsOf(call, access, { where: here });
    // Totals cover the whole tree or all matches, but no rows that only lead to them.
    const whole = await totalsOf(call, access, query);
    const extra = { ...paging.extra, ...ignored, ...whole.extra, records: whole.total };
    return listAnswer(list, { total, summary: whole.summary, extra });
  });
};

/**
 * `POST getTreeTableRootData`: rows without a parent or without a visible one; each says `hasChildren`.
 * Body as in Page. A search keeps the rows that lead to its matches (`isFound: false`).
 */
export const treeRoots = (call: UserCall, tableName: string): Promise<Answer<Plain<PageAnswer>>> =>
  level(call, tableName, {
    isTop: true,
    of: ({ table, rows, scope }, parent) => {
      const by = name(table.parentBy);
      const unseen =
        scope === undefined
          ? sql``
          : sql` or ${name(parent)} not in (select ${by} from ${rows.matching(sql`${by} is not null`)})`;
      const { name: kind, valueType } = columnTypes[table.byName.get(parent)?.columnType ?? 'int'];
      const none = kind === 'string' ? sql` or ${name(parent)} = ''` : sql` or ${name(parent)} = 0`;
      const isNone = kind === 'string' || valueType === 'number' ? none : sql``;
      return sql`(${name(parent)} is null${isNone}${unseen})`;
    },
  });

/**
 * `POST getTreeTableChildrenData`: the rows below one or several parents.
 * Query or body name one parent (`id`, `value` or the key's name), or several (`ids`).
 */
export const treeChildren = (call: UserCall, tableName: string): Promise<Answer<Plain<PageAnswer>>> =>
  level(call, tableName, {
    isTop: false,
    of: ({ table, rows }, parent) => {
      const body = bodyObject(call);
      const one =
        call.query('id') ??
        call.query(table.key) ??
        asText(body.value) ??
        asText(body.id) ??
        asText(body[table.key]);
      const sent = one === undefined ? (asList(body.ids)?.map(asText) ?? []) : [one];
      const keys = sent.map((key) => parseKey(table, key));
      const known = keys.filter((key) => key !== undefined);
      if (known.length === 0 || known.length < keys.length || known.length > parentLimit) return undefined;
      if (table.parentBy === table.key) return sql`${name(parent)} in (${values(known)})`;
      return sql`${name(parent)} in (select ${name(table.parentBy)} from ${rows.matching(sql`${name(table.key)} in (${values(known)})`)})`;
    },
  });

/** `GET getChildIds?Id=`: the keys below a visible row, its own first. */
export const childIds = async (
  call: UserCall,
  tableName: string,
): Promise<Answer<Plain<readonly (string | number)[]>>> => {
  const found = accessTable(call, tableName, 'Search');
  if ('refused' in found) return found.refused;
  const { table, rows: guarded } = found.access;
  const { parentField, parentBy, key } = table;
  const root = parseKey(table, call.query('id'));
  if (parentField === undefined || root === undefined) return refuse('422', call.say('server.badKey'));
  const { rows } = await guarded.run(
    call.context.db,
    sql`with recursive "seen" as (
          select ${name(key)} as "id", ${name(parentBy)} as "by", ${name(parentField)} as "up" from ${guarded.matching()}),
        "down"("id", "by") as (
          select "id", "by" from "seen" where "id" = ${root}
          union select t."id", t."by" from "seen" t join "down" on t."up" = "down"."by"
        ) select "id" from "down"`,
  );
  return plain(rows.map((row) => row.id as string | number)); // a key
};
