import { isDateTime, readDateTime } from '../columnTypes/calendar.ts';
import { dated } from './dated.ts';

/** A date with time, `yyyy-MM-dd HH:mm:ss`, in the application's zone. */
export const datetime = dated({
  name: 'datetime',
  label: { zh: '日期时间', en: 'Date and time' },
  columnType: 'datetime',
  defaults: { format: 'YYYY-MM-DD HH:mm:ss' },
  searchRange: true,
  length: 19,
  missing: 'form.date',
  unreadable: 'form.dateFormat',
  isReal: isDateTime,
  read: (text) => (isDateTime(text) ? text : readDateTime(text, 'date')),
});
