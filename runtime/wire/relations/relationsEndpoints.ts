import { endpoint } from '../Endpoint.ts';
import { wholeOf } from '../NamedTable.ts';
import { superAdmin } from '../Right.ts';
import type { RehearsedRelations, Relations, RelationsBody, RelationsChecked } from './Relations.ts';

/** Calls of the page 单据关系. Only those who publish schemas declare relations. */
export const relationsEndpoints = {
  relations: endpoint<Relations>()('GET', '/api/jig/relations', superAdmin),
  check: endpoint<RelationsChecked, RelationsBody>()(
    'POST',
    '/api/jig/relations/check',
    superAdmin,
    'reads',
    wholeOf('body.table'),
  ),
  rehearse: endpoint<RehearsedRelations, RelationsBody>()(
    'POST',
    '/api/jig/relations/rehearse',
    superAdmin,
    'reads',
    wholeOf('body.table'),
  ),
} as const;
