import type { Cell } from '../../../runtime/model/schema/Row.ts';
import type { RowOutcome } from '../../../runtime/wire/records/RowOutcome.ts';
import type { Answer } from '../../http/Answer.ts';
import type { UserCall } from '../../http/Call.ts';
import { claimAnswer, keepAnswer } from '../../http/idempotency/keptAnswers.ts';
import { keyText } from '../../records/keyText.ts';
import { bumpWork, forEachRow, outcomeOf, type RowWork, workOnRow } from './forEachRow.ts';
import { rowDone } from './rowResults.ts';
import { answerOf, rowsAnswer } from './rowsAnswer.ts';

/**
 * Works on rows and answers per row.
 * For a single row, the row's transaction also stores the answer: a repeated call in any process waits and
 * gets it.
 */
export const answerRows = async (
  call: UserCall,
  work: RowWork,
  keys: readonly Cell[],
): Promise<Answer<readonly RowOutcome[]>> => {
  const [only] = keys;
  if (only === undefined || keys.length > 1)
    return rowsAnswer(call, await forEachRow(call, work, keys), work.done);
  const done = answerOf(call, [rowDone(keyText(only), work.done)], work.done);
  let before: Answer<never> | undefined;
  const outcome = await outcomeOf(call, work, only, () =>
    call.context.db.transaction(async (tx) => {
      before = await claimAnswer(tx, call);
      if (before !== undefined) return;
      await workOnRow(tx, call, work, only);
      await keepAnswer(tx, call, done);
    }),
  );
  if (before !== undefined) return before;
  if (outcome.ok) bumpWork(call, work);
  return answerOf(call, [outcome], work.done);
};
