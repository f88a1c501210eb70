import type { DesignRecord } from '../../runtime/model/record/design/DesignRecord.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { Json } from '../../runtime/model/schema/Json.ts';
import { storeVersion } from '../catalog/storeVersion.ts';
import { run } from '../db/sql/compile.ts';
import { sql } from '../db/sql/sql.ts';
import type { UserCall } from '../http/Call.ts';
import { type Published, publish } from '../publishing/publish.ts';
import { designVersions, readDesign } from '../reading/storedDesign.ts';
import { checkDesign } from '../sqlParameters/checkDesign.ts';
import { mayWriteSql } from '../sqlParameters/mayWrite.ts';
import { isSwitchedOn } from '../sqlParameters/sqlSwitch.ts';

const refusal = (rule: string): readonly Issue[] => [
  { path: 'SqlParams', rule, params: {}, severity: 'error' },
];

/** Checks SQL texts: only user 1 may write them, only while they are enabled, and only valid ones. */
const sqlIssues = async (call: UserCall, table: string, record: DesignRecord): Promise<readonly Issue[]> => {
  const text = record.SqlParams?.trim() ?? '';
  if (text === '' || text === '[]') return [];
  const { db } = call.context;
  if (text === (await readDesign(db, table, call.user.id))?.SqlParams) return [];
  if (!mayWriteSql(call.user)) return refusal('sqlParameter.onlyAdmin');
  if (!(await isSwitchedOn(db))) return refusal('sqlParameter.off');
  return checkDesign(call, text, record.TitleEnName);
};

/**
 * Saves the user's design of a table as its next version; undefined resets it to the plain form. Checks SQL texts that
 * differ from the stored ones.
 */
export const saveDesign = async (
  call: UserCall,
  table: string,
  record: DesignRecord | undefined,
  note?: string,
): Promise<Published> => {
  const issues = record === undefined ? [] : await sqlIssues(call, table, record);
  return issues.length > 0 ? { ok: false, issues } : storeDesign(call, table, record, note);
};

/** Stores the next version without a look at SQL texts. User 1's is published for all users after the schema check. */
export const storeDesign = async (
  { context, user }: UserCall,
  table: string,
  record: DesignRecord | undefined,
  note?: string,
): Promise<Published> => {
  const { kind, name } = designVersions(table, user.id);
  const patch = { ...record } as unknown as Json; // texts only
  const noted = note === undefined ? {} : { note };
  if (kind.publishing !== undefined)
    return publish(context, { kind: kind.name, name, patch, ...noted }, user);
  const stamp = { ...user, now: context.clock.now() };
  const version = await context.db.transaction(async (tx) => {
    // One save of a design at a time, as each takes the next number.
    await run(tx, sql`select pg_advisory_xact_lock(hashtext(${`jig design ${name}`})) is null as "locked"`);
    return storeVersion(tx, { kind, name, text: JSON.stringify(patch), ...noted }, stamp);
  });
  return { ok: true, version };
};
