import { expect, it } from 'vitest';
import { DemoDates } from '../../server-mock/demo/DemoDates.ts';
import { moduleRows } from '../../server-mock/demo/modules/moduleRows.ts';
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
