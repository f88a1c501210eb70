import { boardKind } from '../model/boards/BoardSchema.ts';
import { boardDesignEndpoints as endpoints } from '../wire/boards/boardDesignEndpoints.ts';
import { boardChecked, boardDesigns, boardPreviewed } from '../wire/boards/readBoardDesign.ts';
import { schemaEndpoints } from '../wire/schemas/schemaEndpoints.ts';
import { nothing } from '../wire/shape.ts';
import { viewVersions } from '../wire/views/readViewDesign.ts';
import type { BoardDesignCalls } from './BoardDesignCalls.ts';
import type { Http } from './Http.ts';

/** {@link BoardDesignCalls} over the server's own calls. */
export const httpBoardDesignCalls = (http: Http): BoardDesignCalls => ({
  designs: () => http.call(endpoints.designs, {}, boardDesigns),
  check: (body, signal) => http.call(endpoints.check, { body, signal }, boardChecked),
  preview: (body, signal) => http.call(endpoints.preview, { body, signal }, boardPreviewed),
  withdraw: (body) => http.call(endpoints.withdraw, { body }, nothing),
  versions: (name) => http.call(schemaEndpoints.history, { query: { kind: boardKind, name } }, viewVersions),
  publish: (body) => http.call(schemaEndpoints.publishAll, { body }, nothing),
});
