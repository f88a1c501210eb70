/** Length of `yyyy-MM-dd`. */
export const DATE = 10;
/** Length of `yyyy-MM-dd HH:mm:ss`. */
export const DATETIME = 19;

const SHAPE = /^(\d{4})-(\d\d)-(\d\d)(?: ([01]\d|2[0-3]):[0-5]\d:[0-5]\d)?$/;

/** `date` or `datetime` for a text of that kind in the calendar (years 0001 to 9999), else undefined. */
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
 * Whether one text is a date and the other a datetime (by shape, not by calendar). Beside a date, a datetime
 * counts as its day, so `<=` a date includes that whole day.
 */
export function dateBesideDatetime(a: string, b: string): boolean {
  if (a.length === DATE) return b.length === DATETIME && isShaped(a) && isShaped(b);
  return a.length === DATETIME && b.length === DATE && isShaped(a) && isShaped(b);
}

/** Tests the pattern without a regular expression, because conditions compare dates most. */
function isShaped(text: string): boolean {
  if (!areDigits(text, 0, 4) || !areDigits(text, 5, 7) || !areDigits(text, 8, 10)) return false;
  if (text[4] !== '-' || text[7] !== '-') return false;
  return text.length === DATE || isTimed(text);
}

function isTimed(text: string): boolean {
  if (!areDigits(text, 11, 13) || !areDigits(text, 14, 16) || !areDigits(text, 17, 19)) return false;
  if (text[10] !== ' ' || text[13] !== ':' || text[16] !== ':') return false;
  const hour = (text.charCodeAt(11) - 0x30) * 10 + text.charCodeAt(12) - 0x30;
  return hour < 24 && text.charCodeAt(14) < 0x36 && text.charCodeAt(17) < 0x36;
}

function areDigits(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit < 0x30 || unit > 0x39) return false;
  }
  return true;
}

function daysIn(year: number, month: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31;
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
}
