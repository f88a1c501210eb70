import { isTime, readTime } from '../columnTypes/calendar.ts';
import { dated } from './dated.ts';

/** A time of day, `HH:mm:ss`. */
export const time = dated({
  name: 'time',
  label: { zh: '时间', en: 'Time' },
  columnType: 'string',
  defaults: { format: 'HH:mm:ss', maxlength: 8 },
  searchRange: false,
  length: 8,
  missing: 'form.time',
  unreadable: 'form.timeFormat',
  isReal: isTime,
  read: (text) => (isTime(text) ? text : readTime(text)),
});
