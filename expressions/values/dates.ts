/** Length of `yyyy-MM-dd`. */
export const DATE = 10;
/** Length of `yyyy-MM-dd HH:mm:ss`. */
export const DATETIME = 19;

const SHAPE = /^(\d{4})-(\d\d)-(\d\d)(?: ([01]\d|2[0-3]):[0-5]\d:[0-5]\d)?$/;

/** `date` or `datetime` when the text is one and is on the calendar (years 0001 to 9999), else undefined. */
export function dateTypeOf(text: string): 'date' | 'datetime' | undefined {
  const parts = SHAPE.exec(text);
  if (parts === null) return undefined;
  const year = Number(parts[1]);
  const month = Number(parts[2]);
  const day = Number(parts[3]);
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return undefined;
  return text.length === DATE ? 'date' : 'datetime';
}

/**
 * Cuts two date texts to the same precision: beside a date, a datetime counts by its day, so that `<=` a date includes all
 * of that day. Undefined when the two are not a date and a datetime.
 */
export function sameDay(a: string, b: string): readonly [string, string] | undefined {
  const differ = (a.length === DATE && b.length === DATETIME) || (a.length === DATETIME && b.length === DATE);
  if (!differ || !SHAPE.test(a) || !SHAPE.test(b)) return undefined;
  return [a.slice(0, DATE), b.slice(0, DATE)];
}

function daysIn(year: number, month: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31;
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
}
