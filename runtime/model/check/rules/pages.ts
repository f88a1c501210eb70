import type { Issue } from '../../schema/Issue.ts';
import type { PageSchema } from '../../schema/PageSchema.ts';
import type { CheckSubject, SchemaRule } from '../CheckSubject.ts';
import { schemaIssue, unknownName } from '../schemaIssue.ts';

function* ofTable(subject: CheckSubject, page: PageSchema): Iterable<Issue> {
  if (page.table === undefined) return;
  const table = subject.table(page.table)?.table;
  if (!table) {
    yield unknownName(
      'schema.unknownTable',
      subject.at(page, 'table'),
      page.table,
      subject.bundle.tables.keys(),
    );
    return;
  }
  const named = [
    { name: page.quickSearch, steps: ['quickSearch'] },
    { name: page.tree?.field, steps: ['tree', 'field'] },
  ];
  for (const { name, steps } of named)
    if (name !== undefined && !table.byName.has(name))
      yield unknownName('schema.unknownField', subject.at(page, ...steps), name, table.byName.keys(), {
        table: table.table,
      });
}

/** Pages over unknown tables, fields or renderers, and routes that two pages claim. */
export const pages: SchemaRule = {
  name: 'pages',
  *check(subject) {
    const taken = new Map<string, PageSchema>();
    const types = subject.options.pageTypes && [...subject.options.pageTypes];
    for (const page of subject.bundle.pages) {
      const routes = [
        { route: page.path, steps: ['path'] as (string | number)[] },
        ...(page.aliases ?? []).map((route, at) => ({ route, steps: ['aliases', at] })),
      ];
      for (const { route, steps } of routes) {
        const other = taken.get(route.toLowerCase());
        if (other)
          yield schemaIssue('schema.routeTaken', subject.at(page, ...steps), {
            name: route,
            other: other.path,
          });
        taken.set(route.toLowerCase(), page);
      }
      if (types && !types.includes(page.page))
        yield unknownName('schema.unknownPageType', subject.at(page, 'page'), page.page, types);
      yield* ofTable(subject, page);
    }
  },
};

/** A cell that leads to a page nobody declared, or narrows it by fields one of the two tables does not have. */
export const links: SchemaRule = {
  name: 'links',
  *check(subject) {
    const { pages } = subject.bundle;
    for (const checked of subject.tables)
      for (const { field, linkTo } of checked.table.fields) {
        if (!linkTo) continue;
        const at = subject.saidAt(checked, field, 'linkTo');
        const page = pages.find(({ path }) => path.toLowerCase() === linkTo.path.toLowerCase());
        const here = [...linkTo.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
        for (const name of [...here, ...(linkTo.open === undefined ? [] : [linkTo.open])])
          if (!checked.table.byName.has(name))
            yield unknownName('schema.unknownField', at, name, checked.table.byName.keys(), {
              table: checked.table.table,
            });
        // A path of the row's own making is known only when it is clicked.
        if (!page && here.length === 0)
          yield unknownName(
            'schema.unknownPage',
            `${at}/path`,
            linkTo.path,
            pages.map(({ path }) => path),
          );
        const target = page?.table === undefined ? undefined : subject.table(page.table)?.table;
        for (const [there, own] of Object.entries(linkTo.where)) {
          const ends = [
            { table: target, name: there },
            { table: checked.table, name: own },
          ];
          for (const { table, name } of ends)
            if (table && !table.byName.has(name))
              yield unknownName('schema.unknownField', `${at}/where/${there}`, name, table.byName.keys(), {
                table: table.table,
              });
        }
      }
  },
};
