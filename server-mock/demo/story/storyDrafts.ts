import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { Cell, MutableRow, Row } from '../../../runtime/model/schema/Row.ts';
import type { SchemaCatalog } from '../../catalog/SchemaCatalog.ts';
import type { DemoContext } from '../DemoContext.ts';
import { choicesOf, setValues } from './filledRecord.ts';
import { grouped } from './grouped.ts';
import type { StoryRows, StorySource, StoryStep } from './StoryStep.ts';
import { fitting } from './storyFormulas.ts';
import type { World } from './World.ts';

/** Rows that the rows of a detail follow. */
export interface DraftRows {
  readonly rows: readonly Row[];
  readonly map: Readonly<Record<string, string>>;
}

/** A document before its cells are known. */
export interface Draft {
  readonly days: number;
  readonly source: Row;
  /** What its source and the choice of its rows say about the header. */
  readonly main: Row;
  readonly details: Readonly<Record<string, DraftRows>>;
}

/** What a step reads: the random numbers and dates of the demo, the schemas, and the rows made so far. */
export interface Telling {
  readonly context: DemoContext;
  readonly catalog: SchemaCatalog;
  readonly world: World;
}

/** Header fields that name a source and what depends on it. */
const linked = ({ catalog }: Telling, { main }: DocumentTable, source: StorySource, row: Row): Row => {
  const { via } = source;
  if (via === undefined) return {};
  const link = main.derivedFrom?.find(({ table, field }) => table === source.table && field === via);
  const column = link?.sourceField ?? choicesOf(catalog, main, via)?.key ?? via;
  const others = main.byName.get(via)?.dependsOn ?? [];
  return Object.fromEntries([
    [via, row[column] ?? null],
    ...others.map((other) => [other.field, row[other.column ?? other.field] ?? null] as const),
  ]);
};

/** The sources that a step's documents follow, with their days, oldest first. */
const sourcesOf = (telling: Telling, doc: DocumentTable, step: StoryStep) => {
  const { context, world } = telling;
  const { source, span = 365, count = 1 } = step;
  if (source === undefined)
    return Array.from({ length: count }, (_, index) => ({
      days: -1 - Math.floor(((count - 1 - index) * (span - 1)) / count),
      row: {},
      main: {},
    }));
  const { via, where, known, unknown } = source;
  const isNamed = (row: Row, { table, column, by }: NonNullable<typeof known>): boolean =>
    world.groups(table, column).has(row[by] ?? null);
  const used = via === undefined ? undefined : world.groups(step.table, via);
  return fitting(world.rows(source.table), where)
    .filter((row) => (row[source.date] ?? null) !== null)
    .filter((row) => known === undefined || isNamed(row, known))
    .filter((row) => unknown === undefined || !isNamed(row, unknown))
    .map((row) => ({ row, main: linked(telling, doc, source, row) }))
    .filter(({ main }) => via === undefined || used?.has(main[via] ?? null) !== true)
    .map((found) => ({
      ...found,
      days: context.dates.distance(String(found.row[source.date])) + context.random.whole(...source.days),
    }))
    .filter(({ days }) => days < 0 && days >= -(source.within ?? 365))
    .toSorted((one, other) => one.days - other.days);
};

/** What the rows of a detail follow. */
const rowsOf = (
  { context, world }: Telling,
  doc: DocumentTable,
  detail: string,
  said: StoryRows,
  main: Row,
  source: Row,
): DraftRows => {
  const { fill, pickers = [] } = doc.details.find(({ schema }) => schema.table === detail)?.schema ?? {};
  const from = said.from ?? (fill && { table: fill.table, by: { [fill.column ?? fill.via]: fill.via } });
  const map = said.map ?? (said.from === undefined && said.own !== true ? fill?.map : undefined);
  const picker = pickers.find(({ table }) => table === from?.table);
  const [first, ...more] = Object.entries(from?.by ?? {}).map(
    ([column, field]) => [column, main[field] ?? source[field] ?? null] as const,
  );
  const found =
    said.own === true
      ? [source]
      : first === undefined
        ? world.rows(from?.table ?? '')
        : world.with(from?.table ?? '', ...first);
  const linkedRows = found.filter((row) => more.every(([column, value]) => row[column] === value));
  const rows = fitting(linkedRows, said.where);
  const chosen = said.some === undefined ? rows : chance(context, rows, said.some);
  return { rows: chosen, map: map ?? picker?.map ?? {} };
};

const chance = ({ random }: DemoContext, rows: readonly Row[], [least, most]: readonly [number, number]) => {
  const wanted = Math.min(rows.length, random.whole(least, most));
  const chosen = new Set<Row>();
  while (chosen.size < wanted) chosen.add(random.pick(rows));
  return [...chosen];
};

/** The documents that the rows of one become when each may have rows of one value only. */
const splitRows = (
  { catalog, world }: Telling,
  doc: DocumentTable,
  step: StoryStep,
  details: Readonly<Record<string, DraftRows>>,
): readonly Pick<Draft, 'main' | 'details'>[] => {
  const [entry] = Object.entries(details);
  const { split } = step;
  if (split === undefined || entry === undefined) return [{ main: {}, details }];
  const [name, { rows, map }] = entry;
  const table = doc.details.find(({ schema }) => schema.table === name)?.table ?? doc.main;
  const choices = choicesOf(catalog, table, split.via);
  const groups = grouped(rows, (row): Cell => {
    const chosen = row[map[split.via] ?? split.via] ?? null;
    return world.with(choices?.table ?? '', choices?.key ?? '', chosen)[0]?.[split.column] ?? null;
  });
  return [...groups].map(([value, group]) => ({
    main: { [split.to]: value },
    details: { ...details, [name]: { rows: group, map } },
  }));
};

/** The documents of a step, oldest first, spread evenly over the sources that there are. */
export const storyDrafts = (telling: Telling, doc: DocumentTable, step: StoryStep): readonly Draft[] => {
  const { context, world } = telling;
  const sources = sourcesOf(telling, doc, step);
  const said = step.details ?? {};
  const needed = doc.details.flatMap(({ schema }) => (schema.required === true ? [schema.table] : []));
  const count = Math.min(step.count ?? sources.length, sources.length);
  const every = sources.length / count;
  return Array.from({ length: count }, (_, at) => sources[Math.floor(at * every)])
    .filter((found) => found !== undefined)
    .flatMap(({ days, row: source, main: links }, index) => {
      const main: MutableRow = { [step.date]: context.dates.day(days), ...links };
      setValues(doc.main, main, step.values ?? {}, {
        ...{ context, world, index, days, main, row: main },
        of: source,
      });
      const details = Object.fromEntries(
        doc.details
          .map(({ schema }) => schema)
          .filter(({ table, fill }) => said[table] !== undefined || (main[fill?.via ?? ''] ?? null) !== null)
          .map(({ table }) => [table, rowsOf(telling, doc, table, said[table] ?? {}, main, source)] as const),
      );
      return splitRows(telling, doc, step, details).map((part) => ({
        ...{ days, source, details: part.details },
        main: { ...main, ...part.main },
      }));
    })
    .filter(({ details }) => needed.every((name) => (details[name]?.rows.length ?? 0) > 0));
};
