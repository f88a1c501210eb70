import { endpoint } from '../Endpoint.ts';
import { superAdmin } from '../Right.ts';

/** Published schemas and their versions. */
export const schemaEndpoints = {
  unfit: endpoint('GET', '/api/jig/schema/unfit', superAdmin),
  history: endpoint('GET', '/api/jig/schema/history', superAdmin),
  publish: endpoint('POST', '/api/jig/schema/publish', superAdmin),
  restore: endpoint('POST', '/api/jig/schema/restore', superAdmin),
} as const;
