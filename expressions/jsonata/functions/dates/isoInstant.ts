import { instantAt } from './instantAt.ts';

const TIMESTAMP =
  /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?(?:T(\d\d):(\d\d):(\d\d)(?:\.(\d+))?)?(Z|[-+]\d\d:?\d\d)?$/;
const LONGEST = 40;

/** Parses ISO 8601 text (year, month, day, time, zone; UTC without zone) to milliseconds, or undefined. */
export function isoInstant(text: string): number | undefined {
  const parts = text.length > LONGEST ? null : TIMESTAMP.exec(text);
  if (parts === null) return undefined;
  const [, year, month = '1', day = '1', hour = '0', minute = '0', second = '0', fraction = '', zone] = parts;
  return instantAt({
    year: Number(year),
    month: Number(month),
    day: Number(day),
    hour: Number(hour),
    minute: Number(minute),
    second: Number(second),
    millisecond: Number(fraction.padEnd(3, '0').slice(0, 3)),
    offset: zone === undefined || zone === 'Z' ? 0 : minutesOf(zone),
  });
}

function minutesOf(zone: string): number {
  const minutes = 60 * Number(zone.slice(1, 3)) + Number(zone.slice(-2));
  return zone.startsWith('-') ? -minutes : minutes;
}
