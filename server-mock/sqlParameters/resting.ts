import type { ServerContext } from '../context/ServerContext.ts';
import { DatabaseError } from '../db/DatabaseError.ts';
import { seated } from './seats.ts';

/** How long a parameter that ran out of time is not tried again, in ms. */
const rest = 60_000;

const resting = new WeakMap<ServerContext, Map<string, number>>();

/** Whether a parameter ran out of time a moment ago: on the embedded database everybody waits while one runs. */
export const isResting = (context: ServerContext, id: string): boolean =>
  (resting.get(context)?.get(id) ?? 0) > context.clock.millis();

/** Runs it when there is a seat; when it runs out of time, the parameter rests. Undefined: it rests, others waited too. */
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
  const known = resting.get(context) ?? new Map<string, number>();
  const now = context.clock.millis();
  for (const [other, until] of known) if (until <= now) known.delete(other);
  known.set(id, now + rest);
  resting.set(context, known);
};
