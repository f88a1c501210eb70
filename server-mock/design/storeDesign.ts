import { refused } from '../../runtime/model/check/kinds/refusals.ts';
import type { DesignRecord } from '../../runtime/model/record/design/DesignRecord.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { Json } from '../../runtime/model/schema/Json.ts';
import { storeVersion } from '../catalog/storeVersion.ts';
import type { Queryable } from '../db/Database.ts';
import { run } from '../db/sql/compile.ts';
import { sql } from '../db/sql/sql.ts';
import type { UserCall } from '../http/Call.ts';
import { type Published, publish } from '../publishing/publish.ts';
import { designVersions, newestDesign, readDesign } from '../reading/storedDesign.ts';
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

/** How a design is stored. */
interface Storing {
  readonly note?: string;
  /** Version that the change was made from; 0: there was no design. Default: whichever is stored. */
  readonly over?: number | undefined;
}

/** Saves the user's design of a table as its next version. Checks SQL texts that differ from the stored ones. */
export const saveDesign = async (
  call: UserCall,
  table: string,
  record: DesignRecord,
  over: number | undefined,
): Promise<Published> => {
  const issues = await sqlIssues(call, table, record);
  return issues.length > 0 ? { ok: false, issues } : storeDesign(call, table, record, { over });
};

/**
 * Stores the next version without a look at SQL texts; no record: resets to the plain form. User 1's is published for all
 * users after the schema check.
 */
export const storeDesign = async (
  { context, user }: UserCall,
  table: string,
  record: DesignRecord | undefined,
  { note, over }: Storing = {},
): Promise<Published> => {
  const { kind, name } = designVersions(table, user.id);
  const patch = { ...record } as unknown as Json; // texts only
  const noted = note === undefined ? {} : { note };
  const title = context.catalog.table(table)?.cnName ?? table;
  const moved: Published = { ok: false, issues: refused('server.publishedMeanwhile', '', { name: title }) };
  /** Number of the stored version if the change was made from it. */
  const numberUnder = async (db: Queryable): Promise<number | undefined> => {
    const stored = await newestDesign(db, table, user.id);
    return over === (stored.record === undefined ? 0 : stored.number) ? stored.number : undefined;
  };
  if (kind.publishing !== undefined) {
    const what = { kind: kind.name, name, patch, ...noted };
    if (over === undefined) return publish(context, what, user);
    const under = await numberUnder(context.db);
    return under === undefined ? moved : publish(context, { ...what, over: under }, user);
  }
  const stamp = { ...user, now: context.clock.now() };
  const version = await context.db.transaction(async (tx) => {
    // One save of a design at a time, as each takes the next number.
    await run(tx, sql`select pg_advisory_xact_lock(hashtext(${`jig design ${name}`})) is null as "locked"`);
    if (over !== undefined && (await numberUnder(tx)) === undefined) return undefined;
    return storeVersion(tx, { kind, name, text: JSON.stringify(patch), ...noted }, stamp);
  });
  return version === undefined ? moved : { ok: true, version };
};
