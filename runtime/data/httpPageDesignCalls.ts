import { boardChecked } from '../wire/boards/readBoardDesign.ts';
import { pageDesignEndpoints as endpoints } from '../wire/pages/pageDesignEndpoints.ts';
import { pageDesigns } from '../wire/pages/readPageDesign.ts';
import { schemaEndpoints } from '../wire/schemas/schemaEndpoints.ts';
import { nothing } from '../wire/shape.ts';
import { viewVersions } from '../wire/views/readViewDesign.ts';
import type { Http } from './Http.ts';
import type { PageDesignCalls } from './PageDesignCalls.ts';

/** {@link PageDesignCalls} over the server's own calls. */
export const httpPageDesignCalls = (http: Http): PageDesignCalls => ({
  designs: () => http.call(endpoints.designs, {}, pageDesigns),
  check: (body, signal) => http.call(endpoints.check, { body, signal }, boardChecked),
  withdraw: (body) => http.call(endpoints.withdraw, { body }, nothing),
  versions: (name) => http.call(schemaEndpoints.history, { query: { kind: 'page', name } }, viewVersions),
  publish: (body) => http.call(schemaEndpoints.publishAll, { body }, nothing),
});
