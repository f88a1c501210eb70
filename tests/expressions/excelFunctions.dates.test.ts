import { describe, expect, it } from 'vitest';
import {
  holidaysOf,
  workdayAfter,
  workdaysBetween,
} from '../../expressions/excel/functions/dates/workdays.ts';
import { dayOfSerial, LAST_DAY, serialOfDay } from '../../expressions/excel/values/calendar.ts';
import { dateFromText } from '../../expressions/excel/values/dateFromText.ts';
import { dayTimeOf, momentOf } from '../../expressions/excel/values/dayTime.ts';
import { Random } from './Random.ts';

describe('serial numbers', () => {
  it.each([
    [1900, 1, 1, 1],
    [1900, 2, 28, 59],
    [1900, 2, 29, 60],
    [1900, 3, 1, 61],
    [1900, 1, 0, 0],
    [1900, 13, 1, 367],
    [2008, 1, 1, 39448],
    [2024, 2, 29, 45351],
    [9999, 12, 31, LAST_DAY],
  ])('%i-%i-%i is %i', (year, month, day, serial) => {
    expect(serialOfDay(year, month, day)).toBe(serial);
  });

  it('has no number within the calendar for a day outside it', () => {
    expect(serialOfDay(1899, 12, 30)).toBeLessThan(0);
    expect(serialOfDay(9999, 12, 32)).toBe(LAST_DAY + 1);
    expect(serialOfDay(Number.MAX_SAFE_INTEGER, 1, 1)).toBeGreaterThan(LAST_DAY);
    expect(serialOfDay(2024, 1, Number.NaN)).toBeNaN();
  });

  it('goes there and back for every day of its first 230 years', () => {
    let previous = dayOfSerial(0);
    for (let serial = 1; serial <= 84_000; serial += 1) {
      const date = dayOfSerial(serial);
      if (serialOfDay(date.year, date.month, date.day) !== serial) expect.fail(`serial ${serial}`);
      const follows = date.day === previous.day + 1 ? date.month === previous.month : date.day === 1;
      if (!follows) expect.fail(`after ${JSON.stringify(previous)} comes ${JSON.stringify(date)}`);
      previous = date;
    }
  });

  it('keeps the seconds of a day through its fraction', () => {
    for (let seconds = 0; seconds < 86_400; seconds += 7) {
      const back = dayTimeOf(momentOf(45_000, seconds));
      if (back.serial !== 45_000 || back.seconds !== seconds) expect.fail(`${seconds} s`);
    }
  });

  it('has the same day as the calendar of the machine, for days of all centuries', () => {
    for (let serial = 61; serial <= LAST_DAY; serial += 997) {
      const { year, month, day } = dayOfSerial(serial);
      const machine = new Date(Date.UTC(1899, 11, 30) + serial * 86_400_000);
      const same =
        machine.getUTCFullYear() === year &&
        machine.getUTCMonth() + 1 === month &&
        machine.getUTCDate() === day;
      if (!same || serialOfDay(year, month, day) !== serial) expect.fail(`serial ${serial}`);
    }
  });

  it('rounds the last half second of a day into the next one', () => {
    expect(dayTimeOf(45_000.999_999)).toEqual({ serial: 45_001, seconds: 0 });
    expect(dayTimeOf(-0.5)).toEqual({ serial: -1, seconds: 43_200 });
  });
});

describe('dates as people write them', () => {
  it.each([
    ['2024-01-05', 45_296],
    ['2024-1-5', 45_296],
    ['2024/1/5', 45_296],
    ['2024.01.05', 45_296],
    ['2024年1月5日', 45_296],
    ['2024年01月05号', 45_296],
    ['2024年1月', 45_292],
    ['2024/1', 45_292],
    ['1/5/2024', 45_296],
    ['5-Jan-2024', 45_296],
    ['5 january 2024', 45_296],
    ['05-JAN-24', 45_296],
    ['5-Jan-30', 10_963],
    ['Jan 5, 2024', 45_296],
    ['January 2024', 45_292],
    [' 2024-01-05 ', 45_296],
    ['1900-02-29', 60],
    ['9999-12-31', LAST_DAY],
    ['2024-01-05 12:00', 45_296.5],
    ['2024-01-05T12:00:00', 45_296.5],
    ['2024年1月5日 下午6:00', 45_296.75],
    ['2024年1月5日18时', 45_296.75],
    ['5-Jan-2024 6:00 PM', 45_296.75],
    ['12:00', 0.5],
    ['6:00 pm', 0.75],
    ['下午6:00', 0.75],
    ['12:00 AM', 0],
  ])('%s is %d', (text, serial) => {
    expect(dateFromText(text)?.serial).toBe(serial);
  });

  it.each([
    '',
    'abc',
    '2023-02-29',
    '2024-13-01',
    '2024-00-10',
    '2024-1-0',
    '1899-12-31',
    '10000-01-01',
    '2024-1/5',
    '5-Foo-2024',
    '20240105',
    '24:00',
    '13:',
    '2024-01-05 24:00:00',
    '2024-01-05 12:60:00',
    '2024-01-05x12:00:00',
    '20240-1-05',
    '2024-0a-05',
    '12:60',
    '13:00 PM',
    '0:30 AM',
    '下午6:00 PM',
    '5-Jan',
    '1月5日',
    '2024-01-05 25:00',
    '2024-01-05 xx',
    '12.5',
    `2024-01-05${' '.repeat(100)}`,
  ])('"%s" is none', (text) => {
    expect(dateFromText(text)).toBeUndefined();
  });

  it('takes the current year where none is written', () => {
    expect(dateFromText('5-Jul', 2011)?.serial).toBe(40_729);
    expect(dateFromText('1月5日', 2024)?.serial).toBe(45_296);
  });
});

describe('working days', () => {
  it('agree with counting day by day, for random days and holidays', () => {
    const random = new Random(20_240_105);
    const isWorkday = (serial: number) => serial % 7 > 1;
    for (let round = 0; round < 400; round += 1) {
      const start = 40_000 + random.below(400);
      const end = start + random.below(121) - 60;
      const given = Array.from({ length: random.below(9) }, () => start + random.below(121) - 60);
      const holidays = holidaysOf([...given, ...given]);
      const works = (day: number) => isWorkday(day) && !given.includes(day);
      let counted = 0;
      for (let day = Math.min(start, end); day <= Math.max(start, end); day += 1)
        if (works(day)) counted += 1;
      expect(workdaysBetween(start, end, holidays)).toBe(start > end ? 0 - counted : counted);

      const days = random.below(61) - 30;
      let day = start;
      for (let left = Math.abs(days); left > 0; ) {
        day += Math.sign(days);
        if (works(day)) left -= 1;
      }
      expect(workdayAfter(start, days, holidays), `${start} + ${days}`).toBe(day);
    }
  });
});
