import { foreignEndpoints } from '../wire/datasets/foreignEndpoints.ts';
import { foreignOffers, foreignStates } from '../wire/datasets/readForeign.ts';
import { schemaEndpoints } from '../wire/schemas/schemaEndpoints.ts';
import { nothing } from '../wire/shape.ts';
import { viewDesign, viewPreview, viewVersions } from '../wire/views/readViewDesign.ts';
import { viewEndpoints } from '../wire/views/viewEndpoints.ts';
import type { Http } from './Http.ts';
import type { ViewCalls } from './ViewCalls.ts';

/** {@link ViewCalls} over the server's own calls. */
export const httpViewCalls = (http: Http): ViewCalls => ({
  design: () => http.call(viewEndpoints.design, {}, viewDesign),
  preview: (view, signal) => http.call(viewEndpoints.preview, { body: { view }, signal }, viewPreview),
  versions: (view) =>
    http.call(schemaEndpoints.history, { query: { kind: 'view', name: view } }, viewVersions),
  databases: () => http.call(foreignEndpoints.databases, {}, foreignStates),
  foreignTables: (database) => http.call(foreignEndpoints.tables, { query: { database } }, foreignOffers),
  withdraw: (body) => http.call(viewEndpoints.withdraw, { body }, nothing),
  publish: (body) => http.call(schemaEndpoints.publishAll, { body }, nothing),
});
