import { builtInActions } from '../../access/actions.ts';
import type { SchemaRule } from '../CheckSubject.ts';
import { unknownName } from '../schemaIssue.ts';

/** An action no handler serves, wherever a schema names one: its button or right would do nothing. */
export const actions: SchemaRule = {
  name: 'actions',
  *check(subject) {
    const { bundle } = subject;
    const known = new Set(subject.options.actions ?? builtInActions);
    const named: { name: string; path: string }[] = [];
    const add = (
      names: readonly string[] | undefined,
      schema: object,
      ...steps: readonly (string | number)[]
    ): void => {
      for (const [at, name] of (names ?? []).entries())
        named.push({ name, path: subject.at(schema, ...steps, at) });
    };
    for (const [at, menu] of bundle.menus.entries()) add(menu.actions, bundle.menus, at, 'actions');
    for (const page of bundle.pages) add(page.actions, page, 'actions');
    for (const set of bundle.permissionSets)
      for (const [table, names] of Object.entries(set.permissions)) add(names, set, 'permissions', table);
    for (const owner of [...bundle.tables.values(), ...bundle.mixins.values()])
      for (const [at, lock] of (owner.locks ?? []).entries())
        add(lock.actions, owner, 'locks', at, 'actions');
    const linked = new Set(subject.options.fieldActions ?? []);
    for (const { line, path } of subject.said)
      if (line.extra !== undefined && !linked.has(line.extra.action))
        yield unknownName('schema.unknownAction', `${path}/extra/action`, line.extra.action, linked);
    for (const { name, path } of named)
      if (!known.has(name)) yield unknownName('schema.unknownAction', path, name, known);
  },
};
