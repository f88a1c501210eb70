import { order } from '../../../../expressions/index.ts';
import { isClosable } from '../../access/documentState.ts';
import type { ResolvedTable } from '../../fields/resolve/ResolvedTable.ts';
import type { Issue } from '../../schema/Issue.ts';
import type { LinkSchema } from '../../schema/LinkSchema.ts';
import type { CheckedTable, CheckSubject, SchemaRule } from '../CheckSubject.ts';
import { expressionIssues, queryIssues } from '../expressionIssues.ts';
import { schemaIssue, unknownName } from '../schemaIssue.ts';
import { readableBy } from '../typeOfFields.ts';
import { linkedField, type NamedRows, notKeyOf, notNumber, unknownField } from './linkedFields.ts';

type PathOf = (...steps: readonly (string | number)[]) => string;

const detailNames = (main: ResolvedTable): readonly string[] => main.details.map(({ table }) => table);

/** The rows of a document that a link names, or the issue that says why there are none. */
const rowsOf = (
  subject: CheckSubject,
  main: ResolvedTable,
  rows: string | undefined,
  path: string,
): NamedRows | Issue => {
  if (rows === undefined) return { rows: main, main };
  const found = detailNames(main).includes(rows) ? subject.table(rows)?.table : undefined;
  if (found !== undefined) return { rows: found, main };
  return unknownName('schema.derivedDetail', path, rows, detailNames(main), { table: main.table });
};

/** Finds pairs of fields that are not there, or of different types. */
function* pairsOf(
  pairs: Readonly<Record<string, string>>,
  source: NamedRows,
  target: NamedRows,
  path: (own: string) => string,
): Iterable<Issue> {
  for (const [own, other] of Object.entries(pairs)) {
    yield* unknownField(target, own, path(own));
    yield* unknownField(source, other, path(own));
    const [one, two] = [linkedField(target, own), linkedField(source, other)];
    if (one !== undefined && two !== undefined && one.columnType !== two.columnType)
      yield schemaIssue('schema.derivedType', path(own), {
        name: own,
        type: one.columnType,
        table: source.rows.table,
        source: other,
        expected: two.columnType,
      });
  }
}

function* fieldsOf(link: LinkSchema, source: NamedRows, target: NamedRows, path: PathOf): Iterable<Issue> {
  const { carries, same = {}, brings = {}, tolerance = {} } = link;
  yield* notKeyOf(target.rows, link.via, source.rows, path('via'));
  yield* notNumber(target, carries.field, path('carries', 'field'));
  yield* notNumber(source, carries.of, path('carries', 'of'));
  if (carries.factor !== undefined) yield* notNumber(target, carries.factor, path('carries', 'factor'));
  for (const [at, field] of (carries.enters ?? []).entries())
    yield* notNumber(target, field, path('carries', 'enters', at));
  if (carries.upTo !== undefined) yield* notNumber(source, carries.upTo, path('carries', 'upTo'));
  if (carries.sum !== undefined)
    yield* notNumber({ rows: target.main, main: target.main }, carries.sum, path('carries', 'sum'));
  yield* pairsOf(same, source, target, (own) => path('same', own));
  yield* pairsOf(brings, source, target, (own) => path('brings', own));
  for (const [side, allowance] of Object.entries(tolerance))
    for (const [unit, said] of Object.entries(allowance))
      if (typeof said === 'string') yield* notNumber(source, said, path('tolerance', side, unit));
}

/** Links of other tables by their id, `Table.name`. */
const linkById = (subject: CheckSubject, id: string): LinkSchema | undefined => {
  const cut = id.lastIndexOf('.');
  const links = subject.table(id.slice(0, cut))?.table.links ?? [];
  return links.find(({ name }) => name === id.slice(cut + 1));
};

const linkIds = (subject: CheckSubject): readonly string[] =>
  subject.tables.flatMap(({ table }) => (table.links ?? []).map(({ name }) => `${table.table}.${name}`));

function* returnOf(subject: CheckSubject, link: LinkSchema, path: PathOf): Iterable<Issue> {
  if (link.returns === undefined) return;
  const { of } = link.returns;
  const returned = linkById(subject, of);
  if (returned === undefined) yield unknownName('link.unknown', path('returns', 'of'), of, linkIds(subject));
  else if (
    returned.from.table !== link.from.table ||
    returned.from.rows !== link.from.rows ||
    returned.returns !== undefined
  )
    yield schemaIssue('link.returnSource', path('returns', 'of'), { name: of });
}

function* ofLink(
  subject: CheckSubject,
  { table }: CheckedTable,
  link: LinkSchema,
  path: PathOf,
): Iterable<Issue> {
  const document = subject.table(link.from.table)?.table;
  if (document === undefined) {
    yield unknownName(
      'schema.unknownTable',
      path('from', 'table'),
      link.from.table,
      subject.bundle.tables.keys(),
    );
    return;
  }
  const source = rowsOf(subject, document, link.from.rows, path('from', 'rows'));
  const target = rowsOf(subject, table, link.rows, path('rows'));
  for (const found of [source, target]) if ('rule' in found) yield found;
  if (!('rule' in source) && !('rule' in target)) yield* fieldsOf(link, source, target, path);
  if (link.when !== undefined) yield* queryIssues(link.when, path('when'), readableBy(subject, table));
  if (link.allowedWhen !== undefined)
    yield* expressionIssues(link.allowedWhen, path('allowedWhen'), readableBy(subject, document));
  if (link.closes === true && !isClosable(document))
    yield schemaIssue('link.notClosable', path('closes'), { table: document.table });
  yield* returnOf(subject, link, path);
}

/** Finds links between documents with unknown tables, fields or links, and links that lead in a circle. */
export const declaredLinks: SchemaRule = {
  name: 'declaredLinks',
  *check(subject) {
    const linked = subject.tables.filter(({ table }) => table.links !== undefined);
    for (const checked of linked) {
      const seen = new Set<string>();
      for (const [at, link] of (checked.table.links ?? []).entries()) {
        const path: PathOf = (...steps) => subject.at(checked.schema, 'links', at, ...steps);
        if (seen.has(link.name)) yield schemaIssue('link.duplicate', path('name'), { name: link.name });
        seen.add(link.name);
        yield* ofLink(subject, checked, link, path);
      }
    }
    for (const { table, schema } of subject.tables)
      if (table.effective !== undefined)
        yield* queryIssues(table.effective, subject.at(schema, 'effective'), readableBy(subject, table));
    const sorted = order(
      new Map(linked.map(({ table }) => [table.table, (table.links ?? []).map(({ from }) => from.table)])),
    );
    if (sorted.ok) return;
    const path = String(sorted.error.params?.path ?? '');
    const first = linked.find(({ table }) => table.table === path.split(' -> ')[0]);
    if (first) yield schemaIssue('link.circle', subject.at(first.schema, 'links'), { path });
  },
};
