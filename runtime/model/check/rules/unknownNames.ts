import { builtInActions } from '../../access/actions.ts';
import { waysToCompare } from '../../fields/projections/searchRows.ts';
import type { SchemaRule } from '../CheckSubject.ts';
import { schemaIssue, unknownName } from '../schemaIssue.ts';

/** Finds field types that are not registered. */
export const unknownType: SchemaRule = {
  name: 'unknownType',
  *check({ lines, types }) {
    for (const { line, path } of lines)
      if (line.type !== undefined && !types.get(line.type))
        yield unknownName(
          'schema.unknownType',
          `${path}/type`,
          line.type,
          types.all.map((kind) => kind.name),
        );
  },
};

/** Finds mixins that do not exist or are listed twice. */
export const unknownMixin: SchemaRule = {
  name: 'unknownMixin',
  *check(subject) {
    for (const schema of subject.bundle.tables.values())
      for (const [at, mixin] of (schema.mixins ?? []).entries()) {
        const path = subject.at(schema, 'mixins', at);
        if (!subject.bundle.mixins.has(mixin))
          yield unknownName('schema.unknownMixin', path, mixin, subject.bundle.mixins.keys());
        else if ((schema.mixins ?? []).indexOf(mixin) !== at)
          yield schemaIssue('schema.listedTwice', path, { name: mixin });
      }
  },
};

/** Finds fields and side trees with an unknown dictionary. */
export const unknownDictionary: SchemaRule = {
  name: 'unknownDictionary',
  *check(subject) {
    const { dictionaries, pages } = subject.bundle;
    for (const { line, path } of subject.said)
      if (line.dataKey !== undefined && !dictionaries.has(line.dataKey))
        yield unknownName('schema.unknownDictionary', `${path}/dataKey`, line.dataKey, dictionaries.keys());
    for (const page of pages)
      if (page.tree && !dictionaries.has(page.tree.dataKey))
        yield unknownName(
          'schema.unknownDictionary',
          subject.at(page, 'tree', 'dataKey'),
          page.tree.dataKey,
          dictionaries.keys(),
        );
  },
};

/** Finds search types that are neither field types nor comparisons, and unregistered cell renderers. */
export const searchTypes: SchemaRule = {
  name: 'searchTypes',
  *check({ lines, types, options }) {
    const cells = options.cellTypes && [...options.cellTypes];
    const known = [...waysToCompare, ...types.all.map((kind) => kind.name)];
    for (const { line, path } of lines) {
      if (line.searchType && !known.includes(line.searchType))
        yield unknownName('schema.unknownSearchType', `${path}/searchType`, line.searchType, known);
      if (cells && line.cell !== undefined && !cells.includes(line.cell))
        yield unknownName('schema.unknownCell', `${path}/cell`, line.cell, cells);
    }
  },
};

/** Finds validators, renderers, key-press handlers and file hooks of fields that are not registered. */
export const namedByFields: SchemaRule = {
  name: 'namedByFields',
  *check({ said, options }) {
    const named = [
      ['validator', 'schema.unknownValidator', options.validators],
      ['below', 'schema.unknownBelow', options.belowTypes],
      ['keypress', 'schema.unknownKeyPress', options.keyPresses],
      ['uploadBefore', 'schema.unknownFileHook', options.fileHooks],
      ['uploadAfter', 'schema.unknownFileHook', options.fileHooks],
      ['removeBefore', 'schema.unknownFileHook', options.fileHooks],
      ['fileClick', 'schema.unknownFileHook', options.fileHooks],
      ['click', 'schema.unknownClick', options.cellClicks],
    ] as const;
    for (const [property, rule, registered] of named) {
      if (!registered) continue;
      const known = [...registered];
      for (const { line, path } of said) {
        const name = line[property];
        if (name !== undefined && !known.includes(name))
          yield unknownName(rule, `${path}/${property}`, name, known);
      }
    }
  },
};

/** Finds hooks that are not registered. Checks nothing when the registered hooks are unknown. */
export const hooks: SchemaRule = {
  name: 'hooks',
  *check(subject) {
    if (!subject.options.hooks) return;
    const known = new Set(subject.options.hooks);
    for (const schema of subject.bundle.tables.values())
      for (const [moment, names] of Object.entries(schema.hooks ?? {}))
        for (const [at, name] of names.entries())
          if (!known.has(name))
            yield unknownName('schema.unknownHook', subject.at(schema, 'hooks', moment, at), name, known);
  },
};

/** Finds actions without a handler in any schema. Their button or right would do nothing. */
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
