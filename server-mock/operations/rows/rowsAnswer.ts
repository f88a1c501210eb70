import { type Answer, refuse, succeed } from '../../http/Answer.ts';
import type { UserCall } from '../../http/Call.ts';
import { claimAnswer, keepAnswer } from '../../http/idempotency/keptAnswers.ts';
import type { RowOutcome } from './RowOutcome.ts';

/** One answer for all rows: nothing done is a refusal with the first reason; some done says how many; `data` is per row. */
export const answerOf = (
  call: Pick<UserCall, 'say'>,
  outcomes: readonly RowOutcome[],
  done: string,
): Answer => {
  const refused = outcomes.filter((outcome) => !outcome.ok);
  const [first] = refused;
  if (first === undefined) return succeed(done, outcomes);
  if (refused.length === outcomes.length) return refuse('422', first.message, outcomes);
  const counts = { done: outcomes.length - refused.length, failed: refused.length };
  return succeed(call.say('approval.someFailed', counts), outcomes);
};

/** The answer of a call about several rows, kept for a repeat of the call once anything was done. */
export const rowsAnswer = async (
  call: UserCall,
  outcomes: readonly RowOutcome[],
  done: string,
): Promise<Answer> => {
  const answer = answerOf(call, outcomes, done);
  if (!outcomes.some((outcome) => outcome.ok)) return answer;
  return call.context.db.transaction(async (tx) => {
    const before = await claimAnswer(tx, call);
    if (before !== undefined) return before;
    await keepAnswer(tx, call, answer);
    return answer;
  });
};
