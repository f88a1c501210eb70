import { builtInActions } from '../../access/actions.ts';
import type { Issue } from '../../schema/Issue.ts';
import type { PermissionSetSchema } from '../../schema/PermissionSetSchema.ts';
import type { CheckSubject, SchemaRule } from '../CheckSubject.ts';
import { schemaIssue, unknownName } from '../schemaIssue.ts';

/**
 * Names that a role can be granted, by lower-cased table name and page path. Each has the actions of its menu
 * entry.
 */
const grantable = ({
  bundle,
}: CheckSubject): ReadonlyMap<string, { name: string; actions: readonly string[] }> =>
  new Map(
    bundle.menus.flatMap((menu) =>
      [menu.tableName, menu.url].flatMap((name) =>
        name === undefined ? [] : [[name.toLowerCase(), { name, actions: menu.actions ?? [] }] as const],
      ),
    ),
  );

function* grants(subject: CheckSubject, set: PermissionSetSchema): Iterable<Issue> {
  const offered = grantable(subject);
  for (const [name, actions] of Object.entries(set.permissions)) {
    const menu = offered.get(name.toLowerCase());
    if (!menu) {
      const known = [...offered.values()].map((one) => one.name);
      yield unknownName('schema.unknownGrant', subject.at(set, 'permissions', name), name, known);
      continue;
    }
    for (const [at, action] of actions.entries())
      if (!menu.actions.includes(action) && builtInActions.some((known) => known === action))
        yield schemaIssue('schema.actionNotOffered', subject.at(set, 'permissions', name, at), {
          name: action,
          table: name,
        });
  }
}

function* fieldRights(subject: CheckSubject, set: PermissionSetSchema): Iterable<Issue> {
  for (const [name, rights] of Object.entries(set.fields ?? {})) {
    const table = subject.table(name)?.table;
    if (!table) {
      yield unknownName(
        'schema.unknownTable',
        subject.at(set, 'fields', name),
        name,
        subject.bundle.tables.keys(),
      );
      continue;
    }
    for (const field of Object.keys(rights))
      if (!table.byName.has(field))
        yield unknownName(
          'schema.unknownField',
          subject.at(set, 'fields', name, field),
          field,
          table.byName.keys(),
          {
            table: name,
          },
        );
  }
}

/** Finds permission sets with unknown tables, pages, actions, fields or parent roles. */
export const permissions: SchemaRule = {
  name: 'permissions',
  *check(subject) {
    const roles = subject.bundle.permissionSets.map((set) => set.roleName);
    const parents = [...roles, ...(subject.options.roles ?? [])];
    for (const [at, set] of subject.bundle.permissionSets.entries()) {
      if (roles.indexOf(set.roleName) !== at)
        yield schemaIssue('schema.listedTwice', subject.at(set, 'roleName'), { name: set.roleName });
      if (set.parent !== undefined && !parents.includes(set.parent))
        yield unknownName('schema.unknownRole', subject.at(set, 'parent'), set.parent, parents);
      yield* grants(subject, set);
      yield* fieldRights(subject, set);
    }
  },
};
