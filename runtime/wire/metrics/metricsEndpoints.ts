import { endpoint, type FileAnswer } from '../Endpoint.ts';
import { anyone } from '../Right.ts';

/** Figures of the process, as Prometheus reads them. */
export const metricsEndpoints = {
  read: endpoint<FileAnswer>()('GET', '/metrics', anyone),
} as const;
