import { expect, it } from 'vitest';
import { DemoDates } from '../../server-mock/demo/DemoDates.ts';
import calendar from '../../server-mock/demo/modules/calendar.json' with { type: 'json' };
import { moduleRows } from '../../server-mock/demo/modules/moduleRows.ts';
import { roster } from '../../server-mock/demo/modules/roster.ts';
import { Random } from '../../server-mock/demo/Random.ts';

const context = {
  random: new Random(1),
  dates: new DemoDates('2026-03-20 09:30:00'),
  userIds: { quality: 7 },
  userNames: { quality: '孙质检' },
};

it('rows of a demo module get dates, who created them, and every column', () => {
  const [first, second] = moduleRows(context, {
    by: 'quality',
    rows: [
      { Key: 1, Day: '@-12', Time: '@+3 08:30' },
      { Key: 2, Mail: '@home', Code: 'GJLY{@-12}0001' },
    ],
  });
  expect(first).toMatchObject({ Day: '2026-03-08', Time: '2026-03-23 08:30:00', Mail: null, CreateID: 7 });
  expect(second).toMatchObject({
    Day: null,
    Mail: '@home',
    Code: 'GJLY202603080001',
    Creator: '孙质检',
    Version: 1,
  });
});

it('the roster has a shift for every team on every day of two weeks before and after today, each once', () => {
  const { rows } = roster(calendar, 28);
  const teamsOn = (day: string) => rows.filter(({ TheDate }) => TheDate === day).map(({ TeamId }) => TeamId);
  for (let day = -14; day <= 14; day += 1) {
    const teams = teamsOn(`@${day < 0 ? '' : '+'}${day}`);
    expect([day, new Set(teams).size, teams.length]).toEqual([day, 20, 20]);
  }
  const shiftsOf = (team: number, from: number, count: number) =>
    rows
      .filter(({ TeamId, TheDate }) => TeamId === team && Number(String(TheDate).slice(1)) >= from)
      .slice(0, count)
      .map(({ ShiftName }) => ShiftName);
  // Weeks of its plan begin four days ago and in three days; three shifts change by the day.
  expect(shiftsOf(1, 1, 4)).toEqual(['白班', '白班', '夜班', '夜班']);
  expect(shiftsOf(4, 0, 4)).toEqual(['早班', '中班', '夜班', '早班']);
});
