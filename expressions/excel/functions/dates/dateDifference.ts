import { dayOfSerial } from '../../values/calendar.ts';
import { addMonths } from './months.ts';

type Difference = (start: number, end: number) => number;

/** DATEDIF by unit. Each expects start <= end, both whole serial numbers. */
export const dateDifferences: ReadonlyMap<string, Difference> = new Map<string, Difference>([
  ['Y', (start, end) => Math.floor(wholeMonths(start, end) / 12)],
  ['M', wholeMonths],
  ['D', (start, end) => end - start],
  ['YM', (start, end) => wholeMonths(start, end) % 12],
  // Days since the last monthly anniversary, which a short month has on its last day. Never negative, unlike
  // Excel's.
  ['MD', (start, end) => end - addMonths(start, wholeMonths(start, end))],
  ['YD', (start, end) => end - addMonths(start, wholeYears(start, end) * 12)],
]);

function wholeMonths(start: number, end: number): number {
  const from = dayOfSerial(start);
  const to = dayOfSerial(end);
  const months = (to.year - from.year) * 12 + to.month - from.month;
  return to.day < from.day ? months - 1 : months;
}

function wholeYears(start: number, end: number): number {
  return Math.floor(wholeMonths(start, end) / 12);
}
