import { CallDatabase } from '../db/CallDatabase.ts';
import type { CallInHand } from '../log/CallInHand.ts';
import type { ServerContext } from './ServerContext.ts';

/** The services for one call: the same ones, and a database that tells whose work it does. */
export const contextOfCall = (context: ServerContext, call: CallInHand): ServerContext => ({
  ...context,
  db: new CallDatabase(context.db, call),
});
