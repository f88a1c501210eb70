import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterWorkingHours,
  usualHours,
  type WorkingHours,
} from '../../../runtime/model/workflow/engine/WorkingHours.ts';
import { randomCases } from '../../setup/randomCases.ts';
import cases from './cases/workingTime.json' with { type: 'json' };

interface TimeCase {
  readonly says: string;
  readonly calendar?: WorkingHours;
  readonly from: string;
  readonly hours: number;
  readonly is: string;
}

const wall = (millis: number): string => new Date(millis).toISOString().slice(0, 19).replace('T', ' ');

/** Slow reference, minute by minute: a minute counts when all of it lies in working hours. */
const slowly = ({ days, from, to }: WorkingHours, start: number, minutes: number): string => {
  const clock = (millis: number) => new Date(millis).toISOString().slice(11, 16);
  let [at, left] = [start, minutes];
  while (left > 0) {
    const day = new Date(at).getUTCDay() || 7;
    const time = clock(at);
    if (days.includes(day) && time >= from && (to === '24:00' || time < to)) left -= 1;
    at += 60_000;
  }
  return wall(at);
};

describe('working hours', () => {
  it.each(cases as readonly TimeCase[])('$says', ({ calendar = usualHours, from, hours, is }) => {
    expect(afterWorkingHours(calendar, from, hours)).toBe(is);
  });

  it('are counted as somebody would who looks at every minute #W38', () => {
    const time = fc.integer({ min: 0, max: 23 }).map((hour) => `${String(hour).padStart(2, '0')}:30`);
    const calendar = fc
      .record({
        days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 }),
        from: time,
        to: fc.oneof(time, fc.constant('24:00')),
      })
      .filter(({ from, to }) => from < to);
    const start = fc
      .integer({ min: 0, max: 60 * 24 * 400 })
      .map((minute) => Date.UTC(2026, 0, 1) + minute * 60_000);
    fc.assert(
      fc.property(calendar, start, fc.integer({ min: 1, max: 60 * 30 }), (hours, at, minutes) => {
        expect(afterWorkingHours(hours, wall(at), minutes / 60)).toBe(slowly(hours, at, minutes));
      }),
      { numRuns: randomCases },
    );
  });
});
