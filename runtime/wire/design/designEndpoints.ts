import { endpoint } from '../Endpoint.ts';
import { onTable } from '../Right.ts';
import type { PublishedVersion, SchemaVersion } from '../schemas/SchemaVersion.ts';
import type { DesignAnswer, DesignBody, DesignRestore, SavedDesign } from './DesignAnswer.ts';

/** Form designs of users and of the administrator. */
export const designEndpoints = {
  own: endpoint<DesignAnswer | null>()('GET', '/api/FormDesignOptionsUser/getData', onTable('Search')),
  default: endpoint<DesignAnswer | null>()(
    'GET',
    '/api/FormDesignOptionsUser/getDataForAdmin',
    onTable('Search'),
  ),
  add: endpoint<SavedDesign, DesignBody>()('POST', '/api/FormDesignOptionsUser/add', onTable('Design')),
  update: endpoint<SavedDesign, DesignBody>()('POST', '/api/FormDesignOptionsUser/update', onTable('Design')),
  reset: endpoint<PublishedVersion, readonly (string | number)[]>()(
    'POST',
    '/api/FormDesignOptionsUser/del',
    onTable('Search'),
  ),
  history: endpoint<readonly SchemaVersion[]>()(
    'GET',
    '/api/FormDesignOptionsUser/getHistory',
    onTable('Search'),
  ),
  restore: endpoint<PublishedVersion, DesignRestore>()(
    'POST',
    '/api/FormDesignOptionsUser/restore',
    onTable('Design'),
  ),
} as const;
