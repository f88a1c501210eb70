/** The months in English, as `mmmm` shows them; `mmm` is their first three letters. */
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

/** The days of the week in the order serial numbers count modulo 7 (0 is Saturday), as `dddd` shows them. */
export const dayNames: readonly string[] = [
  'Saturday',
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
];

/** The same in Chinese: `aaa`, and after 星期 `aaaa`. */
export const chineseDayNames: readonly string[] = ['六', '日', '一', '二', '三', '四', '五'];
