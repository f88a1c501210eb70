import type { ServerContext } from '../context/ServerContext.ts';
import { DatabaseError } from '../db/DatabaseError.ts';
import { seated } from './seats.ts';

/** Milliseconds before a timed-out parameter may run again. */
const rest = 60_000;

const resting = new WeakMap<ServerContext['changes'], Map<string, number>>();

/** Whether a parameter timed out recently. On the embedded database every call waits while one runs. */
export const isResting = (context: ServerContext, id: string): boolean =>
  (resting.get(context.changes)?.get(id) ?? 0) > context.clock.millis();

/**
 * Runs it when a slot is free. After a timeout the parameter is suspended. Undefined: suspended while this call
 * waited.
 */
export const inTime = <T>(
  context: ServerContext,
  id: string,
  run: () => Promise<T>,
): Promise<T | undefined> =>
  seated(context, async () => {
    if (isResting(context, id)) return undefined;
    try {
      return await run();
    } catch (error) {
      if (error instanceof DatabaseError && error.kind === 'timeout') letRest(context, id);
      throw error;
    }
  });

const letRest = (context: ServerContext, id: string): void => {
  const known = resting.get(context.changes) ?? new Map<string, number>();
  const now = context.clock.millis();
  for (const [other, until] of known) if (until <= now) known.delete(other);
  known.set(id, now + rest);
  resting.set(context.changes, known);
};
