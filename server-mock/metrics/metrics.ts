import { metricsEndpoints } from '../../runtime/wire/metrics/metricsEndpoints.ts';
import type { Capability } from '../capability/Capability.ts';
import { publicRoute } from '../http/Route.ts';
import { ProcessMetrics } from './ProcessMetrics.ts';
import { readMetrics } from './readMetrics.ts';

declare module '../context/ServerContext.ts' {
  interface CapabilityServices {
    /** Figures of this process. */
    readonly metrics: ProcessMetrics;
  }
}

/** Figures of the process for an operator's monitoring. */
export const metrics: Capability = {
  name: 'metrics',
  routes: [publicRoute(metricsEndpoints.read, readMetrics)],
  services: () => ({ metrics: new ProcessMetrics() }),
  workWatch: ({ context }) => ({
    calls: {
      began: () => undefined,
      answered: (call, end) => context().metrics.answered(call, end),
    },
    database: {
      began: () => undefined,
      ended: (work, end) => context().metrics.ended(work, end),
    },
  }),
};
