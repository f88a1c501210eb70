import { schemaIssue } from '../../../runtime/model/check/schemaIssue.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { MenuSchema } from '../../../runtime/model/schema/MenuSchema.ts';
import { pageApi } from '../../../runtime/model/schema/pageApi.ts';
import { grantsOf } from '../../access/grantsOf.ts';
import { superAdminRole } from '../../access/loadAccount.ts';
import { rolesOf } from '../../access/roles.ts';
import type { SchemaCatalog } from '../../catalog/SchemaCatalog.ts';
import type { Queryable } from '../../db/Database.ts';
import { databaseColumns } from '../databaseTable.ts';
import type { BatchStep } from './BatchResult.ts';

/** What roles may do under schemas: actions by name of a table or page in lower case, by role. */
export type RightsOfRoles = ReadonlyMap<number, ReadonlyMap<string, ReadonlySet<string>>>;

/** What every role may do under these menu lines now, without role 1, which may do everything. */
export const rightsOfRoles = async (tx: Queryable, menus: readonly MenuSchema[]): Promise<RightsOfRoles> => {
  const rights = new Map<number, ReadonlyMap<string, ReadonlySet<string>>>();
  for (const { id } of await rolesOf(tx))
    if (id !== superAdminRole) rights.set(id, await grantsOf(tx, menus, [id], false));
  return rights;
};

/** Lines of the menu whose page shows only tables that were not here before a batch, so that rights on them open nothing else. */
export const linesOfNewTables = async (
  tx: Queryable,
  before: SchemaCatalog,
  after: SchemaCatalog,
): Promise<ReadonlySet<number>> => {
  const isNew = async (table: string): Promise<boolean> =>
    before.table(table) === undefined && (await databaseColumns(tx, table)).length === 0;
  const lines = new Set<number>();
  for (const { id, tableName } of after.bundle.menus) {
    const page = after.bundle.pages.find((one) => pageApi(one) === tableName);
    const main = after.table(page?.table ?? tableName ?? '');
    if (main === undefined || !(await isNew(main.table))) continue;
    const details = await Promise.all(main.details.map(({ table }) => isNew(table)));
    if (details.every((one) => one)) lines.add(id);
  }
  return lines;
};

/** Rights that roles have after a batch and did not have before, whatever gave them: a step each, and those to be asked for. */
export const gainedRights = async (
  tx: Queryable,
  menus: readonly MenuSchema[],
  [before, after]: readonly [RightsOfRoles, RightsOfRoles],
  newLines: ReadonlySet<number>,
): Promise<{ readonly steps: readonly BatchStep[]; readonly widens: readonly Issue[] }> => {
  const steps: BatchStep[] = [];
  const widens: Issue[] = [];
  for (const { id: role, name } of await rolesOf(tx))
    for (const menu of menus) {
      const key = (menu.tableName ?? menu.url?.split('?')[0] ?? '').toLowerCase();
      const had = before.get(role)?.get(key);
      const actions = [...(after.get(role)?.get(key) ?? [])].filter((action) => !had?.has(action));
      if (key === '' || actions.length === 0) continue;
      steps.push({ how: 'new', kind: 'right', name: `${name} ${menu.name}: ${actions.join(',')}` });
      const params = { name, page: menu.name, actions: actions.join(',') };
      if (!newLines.has(menu.id)) widens.push(schemaIssue('batch.widens', `rights ${menu.id}`, params));
    }
  return { steps, widens };
};
