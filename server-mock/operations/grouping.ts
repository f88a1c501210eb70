import { measureField } from '../../runtime/model/fields/measureField.ts';
import type { ResolvedField } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { GroupsAsked } from '../../runtime/wire/records/Groups.ts';
import type { Fragment } from '../db/sql/compile.ts';
import { name } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import { valueTypeOf } from '../db/sql/valueTypeOf.ts';
import type { TableAccess } from '../reading/tableAccess.ts';
import { mostMeasures } from './measureTotals.ts';

/** Whether groups of a field are spans of days. */
export const isDated = (field: ResolvedField): boolean =>
  valueTypeOf(field) === 'date' || valueTypeOf(field) === 'datetime';

/** The value that rows of a group share. `each`: the span of dates. */
export const groupKey = (by: ResolvedField, each: GroupsAsked['each']): Fragment => {
  if (each !== undefined) return sql`cast(date_trunc(${each}, ${name(by.field)}) as date)`;
  // An empty text and no text are one group: conditions find both as empty.
  return by.columnType === 'string' ? sql`nullif(${name(by.field)}, '')` : name(by.field);
};

/** A number whose sum means something to the user: one with a currency or unit only where they may read that. */
export const isSummable = (
  { answered }: TableAccess,
  field: ResolvedField | undefined,
): field is ResolvedField => {
  if (field === undefined || valueTypeOf(field) !== 'number') return false;
  const named = measureField(field);
  return named === undefined || answered.has(named);
};

/** Limits an aggregate to the rows of one currency or unit. */
export const ofMeasure = (field: string, measure: string): Fragment =>
  sql` filter (where coalesce(cast(${name(field)} as text), '') = ${measure})`;

/** The currencies or units among rows, the commonest first, and the one that is added up. */
export interface ChosenMeasure {
  readonly field: string;
  readonly measures: readonly string[];
  readonly measure: string;
}

interface MeasureAsked {
  /** Field that names the currency or unit; undefined: the numbers have none. */
  readonly field: string | undefined;
  readonly where: Fragment | undefined;
  /** The one that the user asks for. */
  readonly asked: string | undefined;
}

/** The currencies or units among the rows, and the one to add up: the one asked for, else the commonest. */
export const chosenMeasure = async (
  { rows }: TableAccess,
  { field, where, asked }: MeasureAsked,
  read: (statement: Fragment) => Promise<readonly Readonly<Record<string, unknown>>[]>,
): Promise<ChosenMeasure | undefined> => {
  if (field === undefined) return undefined;
  const found = await read(
    sql`select coalesce(cast(${name(field)} as text), '') as "measure", count(*) as "count"
        from ${rows.matching(where, [field])} group by 1 order by 2 desc, 1 limit ${mostMeasures}`,
  );
  const measures = found.map(({ measure }) => String(measure));
  const isFound = asked !== undefined && measures.includes(asked);
  return { field, measures, measure: isFound ? asked : (measures[0] ?? '') };
};
