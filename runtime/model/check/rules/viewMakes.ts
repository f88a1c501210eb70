import type { Issue } from '../../schema/Issue.ts';
import type { ViewMake } from '../../schema/ViewMake.ts';
import { viewsOf } from '../../schema/viewsOf.ts';
import type { CheckSubject, SchemaRule } from '../CheckSubject.ts';
import { schemaIssue, unknownName } from '../schemaIssue.ts';
import { type NamedRows, unknownField } from './linkedFields.ts';

type Path = (...steps: readonly (string | number)[]) => string;

/** The rows of a document, or the issue that says why there are none. */
const rowsOf = (
  subject: CheckSubject,
  name: string,
  rows: string | undefined,
  at: readonly [document: string, rows: string],
): NamedRows | Issue => {
  const main = subject.table(name)?.table;
  if (main === undefined)
    return unknownName('schema.unknownTable', at[0], name, subject.bundle.tables.keys());
  if (rows === undefined) return { rows: main, main };
  const details = main.details.map(({ table }) => table);
  const found = details.includes(rows) ? subject.table(rows)?.table : undefined;
  if (found !== undefined) return { rows: found, main };
  return unknownName('schema.derivedDetail', at[1], rows, details, { table: main.table });
};

/** The columns of a view. */
interface Columns {
  readonly view: string;
  readonly names: ReadonlySet<string>;
}

function* columnIssues(name: string | undefined, { view, names }: Columns, path: string): Iterable<Issue> {
  if (name === undefined || !names.has(name))
    yield unknownName('schema.unknownField', path, name ?? '', names, { table: view });
}

/** Of the documents that the rows are about: the link, the column with their key, and what tells their rows apart. */
function* ofLink(
  subject: CheckSubject,
  make: ViewMake & { readonly link: string },
  columns: Columns,
  path: Path,
): Iterable<Issue> {
  const cut = make.link.lastIndexOf('.');
  const link = subject
    .table(make.link.slice(0, cut))
    ?.table.links?.find(({ name }) => name === make.link.slice(cut + 1));
  if (link === undefined) {
    const all = subject.tables.flatMap(({ table }) =>
      (table.links ?? []).map(({ name }) => `${table.table}.${name}`),
    );
    yield unknownName('link.unknown', path('link'), make.link, all);
    return;
  }
  yield* columnIssues(make.document, columns, path('document'));
  const source = rowsOf(subject, link.from.table, link.from.rows, [path('link'), path('link')]);
  for (const [field, column] of Object.entries(make.match ?? {})) {
    if (!('rule' in source)) yield* unknownField(source, field, path('match', field));
    yield* columnIssues(column, columns, path('match', field));
  }
}

/** Of the rows' own values: the document, its rows, and what they take. */
function* ofRows(
  subject: CheckSubject,
  { to = '', rows, map = {} }: ViewMake,
  columns: Columns,
  path: Path,
): Iterable<Issue> {
  const target = rowsOf(subject, to, rows, [path('to'), path('rows')]);
  if ('rule' in target) {
    yield target;
    return;
  }
  for (const [field, column] of Object.entries(map)) {
    yield* unknownField(target, field, path('map', field));
    yield* columnIssues(column, columns, path('map', field));
  }
}

/** Finds documents made of rows of views whose link, table, fields or columns are unknown. */
export const viewMakes: SchemaRule = {
  name: 'viewMakes',
  *check(subject) {
    for (const view of viewsOf(subject.bundle).values()) {
      const columns = { view: view.view, names: new Set(view.fields.map(({ field }) => field)) };
      const seen = new Set<string>();
      for (const [at, make] of (view.makes ?? []).entries()) {
        const path: Path = (...steps) => subject.at(view, 'makes', at, ...steps);
        if (seen.has(make.name)) yield schemaIssue('link.duplicate', path('name'), { name: make.name });
        seen.add(make.name);
        if (make.link === undefined) yield* ofRows(subject, make, columns, path);
        else yield* ofLink(subject, { ...make, link: make.link }, columns, path);
      }
    }
  },
};
