import { endpoint } from '../Endpoint.ts';
import { anyone } from '../Right.ts';

/** Liveness and readiness of the process, and the published JSON Schemas. */
export const operatorEndpoints = {
  health: endpoint('GET', '/healthz', anyone),
  ready: endpoint('GET', '/readyz', anyone),
  schema: endpoint('GET', '/schemas/:file', anyone),
} as const;
