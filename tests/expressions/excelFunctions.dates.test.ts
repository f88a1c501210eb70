import { describe, expect, it } from 'vitest';
import {
  dayTimeOf,
  momentOf,
  readDateText,
  writeDateText,
} from '../../expressions/excel/functions/dates/datetime.ts';
import { dateOf, LAST_SERIAL, serialOf } from '../../expressions/excel/functions/dates/serial.ts';
import {
  holidaysOf,
  workdayAfter,
  workdaysBetween,
} from '../../expressions/excel/functions/dates/workdays.ts';
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
    [9999, 12, 31, LAST_SERIAL],
  ])('%i-%i-%i is %i', (year, month, day, serial) => {
    expect(serialOf(year, month, day)).toBe(serial);
  });

  it('has no number for a day outside the calendar', () => {
    expect(serialOf(1899, 12, 30)).toBeUndefined();
    expect(serialOf(9999, 12, 32)).toBeUndefined();
    expect(serialOf(Number.MAX_SAFE_INTEGER, 1, 1)).toBeUndefined();
    expect(serialOf(2024, 1, Number.NaN)).toBeUndefined();
  });

  it('goes there and back for every day of its first 230 years', () => {
    let previous = dateOf(0);
    for (let serial = 1; serial <= 84_000; serial += 1) {
      const date = dateOf(serial);
      if (serialOf(date.year, date.month, date.day) !== serial) expect.fail(`serial ${serial}`);
      const follows = date.day === previous.day + 1 ? date.month === previous.month : date.day === 1;
      if (!follows) expect.fail(`after ${JSON.stringify(previous)} comes ${JSON.stringify(date)}`);
      previous = date;
    }
  });

  it('keeps the seconds of a day through its fraction', () => {
    for (let seconds = 0; seconds < 86_400; seconds += 7) {
      const back = dayTimeOf(momentOf({ serial: 45_000, seconds }));
      if (back.serial !== 45_000 || back.seconds !== seconds) expect.fail(`${seconds} s`);
    }
  });

  it('rounds the last half second of a day into the next one', () => {
    expect(dayTimeOf(45_000.999_999)).toEqual({ serial: 45_001, seconds: 0 });
    expect(dayTimeOf(-0.5)).toEqual({ serial: -1, seconds: 43_200 });
  });

  it('reads and writes date text', () => {
    expect(readDateText('2024-01-05 13:05:09')).toEqual({ serial: 45_296, seconds: 47_109 });
    expect(writeDateText({ serial: 45_296, seconds: 47_109 })).toBe('2024-01-05 13:05:09');
    expect(writeDateText({ serial: 45_296, seconds: 0 })).toBe('2024-01-05');
    for (const text of ['1899-12-31', '2023-02-29', '5.1.2024', ''])
      expect(readDateText(text), text).toBeUndefined();
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
