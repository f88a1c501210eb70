import { describe, expect, it } from 'vitest';
import { addDays, addMonths, daysBetween, isDay, mondayOf } from '../../runtime/store/calendar/addDays.ts';
import { type CalendarEntry, daysOfRow, shiftedCell } from '../../runtime/store/calendar/CalendarEntry.ts';
import { periodOf, stepPeriod } from '../../runtime/store/calendar/Period.ts';
import { sharedLanes } from '../../runtime/store/calendar/sharedLanes.ts';
import { weekLanes } from '../../runtime/store/calendar/weekLanes.ts';

describe('days are counted by calendar', () => {
  it('over months, leap days and changes of the clock', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2026-03-29', 1)).toBe('2026-03-30');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(daysBetween('2026-02-27', '2026-03-02')).toBe(3);
    expect(daysBetween('2026-03-02', '2026-02-27')).toBe(-3);
  });

  it('another month has the same day, or its last', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2026-03-15', -3)).toBe('2025-12-15');
  });

  it('a week begins on Monday', () => {
    expect(mondayOf('2026-11-29')).toBe('2026-11-23');
    expect(mondayOf('2026-11-23')).toBe('2026-11-23');
  });

  it('only days of the calendar are days', () => {
    for (const text of [null, '', '2026-02-30', '2026-2-3', '0001-01-01', '9999-12-31'])
      expect(isDay(text)).toBe(false);
    expect(isDay('2026-02-28')).toBe(true);
  });
});

describe('a period', () => {
  it('of a month has whole weeks that hold each of its days once', () => {
    const { weeks, from, to } = periodOf('month', '2026-11-15');
    expect([from, to, weeks.length]).toEqual(['2026-10-26', '2026-12-06', 6]);
    expect(new Set(weeks.flat()).size).toBe(42);
    expect(periodOf('month', '2027-02-10').weeks.map((week) => week[0])).toEqual([
      '2027-02-01',
      '2027-02-08',
      '2027-02-15',
      '2027-02-22',
    ]);
  });

  it('of a week or a day has its days, and leads to the next', () => {
    expect(periodOf('week', '2026-11-26').weeks).toHaveLength(1);
    expect(periodOf('day', '2026-11-26').weeks).toEqual([['2026-11-26']]);
    expect(stepPeriod('month', '2026-11-30', 1)).toBe('2026-12-30');
    expect(stepPeriod('week', '2026-11-26', -1)).toBe('2026-11-19');
    expect(stepPeriod('day', '2026-11-30', 1)).toBe('2026-12-01');
  });
});

describe('the days of a row', () => {
  const dated = { start: 'From', end: 'To' };

  it('are those from start to end; without an end, or with one before the start, the first', () => {
    expect(daysOfRow(dated, { From: '2026-11-02', To: '2026-11-04' })).toEqual({
      from: '2026-11-02',
      to: '2026-11-04',
      time: undefined,
    });
    expect(daysOfRow(dated, { From: '2026-11-02', To: null })).toMatchObject({ to: '2026-11-02' });
    expect(daysOfRow(dated, { From: '2026-11-02', To: '2026-10-01' })).toMatchObject({ to: '2026-11-02' });
    expect(daysOfRow(dated, { From: null, To: '2026-10-01' })).toBeUndefined();
  });

  it('of a time keep its time when they move', () => {
    expect(daysOfRow(dated, { From: '2026-11-30 08:30:00' }, 1)).toEqual({
      from: '2026-12-01',
      to: '2026-12-01',
      time: '08:30',
    });
    expect(shiftedCell('2026-11-30 08:30:00', 1)).toBe('2026-12-01 08:30:00');
    expect(shiftedCell('2026-11-30', -30)).toBe('2026-10-31');
    expect(shiftedCell(null, 3)).toBeNull();
  });
});

const entry = (key: string, from: string, to = from): CalendarEntry => ({
  key,
  from,
  to,
  row: {},
  time: undefined,
});

describe('the lanes of a week', () => {
  const [week = []] = periodOf('week', '2026-11-23').weeks;

  it('cut bars at its ends, and no two parts of one day share a lane', () => {
    const parts = weekLanes(
      [
        entry('a', '2026-11-24'),
        entry('b', '2026-11-20', '2026-11-25'),
        entry('c', '2026-11-26', '2026-12-24'),
        entry('d', '2026-11-25'),
        entry('gone', '2026-11-30'),
      ],
      week,
    );
    expect(parts.map(({ entry: { key }, at, span, lane }) => [key, at, span, lane])).toEqual([
      ['b', 0, 3, 0],
      ['a', 1, 1, 1],
      ['d', 2, 1, 1],
      ['c', 3, 4, 0],
    ]);
  });

  it('of a quiet week go to busy ones', () => {
    expect(sharedLanes([0, 2, 9, 9], 3)).toEqual([0, 2, 5, 5]);
    expect(sharedLanes([4, 9], 3)).toEqual([4, 3]);
    expect(sharedLanes([1, 1], 4)).toEqual([1, 1]);
    expect(sharedLanes([9, 9], 2)).toEqual([2, 2]);
  });
});
