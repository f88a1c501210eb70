import type { Cell } from '../../runtime/model/schema/Row.ts';
import { type Hook, veto } from '../context/Hook.ts';
import { name } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import { systemRun, systemTable } from '../reading/systemRows.ts';

const isRoot = (value: Cell | undefined): boolean =>
  value === null || value === undefined || value === '' || value === 0 || value === '0';

/** Keeps trees valid: a parent must exist and not be a descendant of the row. */
export const treeParent: Hook = async ({ db, moment, table, stored, values }) => {
  const { parentField, key } = table;
  if (parentField === undefined) return [];
  const title = table.byName.get(parentField)?.title ?? parentField;
  const parent = values[parentField];
  if (!moment.endsWith('Before') || isRoot(parent)) return [];
  const above = await systemRun(
    db,
    'tree',
    sql`with recursive "up"("id", "parent") as (
          select ${name(key)}, ${name(parentField)} from ${systemTable(table.table)} where ${name(key)} = ${parent}
          union select t.${name(key)}, t.${name(parentField)} from ${systemTable(table.table)} t join "up" on t.${name(key)} = "up"."parent"
        ) select "id" from "up"`,
  );
  if (above.rows.length === 0) return veto(parentField, 'form.option', { title });
  const own = stored?.[key];
  const isBelowItself = own !== undefined && above.rows.some((row) => String(row.id) === String(own));
  return isBelowItself ? veto(parentField, 'server.treeCycle', { title }) : [];
};
