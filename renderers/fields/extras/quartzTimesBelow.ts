import { lazyPiece } from '../../../runtime/host/lazyPiece.tsx';
import type { Renderer } from '../../../runtime/Renderer.ts';

/** Shows the next times of a cron expression below its field. */
export const quartzTimesBelow: Renderer = {
  slot: 'below',
  type: 'quartzTimes',
  Component: lazyPiece('QuartzTimes', async () => (await import('./QuartzTimes.tsx')).QuartzTimes),
};
