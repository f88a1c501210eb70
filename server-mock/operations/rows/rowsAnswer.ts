import type { RowOutcome } from '../../../runtime/wire/records/RowOutcome.ts';
import { type Answer, refuse, succeed } from '../../http/Answer.ts';
import type { UserCall } from '../../http/Call.ts';
import { claimAnswer, keepAnswer } from '../../http/idempotency/keptAnswers.ts';

/**
 * Combines outcomes into one answer; `data` is per row. Refuses with the first reason when all rows failed,
 * else says how many succeeded.
 */
export const answerOf = (
  call: Pick<UserCall, 'say'>,
  outcomes: readonly RowOutcome[],
  done: string,
): Answer<readonly RowOutcome[]> => {
  const refused = outcomes.filter((outcome) => !outcome.ok);
  const [first] = refused;
  if (first === undefined) return succeed(done, outcomes);
  if (refused.length === outcomes.length) return refuse('422', first.message, outcomes);
  const counts = { done: outcomes.length - refused.length, failed: refused.length };
  return succeed(call.say('approval.someFailed', counts), outcomes);
};

/** Answers a call about several rows; stores the answer for a repeated call when any row succeeded. */
export const rowsAnswer = async (
  call: UserCall,
  outcomes: readonly RowOutcome[],
  done: string,
): Promise<Answer<readonly RowOutcome[]>> => {
  const answer = answerOf(call, outcomes, done);
  if (!outcomes.some((outcome) => outcome.ok)) return answer;
  return call.context.db.transaction(async (tx) => {
    const before = await claimAnswer(tx, call);
    if (before !== undefined) return before;
    await keepAnswer(tx, call, answer);
    return answer;
  });
};
