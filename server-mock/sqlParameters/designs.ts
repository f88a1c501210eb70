import { isGranted } from '../../runtime/model/access/authorize.ts';
import type { User } from '../../runtime/model/access/User.ts';
import { columnTypes } from '../../runtime/model/fields/columnTypes/index.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import type { Queryable } from '../db/Database.ts';
import { run } from '../db/sql/compile.ts';
import { sql } from '../db/sql/sql.ts';
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

const designOf = (row: Readonly<Record<string, unknown>>): Design => {
  const entries = readParameterList(String(row.SqlParams ?? '')) ?? [];
  return {
    formId: String(row.FormId),
    titleEnName: String(row.TitleEnName ?? ''),
    parameters: entries.map(readParameter).filter((one) => one !== undefined),
  };
};

/** Standalone forms, and user 1's designs of table forms. */
const columns = sql`select * from (
  select "FormId", "TitleEnName", "SqlParams" from "FormDesignOptions"
  union all select "FormId", "TitleEnName", "SqlParams" from "FormDesignOptionsUser" where "User_Id" = 1) designs`;

/** Finds design and parameter by id; undefined: no such parameter. */
export const findParameter = async (
  db: Queryable,
  catalog: SchemaCatalog,
  id: string,
): Promise<{ readonly design: Design; readonly parameter: SqlParameter } | undefined> => {
  const key = catalog.table(designTable)?.byName.get('FormId');
  const [formId = '', ...rest] = id.split('/');
  const parsed = key === undefined ? undefined : columnTypes[key.columnType].parse(formId, key);
  if (parsed?.ok !== true || parsed.value === null) return undefined;
  const { rows } = await run(db, sql`${columns} where "FormId" = ${parsed.value}`);
  if (rows[0] === undefined) return undefined;
  const design = designOf(rows[0]);
  const parameter = design.parameters.find((one) => one.field === rest.join('/'));
  return parameter && { design, parameter };
};

/** Designs of a page that have parameters. */
export const designsOf = async (db: Queryable, titleEnName: string): Promise<readonly Design[]> => {
  const { rows } = await run(
    db,
    sql`${columns} where lower(trim(both '/' from "TitleEnName")) = ${bareName(titleEnName)} and coalesce("SqlParams", '') <> '' order by "FormId"`,
  );
  return rows.map(designOf);
};

/** Whether a user may open the page of a design. A design without a page needs the right on designs. */
export const mayOpen = (catalog: SchemaCatalog, user: User, titleEnName: string): boolean => {
  const table = tableOfDesign(catalog, titleEnName);
  if (table !== undefined) return decide(catalog, user, 'Search', table).allowed;
  return isGranted(user, 'Search', titleEnName === '' ? designTable : titleEnName);
};
