import { isDate, readDateTime } from '../columnTypes/calendar.ts';
import { dated } from './dated.ts';

/** A day, `yyyy-MM-dd`. */
export const date = dated({
  name: 'date',
  label: { zh: '日期', en: 'Date' },
  columnType: 'date',
  defaults: { format: 'YYYY-MM-DD' },
  searchRange: true,
  length: 10,
  missing: 'form.date',
  unreadable: 'form.dateFormat',
  isReal: isDate,
  read: (text) => (isDate(text) ? text : readDateTime(text, 'date')?.slice(0, 10)),
});
