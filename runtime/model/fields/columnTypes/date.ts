import { isDate } from './calendar.ts';
import { dateColumn } from './dateColumn.ts';

/** A day: `yyyy-MM-dd`. */
export const dateOnlyColumn = dateColumn({
  name: 'date',
  valueType: 'date',
  sql: 'date',
  length: 10,
  format: '^\\d{4}-\\d{2}-\\d{2}$',
  isReal: isDate,
});
