import type { RunOptions } from '../../expressions/index.ts';
import { formatTime } from '../time/formatTime.ts';
import type { ServerContext } from './ServerContext.ts';

/** Wall time of one formula in ms: a backstop, its steps are what really bounds it. */
const patience = 1_000;

/**
 * What the formulas of one save run with: one reading of the server's clock, and randomness, which only the server gives them:
 * a stored field that needs either has one value, not one for each side.
 */
export const runOptions = ({ clock }: Pick<ServerContext, 'clock'>): RunOptions => {
  const instant = clock.millis();
  return {
    now: formatTime(new Date(instant), clock.timeZone),
    instant,
    random: Math.random,
    limits: { milliseconds: patience },
  };
};
