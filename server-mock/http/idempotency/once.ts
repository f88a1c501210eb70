import type { Answer } from '../Answer.ts';
import type { UserCall } from '../Call.ts';
import { keptAnswer, keptId } from './keptAnswers.ts';

/** Runs a save at most once per `Idempotency-Key`; repeated calls get the first answer. */
export const once = <Data>(call: UserCall, run: () => Promise<Answer<Data>>): Promise<Answer<Data>> => {
  const id = keptId(call);
  if (id === undefined) return run();
  return call.context.inFlight.inTurn(id, async () => (await keptAnswer(call.context.db, call)) ?? run());
};
