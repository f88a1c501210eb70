import { columnTypes } from '../../fields/columnTypes/index.ts';
import type { ResolvedTable } from '../../fields/resolve/ResolvedTable.ts';
import type { Issue } from '../../schema/Issue.ts';
import type { ViewField, ViewPart, ViewSchema } from '../../schema/ViewSchema.ts';
import { viewsOf } from '../../schema/viewsOf.ts';
import { resolvedWorld } from '../../views/resolvedWorld.ts';
import { underlying } from '../../views/underlying.ts';
import type { ViewWorld } from '../../views/ViewWorld.ts';
import { sourceField, type ViewSources, viewSources } from '../../views/viewSources.ts';
import { columnNames, partNames, partTypes, partValues } from '../../views/viewTypes.ts';
import type { CheckSubject, SchemaRule } from '../CheckSubject.ts';
import { queryIssues } from '../expressionIssues.ts';
import { schemaIssue, unknownName } from '../schemaIssue.ts';
import type { Readable } from '../typeOfFields.ts';
import { databaseIssues, foreignIssues } from './foreignViews.ts';

type Path = (...steps: readonly (string | number)[]) => string;

/** What the expressions of a part may read. */
const readableOf = (part: ViewPart, sources: ViewSources): Readable => {
  const fields = partNames(part, sources);
  return { typeOf: partTypes(part, sources), names: fields.map(({ code }) => code), fields };
};

/** A part with its sources, and what its values and conditions may read. */
interface CheckedPart {
  readonly part: ViewPart;
  readonly sources: ViewSources;
  readonly readable: Readable;
}

/** A field with its source: both must be known, and the field readable. */
function* ofPath(path: string, at: string, { byName }: ViewSources): Iterable<Issue> {
  const [source, field] = sourceField(path) ?? [path, ''];
  const table = byName.get(source);
  if (table === undefined) yield unknownName('schema.viewSource', at, source, byName.keys());
  else if (!table.fields.has(field))
    yield unknownName('schema.unknownField', at, field, table.fields.keys(), { table: table.table });
  else if (table.fields.get(field)?.writeOnly === true)
    yield schemaIssue('schema.viewSecret', at, { name: path });
}

function* ofPart({ part, sources, readable }: CheckedPart, at: Path): Iterable<Issue> {
  for (const index of sources.unlinked) {
    const join = part.joins?.[index];
    const name = join?.by ?? join?.rows ?? '';
    yield schemaIssue('schema.viewLink', at('joins', index), { name });
  }
  for (const [name, value] of Object.entries(part.values ?? {})) {
    if (typeof value === 'string') yield* ofPath(value, at('values', name), sources);
    else if (typeof value === 'object' && 'each' in value)
      yield* ofPath(value.of, at('values', name, 'of'), sources);
    else if (typeof value === 'object' && 'formula' in value)
      yield* queryIssues(value.formula, at('values', name, 'formula'), readable);
  }
  if (part.walk !== undefined)
    for (const step of ['parent', 'child', 'times'] as const) {
      const path = part.walk[step];
      if (path !== undefined) yield* ofPath(path, at('walk', step), sources);
    }
  if (part.where !== undefined) yield* queryIssues(part.where, at('where'), readable);
}

const kinds = ['of', 'formula', 'running', 'percent', 'share', 'whole'] as const;

const numberTotals: ReadonlySet<string> = new Set(['sum', 'average', 'opening', 'movement', 'closing']);

/** What one column says of values and other columns. */
function* ofColumn(
  view: ViewSchema,
  line: ViewField,
  at: Path,
  parts: readonly CheckedPart[],
  columns: Readable,
  table: ResolvedTable,
): Iterable<Issue> {
  const { field, of, total, formula, running, percent, share, whole, when } = line;
  if (kinds.filter((kind) => line[kind] !== undefined).length !== 1 || line.column !== undefined)
    yield schemaIssue('schema.viewColumn', at(), { name: field });
  else if (!table.byName.has(field)) yield schemaIssue('schema.viewLook', at(), { name: field });
  const others = [
    ...(running ? [running.of, ...(running.by ?? []), ...running.order] : []),
    ...(percent ?? []),
    ...(share === undefined ? [] : [share]),
    ...(whole === undefined ? [] : [whole]),
  ];
  for (const name of others)
    if (!table.byName.has(name))
      yield unknownName('schema.unknownField', at(), name, table.byName.keys(), { table: view.view });
  if (formula !== undefined) yield* queryIssues(formula, at('formula'), columns);
  for (const { part, sources, readable } of parts) {
    if (of !== undefined && readable.typeOf(of) === undefined)
      yield of.includes('.') || view.parts.length === 1
        ? unknownName('schema.unknownName', at('of'), of, readable.names)
        : schemaIssue('schema.viewValues', at('of'), { name: of });
    else if (
      of !== undefined &&
      total !== undefined &&
      numberTotals.has(total) &&
      readable.typeOf(of) !== 'number'
    )
      yield schemaIssue('schema.viewNumber', at('total'), { name: of });
    const [source, name] = sourceField(String(partValues(part)[of ?? ''] ?? of)) ?? ['', ''];
    const amount = sources.byName.get(source)?.fields.get(name);
    if (
      amount?.currencyField !== undefined &&
      (line.currencyField === undefined || !table.byName.has(line.currencyField))
    )
      yield schemaIssue('schema.viewCurrency', at('of'), { name: field });
    if (when !== undefined) yield* queryIssues(when, at('when'), readable);
  }
  const isOverTime = total === 'opening' || total === 'movement' || total === 'closing';
  if (isOverTime && !view.parameters?.some(({ kind }) => kind === 'period'))
    yield schemaIssue('schema.viewPeriod', at('total'));
}

/** The columns of a view as a formula of it may read them. */
const columnsOf = ({ fields, byName }: ResolvedTable): Readable => ({
  typeOf: (name) => {
    const found = byName.get(name);
    return found && columnTypes[found.columnType].valueType;
  },
  names: [...byName.keys()],
  fields: columnNames(fields),
});

/** Issues of one view. */
export function* viewIssues(subject: CheckSubject, world: ViewWorld, view: ViewSchema): Iterable<Issue> {
  const at: Path = (...steps) => subject.at(view, ...steps);
  const table = subject.table(view.view)?.table;
  if (table === undefined || subject.bundle.tables.get(view.view)?.view === undefined) {
    yield schemaIssue('schema.viewName', at('view'), { name: view.view });
    return;
  }
  if (underlying(world, viewsOf(subject.bundle), view.view).has(view.view)) {
    yield schemaIssue('schema.viewCircle', at('parts'), { name: view.view });
    return;
  }
  if (view.foreign !== undefined && view.parts.length === 0) {
    yield* foreignIssues(view, table, at);
    return;
  }
  if (view.foreign !== undefined || view.parts.length === 0) {
    yield schemaIssue('schema.viewSources', at('parts'), { name: view.view });
    return;
  }
  const parts: CheckedPart[] = [];
  for (const [index, part] of view.parts.entries()) {
    const sources = viewSources(world, part);
    if (sources === undefined) {
      const { tables } = subject.bundle;
      yield unknownName('schema.unknownTable', at('parts', index, 'from'), part.from, tables.keys());
      continue;
    }
    const checked = { part, sources, readable: readableOf(part, sources) };
    yield* ofPart(checked, (...steps) => at('parts', index, ...steps));
    parts.push(checked);
  }
  if (parts.length < view.parts.length) return;
  const columns = columnsOf(table);
  yield* databaseIssues(subject, world, view, at);
  for (const [index, line] of view.fields.entries())
    yield* ofColumn(view, line, (...steps) => at('fields', index, ...steps), parts, columns, table);
  if (view.rows !== undefined) yield* queryIssues(view.rows, at('rows'), columns);
  for (const [index, { date }] of (view.parameters ?? []).entries())
    for (const { readable } of parts)
      if (readable.typeOf(date) === undefined)
        yield schemaIssue('schema.viewValues', at('parameters', index, 'date'), { name: date });
  for (const [index, name] of view.key.entries()) {
    const line = view.fields.find(({ field }) => field === name);
    if (line === undefined)
      yield unknownName('schema.unknownField', at('key', index), name, table.byName.keys(), {
        table: view.view,
      });
    else if (line.of === undefined || line.total !== undefined)
      yield schemaIssue('schema.viewKey', at('key', index), { name });
  }
}

/** The tables of a check as the sources of views. */
export const worldOf = (subject: CheckSubject): ViewWorld =>
  resolvedWorld({
    table: (name) => subject.table(name)?.table,
    mainsOf: (detail) => subject.mainsOf(detail),
    dictionaries: subject.bundle.dictionaries,
  });

/** Finds views that name what is not there, join without a link, stand on themselves, or add up what is no number. */
export const views: SchemaRule = {
  name: 'views',
  *check(subject) {
    const world = worldOf(subject);
    for (const view of viewsOf(subject.bundle).values()) yield* viewIssues(subject, world, view);
  },
};
