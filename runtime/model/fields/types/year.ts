import { plainTyped } from '../columnTypes/blanks.ts';
import { isYear, readDateTime } from '../columnTypes/calendar.ts';
import { dated } from './dated.ts';

/** A year, `yyyy`. */
export const year = dated({
  name: 'year',
  label: { zh: '年份', en: 'Year' },
  columnType: 'string',
  defaults: { format: 'YYYY', maxlength: 4 },
  searchRange: true,
  length: 4,
  missing: 'form.date',
  unreadable: 'form.dateFormat',
  isReal: isYear,
  read(text) {
    const typed = plainTyped(text);
    return isYear(typed) ? typed : readDateTime(typed, 'month')?.slice(0, 4);
  },
});
