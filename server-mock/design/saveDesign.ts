import { formDesign as designKind } from '../../runtime/model/check/kinds/formDesign.ts';
import { userDesign as userDesignKind } from '../../runtime/model/check/kinds/userDesign.ts';
import type { DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import type { DesignRecord } from '../../runtime/model/record/design/DesignRecord.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { Json } from '../../runtime/model/schema/Json.ts';
import { adminId } from '../catalog/designTable.ts';
import { storeVersion } from '../catalog/storeVersion.ts';
import type { UserCall } from '../http/Call.ts';
import { publish } from '../publishing/publish.ts';
import { checkDesign } from '../sqlParameters/checkDesign.ts';
import { mayWriteSql } from '../sqlParameters/mayWrite.ts';
import { isSwitchedOn } from '../sqlParameters/sqlSwitch.ts';
import { keepDesignRow } from './designRows.ts';

/** Version name of a user's design of a table. */
export const userVersionName = (table: string, userId: number): string => `${table} ${userId}`;

const refusal = (rule: string): readonly Issue[] => [
  { path: 'SqlParams', rule, params: {}, severity: 'error' },
];

/** Checks SQL texts: only user 1 may write them, only while they are enabled, and only valid ones. */
const sqlIssues = async (call: UserCall, record: DesignRecord, before: string): Promise<readonly Issue[]> => {
  const text = record.SqlParams?.trim() ?? '';
  if (text === '' || text === '[]' || text === before) return [];
  if (!mayWriteSql(call.user)) return refusal('sqlParameter.onlyAdmin');
  if (!(await isSwitchedOn(call.context.db))) return refusal('sqlParameter.off');
  return checkDesign(call, text, record.TitleEnName);
};

/** The new version, or the issues that prevented the save. */
export type SavedDesign =
  | { readonly ok: true; readonly version: number }
  | { readonly ok: false; readonly issues: readonly Issue[] };

/**
 * Saves a user's design of a table as its next version; undefined resets it to the plain form. User 1's design is
 * published for all users after the schema check. `before`: the previous SQL text.
 */
export const saveDesign = async (
  call: UserCall,
  { main }: DocumentTable,
  record: DesignRecord | undefined,
  more: { readonly before?: string; readonly note?: string } = {},
): Promise<SavedDesign> => {
  const { context, user } = call;
  const issues = record === undefined ? [] : await sqlIssues(call, record, more.before ?? '');
  if (issues.length > 0) return { ok: false, issues };
  const noted = more.note === undefined ? {} : { note: more.note };
  if (user.id === adminId) {
    const patch = { ...(record ?? {}) } as unknown as Json; // texts only
    return publish(context, { kind: designKind.name, name: main.table, patch, ...noted }, user);
  }
  const keeping = { catalog: context.catalog, table: main.table, user, now: context.clock.now() };
  const version = await context.db.transaction(async (tx) => {
    await keepDesignRow(tx, keeping, record);
    const name = userVersionName(main.table, user.id);
    const text = JSON.stringify(record ?? {});
    return storeVersion(tx, { kind: userDesignKind, name, text, ...noted }, { ...user, now: keeping.now });
  });
  return { ok: true, version };
};
