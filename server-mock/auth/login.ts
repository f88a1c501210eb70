import { sql } from 'kysely';
import { type Answer, fail, refuse, succeed } from '../http/Answer.ts';
import { asText, bodyObject, type Call } from '../http/Call.ts';
import { writeLog } from '../operations/writeLog.ts';
import { run } from '../sql/compile.ts';
import { isPassword } from './password.ts';

/** `POST /api/user/login` `{userName, password}` (contract section 3): the token, or a refusal that says no more than it must. */
export const login = async (call: Call): Promise<Answer> => {
  const { db, throttle, tokens, clock, changes } = call.context;
  const body = bodyObject(call);
  const userName = asText(body.userName)?.trim() ?? '';
  const password = asText(body.password) ?? '';
  if (userName === '' || password === '') return refuse('422', call.say('server.paramsIncomplete'));
  const seconds = throttle.secondsToWait(userName, call.address);
  if (seconds > 0)
    return {
      ...fail(429, call.say('server.tooManyTries', { seconds })),
      headers: { 'retry-after': String(seconds) },
    };
  throttle.tried(userName, call.address);
  const found = await run(
    db,
    sql`select "User_Id", "UserName", "UserTrueName", "UserPwd", "Enable", "TokenVersion" from "Sys_User" where lower("UserName") = lower(${userName}) limit 1`,
  );
  const [row] = found.rows;
  const hash = row === undefined || row.UserPwd === null ? null : String(row.UserPwd);
  const isRight = await isPassword(password, hash);
  if (row === undefined || !isRight) return refuse('422', call.say('server.badCredentials'));
  if (Number(row.Enable ?? 1) !== 1) return refuse('422', call.say('server.accountDisabled'));
  throttle.succeeded(userName, call.address);
  const id = Number(row.User_Id);
  const realName = String(row.UserTrueName ?? row.UserName);
  const token = await tokens.issue(id, Number(row.TokenVersion ?? 0));
  await db.transaction(async (tx) => {
    // Not a change of the record: its version stays, so that nobody editing it is told it is stale.
    await run(tx, sql`update "Sys_User" set "LastLoginDate" = ${clock.now()} where "User_Id" = ${id}`);
    await writeLog(
      tx,
      { context: call.context, requestId: call.requestId, user: { id, realName } },
      { type: 'Login', table: 'Sys_User', key: String(id), changes: { address: call.address } },
    );
  });
  changes.bump(['Sys_User', 'Sys_Log']);
  return succeed(call.say('server.signedIn'), {
    user_Id: id,
    userName: String(row.UserName),
    realName,
    token,
  });
};
