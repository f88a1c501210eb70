import { endpoint } from '../Endpoint.ts';
import { keysAt } from '../NamedKey.ts';
import { wholeOf } from '../NamedTable.ts';
import { onTable } from '../Right.ts';
import type { PublishedVersion, SchemaVersion } from '../schemas/SchemaVersion.ts';
import type { DesignAnswer, DesignBody, DesignRestore, SavedDesign } from './DesignAnswer.ts';

/** The form of a table, whole. */
const ofForm = wholeOf('query.titleEnName');

/** Form designs of users and of the administrator. */
export const designEndpoints = {
  own: endpoint<DesignAnswer | null>()(
    'GET',
    '/api/FormDesignOptionsUser/getData',
    onTable('Search'),
    ofForm,
  ),
  default: endpoint<DesignAnswer | null>()(
    'GET',
    '/api/FormDesignOptionsUser/getDataForAdmin',
    onTable('Search'),
    ofForm,
  ),
  add: endpoint<SavedDesign, DesignBody>()(
    'POST',
    '/api/FormDesignOptionsUser/add',
    onTable('Design'),
    wholeOf('body.mainData.TitleEnName', 'query.titleEnName'),
  ),
  update: endpoint<SavedDesign, DesignBody>()(
    'POST',
    '/api/FormDesignOptionsUser/update',
    onTable('Design'),
    wholeOf('body.mainData.TitleEnName', 'query.titleEnName'),
  ),
  reset: endpoint<PublishedVersion, readonly (string | number)[]>()(
    'POST',
    '/api/FormDesignOptionsUser/del',
    onTable('Search'),
    ofForm,
  ),
  history: endpoint<readonly SchemaVersion[]>()(
    'GET',
    '/api/FormDesignOptionsUser/getHistory',
    onTable('Search'),
    ofForm,
  ),
  restore: endpoint<PublishedVersion, DesignRestore>()(
    'POST',
    '/api/FormDesignOptionsUser/restore',
    onTable('Design'),
    wholeOf('body.titleEnName'),
    keysAt('own', 'body.version'),
  ),
} as const;
