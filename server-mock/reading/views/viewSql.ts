import { readPaths, type ValueType } from '../../../expressions/index.ts';
import { columnTypes } from '../../../runtime/model/fields/columnTypes/index.ts';
import { measureField } from '../../../runtime/model/fields/measureField.ts';
import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { ViewField, ViewSchema } from '../../../runtime/model/schema/ViewSchema.ts';
import type { ViewWorld } from '../../../runtime/model/views/ViewWorld.ts';
import { joinedKey, viewKey } from '../../../runtime/model/views/viewKey.ts';
import { sourceField, type ViewSources, viewSources } from '../../../runtime/model/views/viewSources.ts';
import { columnNames, partNames, partTypes, partValues } from '../../../runtime/model/views/viewTypes.ts';
import type { Fragment } from '../../db/sql/compile.ts';
import { namedSql } from '../../db/sql/namedSql.ts';
import { name } from '../../db/sql/names.ts';
import { sql } from '../../db/sql/sql.ts';
import { totalSql } from './totalSql.ts';
import type { ViewParameters } from './ViewParameters.ts';
import { PartSql, type SourceRows, treeOf } from './viewPart.ts';

/** What a view is read with. */
export interface ViewReading {
  readonly world: ViewWorld;
  /** Clock reading for date tokens. */
  readonly now: string;
  readonly parameters: ViewParameters;
  readonly rowsOf: SourceRows;
}

const rowsName = 'jig_rows';

const overTime: ReadonlySet<string | undefined> = new Set(['opening', 'movement', 'closing']);

interface Names {
  readonly names: ReturnType<typeof partNames>;
  readonly typeOf: (name: string) => ValueType | undefined;
}

const sourcesOf = (world: ViewWorld, view: ViewSchema): readonly ViewSources[] =>
  view.parts.map((part) => {
    const sources = viewSources(world, part);
    if (sources === undefined) throw new Error(`the view ${view.view} has no source ${part.from}`);
    return sources;
  });

const sqlTypes: Readonly<Partial<Record<ValueType, string>>> = {
  number: 'numeric',
  boolean: 'boolean',
  date: 'date',
  datetime: 'timestamp',
};

const isEmpty = (given: unknown): boolean =>
  typeof given === 'object' && given !== null && 'is' in given && given.is === null;

/** SQL types of the values by what the first part that has them gives: those of its fields, else those of its constants and formulas. */
const typeInFirst = (view: ViewSchema, sources: readonly ViewSources[]) => {
  const parts = view.parts.flatMap((part, at) => {
    const own = sources[at];
    return own === undefined ? [] : [{ own, values: partValues(part), typeOf: partTypes(part, own) }];
  });
  return (value: string): string => {
    const part = parts.find(({ values }) => !isEmpty(values[value])) ?? parts[0];
    if (part === undefined) return 'text';
    const { own, values, typeOf } = part;
    const given = Object.hasOwn(values, value) ? values[value] : value;
    const [source, field] = sourceField(typeof given === 'string' ? given : '') ?? ['', ''];
    const found = own.byName.get(source)?.fields.get(field);
    if (found?.columnType !== undefined) return columnTypes[found.columnType].sqlType(found);
    return sqlTypes[typeOf(value) ?? 'text'] ?? 'text';
  };
};

/** The rows of all parts, one below the other, with every value that the columns need. */
const partsSql = (
  view: ViewSchema,
  sources: readonly ViewSources[],
  wanted: readonly string[],
  reading: ViewReading,
) => {
  const emptyType = typeInFirst(view, sources);
  return sql.join(
    view.parts.map((part, index) => {
      const own = sources[index];
      return own === undefined
        ? sql``
        : new PartSql(part, own, reading.now, emptyType).rows(wanted, reading.rowsOf);
    }),
    sql` union all `,
  );
};

const dayAfter = (day: string): Fragment => sql`cast(${day} as date) + 1`;

/** Conditions on the rows that parameters make, where no column sums up over time. */
const parameterConditions = (view: ViewSchema, { parameters }: ViewReading): readonly Fragment[] => {
  const isOverTime = view.fields.some(({ total }) => overTime.has(total));
  return (view.parameters ?? []).flatMap(({ name: parameter, date, kind }) => {
    const days = parameters.get(parameter);
    if (days === undefined || (kind === 'period' && isOverTime)) return [];
    const ends = sql`${name(date)} < ${dayAfter(days.to)}`;
    return kind === 'upTo' ? [ends] : [sql`${name(date)} >= cast(${days.from} as date)`, ends];
  });
};

/** Columns of a group, and totals. */
const groupSql = (
  view: ViewSchema,
  rows: Fragment,
  { names, typeOf }: Names,
  reading: ViewReading,
): Fragment => {
  const period = view.parameters?.find(({ kind }) => kind === 'period');
  const days = period && reading.parameters.get(period.name);
  const conditions = parameterConditions(view, reading);
  const shown = view.fields.filter(({ of }) => of !== undefined);
  const columns = shown.map(({ field, of = '', total, when }) => {
    if (total === undefined) return sql`${name(of)} as ${name(field)}`;
    const made = totalSql[total]({
      value: name(of),
      when: when === undefined ? undefined : namedSql(treeOf(when, names), typeOf, reading.now, 'condition'),
      before:
        days === undefined ? sql`false` : sql`(${name(period?.date ?? '')} < cast(${days.from} as date))`,
      untilEnd: days === undefined ? sql`true` : sql`(${name(period?.date ?? '')} < ${dayAfter(days.to)})`,
    });
    return sql`${made} as ${name(field)}`;
  });
  const where = conditions.length === 0 ? sql`` : sql` where ${sql.join(conditions, sql` and `)}`;
  const plain = sql`select ${sql.join(columns)} from (${rows}) as ${name(rowsName)}${where}`;
  const groups = shown.filter(({ total }) => total === undefined).map(({ of = '' }) => name(of));
  if (shown.every(({ total }) => total === undefined)) return plain;
  return groups.length === 0 ? plain : sql`${plain} group by ${sql.join(groups)}`;
};

const columnType =
  ({ byName }: ResolvedTable) =>
  (column: string): ValueType | undefined => {
    const field = byName.get(column);
    return field && columnTypes[field.columnType].valueType;
  };

/** The whole of a number is that of its currency or unit. */
const within = ({ byName }: ResolvedTable, column: string): Fragment => {
  const field = byName.get(column);
  const named = field && measureField(field);
  return named === undefined ? sql`` : sql`partition by ${name(named)}`;
};

/** SQL of a computed column, over columns that are there. */
const computedSql = (view: ViewSchema, line: ViewField, table: ResolvedTable, now: string): Fragment => {
  const { formula, running, percent, share, whole } = line;
  if (percent !== undefined)
    return sql`round(100.0 * ${name(percent[0])} / nullif(${name(percent[1])}, 0), 2)`;
  if (share !== undefined)
    return sql`round(100.0 * ${name(share)} / nullif(sum(${name(share)}) over (${within(table, share)}), 0), 2)`;
  if (whole !== undefined) return sql`sum(${name(whole)}) over (${within(table, whole)})`;
  if (running !== undefined) {
    const by = running.by ?? [];
    const parts = by.length === 0 ? sql`` : sql`partition by ${sql.join(by.map(name))} `;
    // The key makes the order of equal rows certain.
    const order = sql.join([...new Set([...running.order, ...view.key])].map(name));
    return sql`sum(${name(running.of)}) over (${parts}order by ${order} rows unbounded preceding)`;
  }
  return namedSql(treeOf(formula ?? null, columnNames(table.fields)), columnType(table), now, 'value');
};

const readsOf = (
  { formula, running, percent, share, whole }: ViewField,
  table: ResolvedTable,
): readonly string[] => [
  ...(formula === undefined ? [] : readPaths(treeOf(formula, columnNames(table.fields)))),
  ...(running === undefined ? [] : [running.of, ...(running.by ?? []), ...running.order]),
  ...(percent ?? []),
  ...(share === undefined ? [] : [share]),
  ...(whole === undefined ? [] : [whole]),
];

/** Adds the computed columns, level by level: each over columns that are there already. */
const withComputed = (view: ViewSchema, table: ResolvedTable, rows: Fragment, now: string): Fragment => {
  const there = new Set(view.fields.filter(({ of }) => of !== undefined).map(({ field }) => field));
  let open = view.fields.filter(({ of }) => of === undefined);
  let made = rows;
  while (open.length > 0) {
    const ready = open.filter((line) => readsOf(line, table).every((column) => there.has(column)));
    if (ready.length === 0) throw new Error(`columns of the view ${view.view} depend on each other`);
    const columns = ready.map((line) => sql`${computedSql(view, line, table, now)} as ${name(line.field)}`);
    made = sql`select ${name(rowsName)}.*, ${sql.join(columns)} from (${made}) as ${name(rowsName)}`;
    for (const { field } of ready) there.add(field);
    open = open.filter((line) => !ready.includes(line));
  }
  return made;
};

/** The names of values that the columns of a view need of its parts. */
const wantedOf = (view: ViewSchema, { names }: Names): readonly string[] => [
  ...new Set([
    ...view.fields.flatMap(({ of, when }) => [
      ...(of === undefined ? [] : [of]),
      ...(when === undefined ? [] : readPaths(treeOf(when, names))),
    ]),
    ...(view.parameters ?? []).map(({ date }) => date),
  ]),
];

/** A view as a select: the rows that `rowsOf` gives of its sources, joined, put together, grouped and computed. */
export const viewSql = (view: ViewSchema, table: ResolvedTable, reading: ViewReading): Fragment => {
  const sources = sourcesOf(reading.world, view);
  const [part, own] = [view.parts[0], sources[0]];
  if (part === undefined || own === undefined) throw new Error(`the view ${view.view} has no parts`);
  const names: Names = { names: partNames(part, own), typeOf: partTypes(part, own) };
  const rows = partsSql(view, sources, wantedOf(view, names), reading);
  const made = withComputed(view, table, groupSql(view, rows, names, reading), reading.now);
  const typeOf = columnType(table);
  const only =
    view.rows === undefined
      ? sql``
      : sql` where ${namedSql(treeOf(view.rows, columnNames(table.fields)), typeOf, reading.now, 'condition')}`;
  const key =
    viewKey(view) === joinedKey && !view.fields.some(({ field }) => field === joinedKey)
      ? sql`, concat_ws('|', ${sql.join(view.key.map((column) => sql`coalesce(cast(${name(column)} as text), '')`))}) as ${name(joinedKey)}`
      : sql``;
  const parameters = (view.parameters ?? []).map(({ name: parameter, kind }) => {
    const days = reading.parameters.get(parameter);
    return sql`, cast(${(kind === 'upTo' ? days?.to : days?.from) ?? null} as date) as ${name(parameter)}`;
  });
  return sql`select ${name(rowsName)}.*${key}${sql.join(parameters, sql``)}, 1 as "Version" from (${made}) as ${name(rowsName)}${only}`;
};
