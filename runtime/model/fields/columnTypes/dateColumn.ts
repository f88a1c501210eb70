import type { ValueType } from '../../../../expressions/index.ts';
import type { ColumnTypeName } from '../../schema/FieldSchema.ts';
import type { Cell } from '../../schema/Row.ts';
import { isBlankText } from './blanks.ts';
import type { ColumnType } from './ColumnType.ts';
import { isDate, isDateTime, readDateTime } from './calendar.ts';
import { finding, isNothing, nothing, refused } from './finding.ts';

/** Differences between a day and a date with time. */
interface DateColumn {
  readonly name: ColumnTypeName;
  readonly valueType: ValueType;
  readonly sql: string;
  /** Characters kept of `yyyy-MM-dd HH:mm:ss`. */
  readonly length: number;
  readonly format: string;
  isReal(text: string): boolean;
}

/** A column of calendar text in the application's time zone. It uses no Date object, so no day can shift. */
function dateColumn(options: DateColumn): ColumnType {
  const { name, valueType, sql, length, isReal, format } = options;
  const notDate = finding('form.dateFormat');
  return {
    name,
    valueType,
    sqlType: () => sql,
    parse(raw) {
      if (isNothing(raw)) return nothing;
      if (typeof raw !== 'string') return refused('form.dateFormat');
      if (isReal(raw)) return { ok: true, value: raw };
      if (isBlankText(raw)) return nothing;
      const value = readDateTime(raw, 'month');
      return value === undefined ? refused('form.dateFormat') : { ok: true, value: value.slice(0, length) };
    },
    wire: (stored) => (stored === null || stored === undefined ? null : String(stored).slice(0, length)),
    fits: () => (value: Cell) => {
      if (isNothing(value)) return undefined;
      if (typeof value !== 'string') return notDate;
      return isReal(value) || readDateTime(value, 'month') !== undefined ? undefined : notDate;
    },
    valueSchema: () => ({ type: ['string', 'null'], pattern: format }),
  };
}

/** Column of a day: `yyyy-MM-dd`. */
export const dateOnlyColumn = dateColumn({
  name: 'date',
  valueType: 'date',
  sql: 'date',
  length: 10,
  format: '^\\d{4}-\\d{2}-\\d{2}$',
  isReal: isDate,
});

/** Column of a date with time in the application's zone: `yyyy-MM-dd HH:mm:ss`. */
export const datetimeColumn = dateColumn({
  name: 'datetime',
  valueType: 'datetime',
  sql: 'timestamp',
  length: 19,
  format: '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$',
  isReal: isDateTime,
});
