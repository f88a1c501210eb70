import { sql } from 'kysely';
import type { Row } from '../../../../runtime/model/schema/Row.ts';
import type { FlowEvent } from '../../../../runtime/model/workflow/engine/FlowEvent.ts';
import type { TransactionCall } from '../../../context/TransactionContext.ts';
import type { Queryable } from '../../../db/Database.ts';
import { type Answer, refuse, succeed } from '../../../http/Answer.ts';
import { asText, bodyObject, type UserCall } from '../../../http/Call.ts';
import { claimAnswer, keepAnswer } from '../../../http/idempotency/keptAnswers.ts';
import { once } from '../../../http/idempotency/once.ts';
import { Refusal } from '../../../http/Refusal.ts';
import { systemRows } from '../../../reading/systemRows.ts';
import { keyText } from '../../../records/keyText.ts';
import { writeLog } from '../../../records/writeLog.ts';
import type { Mail } from '../../mail/Mailer.ts';
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
 * `POST /api/Sys_WorkFlow/{action}?tableName=` `{key, ...}`: what people do about a document in a flow
 * besides deciding. Under the lock of its row as a vote; whether he may is the engine's to say. Answers `data` the key.
 */
export const actOnDocument = async (call: UserCall, action: ActionName): Promise<Answer> => {
  const asked = courseOf(call, call.query('tableName') ?? '', asText(bodyObject(call).key));
  if ('refused' in asked) return asked.refused;
  const { course } = asked;
  // Before a kept answer is given again: whoever may not look at it any more learns nothing.
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
): Promise<Answer> => {
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
    await logRefusedAction(call, table, keyText(course.key), action, error.answer);
    return error.answer;
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

/** The operation log; the document itself changes only where its status does, so that whoever edits it is not disturbed. */
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

/** A refused call stands in the operation log like a refused vote: who tried what, and why not. */
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
