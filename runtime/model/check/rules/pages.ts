import type { Issue } from '../../schema/Issue.ts';
import type { PageSchema } from '../../schema/PageSchema.ts';
import type { CheckSubject, SchemaRule } from '../CheckSubject.ts';
import { optionParts } from '../meta/optionParts.ts';
import { pageKind } from '../pageKinds/pageKinds.ts';
import { schemaIssue, unknownName } from '../schemaIssue.ts';

/** Options of every page. */
const ofEveryPage: readonly string[] = [
  '$schema',
  'format',
  'page',
  'path',
  'aliases',
  'title',
  'layout',
  'access',
];

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
    ...(page.card ?? []).map((name, at) => ({ name, steps: ['card', at] })),
  ];
  for (const { name, steps } of named)
    if (name !== undefined && !table.byName.has(name))
      yield unknownName('schema.unknownField', subject.at(page, ...steps), name, table.byName.keys(), {
        table: table.table,
      });
}

/** A side tree whose nodes are records of another table than its dictionary lists. */
function* ofNodes(subject: CheckSubject, page: PageSchema): Iterable<Issue> {
  const { dictionaries, pages } = subject.bundle;
  const source = dictionaries.get(page.tree?.dataKey ?? '')?.source;
  if (page.tree?.table === undefined) return;
  const known = [
    ...(source === undefined ? [] : [source.table]),
    ...pages.flatMap(({ api, table }) => (api !== undefined && table === source?.table ? [api] : [])),
  ];
  if (source?.parent === undefined || !known.includes(page.tree.table))
    yield unknownName('schema.unknownTable', subject.at(page, 'tree', 'table'), page.tree.table, known);
}

/** Options that a kind does not have or does not do without, and routes it names that are not there. */
function* ofKind(subject: CheckSubject, page: PageSchema, routes: ReadonlySet<string>): Iterable<Issue> {
  const kind = pageKind(page);
  if (kind === undefined) return;
  const known = new Set([...ofEveryPage, ...Object.keys(kind.options(optionParts(subject.types)))]);
  for (const option of Object.keys(page))
    if (!known.has(option))
      yield schemaIssue('schema.notOfPageKind', subject.at(page, option), { name: option, kind: page.page });
  for (const option of kind.needs ?? [])
    if (page[option] === undefined)
      yield schemaIssue('schema.pageNeeds', subject.at(page, 'page'), { name: option, kind: page.page });
  for (const { route, steps } of kind.routes?.(page) ?? [])
    if (!routes.has(route.toLowerCase()))
      yield unknownName('schema.unknownPage', subject.at(page, ...steps), route, routes);
}

/** Finds pages with unknown tables, fields or renderers, and routes that two pages use. */
export const pages: SchemaRule = {
  name: 'pages',
  *check(subject) {
    const taken = new Map<string, PageSchema>();
    const known = new Set(
      [
        ...subject.bundle.pages.flatMap(({ path, aliases = [] }) => [path, ...aliases]),
        ...(subject.options.routes ?? []),
      ].map((path) => path.toLowerCase()),
    );
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
      yield* ofNodes(subject, page);
      yield* ofKind(subject, page, known);
    }
  },
};
