/** Parts of a day, `yyyy-MM-dd`; the month counts from 0. */
const partsOf = (day: string): readonly [year: number, month: number, date: number] => [
  Number(day.slice(0, 4)),
  Number(day.slice(5, 7)) - 1,
  Number(day.slice(8, 10)),
];

/** `yyyy-MM-dd` of parts that may lie beyond their month or year. */
const dayOfParts = (year: number, month: number, date: number): string => {
  const day = new Date(0);
  // Date.UTC misreads the years 0 to 99.
  day.setUTCFullYear(year, month, date);
  return day.toISOString().slice(0, 10);
};

/** The day so many days later; negative: earlier. */
export const daysLater = (day: string, count: number): string => {
  const [year, month, date] = partsOf(day);
  return dayOfParts(year, month, date + count);
};

/** The day so many months later, the last of its month at most. */
export const monthsLater = (day: string, count: number): string => {
  const [year, month, date] = partsOf(day);
  const last = Number(dayOfParts(year, month + count + 1, 0).slice(8));
  return dayOfParts(year, month + count, Math.min(date, last));
};

/** The first day of the span of so many months that a day lies in. */
export const monthsStart = (day: string, months: number): string => {
  const [year, month] = partsOf(day);
  return dayOfParts(year, month - (month % months), 1);
};

/** The Monday of a day's week. */
export const weekStart = (day: string): string => {
  const [year, month, date] = partsOf(day);
  const weekday = new Date(Date.UTC(year, month, date)).getUTCDay();
  return daysLater(day, -((weekday + 6) % 7));
};

/** Days from one day to a later one. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
