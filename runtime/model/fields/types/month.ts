import { isMonth, readDateTime } from '../columnTypes/calendar.ts';
import { dated } from './dated.ts';

/** A month, `yyyy-MM`; a date column stores its first day. */
export const month = dated({
  name: 'month',
  label: { zh: '月份', en: 'Month' },
  columnType: 'string',
  defaults: { format: 'YYYY-MM', maxlength: 7 },
  searchRange: true,
  length: 7,
  missing: 'form.date',
  unreadable: 'form.dateFormat',
  isReal: isMonth,
  read: (text) => (isMonth(text) ? text : readDateTime(text, 'month')?.slice(0, 7)),
});
