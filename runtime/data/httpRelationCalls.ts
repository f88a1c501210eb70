import { rehearsedRelations, relations, relationsChecked } from '../wire/relations/readRelations.ts';
import { relationsEndpoints } from '../wire/relations/relationsEndpoints.ts';
import { schemaEndpoints } from '../wire/schemas/schemaEndpoints.ts';
import { nothing } from '../wire/shape.ts';
import { viewVersions } from '../wire/views/readViewDesign.ts';
import type { Http } from './Http.ts';
import type { RelationCalls } from './RelationCalls.ts';

/** {@link RelationCalls} over the server's own calls. */
export const httpRelationCalls = (http: Http): RelationCalls => ({
  relations: () => http.call(relationsEndpoints.relations, {}, relations),
  check: (body, signal) => http.call(relationsEndpoints.check, { body, signal }, relationsChecked),
  rehearse: (body) => http.call(relationsEndpoints.rehearse, { body }, rehearsedRelations),
  versions: (table) =>
    http.call(schemaEndpoints.history, { query: { kind: 'relations', name: table } }, viewVersions),
  publish: (body) => http.call(schemaEndpoints.publishAll, { body }, nothing),
});
