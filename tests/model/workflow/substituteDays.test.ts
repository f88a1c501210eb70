import { expect, it } from 'vitest';
import { substituteDays } from '../../../runtime/model/workflow/substitutes/stoodFor.ts';

const link = (userId: number, substituteId: number, day: number) => ({
  userId,
  substituteId,
  to: `2026-03-${String(day).padStart(2, '0')}`,
});
const daysOf = (links: Parameters<typeof substituteDays>[0], closed: readonly number[] = []) =>
  Object.fromEntries(substituteDays(links, 1, (id) => !closed.includes(id)));

it.each([
  ['one substitute has the last day of his range', [link(1, 2, 9)], { 2: '2026-03-09' }],
  ['of two ranges of one the later', [link(1, 2, 9), link(1, 2, 12)], { 2: '2026-03-12' }],
  [
    'a chain ends with the first of its links',
    [link(1, 2, 9), link(2, 3, 20), link(3, 4, 7)],
    { 2: '2026-03-09', 3: '2026-03-09', 4: '2026-03-07' },
  ],
  [
    'of two chains the longer counts, whichever is found first',
    [link(1, 2, 5), link(2, 4, 30), link(1, 3, 20), link(3, 4, 18), link(4, 5, 30)],
    { 2: '2026-03-05', 3: '2026-03-20', 4: '2026-03-18', 5: '2026-03-18' },
  ],
  [
    'a circle ends',
    [link(1, 2, 9), link(2, 3, 9), link(3, 2, 20), link(3, 1, 20)],
    { 2: '2026-03-09', 3: '2026-03-09' },
  ],
  ['nobody stands for others only', [link(7, 8, 9)], {}],
])('%s', (_, links, days) => {
  expect(daysOf(links)).toEqual(days);
});

it('a closed account ends a chain', () => {
  expect(daysOf([link(1, 2, 9), link(2, 3, 9)], [2])).toEqual({});
});
