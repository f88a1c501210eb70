import { laterPieces } from '../../host/laterPieces.ts';
import { persistentLoad } from '../../host/persistentLoad.ts';

/**
 * Loads the store of the edit box with the forms and checks behind it. A list loads without them; they come
 * when a record is first opened, or before, once the page is idle. Throws when the download keeps failing; the
 * next call tries again.
 */
export const loadEditBox = persistentLoad(() => import('./EditBoxStore.ts'));

laterPieces.add(loadEditBox);
