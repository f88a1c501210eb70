import { readerEndpoints } from '../../runtime/wire/readers/readerEndpoints.ts';
import type { Capability } from '../capability/Capability.ts';
import { userRoute } from '../http/Route.ts';
import { noteReader, readersOf } from './readerCalls.ts';
import { readerTables } from './readerTables.ts';

/** Tables that keep who opened their records: new ones stand out, and who may change a record sees who has read it. */
export const readers: Capability = {
  name: 'readers',
  tables: readerTables,
  routes: [userRoute(readerEndpoints.note, noteReader), userRoute(readerEndpoints.readers, readersOf)],
};
