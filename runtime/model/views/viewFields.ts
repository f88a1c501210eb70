import type { FieldPatch } from '../fields/resolve/Layer.ts';
import type { FieldSchema } from '../schema/FieldSchema.ts';
import { isObject } from '../schema/Json.ts';
import type { Takeable } from '../schema/takenBack.ts';
import type { ViewField, ViewParameter, ViewPart, ViewSchema, ViewValue } from '../schema/ViewSchema.ts';
import type { ViewWorld } from './ViewWorld.ts';
import { sourceField, viewSources } from './viewSources.ts';
import { walkNames } from './walkNames.ts';

/** What a column takes over from the field it shows. */
const taken = [
  'title',
  'type',
  'columnType',
  'precision',
  'scale',
  'maxlength',
  'format',
  'grouped',
  'append',
  'dataKey',
  'data',
  'multiple',
  'remote',
  'width',
  'align',
  'cell',
  'colors',
  'icon',
] as const satisfies readonly (keyof FieldSchema)[];

/** Properties of a view's column that say what it is, not how it looks. */
const said = ['of', 'total', 'when', 'formula', 'running', 'percent', 'share', 'whole', 'column'] as const;

type Look = Takeable<FieldSchema>;

const without = (line: ViewField): FieldPatch => {
  const look: Record<string, unknown> = { ...line };
  for (const name of said) delete look[name];
  return look as FieldPatch;
};

/** The part of a field's look that a column made of it has too: not its place, its total or its alarm. */
const takenFrom = (look: Look): Look =>
  Object.fromEntries(taken.flatMap((name) => (look[name] === undefined ? [] : [[name, look[name]]])));

const ofField = (world: ViewWorld, part: ViewPart, path: string): Look | undefined => {
  const [source, field] = sourceField(path) ?? ['', ''];
  const found = viewSources(world, part)?.byName.get(source)?.fields.get(field);
  if (found === undefined || found.writeOnly === true) return undefined;
  return takenFrom(found);
};

const dayLook: Look = { type: 'date', columnType: 'date', format: 'YYYY-MM-DD', width: 110 };

const numberLook: Look = { type: 'decimal', columnType: 'decimal' };

/** How the value of this name looks: like the field it is, like the number of a walk, or unknown. */
const ofValue = (world: ViewWorld, view: ViewSchema, name: string): Look => {
  const [part] = view.parts;
  if (part === undefined) return {};
  const value: ViewValue | undefined = part.values?.[name] ?? (part.walk && walkNames(part.walk)[name]);
  if (typeof value === 'number') return { ...numberLook, scale: 0 };
  if (isObject(value)) return 'each' in value ? { ...ofField(world, part, value.of), ...dayLook } : {};
  return ofField(world, part, value ?? name) ?? {};
};

/** Numbers of a total; whole numbers may grow beyond what a column of them holds. */
const summed = (look: Look): Look => ({
  ...look,
  ...numberLook,
  scale: look.columnType === 'decimal' || look.type === 'decimal' ? (look.scale ?? 4) : 0,
});
const counted = (look: Look): Look => ({
  ...(look.title && { title: look.title }),
  type: 'number',
  columnType: 'int',
});
const same = (look: Look): Look => look;

/** What a total makes of the look of the field it sums up. */
const totalLooks: Readonly<Record<NonNullable<ViewField['total']>, (look: Look) => Look>> = {
  sum: summed,
  opening: summed,
  movement: summed,
  closing: summed,
  average: (look) => ({ ...summed(look), scale: Math.max(2, summed(look).scale ?? 0) }),
  count: counted,
  distinct: counted,
  least: same,
  greatest: same,
};

const percentLook: Look = { ...numberLook, precision: 9, scale: 2, width: 100, append: '%' };

/** The columns of a view that another column is made of. */
const columnLook = (world: ViewWorld, view: ViewSchema, name: string): Look => {
  const found = view.fields.find(({ field }) => field === name);
  return found === undefined ? {} : lookOf(world, view, found);
};

const lookOf = (world: ViewWorld, view: ViewSchema, line: ViewField): Look => {
  const own = without(line);
  if (line.percent !== undefined || line.share !== undefined) return { ...percentLook, ...own };
  const summedUp = line.running?.of ?? line.whole;
  if (summedUp !== undefined)
    return { ...summed(takenFrom(summedUp === line.field ? {} : columnLook(world, view, summedUp))), ...own };
  if (line.of === undefined) return own;
  const look = ofValue(world, view, line.of);
  return { ...(line.total === undefined ? look : totalLooks[line.total](look)), ...own };
};

/** Parameters are search fields: lists offer them above the rows, and never as a column. */
const ofParameter = ({ name, title, kind }: ViewParameter): FieldPatch => ({
  field: name,
  title,
  type: 'date',
  columnType: 'date',
  isColumnData: false,
  sort: false,
  searchRowNo: 1,
  searchType: kind === 'period' ? 'range' : 'date',
});

/** Columns in a row of the box. */
const perRow = 4;

/** The columns with their place in the box that shows one row: those a list may show, in their order, read-only. */
const inForm = (columns: readonly FieldPatch[]): readonly FieldPatch[] => {
  const shown = columns.filter(({ hidden }) => hidden !== true);
  return columns.map((column) => {
    const at = shown.indexOf(column);
    const place = at < 0 ? {} : { editRowNo: Math.floor(at / perRow) + 1, colSize: 12 / perRow };
    return { ...place, ...column, readonly: true };
  });
};

/** The fields of a view: parameters and columns. Columns of something unknown are left out, and the schema check names them. */
export const viewFields = (world: ViewWorld, view: ViewSchema): readonly FieldPatch[] => {
  const columns = view.fields.map(
    (line): FieldPatch => ({ ...lookOf(world, view, line), field: line.field }),
  );
  const usable = columns.filter(({ title, type }) => title !== undefined && type !== undefined);
  return [...(view.parameters ?? []).map(ofParameter), ...inForm(usable)];
};
