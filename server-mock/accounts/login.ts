import { trimBlanks } from '../../runtime/model/fields/columnTypes/blanks.ts';
import type { Credentials, LoginBody } from '../../runtime/wire/account/Credentials.ts';
import { longestPassword, longestUserName } from '../access/passwordRules.ts';
import { run } from '../db/sql/compile.ts';
import { sql } from '../db/sql/sql.ts';
import { type Answer, refuse, succeed } from '../http/Answer.ts';
import { asText, type Call, sentBody } from '../http/Call.ts';
import { writeLog } from '../records/writeLog.ts';
import { tryPassword } from './tryPassword.ts';

/** `POST /api/user/login` `{userName, password}`: returns a token, or a refusal that reveals as little as possible. */
export const login = async (call: Call): Promise<Answer<Credentials>> => {
  const { db, tokens, clock, changes } = call.context;
  const body = sentBody<LoginBody>(call);
  const sentName = asText(body.userName) ?? '';
  const password = asText(body.password) ?? '';
  if (sentName.length > longestUserName || password.length > longestPassword)
    return refuse('422', call.say('server.credentialsLong'));
  const userName = trimBlanks(sentName);
  if (userName === '' || password === '') return refuse('422', call.say('server.paramsIncomplete'));
  const tried = await tryPassword(call, { userName, password }, async () => {
    const found = await run(
      db,
      sql`select "User_Id", "UserName", "UserTrueName", "UserPwd", "Enable", "TokenVersion", "MustChangePwd" from "Sys_User" where lower("UserName") = lower(${userName}) limit 1`,
    );
    return found.rows[0];
  });
  if ('refused' in tried) return tried.refused;
  const { row, accept } = tried;
  if (row === undefined) return refuse('422', call.say('server.badCredentials'));
  if (Number(row.Enable ?? 1) !== 1) return refuse('422', call.say('server.accountDisabled'));
  accept();
  const id = Number(row.User_Id);
  const realName = String(row.UserTrueName ?? row.UserName);
  const token = await tokens.issue(id, Number(row.TokenVersion ?? 0));
  await db.transaction(async (tx) => {
    // The version stays unchanged, so that users who edit this record get no conflict.
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
    ...(Number(row.MustChangePwd ?? 0) === 1 ? { mustChangePassword: true } : {}),
  });
};
