import { table as tableKind } from '../../../runtime/model/check/kinds/table.ts';
import { namesIn } from '../../../runtime/model/codegen/TableEntry.ts';
import { answerTable, formTable } from '../../../runtime/model/collections/CollectionForm.ts';
import type { JsonObject } from '../../../runtime/model/schema/Json.ts';
import { rolesOf } from '../../access/roles.ts';
import type { SchemaCatalog } from '../../catalog/SchemaCatalog.ts';
import type { Queryable } from '../../db/Database.ts';
import { sql } from '../../db/sql/sql.ts';
import { systemRows } from '../../reading/systemRows.ts';
import type { BatchForm, BatchSchema } from './SchemaBatch.ts';

/** Names of the tables among schemas. */
export const tablesIn = (schemas: readonly BatchSchema[]): ReadonlySet<string> =>
  new Set(schemas.flatMap(({ kind, name }) => (kind === tableKind.name ? [name] : [])));

/** The forms whose answers these tables hold. */
export const formsOf = async (
  db: Queryable,
  catalog: SchemaCatalog,
  schemas: readonly BatchSchema[],
): Promise<readonly BatchForm[]> => {
  const table = catalog.table(formTable);
  const tables = tablesIn(schemas);
  if (table === undefined || tables.size === 0) return [];
  const names = new Map((await rolesOf(db)).map(({ id, name }) => [String(id), name] as const));
  const rolesIn = (list: unknown): readonly string[] =>
    namesIn(String(list ?? '')).flatMap((id) => names.get(id) ?? []);
  const rows = await systemRows(db, 'schema', table, sql`true`, sql`order by "CreateDate", "FormId"`);
  return rows
    .filter(({ FormId }) => tables.has(answerTable(String(FormId))))
    .map((row) => ({
      record: row as JsonObject, // rows hold JSON scalars only
      fillRoles: rolesIn(row.FillRoleIds),
      resultRoles: rolesIn(row.ResultRoleIds),
    }));
};
