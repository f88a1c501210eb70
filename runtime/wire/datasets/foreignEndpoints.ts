import { endpoint } from '../Endpoint.ts';
import { superAdmin } from '../Right.ts';
import type { ForeignOffer, ForeignState } from './Foreign.ts';

/** Calls of the page of data sources. Only those who publish schemas make sources of foreign tables. */
export const foreignEndpoints = {
  databases: endpoint<readonly ForeignState[]>()('GET', '/api/jig/foreign/databases', superAdmin),
  tables: endpoint<readonly ForeignOffer[]>()('GET', '/api/jig/foreign/tables', superAdmin),
} as const;
