import { schemaIssue } from '../../../runtime/model/check/schemaIssue.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import { authValues } from '../../access/grantsOf.ts';
import { rolesOf } from '../../access/roles.ts';
import { grantMenus } from '../../accounts/grantMenus.ts';
import type { SchemaCatalog } from '../../catalog/SchemaCatalog.ts';
import type { Queryable } from '../../db/Database.ts';
import { sql } from '../../db/sql/sql.ts';
import { systemRows } from '../../reading/systemRows.ts';
import { stampRow } from '../../records/stamps.ts';
import { insertRow } from '../../records/writeRow.ts';
import type { EntryPublisher } from '../EntryPublisher.ts';
import { entryRow } from '../entryRow.ts';
import { addNumberRules } from '../numberRuleRows.ts';
import type { BatchRight, BatchRule } from './SchemaBatch.ts';

/** What became of rows that belong to schemas. */
interface TakenRows {
  readonly issues: readonly Issue[];
  readonly notes: readonly Issue[];
}

/** Adds the number rules that are not here. Those that are stay, and a note says when they differ. */
export const takeRules = async (
  tx: Queryable,
  by: EntryPublisher,
  rules: readonly BatchRule[],
): Promise<TakenRows> => {
  const { catalog, clock } = by.context;
  const table = catalog.table('Base_NumberRule');
  if (table === undefined) return { issues: [], notes: [] };
  const known = new Map(
    (await systemRows(tx, 'schema', table, sql`true`)).map((row) => [String(row.FormCode), row] as const),
  );
  const writer = { id: by.user.id, name: by.user.realName, now: clock.now() };
  const [issues, notes]: [Issue[], Issue[]] = [[], []];
  for (const rule of rules) {
    const { row, issues: wrong } = entryRow(table, rule.row, true);
    const code = String(row.FormCode ?? '');
    const at = `numberRule ${code}`;
    const here = known.get(code);
    issues.push(...wrong.map((issue) => ({ ...issue, path: `${at} ${issue.path}` })));
    const own = table.fields.filter(({ field, stamp }) => Object.hasOwn(row, field) && stamp === undefined);
    if (here !== undefined && own.some(({ field }) => (here[field] ?? null) !== (row[field] ?? null)))
      notes.push(schemaIssue('batch.ruleKept', at, { name: code }, 'warning'));
    if (here !== undefined || wrong.length > 0) continue;
    stampRow(table, row, 'Add', writer);
    await insertRow(tx, table, row);
    const named = { formCode: code, title: rule.title, prefix: String(row.Prefix ?? '') };
    await addNumberRules(tx, catalog, [named], new Map(), writer);
  }
  return { issues, notes };
};

/** Gives roles of the same names the rights that they have elsewhere, on lines where they have none. */
export const takeRights = async (
  tx: Queryable,
  by: EntryPublisher,
  after: SchemaCatalog,
  rights: readonly BatchRight[],
): Promise<TakenRows> => {
  const ids = new Map((await rolesOf(tx)).map(({ id, name }) => [name, id] as const));
  const [issues, notes]: [Issue[], Issue[]] = [[], []];
  for (const { role, menuId, actions } of rights) {
    const id = ids.get(role);
    const has = id === undefined ? undefined : (await authValues(tx, [id])).get(menuId);
    const note = (rule: 'batch.noRole' | 'batch.rightsKept'): void =>
      void notes.push(schemaIssue(rule, `rights ${menuId}`, { name: role }, 'warning'));
    if (id === undefined) note('batch.noRole');
    else if (has === undefined)
      issues.push(...(await grantMenus(tx, by, after, [{ menuId, roleIds: [id], actions }])));
    else if (actions.some((action) => !has.has(action)) || has.size !== actions.length)
      note('batch.rightsKept');
  }
  return { issues, notes };
};
