import { describe, expect, it } from 'vitest';
import { netPresentValue, payment } from '../../expressions/excel/functions/finance/annuity.ts';
import { rateOfReturn } from '../../expressions/excel/functions/finance/rateOfReturn.ts';
import { Random } from './Random.ts';

describe('interest', () => {
  it('pays a loan back to the last cent, for random loans', () => {
    const random = new Random(360_360);
    for (let round = 0; round < 300; round += 1) {
      const rate = (random.below(2_000) - 200) / 10_000;
      const periods = 1 + random.below(120);
      const loan = 1 + random.below(1_000_000);
      const rest = random.below(10_000);
      const early = random.below(2) === 1;
      const paid = payment(rate, periods, loan, rest, early);
      let debt = loan;
      for (let period = 0; period < periods; period += 1)
        debt = early ? (debt + paid) * (1 + rate) : debt * (1 + rate) + paid;
      const size = loan * Math.max(1, (1 + rate) ** periods);
      expect(Math.abs(debt + rest) / size, JSON.stringify({ rate, periods, loan })).toBeLessThan(1e-9);
    }
  });

  it('finds a rate at which the cash flow is worth nothing, for random investments', () => {
    const random = new Random(70_000);
    for (let round = 0; round < 300; round += 1) {
      const cost = -(1_000 + random.below(100_000));
      const income = Array.from({ length: 1 + random.below(12) }, () => 1 + random.below(40_000));
      const flow = [cost, ...income];
      const rate = rateOfReturn(flow, 0.1) ?? expect.fail(`no rate for ${JSON.stringify(flow)}`);
      // Costs followed only by income have one rate: the net present value changes its sign there.
      expect(netPresentValue(rate + 1e-8, flow), JSON.stringify(flow)).toBeLessThan(0);
      expect(netPresentValue(rate - 1e-8, flow), JSON.stringify(flow)).toBeGreaterThan(0);
    }
  });

  it('has no rate of return where there is none', () => {
    for (const flow of [[], [0], [1, 2], [-1, -2], [1_000, -3_000, 2_500], [1e308, -1e308, 1e308]])
      expect(rateOfReturn(flow, 0.1), JSON.stringify(flow)).toBeUndefined();
    expect(rateOfReturn([-100, 110], -1)).toBeUndefined();
  });
});
