import { isDateTime } from './calendar.ts';
import { dateColumn } from './dateColumn.ts';

/** A moment in the application's zone: `yyyy-MM-dd HH:mm:ss`. */
export const datetimeColumn = dateColumn({
  name: 'datetime',
  valueType: 'datetime',
  sql: 'timestamp',
  length: 19,
  format: '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$',
  isReal: isDateTime,
});
