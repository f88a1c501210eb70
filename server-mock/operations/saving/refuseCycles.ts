import type { ResolvedField, ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { Cell, Row } from '../../../runtime/model/schema/Row.ts';
import type { Queryable } from '../../db/Database.ts';
import { run } from '../../db/sql/compile.ts';
import { name } from '../../db/sql/names.ts';
import { sql } from '../../db/sql/sql.ts';
import { systemRun, systemTable } from '../../reading/systemRows.ts';
import { keyText } from '../../records/keyText.ts';
import type { WritingState } from './SaveState.ts';

/** Fields that name the record above: the parent of a tree, and fields declared as a hierarchy. */
const hierarchiesOf = ({ fields, parentField }: ResolvedTable): readonly ResolvedField[] =>
  fields.filter(({ field, hierarchy }) => field === parentField || hierarchy === true);

/** Whether the record `key` stands at or above the one that `above` names. */
const isAbove = async (
  tx: Queryable,
  table: ResolvedTable,
  { field }: ResolvedField,
  above: Cell,
  key: Cell,
): Promise<boolean> => {
  const by = name(field === table.parentField ? table.parentBy : table.key);
  const found = await systemRun(
    tx,
    'tree',
    sql`with recursive "up"("id", "parent") as (
          select ${name(table.key)}, ${name(field)} from ${systemTable(table.table)} where ${by} = ${above}
          union select t.${name(table.key)}, t.${name(field)} from ${systemTable(table.table)} t join "up" on t.${by} = "up"."parent"
        ) select 1 from "up" where "id" = ${key} limit 1`,
  );
  return found.rows.length > 0;
};

/**
 * Issues of a stored record that a save moves below itself. Runs in the transaction, one move of a hierarchy at
 * a time: two moves that are fine alone could close a circle together. A new record has nothing below.
 */
export const refuseCycles = async (
  tx: Queryable,
  { full: { main }, stored }: Pick<WritingState, 'full' | 'stored'>,
  values: Row,
): Promise<readonly Issue[]> => {
  if (stored === undefined) return [];
  const key = stored.main[main.key] ?? null;
  for (const field of hierarchiesOf(main)) {
    const above = values[field.field] ?? null;
    if (above === null || keyText(above) === keyText(stored.main[field.field])) continue;
    const lock = `jig hierarchy ${main.table}.${field.field}`;
    await run(tx, sql`select pg_advisory_xact_lock(hashtext(${lock})) is null as "locked"`);
    if (await isAbove(tx, main, field, above, key))
      return [
        { path: field.field, rule: 'server.treeCycle', params: { title: field.title }, severity: 'error' },
      ];
  }
  return [];
};
