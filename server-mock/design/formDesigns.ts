import type { Capability } from '../capability/Capability.ts';
import { adminId, readDesign } from '../reading/storedDesign.ts';
import { designRoutes } from './designRoutes.ts';
import { problemsFor } from './problemsFor.ts';
import { readUserDesign } from './readUserDesign.ts';

/** Users and administrators arrange forms of their own. */
export const formDesigns: Capability = {
  name: 'form designs',
  routes: designRoutes,
  async tableAddition(call, document, name) {
    const { db, catalog } = call.context;
    // User 1's design is in the layers of every user.
    if (call.user.id === adminId) return undefined;
    const record = await readDesign(db, document.main.table, call.user.id);
    if (record === undefined) return undefined;
    const { layers, problems } = readUserDesign(catalog, document, record);
    const design = { problems: problemsFor(call, problems).map(({ message }) => message) };
    return { layers, settings: { [name]: { design } } };
  },
};
