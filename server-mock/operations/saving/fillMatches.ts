import { columnTypes } from '../../../runtime/model/fields/columnTypes/index.ts';
import type { ResolvedField, ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import { defaultValue } from '../../../runtime/model/record/defaultValue.ts';
import type { Matched } from '../../../runtime/model/schema/Match.ts';
import type { Cell } from '../../../runtime/model/schema/Row.ts';
import { name } from '../../db/sql/names.ts';
import { type RawBuilder, sql } from '../../db/sql/sql.ts';
import type { UserCall } from '../../http/Call.ts';
import { GuardedTable } from '../../reading/GuardedTable.ts';
import { keyText } from '../../records/keyText.ts';
import { merged, type RowDraft } from './SaveState.ts';

/** Value of each column of the source for one row; a token has the value of this user and time. */
const valuesOf = (call: UserCall, matched: Matched = {}, row: RowDraft): ReadonlyMap<string, Cell> => {
  const source = { now: call.context.clock.now(), user: call.user };
  const record = merged(row.stored, row.values);
  return new Map(
    Object.entries(matched).map(([column, by]) => [
      column,
      typeof by === 'string' ? (record[by] ?? null) : (defaultValue(by, source) as Cell),
    ]),
  );
};

/** Condition that a column equals a value; undefined for an empty or unreadable one. */
const equalOf = (source: ResolvedTable, columnName: string, value: Cell): RawBuilder<unknown> | undefined => {
  const column = source.byName.get(columnName);
  const read = column && columnTypes[column.columnType].parse(value, column);
  return read?.ok === true && read.value !== null ? sql`${name(columnName)} = ${read.value}` : undefined;
};

/** Whether the server chooses the record of this row: always for a read-only field, else for a new row without one. */
const isOpen = (field: ResolvedField, { stored, values }: RowDraft): boolean => {
  if (field.readonly !== true) return stored === undefined && keyText(values[field.field]) === '';
  if (stored === undefined || keyText(stored[field.field]) === '') return true;
  return Object.values(field.match?.by ?? {}).some(
    (by) => typeof by === 'string' && values[by] !== undefined && keyText(values[by]) !== keyText(stored[by]),
  );
};

/**
 * Chooses the records of a select with `match`: the visible one whose columns equal the row's values.
 * A column of `orEmpty` that is empty fits every value; a record that names the value goes first, then the smallest key.
 * Without a record the field is empty. One statement per different set of values.
 */
export const fillMatches = async (
  call: UserCall,
  table: ResolvedTable,
  fieldName: string,
  rows: readonly RowDraft[],
): Promise<void> => {
  const { catalog, db } = call.context;
  const field = table.byName.get(fieldName);
  const dictionary = catalog.bundle.dictionaries.get(field?.dataKey ?? '')?.source;
  const source = dictionary && catalog.table(dictionary.table);
  const key = dictionary && source?.byName.get(dictionary.key);
  if (field?.match === undefined || source === undefined || key === undefined) return;
  const orEmpty = new Set(field.match.orEmpty ?? []);
  const known = new Map<string, Cell>();
  for (const row of rows.filter((one) => isOpen(field, one))) {
    const wanted = valuesOf(call, field.match.by, row);
    const preferred = valuesOf(call, field.match.prefer, row);
    const asked = JSON.stringify([...wanted.values(), ...preferred.values()]);
    if (!known.has(asked)) known.set(asked, await chosenOf(wanted, preferred));
    row.values[fieldName] = known.get(asked) ?? null;
  }

  async function chosenOf(
    wanted: ReadonlyMap<string, Cell>,
    preferred: ReadonlyMap<string, Cell>,
  ): Promise<Cell> {
    if (source === undefined || key === undefined) return null;
    const conditions: RawBuilder<unknown>[] = [];
    const order: RawBuilder<unknown>[] = [];
    for (const [columnName, value] of wanted) {
      const equals = equalOf(source, columnName, value);
      const mayBeEmpty = orEmpty.has(columnName);
      if (equals === undefined && !mayBeEmpty) return null;
      const isEmpty = sql`${name(columnName)} is null`;
      conditions.push(equals && mayBeEmpty ? sql`(${equals} or ${isEmpty})` : (equals ?? isEmpty));
      if (mayBeEmpty) order.push(sql`${name(columnName)} is null`);
    }
    for (const [columnName, value] of preferred) {
      const equals = equalOf(source, columnName, value);
      if (equals !== undefined) order.push(sql`(${equals}) is not true`);
    }
    const guarded = GuardedTable.of(call, source);
    const { rows: found } = await guarded.run(
      db,
      sql`select ${guarded.columns([key.field], 'save')} from ${guarded.matching(sql.join(conditions, sql` and `))}
          order by ${sql.join([...order, name(key.field)])} limit 1`,
    );
    return (found[0]?.[key.field] ?? null) as Cell;
  }
};
