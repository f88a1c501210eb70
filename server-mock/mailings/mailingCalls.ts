import { nextQuartzTimes } from '../../runtime/model/fields/quartz/quartzTimes.ts';
import { readQuartz } from '../../runtime/model/fields/quartz/readQuartz.ts';
import { mailingLimits } from '../../runtime/model/mailings/mailingLimits.ts';
import type { MutableRow } from '../../runtime/model/schema/Row.ts';
import type { MailingBody, MailingId, MailingOffer } from '../../runtime/wire/mailings/Mailing.ts';
import { mailingPath } from '../../runtime/wire/mailings/mailingPath.ts';
import { rolesOf } from '../access/roles.ts';
import { openBoard } from '../boards/openBoards.ts';
import type { Queryable } from '../db/Database.ts';
import { run } from '../db/sql/compile.ts';
import { sql } from '../db/sql/sql.ts';
import { type Answer, refuse, succeed } from '../http/Answer.ts';
import { asText, sentBody, type UserCall } from '../http/Call.ts';
import { stampRow } from '../records/stamps.ts';
import { changesOf, writeLog } from '../records/writeLog.ts';
import { deleteRows, insertRow, updateRow } from '../records/writeRow.ts';
import {
  lastRuns,
  mailingById,
  mailingsOf,
  readContent,
  type StoredMailing,
  taskTable,
} from './mailingTasks.ts';
import { allRecipients, recipientsOf } from './recipients.ts';
import { maySend } from './sendBoard.ts';

/** Seconds that a sending may take: some hundred PDFs, one after the other. */
const patience = 1_800;

const unknownBoard = (call: UserCall, name: string): Answer<never> =>
  refuse('404', call.say('board.unknown', { name: name.slice(0, 100) }));

/** `GET /api/jig/mailings?board=`: whom the caller may send a board to, and what is sent of it already. */
export const mailingOffer = async (call: UserCall): Promise<Answer<MailingOffer>> => {
  const { context, user, say } = call;
  const { db } = context;
  const name = call.query('board') ?? '';
  const board = openBoard(call, name);
  if (board === undefined) return unknownBoard(call, name);
  if (!maySend(call)) return refuse('403', say('mailing.noRight'));
  const people = await allRecipients(db);
  const roles = (await rolesOf(db)).filter(({ isEnabled }) => isEnabled);
  const stored = (await mailingsOf(db, board.board)).filter(
    ({ maker }) => user.isSuperAdmin || maker === user.id,
  );
  const runs = await lastRuns(
    db,
    stored.slice(0, mailingLimits.ofBoard).map(({ id }) => id),
  );
  const userName = (id: number): string => people.find((one) => one.id === id)?.name ?? `#${id}`;
  return succeed(null, {
    ...{ title: board.title, hasMail: context.mailer !== undefined },
    users: people
      .filter(({ isEnabled }) => isEnabled)
      .map(({ id, name: title, mail }) => ({ id, name: title, ...(mail === '' && { isWithoutMail: true }) })),
    roles: roles.map(({ id, name: title }) => ({ id, name: title })),
    mailings: stored.map(({ id, cron, isOn, next, maker, content }) => {
      const { subject, users, roles: named, chosen } = content;
      const last = runs.get(id);
      return {
        ...{ id, cron, isOn, subject, users, roles: named, chosen, maker: userName(maker) },
        people: [
          ...named.flatMap((role) => roles.find((one) => one.id === role)?.name ?? []),
          ...users.map(userName),
        ],
        ...(next !== undefined && { next }),
        ...(last && { last }),
      };
    }),
  });
};

/** What is wrong with the times of a mailing, in words; undefined: nothing. */
const timeProblem = ({ say, context }: UserCall, cron: string): string | undefined => {
  const found = readQuartz(cron);
  if ('problem' in found) {
    const { part, reason, text, allowed } = found.problem;
    return say(`task.cron.${reason}`, {
      part: part === undefined ? '' : say(`task.part.${part}`),
      text,
      allowed,
    });
  }
  const times = nextQuartzTimes(found.value, context.clock.now(), 5);
  if (times.length === 0) return say('task.never');
  const millis = times.map((time) => Date.parse(`${time.replace(' ', 'T')}Z`));
  const isTooOften = millis.some((time, at) => time - (millis[at - 1] ?? 0) < mailingLimits.seconds * 1000);
  return isTooOften ? say('mailing.tooOften') : undefined;
};

/** The mailing that a call names and its caller may change: one of the caller's own, for administrators every one. */
const ownMailing = async (call: UserCall, id: unknown): Promise<StoredMailing | undefined> => {
  if (typeof id !== 'number' || !Number.isSafeInteger(id)) return undefined;
  const found = await mailingById(call.context.db, id);
  return found !== undefined && (call.user.isSuperAdmin || found.maker === call.user.id) ? found : undefined;
};

/** A name for its task that no other one has. Takes the table for itself until the transaction ends, so that it stays free. */
const freeName = async (db: Queryable, wanted: string, own: number): Promise<string> => {
  await run(db, sql`lock table "Sys_QuartzOptions" in share row exclusive mode`);
  const { rows } = await run(
    db,
    sql`select "TaskName" from "Sys_QuartzOptions" where "Id" <> ${own} and "TaskName" like ${`${wanted.replace(/[\\%_]/g, '\\$&')}%`}`,
  );
  const taken = new Set(rows.map(({ TaskName }) => String(TaskName)));
  for (let n = 1; ; n += 1) {
    const name = n === 1 ? wanted : `${wanted} (${n})`;
    if (!taken.has(name)) return name;
  }
};

/** `POST /api/jig/mailing/save`: keeps a mailing as a scheduled task with the caller's right to send. */
export const saveMailing = async (call: UserCall): Promise<Answer<undefined>> => {
  const { context, user, say, locale } = call;
  const { db, catalog, changes, clock } = context;
  const body = sentBody<MailingBody>(call);
  const content = readContent({ ...body, locale });
  const cron = (asText(body.cron) ?? '').trim().slice(0, 100);
  const no = (message: string): Answer<never> => refuse('422', message);
  const table = catalog.table(taskTable);
  const board = openBoard(call, content.board);
  if (board === undefined || table === undefined) return unknownBoard(call, content.board);
  if (!maySend(call)) return refuse('403', say('mailing.noRight'));
  const before = body.id === undefined ? undefined : await ownMailing(call, body.id);
  if (body.id !== undefined && before === undefined) return refuse('404', say('mailing.unknown'));
  if (content.subject === '' || content.subject.length > mailingLimits.subject)
    return no(say('mailing.subject', { n: mailingLimits.subject }));
  const problem = timeProblem(call, cron);
  if (problem !== undefined) return no(problem);
  const { people } = await recipientsOf(db, content);
  if (people.length === 0 || people.length > mailingLimits.recipients)
    return no(say('mailing.people', { n: mailingLimits.recipients }));
  const others = (await mailingsOf(db, board.board)).filter(({ id }) => id !== before?.id);
  if (others.length >= mailingLimits.ofBoard) return no(say('mailing.tooMany', { n: mailingLimits.ofBoard }));
  const row: MutableRow = {
    ...{ GroupName: say('mailing.group'), CronExpression: cron, Status: 1, NextRunTime: null },
    ...{ Method: 'post', TimeOut: patience, ApiUrl: mailingPath },
    PostData: JSON.stringify({ ...content, board: board.board }),
    Describe: board.title,
    // Who says what is sent to whom lends the right to send it.
    RunAs: user.id,
  };
  stampRow(table, row, before === undefined ? 'Add' : 'Update', {
    ...{ id: user.id, name: user.realName, now: clock.now() },
  });
  await db.transaction(async (tx) => {
    row.TaskName = await freeName(tx, say('mailing.task', { subject: content.subject }), before?.id ?? 0);
    const key = before === undefined ? await insertRow(tx, table, row) : before.id;
    if (before !== undefined) await updateRow(tx, table, key, row);
    await writeLog(tx, call, {
      ...{ type: before === undefined ? 'Add' : 'Edit', table: taskTable, key: String(key) },
      changes: changesOf(table, undefined, row),
    });
  });
  changes.bump([taskTable]);
  return succeed(say('mailing.saved'), undefined);
};

/** `POST /api/jig/mailing/run`: sends a mailing once, besides its times. */
export const runMailing = async (call: UserCall): Promise<Answer<undefined>> => {
  const { context, say } = call;
  const table = context.catalog.table(taskTable);
  const found = await ownMailing(call, sentBody<MailingId>(call).id);
  if (found === undefined || table === undefined) return refuse('404', say('mailing.unknown'));
  if (!maySend(call)) return refuse('403', say('mailing.noRight'));
  if (context.mailer === undefined) return refuse('422', say('mailing.noMail'));
  await context.db.transaction((tx) => updateRow(tx, table, found.id, { RunRequest: context.clock.now() }));
  context.changes.bump([taskTable]);
  return succeed(say('mailing.begun'), undefined);
};

/** `POST /api/jig/mailing/end`: ends a mailing. */
export const endMailing = async (call: UserCall): Promise<Answer<undefined>> => {
  const { context, say } = call;
  const table = context.catalog.table(taskTable);
  const found = await ownMailing(call, sentBody<MailingId>(call).id);
  if (found === undefined || table === undefined) return refuse('404', say('mailing.unknown'));
  await context.db.transaction(async (tx) => {
    await deleteRows(tx, table, [found.id]);
    await writeLog(tx, call, {
      ...{ type: 'Del', table: taskTable, key: String(found.id) },
      changes: { subject: found.content.subject, board: found.content.board },
    });
  });
  context.changes.bump([taskTable]);
  return succeed(say('mailing.ended'), undefined);
};
