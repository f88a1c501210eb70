import { relationsEndpoints as endpoints } from '../../runtime/wire/relations/relationsEndpoints.ts';
import type { Capability } from '../capability/Capability.ts';
import { userRoute } from '../http/Route.ts';
import { checkRelations } from './checkRelations.ts';
import { rehearseRelations } from './rehearseRelations.ts';
import { relatedTables } from './relatedTables.ts';

/** Administrators declare links between documents and effects on screen; they are published as schemas are. */
export const documentRelations: Capability = {
  name: 'document relations',
  routes: [
    userRoute(endpoints.relations, relatedTables),
    userRoute(endpoints.check, checkRelations),
    userRoute(endpoints.rehearse, rehearseRelations),
  ],
};
