import { printKind } from '../model/schema/PrintSchema.ts';
import { printDesignEndpoints } from '../wire/print/printDesignEndpoints.ts';
import {
  cutFont,
  drawnCodes,
  printDesigns,
  templateChecked,
  templatePreview,
} from '../wire/print/readPrintDesign.ts';
import { schemaEndpoints } from '../wire/schemas/schemaEndpoints.ts';
import { nothing } from '../wire/shape.ts';
import { viewVersions } from '../wire/views/readViewDesign.ts';
import type { Http } from './Http.ts';
import type { PrintDesignCalls } from './PrintDesignCalls.ts';

/** {@link PrintDesignCalls} over the server's own calls. */
export const httpPrintDesignCalls = (http: Http): PrintDesignCalls => ({
  designs: () => http.call(printDesignEndpoints.designs, {}, printDesigns),
  check: (body, signal) => http.call(printDesignEndpoints.check, { body, signal }, templateChecked),
  preview: (body, signal) =>
    http.call(
      printDesignEndpoints.preview,
      { body, ...(signal !== undefined && { signal }) },
      templatePreview,
    ),
  codes: (body) => http.call(printDesignEndpoints.codes, { body }, drawnCodes),
  font: (body) => http.call(printDesignEndpoints.font, { body }, cutFont),
  withdraw: (body) => http.call(printDesignEndpoints.withdraw, { body }, nothing),
  versions: (name) => http.call(schemaEndpoints.history, { query: { kind: printKind, name } }, viewVersions),
  publish: (body) => http.call(schemaEndpoints.publishAll, { body }, nothing),
});
