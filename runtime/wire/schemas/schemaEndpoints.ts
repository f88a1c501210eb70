import { endpoint } from '../Endpoint.ts';
import { keysAt } from '../NamedKey.ts';
import { superAdmin } from '../Right.ts';
import type { SavedAnswer } from '../SavePayload.ts';
import type {
  PublishAllBody,
  PublishBody,
  PublishedBatch,
  PublishedVersion,
  RestoreBody,
  SchemaVersion,
  UnfitSchema,
} from './SchemaVersion.ts';

/** Published schemas and their versions. */
export const schemaEndpoints = {
  unfit: endpoint<readonly UnfitSchema[]>()('GET', '/api/jig/schema/unfit', superAdmin),
  history: endpoint<readonly SchemaVersion[]>()(
    'GET',
    '/api/jig/schema/history',
    superAdmin,
    keysAt('whole', 'query.kind', 'query.name'),
  ),
  publish: endpoint<PublishedVersion, PublishBody>()('POST', '/api/jig/schema/publish', superAdmin),
  publishAll: endpoint<PublishedBatch, PublishAllBody>()(
    'POST',
    '/api/jig/schema/publishAll',
    superAdmin,
    keysAt('whole', 'body.grants.menuId', 'body.grants.roleIds'),
  ),
  /** A flow is restored by a save of its row, whose answer it gives. */
  restore: endpoint<PublishedVersion | SavedAnswer, RestoreBody>()(
    'POST',
    '/api/jig/schema/restore',
    superAdmin,
    keysAt('whole', 'body.kind', 'body.name', 'body.version'),
  ),
} as const;
