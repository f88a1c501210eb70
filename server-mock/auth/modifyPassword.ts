import { sql } from 'kysely';
import { authorize } from '../../runtime/model/authorize.ts';
import { type Answer, fail, refuse, succeed } from '../http/Answer.ts';
import { asText, bodyObject, type UserCall } from '../http/Call.ts';
import { decisionText } from '../operations/decisionText.ts';
import { writeLog } from '../operations/writeLog.ts';
import { refusalToEditUser } from '../permissions/mayEditUser.ts';
import { run } from '../sql/compile.ts';
import { hashPassword, isPassword, passwordMinimum } from './password.ts';

/** Stores a password and raises the token version: every token issued before is worthless. Answers the new version. */
const store = async (call: UserCall, userId: number, password: string): Promise<number> => {
  const hash = await hashPassword(password);
  const version = await call.context.db.transaction(async (tx) => {
    const done = await run(
      tx,
      sql`update "Sys_User" set "UserPwd" = ${hash}, "TokenVersion" = coalesce("TokenVersion", 0) + 1, "Version" = "Version" + 1
          where "User_Id" = ${userId} returning "TokenVersion"`,
    );
    await writeLog(tx, call, {
      type: 'Edit',
      table: 'Sys_User',
      key: String(userId),
      changes: { UserPwd: ['***', '***'] },
    });
    return Number(done.rows[0]?.TokenVersion ?? 0);
  });
  call.context.changes.bump(['Sys_User', 'Sys_Log']);
  return version;
};

/** `POST modifyPwd` `{oldPwd, newPwd}`: one's own password (family facts 1.2). Answers a new token; all others end. */
export const modifyPassword = async (call: UserCall): Promise<Answer> => {
  const { db, throttle, tokens } = call.context;
  const body = bodyObject(call);
  const old = asText(body.oldPwd) ?? '';
  const wanted = asText(body.newPwd) ?? '';
  if (old === '' || wanted === '') return refuse('422', call.say('server.paramsIncomplete'));
  if (wanted.length < passwordMinimum) return refuse('422', call.say('server.passwordShort'));
  if (wanted === old) return refuse('422', call.say('server.passwordSame'));
  const seconds = throttle.secondsToWait(call.user.userName, call.address);
  if (seconds > 0) return fail(429, call.say('server.tooManyTries', { seconds }));
  throttle.tried(call.user.userName, call.address);
  const { rows } = await run(db, sql`select "UserPwd" from "Sys_User" where "User_Id" = ${call.user.id}`);
  const hash = rows[0]?.UserPwd;
  if (!(await isPassword(old, typeof hash === 'string' ? hash : null)))
    return refuse('422', call.say('server.passwordWrong'));
  throttle.succeeded(call.user.userName, call.address);
  const version = await store(call, call.user.id, wanted);
  return succeed(call.say('server.passwordChanged'), { token: await tokens.issue(call.user.id, version) });
};

/** `POST modifyUserPwd` `{userName, password}`: an administrator's reset; the user is signed out everywhere. */
export const modifyUserPassword = async (call: UserCall): Promise<Answer> => {
  const { catalog, db } = call.context;
  const table = catalog.table('Sys_User');
  const body = bodyObject(call);
  const userName = asText(body.userName) ?? '';
  const password = asText(body.password) ?? asText(body.newPwd) ?? '';
  if (table === undefined || userName === '' || password === '')
    return refuse('422', call.say('server.paramsIncomplete'));
  const decision = authorize(call.user, 'Update', table);
  if (!decision.allowed) return refuse('403', decisionText(decision, call.locale));
  if (password.length < passwordMinimum) return refuse('422', call.say('server.passwordShort'));
  const { rows } = await run(
    db,
    sql`select "User_Id", "RoleIds" from "Sys_User" where lower("UserName") = lower(${userName})`,
  );
  const [row] = rows;
  if (row === undefined) return refuse('404', call.say('server.notFound'));
  const refused = await refusalToEditUser(call, Number(row.User_Id), row.RoleIds);
  if (refused !== undefined) return refuse('403', call.say(refused));
  await store(call, Number(row.User_Id), password);
  return succeed(call.say('server.passwordChanged'));
};
