import type { Frame } from '../../../evaluate/Frame.ts';
import { instantAt } from './instantAt.ts';
import { instantOf, Moment } from './Moment.ts';
import type { DateFields } from './readFields.ts';

/** Current values for leading components that a timestamp lacks. */
const current: Readonly<Record<string, (now: Moment) => number>> = {
  Y: (now) => now.year,
  M: (now) => now.month,
  D: (now) => now.day,
  d: (now) => now.dayOfYear,
  H: (now) => now.hour,
  m: (now) => now.minute,
};

/**
 * The instant of the fields of a timestamp, in UTC when they have no zone. Missing leading fields come from
 * the clock reading; missing trailing ones are the first day or zero. A gap between is D3136, and so are
 * weeks. Undefined for a date that does not exist, or when the picture shows no part of a date.
 */
export function instantOfFields(frame: Frame, fields: DateFields): number | undefined {
  const date = fields.has('d') && !fields.has('M') && !fields.has('D') ? ['Y', 'd'] : ['Y', 'M', 'D'];
  const isHalved = fields.has('P') || fields.has('h');
  const order = [...date, ...(isHalved ? ['P', 'h'] : ['H']), 'm', 's', 'f'];
  const given = order.map((name) => fields.get(name));
  const first = given.findIndex((value) => value !== undefined);
  const end = given.findLastIndex((value) => value !== undefined) + 1;
  if (first < 0 && fields.size === 0) return undefined;
  const isByWeek = !fields.has('Y') && (fields.has('X') || fields.has('W'));
  if (first < 0 || isByWeek || given.slice(first, end).includes(undefined))
    throw frame.refuse(
      'D3136',
      'The date/time picture is missing specifiers required to read the timestamp.',
    );
  const now = first > 0 ? new Moment(instantOf(frame), 0) : undefined;
  const part = (name: string, least: number): number => {
    const leads = order.indexOf(name) >= 0 && order.indexOf(name) < first;
    const leading = now !== undefined && leads ? current[name]?.(now) : undefined;
    return fields.get(name) ?? leading ?? least;
  };
  const hour = isHalved ? hourOf(part('P', 0), part('h', 12)) : part('H', 0);
  const isOfYear = date.includes('d');
  const instant = instantAt({
    year: part('Y', 1970),
    month: isOfYear ? 1 : part('M', 1),
    day: isOfYear ? 1 : part('D', 1),
    hour: hour ?? 99,
    minute: part('m', 0),
    second: part('s', 0),
    millisecond: part('f', 0),
    offset: fields.get('Z') ?? fields.get('z') ?? 0,
  });
  if (!isOfYear || instant === undefined) return instant;
  return onDayOfYear(instant, part('Y', 1970), part('d', 1));
}

function hourOf(half: number, hour: number): number | undefined {
  return hour >= 1 && hour <= 12 ? (hour % 12) + 12 * half : undefined;
}

function onDayOfYear(start: number, year: number, day: number): number | undefined {
  const days = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 366 : 365;
  return day >= 1 && day <= days ? start + (day - 1) * 86_400_000 : undefined;
}
