import { authorize } from '../../runtime/model/access/authorize.ts';
import { trimBlanks } from '../../runtime/model/fields/columnTypes/blanks.ts';
import type { PasswordChange, ResetPassword } from '../../runtime/wire/account/Credentials.ts';
import { longestPassword, longestUserName, passwordProblem } from '../access/passwordRules.ts';
import { run } from '../db/sql/compile.ts';
import { sql } from '../db/sql/sql.ts';
import { type Answer, fail, refuse, succeed } from '../http/Answer.ts';
import { asText, sentBody, type UserCall } from '../http/Call.ts';
import { decisionText } from '../reading/decisionText.ts';
import { writeLog } from '../records/writeLog.ts';
import { refusalToEditUser } from './mayEditUser.ts';
import { tryPassword } from './tryPassword.ts';

interface NewPassword {
  readonly userId: number;
  readonly password: string;
  /** The user must choose a new password at the next login. */
  readonly mustChange: boolean;
}

/** Stores a password and raises the token version, which invalidates all tokens. Returns the new version. */
const store = async (
  call: UserCall,
  { userId, password, mustChange }: NewPassword,
): Promise<{ readonly version: number } | { readonly refused: Answer<never> }> => {
  const hashed = await call.context.passwords.hash(password);
  if (!hashed.ok) {
    const { seconds } = hashed;
    const answer = fail(503, call.say('server.signInBusy', { seconds }));
    return { refused: { ...answer, headers: { 'retry-after': String(seconds) } } };
  }
  const version = await call.context.db.transaction(async (tx) => {
    const done = await run(
      tx,
      sql`update "Sys_User" set "UserPwd" = ${hashed.value}, "TokenVersion" = coalesce("TokenVersion", 0) + 1,
            "MustChangePwd" = ${mustChange ? 1 : 0}, "Version" = "Version" + 1
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
  return { version };
};

/**
 * `POST modifyPwd` `{oldPwd, newPwd}`: changes the user's own password. Returns a new token; all others become
 * invalid.
 */
export const modifyPassword = async (call: UserCall): Promise<Answer<{ readonly token: string }>> => {
  const { db, tokens } = call.context;
  const { id, userName } = call.user;
  const body = sentBody<PasswordChange>(call);
  const old = asText(body.oldPwd) ?? '';
  const wanted = asText(body.newPwd) ?? '';
  if (old === '' || wanted === '') return refuse('422', call.say('server.paramsIncomplete'));
  if (old.length > longestPassword) return refuse('422', call.say('server.credentialsLong'));
  const problem = passwordProblem(wanted, userName);
  if (problem !== undefined) return refuse('422', call.say(problem));
  if (wanted === old) return refuse('422', call.say('server.passwordSame'));
  const tried = await tryPassword(call, { userName, password: old }, async () => {
    const { rows } = await run(db, sql`select "UserPwd" from "Sys_User" where "User_Id" = ${id}`);
    return rows[0];
  });
  if ('refused' in tried) return tried.refused;
  if (tried.row === undefined) return refuse('422', call.say('server.passwordWrong'));
  tried.accept();
  const stored = await store(call, { userId: id, password: wanted, mustChange: false });
  if ('refused' in stored) return stored.refused;
  return succeed(call.say('server.passwordChanged'), { token: await tokens.issue(id, stored.version) });
};

/**
 * `POST modifyUserPwd` `{userName, password}`: password reset by an administrator. Ends all sessions of the user,
 * who must choose a new password at the next login.
 */
export const modifyUserPassword = async (call: UserCall): Promise<Answer<null>> => {
  const { catalog, db } = call.context;
  const table = catalog.table('Sys_User');
  const body = sentBody<ResetPassword>(call);
  const userName = trimBlanks(asText(body.userName) ?? '');
  const password = asText(body.password) ?? asText(body.newPwd) ?? '';
  if (table === undefined || userName === '' || password === '')
    return refuse('422', call.say('server.paramsIncomplete'));
  if (userName.length > longestUserName) return refuse('422', call.say('server.credentialsLong'));
  const decision = authorize(call.user, 'Update', table);
  if (!decision.allowed) return refuse('403', decisionText(decision, call.locale));
  const problem = passwordProblem(password, userName);
  if (problem !== undefined) return refuse('422', call.say(problem));
  const { rows } = await run(
    db,
    sql`select "User_Id", "RoleIds" from "Sys_User" where lower("UserName") = lower(${userName})`,
  );
  const [row] = rows;
  if (row === undefined) return refuse('404', call.say('server.notFound'));
  const userId = Number(row.User_Id);
  const refused = await refusalToEditUser(db, call.user, userId, row.RoleIds);
  if (refused !== undefined) return refuse('403', call.say(refused));
  const stored = await store(call, { userId, password, mustChange: userId !== call.user.id });
  return 'refused' in stored ? stored.refused : succeed(call.say('server.passwordChanged'));
};
