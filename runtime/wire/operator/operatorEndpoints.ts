import type { Json } from '../../model/schema/Json.ts';
import { plainEndpoint } from '../Endpoint.ts';
import { anyone } from '../Right.ts';
import type { Liveness, Readiness } from './Liveness.ts';

/** Liveness and readiness of the process, and the published JSON Schemas. */
export const operatorEndpoints = {
  health: plainEndpoint<Liveness>()('GET', '/healthz', anyone),
  ready: plainEndpoint<Readiness>()('GET', '/readyz', anyone),
  schema: plainEndpoint<Json>()('GET', '/schemas/:file', anyone),
} as const;
