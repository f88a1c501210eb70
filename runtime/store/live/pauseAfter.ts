import type { StreamEnd } from '../../data/LiveEvents.ts';

const first = 2_000;
const longest = 60_000;

/**
 * Milliseconds until a stream is opened again: what the server asked for, else ever longer up to a minute; a little is left
 * to chance, so that not all windows come back in the same moment.
 */
export const pauseAfter = (end: StreamEnd, failures: number, chance: number = Math.random()): number => {
  const grown = Math.min(longest, first * 2 ** failures);
  const asked =
    end.kind === 'closed' ? end.retry : end.kind === 'refused' && end.code === '429' ? longest : 0;
  return Math.round(Math.max(asked, grown) * (1 + chance / 4));
};
