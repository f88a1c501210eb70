import type { OptionViewFields } from '../../runtime/model/optionViews/optionViewFields.ts';
import type { OptionViewRow } from '../../runtime/model/schema/OptionViewRow.ts';
import type { Queryable } from '../db/Database.ts';
import { run } from '../db/sql/compile.ts';
import { anyOf } from '../db/sql/names.ts';
import { type RawBuilder, sql } from '../db/sql/sql.ts';

/** A stored view with its creator. */
export type StoredOptionView = Omit<OptionViewRow, 'MayEdit' | 'IsTab'> & { readonly CreateID: number };

/** Maximum views that one user gets for a page. */
const mostOptionViews = 1000;

const found = (row: Readonly<Record<string, unknown>>): StoredOptionView => ({
  OptionView_Id: Number(row.OptionView_Id),
  OptionViewName: String(row.OptionViewName),
  OptionViewIcon: String(row.OptionViewIcon),
  Tooptip: String(row.Tooptip),
  ScopeUser: String(row.ScopeUser),
  TableName: String(row.TableName),
  ColumnJson: String(row.ColumnJson),
  DetailsColumnJson: String(row.DetailsColumnJson),
  DetailsColumnJson2: String(row.DetailsColumnJson2),
  FiltersJson: String(row.FiltersJson),
  Jig: String(row.Jig),
  Creator: String(row.Creator),
  CreateID: Number(row.CreateID),
  Version: Number(row.Version ?? 1),
});

const select = async (db: Queryable, where: RawBuilder<unknown>): Promise<readonly StoredOptionView[]> => {
  const { rows } = await run(
    db,
    sql`select * from "jig_option_view" where ${where} order by "OptionView_Id" limit ${mostOptionViews}`,
  );
  return rows.map(found);
};

/** The views of a page that a user made or is in the scope of; `all`: those of others too. */
export const optionViewsOf = (
  db: Queryable,
  table: string,
  user: number,
  all: boolean,
): Promise<readonly StoredOptionView[]> => {
  const listed = `%,${user},%`;
  return select(
    db,
    sql`"TableName" = ${table} and (${all} or "CreateID" = ${user} or "ScopeUser" = 'all'
        or (',' || "ScopeUser" || ',') like ${listed})`,
  );
};

/** Views by their ids, without asking who may see them. */
export const optionViewsById = (
  db: Queryable,
  ids: readonly number[],
): Promise<readonly StoredOptionView[]> =>
  ids.length === 0 ? Promise.resolve([]) : select(db, sql`"OptionView_Id" = ${anyOf(ids)}`);

/** Number of views that a user made on a page. */
export const countOwn = async (db: Queryable, table: string, user: number): Promise<number> => {
  const { rows } = await run(
    db,
    sql`select count(*)::int as "n" from "jig_option_view" where "TableName" = ${table} and "CreateID" = ${user}`,
  );
  return Number(rows[0]?.n);
};

/** Stores a new view; resolves with its id. */
export const insertOptionView = async (
  db: Queryable,
  table: string,
  fields: OptionViewFields,
  by: { readonly id: number; readonly realName: string },
): Promise<number> => {
  const { rows } = await run(
    db,
    sql`insert into "jig_option_view" ("TableName", "OptionViewName", "OptionViewIcon", "Tooptip", "ScopeUser",
          "ColumnJson", "DetailsColumnJson", "DetailsColumnJson2", "FiltersJson", "Jig", "CreateID", "Creator")
        values (${table}, ${fields.OptionViewName}, ${fields.OptionViewIcon}, ${fields.Tooptip}, ${fields.ScopeUser},
          ${fields.ColumnJson}, ${fields.DetailsColumnJson}, ${fields.DetailsColumnJson2}, ${fields.FiltersJson},
          ${fields.Jig}, ${by.id}, ${by.realName})
        returning "OptionView_Id"`,
  );
  return Number(rows[0]?.OptionView_Id);
};

/**
 * Stores a changed view; resolves with its version. Undefined: it has no longer the version that the change began with
 * (`from`; undefined: any).
 */
export const updateOptionView = async (
  db: Queryable,
  id: number,
  fields: OptionViewFields,
  from: number | undefined,
): Promise<number | undefined> => {
  const { rows } = await run(
    db,
    sql`update "jig_option_view" set "OptionViewName" = ${fields.OptionViewName},
          "OptionViewIcon" = ${fields.OptionViewIcon}, "Tooptip" = ${fields.Tooptip},
          "ScopeUser" = ${fields.ScopeUser}, "ColumnJson" = ${fields.ColumnJson},
          "DetailsColumnJson" = ${fields.DetailsColumnJson}, "DetailsColumnJson2" = ${fields.DetailsColumnJson2},
          "FiltersJson" = ${fields.FiltersJson}, "Jig" = ${fields.Jig}, "Version" = coalesce("Version", 1) + 1
        where "OptionView_Id" = ${id} and coalesce("Version", 1) = coalesce(${from ?? null}::integer, "Version", 1)
        returning "Version"`,
  );
  return rows[0] && Number(rows[0].Version);
};

/** Deletes views. */
export const removeOptionViews = async (db: Queryable, ids: readonly number[]): Promise<void> => {
  await run(db, sql`delete from "jig_option_view" where "OptionView_Id" = ${anyOf(ids)}`);
};
