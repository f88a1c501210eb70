import { describe, expect, it } from 'vitest';
import { allocate, compare, divide, multiply, subtract, sum } from '../../expressions/index.ts';
import { Random } from './Random.ts';

describe('allocate', () => {
  it.each([
    ['gives the missing cent to the first of three equal rows', 100, [1, 1, 1], [33.34, 33.33, 33.33]],
    ['takes the cent that is too much from the first of equal rows', 200, [1, 1, 1], [66.66, 66.67, 66.67]],
    ['gives the missing cent to the largest remainder', 10, [333, 333, 334], [3.33, 3.33, 3.34]],
    ['shares a freight by amounts', 128.5, [1200, 800, 350.75], [65.6, 43.73, 19.17]],
    ['keeps a negative total', -100, [1, 1, 1], [-33.34, -33.33, -33.33]],
    ['shares equally when every weight is zero', 100, [0, 0, 0], [33.34, 33.33, 33.33]],
    ['shares equally when every weight is empty', 1, [null, ''], [0.5, 0.5]],
    ['gives nothing to a row without weight', 100, [0, 1, 2], [0, 33.33, 66.67]],
    ['works with returned rows among the weights', 10, [3, -1], [15, -5]],
    ['shares equally when weights cancel out', 10, [5, -5], [5, 5]],
    ['works when all weights are negative', 100, [-1, -3], [25, 75]],
    ['shares nothing', 0, [1, 2], [0, 0]],
    ['has no rows to give to', 100, [], []],
    ['rounds a total that is finer than the places', 10.005, [1, 1], [5, 5.01]],
    ['reads decimal text', '100.10', ['1', '3'], [25.02, 75.08]],
    [
      'keeps totals no double holds',
      '12345678901234567.89',
      [1, 1],
      ['6172839450617283.94', '6172839450617283.95'],
    ],
  ])('%s', (_name, total, weights, shares) => {
    expect(allocate(total, weights, 2)).toEqual(shares);
  });

  it('takes other places than two, negative ones too', () => {
    expect(allocate(10, [1, 1, 1], 0)).toEqual([4, 3, 3]);
    expect(allocate(1000, [1, 1, 1], -2)).toEqual([400, 300, 300]);
    expect(allocate(1, [1, 1, 1], 6)).toEqual([0.333334, 0.333333, 0.333333]);
    expect(allocate(10, [1, 1, 1])).toEqual([3.34, 3.33, 3.33]);
  });

  it('has no answer without numbers', () => {
    expect(allocate(null, [1, 2], 2)).toBeNull();
    expect(allocate('十元', [1, 2], 2)).toBeNull();
    expect(allocate(10, [1, '二'], 2)).toBeNull();
    expect(allocate(10, [1, Number.NaN], 2)).toBeNull();
  });

  it('keeps the total and stays within one unit of every exact share, for random rows', () => {
    const random = new Random(8_500_001);
    for (let round = 0; round < 1_000; round += 1) {
      const places = random.below(5);
      const total = (random.below(2_000_001) - 1_000_000) / 10 ** places;
      const weights = Array.from({ length: 1 + random.below(12) }, () => random.below(100_000) / 100);
      const shares = allocate(total, weights, places);
      expect(compare(sum(shares ?? []), total), `total of ${JSON.stringify({ total, weights })}`).toBe(0);
      const whole = sum(weights);
      if (compare(whole, 0) === 0) continue;
      weights.forEach((weight, index) => {
        const exact = divide(multiply(total, weight), whole);
        const difference = Number(multiply(subtract(shares?.[index] ?? null, exact), 10 ** places));
        expect(Math.abs(difference), `share ${index} of ${JSON.stringify({ total, weights })}`).toBeLessThan(
          1,
        );
      });
    }
  });
});
