import { order, reads, toSql } from '../../../../expressions/index.ts';
import { columnTypes } from '../../fields/columnTypes/index.ts';
import { pluginFunctions } from '../../fields/plugin/pluginFunctions.ts';
import type { ResolvedField, ResolvedTable } from '../../fields/resolve/ResolvedTable.ts';
import { readFormula } from '../../formulas/readExpression.ts';
import { headerField } from '../../formulas/recordScope.ts';
import type { DocumentLink, LinkTables } from '../../links/DocumentLink.ts';
import { documentLinks } from '../../links/DocumentLink.ts';
import { type StoredTotal, storedTotals } from '../../links/StoredTotal.ts';
import type { Condition } from '../../schema/Condition.ts';
import type { Issue } from '../../schema/Issue.ts';
import type { RowsRollup } from '../../schema/RollupSchema.ts';
import type { CheckSubject, SchemaRule } from '../CheckSubject.ts';
import { queryIssues } from '../expressionIssues.ts';
import { schemaIssue, unknownName } from '../schemaIssue.ts';
import { type Readable, readableBy } from '../typeOfFields.ts';
import { type NamedRows, notKeyOf, notNumber, unknownField } from './linkedFields.ts';

/** Most rollups that may stand on each other. */
const mostLevels = 4;

/** The tables of a check as links know them. */
const tablesOf = (subject: CheckSubject): LinkTables => ({
  tableNames: [...subject.bundle.tables.keys()],
  document: (name) => {
    const main = subject.table(name)?.table;
    const details = (main?.details ?? []).flatMap((schema) => {
      const table = subject.table(schema.table)?.table;
      return table === undefined ? [] : [{ schema, table }];
    });
    return main && { main, details };
  },
});

/** A condition that would change with time keeps no total up to date. */
function* clockless(condition: Condition, path: string, readable: Readable): Iterable<Issue> {
  const tree = readFormula(condition, readable.fields);
  if (!tree.ok) return;
  const columnOf = (name: string) => {
    const type = readable.typeOf(name);
    return type && { sql: 'null', type: type === 'any' ? ('text' as const) : type };
  };
  const pieces = toSql(tree.value, columnOf, { functions: pluginFunctions() });
  if (!pieces.ok && pieces.error.code === 'no-clock') yield schemaIssue('link.clock', path);
}

function* ofRows(
  subject: CheckSubject,
  table: ResolvedTable,
  field: ResolvedField,
  { total, of, by, over, when }: RowsRollup,
  at: string,
): Iterable<Issue> {
  const rows = subject.table(over.table)?.table;
  if (rows === undefined) {
    yield unknownName('schema.unknownTable', `${at}/over/table`, over.table, subject.bundle.tables.keys());
    return;
  }
  const named: NamedRows = { rows, main: subject.mainsOf(rows.table)[0] ?? rows };
  yield* notKeyOf(rows, over.via, table, `${at}/over/via`);
  if (of === undefined && total !== 'count')
    yield schemaIssue('link.rollupOf', `${at}/total`, { total, name: 'of' });
  if (by === undefined && total === 'latest')
    yield schemaIssue('link.rollupOf', `${at}/total`, { total, name: 'by' });
  if (of !== undefined)
    yield* total === 'sum' ? notNumber(named, of, `${at}/of`) : unknownField(named, of, `${at}/of`);
  if (by !== undefined) yield* unknownField(named, by, `${at}/by`);
  const summed = of === undefined || total === 'count' ? undefined : rows.byName.get(of);
  if (
    summed !== undefined &&
    columnTypes[summed.columnType].valueType !== columnTypes[field.columnType].valueType
  )
    yield schemaIssue('schema.figureType', `${at}/total`, { name: of ?? '' });
  if (when === undefined) return;
  const readable = readableBy(subject, rows);
  yield* queryIssues(when, `${at}/when`, readable);
  yield* clockless(when, `${at}/when`, readable);
}

function* ofLink(
  links: readonly DocumentLink[],
  table: ResolvedTable,
  id: string,
  at: string,
): Iterable<Issue> {
  const link = links.find((one) => one.id === id);
  if (link === undefined)
    yield unknownName(
      'link.unknown',
      `${at}/link`,
      id,
      links.map((one) => one.id),
    );
  else if (link.source.table.table !== table.table)
    yield schemaIssue('link.rollupPlace', `${at}/link`, { name: id, table: link.source.table.table });
}

/** The row before is one of the same document, and the value of the same type. */
function* ofPrevious(
  subject: CheckSubject,
  table: ResolvedTable,
  field: ResolvedField,
  previous: string,
  at: string,
): Iterable<Issue> {
  const main = subject.mainsOf(table.table)[0];
  if (main === undefined) yield schemaIssue('link.previousPlace', `${at}/previous`, { table: table.table });
  yield* unknownField({ rows: table, main: main ?? table }, previous, `${at}/previous`);
  const read = table.byName.get(previous);
  if (
    read !== undefined &&
    columnTypes[read.columnType].valueType !== columnTypes[field.columnType].valueType
  )
    yield schemaIssue('schema.figureType', `${at}/previous`, { name: previous });
}

const node = (table: ResolvedTable, field: string): string => `${table.table}.${field}`;

/** Names that a condition or formula reads. */
const namesIn = (expression: unknown, readable: Readable): readonly string[] => {
  const tree = readFormula(expression as Condition, readable.fields);
  return tree.ok ? [...reads(tree.value)] : [];
};

/** Fields that a total depends on, as nodes. */
const partsRead = (subject: CheckSubject, { holder, parts, previous }: StoredTotal): readonly string[] => [
  ...(previous === undefined ? [] : [node(holder.table, previous)]),
  ...parts.flatMap(({ rows, of, factor, by, when, documents }) => {
    const { main } = rows.document;
    const own = [
      of,
      factor,
      by,
      ...(when === undefined ? [] : namesIn(when, readableBy(subject, rows.table))),
    ];
    const ofRows = own.flatMap((name) => {
      if (name === undefined) return [];
      const header = headerField(name);
      return header === undefined ? node(rows.table, name) : node(main, header);
    });
    const ofMain = documents.flatMap((one) => namesIn(one, readableBy(subject, main)));
    return [...ofRows, ...ofMain.map((name) => node(main, name))];
  }),
];

/** Stored formulas and what they read, as nodes. */
const formulaReads = (subject: CheckSubject): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, readonly string[]>();
  for (const { table } of subject.tables)
    for (const { field, formula } of table.fields) {
      if (formula === undefined) continue;
      const names = namesIn(formula, readableBy(subject, table)).map((name) => {
        const header = headerField(name);
        const main = subject.mainsOf(table.table)[0];
        if (header !== undefined && main !== undefined) return node(main, header);
        return name.includes('.') ? name : node(table, name);
      });
      found.set(node(table, field), names);
    }
  return found;
};

function* levels(subject: CheckSubject, totals: readonly StoredTotal[]): Iterable<Issue> {
  const graph = new Map(formulaReads(subject));
  const rollups = new Map(totals.map((one) => [node(one.holder.table, one.field.field), one] as const));
  for (const [name, total] of rollups) graph.set(name, partsRead(subject, total));
  const placeOf = (name: string): string => {
    const total = rollups.get(name);
    const checked = total && subject.table(total.holder.table.table);
    return checked && total ? subject.saidAt(checked, total.field.field, 'rollup') : '';
  };
  const sorted = order(
    new Map([...graph].map(([name, needs]) => [name, needs.filter((one) => graph.has(one))])),
  );
  if (!sorted.ok) {
    const path = String(sorted.error.params?.path ?? '');
    const first = path.split(' -> ').find((name) => rollups.has(name));
    if (first !== undefined) yield schemaIssue('link.rollupCircle', placeOf(first), { path });
    return;
  }
  const depth = new Map<string, number>();
  for (const name of sorted.value) {
    const below = Math.max(0, ...(graph.get(name) ?? []).map((one) => depth.get(one) ?? 0));
    const own = below + (rollups.has(name) ? 1 : 0);
    depth.set(name, own);
    if (own > mostLevels && rollups.has(name))
      yield schemaIssue('link.rollupDeep', placeOf(name), { path: name, most: mostLevels, count: own });
  }
}

/** Finds stored totals over unknown rows, links or fields, in a circle, or too many on each other. */
export const rollups: SchemaRule = {
  name: 'rollups',
  *check(subject) {
    const tables = tablesOf(subject);
    const links = documentLinks(tables);
    const found: Issue[] = [];
    let count = 0;
    for (const checked of subject.tables)
      for (const field of checked.table.fields) {
        const { rollup } = field;
        if (rollup === undefined) continue;
        count += 1;
        const at = subject.saidAt(checked, field.field, 'rollup');
        if ('link' in rollup) found.push(...ofLink(links, checked.table, rollup.link, at));
        else if ('previous' in rollup)
          found.push(...ofPrevious(subject, checked.table, field, rollup.previous, at));
        else found.push(...ofRows(subject, checked.table, field, rollup, at));
      }
    yield* found;
    if (count > 0 && found.length === 0) yield* levels(subject, storedTotals(tables, links));
  },
};
