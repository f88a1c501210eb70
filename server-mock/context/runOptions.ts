import type { RunOptions } from '../../expressions/index.ts';
import { formatTime } from '../time/formatTime.ts';
import type { ServerContext } from './ServerContext.ts';

/** Time limit of one formula in ms, as a backstop; the step limit is the real bound. */
const patience = 1_000;

/**
 * Run options for the formulas of one save: one clock reading and a random source. Only the server provides them, so
 * that a stored field has one value for both sides.
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
