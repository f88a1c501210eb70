import type { Row } from '../../../../runtime/model/schema/Row.ts';
import type { FlowEvent } from '../../../../runtime/model/workflow/engine/FlowEvent.ts';
import type { ActionBody } from '../../../../runtime/wire/workflow/ActionBody.ts';
import type { TransactionCall } from '../../../context/TransactionContext.ts';
import type { Queryable } from '../../../db/Database.ts';
import { sql } from '../../../db/sql/sql.ts';
import { type Answer, refuse, succeed } from '../../../http/Answer.ts';
import { asText, sentBody, type UserCall } from '../../../http/Call.ts';
import { claimAnswer, keepAnswer } from '../../../http/idempotency/keptAnswers.ts';
import { once } from '../../../http/idempotency/once.ts';
import { Refusal } from '../../../http/Refusal.ts';
import type { Mail } from '../../../mail/Mailer.ts';
import { systemRows } from '../../../reading/systemRows.ts';
import { keyText } from '../../../records/keyText.ts';
import { writeLog } from '../../../records/writeLog.ts';
import { sendMails } from '../../mail/sendMails.ts';
import { decideEvent } from '../../moves/decideEvent.ts';
import { loadInstance } from '../../records/StoredInstance.ts';
import { flowTables } from '../../records/storeRecords.ts';
import { type AskedCourse, courseOf } from '../courseOf.ts';
import { actorOf } from '../flowEvent.ts';
import { storeDecided } from '../storeDecided.ts';
import { refuseLocked } from '../voteInFlow.ts';
import { decisionValues, writeDecision } from '../writeDecision.ts';
import { type ActionName, actions, type SentAction } from './actions.ts';

/**
 * `POST /api/Sys_WorkFlow/{action}?tableName=` `{key, ...}`: user actions on a document in a workflow, except
 * votes.
 * Runs under the same row lock as a vote; the engine decides whether the user may act. Answers the key in
 * `data`.
 */
export const actOnDocument = async (call: UserCall, action: ActionName): Promise<Answer<string>> => {
  const asked = courseOf(call, call.query('tableName') ?? '', asText(sentBody<ActionBody>(call).key));
  if ('refused' in asked) return asked.refused;
  const { course } = asked;
  // Checked before a stored answer is repeated: the user may have lost access since.
  const [row] = await systemRows(call.context.db, 'course', course.full.main, course.where);
  if (row === undefined) return course.missing;
  const read = actions[action](call);
  if ('refused' in read) return read.refused;
  return once(call, () => act(call, course, action, read));
};

const act = async (
  call: UserCall,
  course: AskedCourse,
  action: ActionName,
  sent: SentAction,
): Promise<Answer<string>> => {
  const { context } = call;
  const { table } = course.full.main;
  const done = succeed(call.say(`flow.done.${action}`), keyText(course.key));
  try {
    const acted = await context.db.transaction(async (tx) => {
      const kept = await claimAnswer(tx, call);
      if (kept !== undefined) return { answer: kept };
      const mails = await actUnderLock(tx, call, course, sent);
      await keepAnswer(tx, call, done);
      return { answer: done, mails };
    });
    if (acted.mails === undefined) return acted.answer;
    context.changes.bump([table, 'Sys_Log', ...flowTables]);
    sendMails(context, acted.mails);
    return acted.answer;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const refused = await error.answerFor(call);
    await logRefusedAction(call, table, keyText(course.key), action, refused);
    return refused;
  }
};

const actUnderLock = async (
  tx: Queryable,
  call: TransactionCall,
  { full, where, missing }: AskedCourse,
  { event }: SentAction,
): Promise<readonly Mail[]> => {
  const { main } = full;
  const [row] = await systemRows(tx, 'course', main, where, sql`for update`);
  if (row === undefined) throw new Refusal(missing);
  refuseLocked(call, full, row);
  const key = keyText(row[main.key]);
  const stored = await loadInstance(tx, main.table, key);
  if (stored === undefined) throw new Refusal(refuse('422', call.say('flow.notInFlow')));
  const held = { full, document: { main: row }, key, stored };
  const decided = await decideEvent(tx, call.context, held, event, actorOf(call));
  const { record, mails } = await storeDecided(tx, call, decided);
  await logDone(tx, call, full.main, row, event, record.answer.instance.status);
  return mails;
};

/**
 * Writes the operation log. The document changes only when its status does, so that open editors are not
 * disturbed.
 */
const logDone = async (
  tx: Queryable,
  call: TransactionCall,
  main: AskedCourse['full']['main'],
  row: Row,
  event: FlowEvent,
  status: number,
): Promise<void> => {
  const reason = 'reason' in event ? event.reason : '';
  if (event.kind === 'withdraw') {
    const values = decisionValues(call, main, status, undefined, ['Update']);
    await writeDecision(tx, call, main, row, values, reason);
    return;
  }
  await writeLog(tx, call, {
    type: 'Audit',
    table: main.table,
    key: keyText(row[main.key]),
    changes: {
      action: event.kind,
      ...('to' in event ? { to: event.to } : {}),
      ...('users' in event ? { users: event.users } : {}),
      ...(reason === '' ? {} : { reason }),
    },
  });
};

/** Logs a refused action, like a refused vote: who tried what, and why it was refused. */
const logRefusedAction = async (
  call: UserCall,
  table: string,
  key: string,
  action: ActionName,
  { body }: Answer,
): Promise<void> => {
  const said = typeof body === 'object' && body !== null && 'message' in body ? String(body.message) : '';
  await writeLog(call.context.db, call, {
    type: 'Refused',
    table,
    key,
    changes: { refused: said, action },
  });
  call.context.changes.bump(['Sys_Log']);
};
