/** English month names, as `mmmm` shows them; `mmm` is the first three letters. */
export const monthNames: readonly string[] = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** English weekday names, as `dddd` shows them. Indexed by serial number modulo 7 (0 is Saturday). */
export const dayNames: readonly string[] = [
  'Saturday',
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
];

/** Chinese weekday names: `aaa`, and after 星期 `aaaa`. */
export const chineseDayNames: readonly string[] = ['六', '日', '一', '二', '三', '四', '五'];
