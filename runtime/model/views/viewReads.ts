import { type FieldName, readPaths } from '../../../expressions/index.ts';
import type { ResolvedField } from '../fields/resolve/ResolvedTable.ts';
import { readFormula } from '../formulas/readExpression.ts';
import type { Condition } from '../schema/Condition.ts';
import type { ViewField, ViewPart, ViewSchema } from '../schema/ViewSchema.ts';
import type { ViewWorld } from './ViewWorld.ts';
import { sourceField, type ViewSources, viewSources } from './viewSources.ts';
import { columnNames, partNames, partValues } from './viewTypes.ts';

/** A field of a source. */
export interface ReadField {
  readonly table: string;
  readonly field: string;
}

/** The fields of its sources that a view reads. */
export interface ViewReads {
  /** By column. */
  readonly columns: ReadonlyMap<string, readonly ReadField[]>;
  /** Without which there are no rows at all: of links, conditions, dates and keys. */
  readonly needed: readonly ReadField[];
  /** Tables and views it stands on. */
  readonly tables: readonly string[];
}

/** The names that an expression reads; none where it cannot be read. */
export const pathsOf = (expression: Condition, names: readonly FieldName[]): readonly string[] => {
  const tree = readFormula(expression, names);
  return tree.ok ? readPaths(tree.value) : [];
};

/** What one part reads for a name or an expression, and without which it has no rows. */
export const readsOfPart = (part: ViewPart, sources: ViewSources) => {
  const values = partValues(part);
  const names = partNames(part, sources);
  const ofName = (name: string): readonly ReadField[] => {
    const value = Object.hasOwn(values, name) ? values[name] : name;
    if (typeof value === 'number') return [];
    if (typeof value === 'object' && !('each' in value))
      return 'formula' in value ? ofExpression(value.formula) : [];
    const path = typeof value === 'object' ? value.of : (value ?? '');
    const [source, field] = sourceField(path) ?? ['', ''];
    const table = sources.byName.get(source);
    return table === undefined ? [] : [{ table: table.table, field }];
  };
  const ofExpression = (expression: Condition): readonly ReadField[] =>
    pathsOf(expression, names).flatMap((path) => (path === '' ? [] : ofName(path)));
  const links = sources.joined.flatMap(({ join, table, field, equals }) => [
    ...ofName(equals),
    ...(join.rows === undefined ? [] : [{ table: table.table, field }]),
  ]);
  const walked = [part.walk?.parent, part.walk?.child, part.walk?.times].flatMap((path) =>
    path ? ofName(path) : [],
  );
  const where = part.where === undefined ? [] : ofExpression(part.where);
  return { ofName, ofExpression, needed: [...links, ...walked, ...where] };
};

/** Finds what a view reads. `fields`: the columns it has. */
export const viewReads = (
  world: ViewWorld,
  view: ViewSchema,
  fields: readonly ResolvedField[],
): ViewReads => {
  const parts = view.parts.flatMap((part) => {
    const sources = viewSources(world, part);
    return sources === undefined ? [] : [{ sources, ...readsOfPart(part, sources) }];
  });
  const names = columnNames(fields);
  const columns = new Map<string, readonly ReadField[]>();
  const ofColumn = (name: string): readonly ReadField[] => {
    const known = columns.get(name);
    if (known !== undefined) return known;
    columns.set(name, []);
    const line = view.fields.find(({ field }) => field === name);
    const found = line === undefined ? [] : ofLine(line);
    columns.set(name, found);
    return found;
  };
  const ofLine = ({ of, when, formula, running, percent, share, whole }: ViewField): readonly ReadField[] => [
    ...parts.flatMap((part) => (of === undefined ? [] : part.ofName(of))),
    ...parts.flatMap((part) => (when === undefined ? [] : part.ofExpression(when))),
    ...(formula === undefined ? [] : pathsOf(formula, names)).flatMap(ofColumn),
    ...[
      running?.of,
      ...(running?.by ?? []),
      ...(running?.order ?? []),
      ...(percent ?? []),
      share,
      whole,
    ].flatMap((name) => (name === undefined ? [] : ofColumn(name))),
  ];
  for (const { field } of view.fields) ofColumn(field);
  const only = (view.rows === undefined ? [] : pathsOf(view.rows, names)).flatMap(ofColumn);
  const dates = (view.parameters ?? []).flatMap(({ date }) => parts.flatMap((part) => part.ofName(date)));
  return {
    columns,
    needed: [...parts.flatMap((part) => part.needed), ...view.key.flatMap(ofColumn), ...dates, ...only],
    tables: [
      ...new Set(parts.flatMap(({ sources }) => [...sources.byName.values()].map(({ table }) => table))),
    ],
  };
};
