import type { UserCall } from '../../http/Call.ts';
import type { ServerContext } from '../../ServerContext.ts';

/** Where an import stands: what is done, how many rows of it, of how many (0: not known yet). */
export interface Progress {
  readonly phase: 'waiting' | 'reading' | 'checking' | 'staging' | 'storing' | 'marking';
  readonly done: number;
  readonly total: number;
}

/** Imports under way in this process; an end takes them away. */
const underWay = new WeakMap<ServerContext, Map<string, Progress>>();

const idOf = (call: UserCall, id: string): string => `${call.user.id}\n${id}`;

const mapOf = (context: ServerContext): Map<string, Progress> => {
  const known = underWay.get(context) ?? new Map<string, Progress>();
  underWay.set(context, known);
  return known;
};

/** Says where an import stands. Without an id nobody asks. */
export const tell = (call: UserCall, id: string | undefined, progress: Progress): void => {
  if (id !== undefined) mapOf(call.context).set(idOf(call, id), progress);
};

export const forget = (call: UserCall, id: string | undefined): void => {
  if (id !== undefined) mapOf(call.context).delete(idOf(call, id));
};

/** Where the caller's import of this id stands; undefined: it is over, or another process does it. */
export const progressOf = (call: UserCall, id: string): Progress | undefined =>
  mapOf(call.context).get(idOf(call, id));
