import type { StreamEnd } from '../../data/LiveEvents.ts';

const first = 2_000;
const longest = 60_000;

/**
 * Milliseconds until the stream is reopened: as the server asks, else growing up to a minute. Partly random,
 * so that not all windows return at once.
 */
export const pauseAfter = (end: StreamEnd, failures: number, chance: number = Math.random()): number => {
  const grown = Math.min(longest, first * 2 ** failures);
  const asked =
    end.kind === 'closed' ? end.retry : end.kind === 'refused' && end.code === '429' ? longest : 0;
  return Math.round(Math.max(asked, grown) * (1 + chance / 4));
};
