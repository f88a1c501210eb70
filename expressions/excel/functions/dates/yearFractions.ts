import { divideNumbers } from '../../../numbers/divideNumbers.ts';
import { type CalendarDay, dayOfSerial, daysInMonth, serialOfDay } from '../../values/calendar.ts';
import { errors } from '../../values/ExcelError.ts';
import { excelFunction } from '../ExcelFunction.ts';

const THIRTY = 30;
const YEAR_360 = 360;
const YEAR_365 = 365;

/** DAYS360: days between dates in years of twelve months of 30 days. */
export const days360 = excelFunction({
  name: 'DAYS360',
  category: 'date',
  summary: {
    zh: '按一年 360 天、每月 30 天计算的天数；method 为 TRUE 用欧洲算法。',
    en: 'Days between dates in years of 360 days; TRUE for the European method.',
  },
  parameters: [
    { name: 'start', takes: 'date' },
    { name: 'end', takes: 'date' },
    { name: 'method', takes: 'boolean', optional: true },
  ],
  result: 'number',
  examples: [
    { formula: '=DAYS360("2011-1-30", "2011-2-1")', value: 1 },
    { formula: '=DAYS360("2011-1-1", "2011-12-31")', value: 360 },
  ],
  run(_frame, start, end, european = false) {
    const [from, to] = [dayOfSerial(start), dayOfSerial(end)];
    if (european) return europeanDays(from, to);
    const first = isLastDay(from) ? THIRTY : from.day;
    // An end on the 31st is the first of the next month, unless the start is the 30th or later.
    return between(from, to, first, to.day > THIRTY && first >= THIRTY ? THIRTY : to.day);
  },
});

/** YEARFRAC: the fraction of a year between two dates, by five day count bases. #NUM! for other bases. */
export const yearfrac = excelFunction({
  name: 'YEARFRAC',
  category: 'date',
  summary: {
    zh: '两个日期之间占一年的比例：0 为 30/360，1 实际天数，2 实际/360，3 实际/365，4 欧洲 30/360。',
    en: 'The part of a year between dates: 0 is 30/360, 1 actual days, 2 actual/360, 3 actual/365, 4 European 30/360.',
  },
  parameters: [
    { name: 'start', takes: 'date', noBoolean: true },
    { name: 'end', takes: 'date', noBoolean: true },
    { name: 'basis', takes: 'integer', optional: true, noBoolean: true },
  ],
  result: 'number',
  examples: [
    { formula: '=YEARFRAC("2012-1-1", "2012-7-1")', value: 0.5 },
    { formula: '=ROUND(YEARFRAC("2012-1-1", "2012-7-30"), 8)', value: 0.58055556 },
    { formula: '=ROUND(YEARFRAC("2012-1-1", "2012-7-30", 1), 8)', value: 0.57650273 },
    { formula: '=ROUND(YEARFRAC("2012-1-1", "2012-7-30", 3), 8)', value: 0.57808219 },
  ],
  run(_frame, start, end, basis = 0) {
    const [from, to] = [Math.floor(Math.min(start, end)), Math.floor(Math.max(start, end))];
    const count = bases.get(basis);
    if (count === undefined) return errors.number;
    const [days, year] = count(from, to);
    return divideNumbers(days, year) ?? errors.division;
  },
});

type Basis = (from: number, to: number) => readonly [days: number, year: number];

const bases: ReadonlyMap<number, Basis> = new Map<number, Basis>([
  [0, (from, to) => [americanDays(dayOfSerial(from), dayOfSerial(to)), YEAR_360]],
  [1, (from, to) => [to - from, averageYear(from, to)]],
  [2, (from, to) => [to - from, YEAR_360]],
  [3, (from, to) => [to - from, YEAR_365]],
  [4, (from, to) => [europeanDays(dayOfSerial(from), dayOfSerial(to)), YEAR_360]],
]);

function americanDays(from: CalendarDay, to: CalendarDay): number {
  const first = from.day > THIRTY || isFebruaryEnd(from) ? THIRTY : from.day;
  const bothEnds = isFebruaryEnd(from) && isFebruaryEnd(to);
  return between(from, to, first, bothEnds || (to.day > THIRTY && first === THIRTY) ? THIRTY : to.day);
}

function europeanDays(from: CalendarDay, to: CalendarDay): number {
  return between(from, to, Math.min(from.day, THIRTY), Math.min(to.day, THIRTY));
}

/** Length of the year that contains both dates; the mean length when they span several years. */
function averageYear(from: number, to: number): number {
  const [start, end] = [dayOfSerial(from), dayOfSerial(to)];
  const within = start.year === end.year || to <= serialOfDay(start.year + 1, start.month, start.day);
  if (!within)
    return (serialOfDay(end.year + 1, 1, 1) - serialOfDay(start.year, 1, 1)) / (end.year - start.year + 1);
  if (start.year === end.year) return daysOf(start.year);
  const leapDay = [start.year, end.year].some((year) => {
    const day = serialOfDay(year, 2, 29);
    return daysOf(year) > YEAR_365 && day >= from && day <= to;
  });
  return leapDay ? YEAR_365 + 1 : YEAR_365;
}

function daysOf(year: number): number {
  return serialOfDay(year + 1, 1, 1) - serialOfDay(year, 1, 1);
}

function between(from: CalendarDay, to: CalendarDay, first: number, last: number): number {
  return (to.year - from.year) * YEAR_360 + (to.month - from.month) * THIRTY + last - first;
}

function isLastDay({ year, month, day }: CalendarDay): boolean {
  return day === daysInMonth(year, month);
}

function isFebruaryEnd(date: CalendarDay): boolean {
  return date.month === 2 && isLastDay(date);
}
