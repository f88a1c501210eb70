import { ReadDatabase } from '../db/replica/ReadDatabase.ts';
import type { CallInHand } from '../log/CallInHand.ts';
import { contextOfCall } from './contextOfCall.ts';
import type { ServerContext } from './ServerContext.ts';

/** The services for a call that reads much: the same ones, and a database whose reads go to the replica where there is one. */
export const contextReadingMuch = (context: ServerContext, call: CallInHand): ServerContext => {
  const { db, replica } = context;
  return replica === undefined
    ? contextOfCall(context, call)
    : { ...context, db: new ReadDatabase(db, replica, call) };
};
