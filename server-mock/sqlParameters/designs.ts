import { isGranted } from '../../runtime/model/access/authorize.ts';
import type { User } from '../../runtime/model/access/User.ts';
import { columnTypes } from '../../runtime/model/fields/columnTypes/index.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import type { Queryable } from '../db/Database.ts';
import { run } from '../db/sql/compile.ts';
import { sql } from '../db/sql/sql.ts';
import { adminId, designId, partsOfDesignId, readDesign } from '../reading/storedDesign.ts';
import { decide } from '../reading/tableAccess.ts';
import { bareName, tableOfDesign } from './fields.ts';
import { readParameterList } from './readParameterList.ts';
import { readParameter, type SqlParameter } from './SqlParameter.ts';

export const designTable = 'FormDesignOptions';

/** Parts of a saved form design that SQL parameters need. */
export interface Design {
  readonly formId: string;
  /** Address of its page; empty for a standalone form. */
  readonly titleEnName: string;
  readonly parameters: readonly SqlParameter[];
}

/** Id of a parameter in the browser. */
export const parameterId = (design: Design, parameter: Pick<SqlParameter, 'field'>): string =>
  `${design.formId}/${parameter.field}`;

const designOf = (formId: string, { TitleEnName, SqlParams }: Readonly<Record<string, unknown>>): Design => ({
  formId,
  titleEnName: String(TitleEnName ?? ''),
  parameters: (readParameterList(String(SqlParams ?? '')) ?? [])
    .map(readParameter)
    .filter((one) => one !== undefined),
});

/** User 1's design of a table, which applies to all users; undefined: none. */
const adminDesign = async (db: Queryable, table: string): Promise<Design | undefined> => {
  const record = await readDesign(db, table, adminId);
  return record && designOf(designId(table, adminId), { ...record });
};

/** A standalone form by its key; undefined: none. */
const standalone = async (db: Queryable, catalog: SchemaCatalog, id: string): Promise<Design | undefined> => {
  const key = catalog.table(designTable)?.byName.get('FormId');
  const parsed = key && columnTypes[key.columnType].parse(id, key);
  if (parsed?.ok !== true || parsed.value === null) return undefined;
  const { rows } = await run(
    db,
    sql`select "TitleEnName", "SqlParams" from "FormDesignOptions" where "FormId" = ${parsed.value}`,
  );
  return rows[0] && designOf(id, rows[0]);
};

/** Finds design and parameter by id; undefined: no such parameter. */
export const findParameter = async (
  db: Queryable,
  catalog: SchemaCatalog,
  id: string,
): Promise<{ readonly design: Design; readonly parameter: SqlParameter } | undefined> => {
  const [formId = '', ...rest] = id.split('/');
  const own = partsOfDesignId(formId);
  const design = await (own?.userId === adminId
    ? adminDesign(db, own.table)
    : standalone(db, catalog, formId));
  const parameter = design?.parameters.find((one) => one.field === rest.join('/'));
  return design && parameter && { design, parameter };
};

/** Designs of a page that have parameters: standalone forms, and user 1's design of its table. */
export const designsOf = async (
  db: Queryable,
  catalog: SchemaCatalog,
  titleEnName: string,
): Promise<readonly Design[]> => {
  const table = tableOfDesign(catalog, titleEnName)?.table;
  const { rows } = await run(
    db,
    sql`select "FormId", "TitleEnName", "SqlParams" from "FormDesignOptions"
        where lower(trim(both '/' from "TitleEnName")) = ${bareName(titleEnName)} and coalesce("SqlParams", '') <> '' order by "FormId"`,
  );
  const all = rows.map((row) => designOf(String(row.FormId), row));
  const ofTable = table === undefined ? undefined : await adminDesign(db, table);
  return ofTable === undefined || ofTable.parameters.length === 0 ? all : [...all, ofTable];
};

/** Whether a user may open the page of a design. A design without a page needs the right on designs. */
export const mayOpen = (catalog: SchemaCatalog, user: User, titleEnName: string): boolean => {
  const table = tableOfDesign(catalog, titleEnName);
  if (table !== undefined) return decide(catalog, user, 'Search', table).allowed;
  return isGranted(user, 'Search', titleEnName === '' ? designTable : titleEnName);
};
