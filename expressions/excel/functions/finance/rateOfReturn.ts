/** Newton steps before the search falls back to bisection. */
const STEPS = 50;
const HALVINGS = 200;
const PRECISE = 1e-14;
/** Maximum passes over the values; callers charge for these. */
export const SEARCH = 20;
/** Rates to search for a change of sign, from near -1 up. */
const GRID: readonly number[] = [
  -0.9999, -0.999, -0.99, -0.9, -0.7, -0.5, -0.3, -0.2, -0.1, -0.05, 0, 0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1, 2,
  5, 10, 100, 1000, 1e6,
];

/**
 * IRR: the rate near the guess at which values at the starts of equal periods have present value 0. Undefined
 * when there is none: no value is above 0, none is below, or the search does not converge.
 */
export function rateOfReturn(values: readonly number[], guess: number): number | undefined {
  if (!values.some((value) => value > 0) || !values.some((value) => value < 0) || guess <= -1)
    return undefined;
  // Scaled by the largest value, so that no sum overflows.
  const greatest = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const flow = values.map((value) => value / greatest);
  const rate = byNewton(flow, guess) ?? rateNear(guess, (at) => worthAt(flow, at)[0]);
  return rate === undefined ? undefined : precise(rate);
}

function byNewton(values: readonly number[], guess: number): number | undefined {
  let rate = guess;
  for (let step = 0; step < STEPS; step += 1) {
    const [worth, slope] = worthAt(values, rate);
    const next = rate - worth / slope;
    if (!Number.isFinite(next) || !Number.isFinite(slope) || next <= -1) return undefined;
    if (Math.abs(next - rate) <= PRECISE * Math.max(1, Math.abs(next))) return next;
    rate = next;
  }
  return undefined;
}

/** Rounds values below the precision of the search to zero. */
function precise(rate: number): number {
  return Math.abs(rate) < PRECISE ? 0 : rate;
}

/**
 * A rate at which `worth` is zero. Searches the grid interval with a change of sign that is nearest to the
 * guess.
 */
export function rateNear(guess: number, worth: (rate: number) => number): number | undefined {
  const brackets = GRID.flatMap((low, index) => {
    const high = GRID[index + 1];
    return high !== undefined && worth(low) * worth(high) <= 0 ? [{ low, high }] : [];
  });
  const distance = ({ low, high }: { low: number; high: number }) => Math.abs((low + high) / 2 - guess);
  let best = brackets.sort((a, b) => distance(a) - distance(b))[0];
  if (best === undefined) return undefined;
  const rising = worth(best.low) < worth(best.high);
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle: number = (best.low + best.high) / 2;
    best = worth(middle) < 0 === rising ? { low: middle, high: best.high } : { low: best.low, high: middle };
  }
  return precise((best.low + best.high) / 2);
}

/** Present value of the values at a rate, and its derivative by the rate. */
function worthAt(values: readonly number[], rate: number): [worth: number, slope: number] {
  let worth = 0;
  let slope = 0;
  let discount = 1;
  for (const [index, value] of values.entries()) {
    worth += value * discount;
    slope -= (index * value * discount) / (1 + rate);
    discount /= 1 + rate;
  }
  return [worth, slope];
}
