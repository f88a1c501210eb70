import {
  auditFlag,
  auditLogFlag,
  hiddenFlag,
  isAudited,
  isClosed,
} from '../../runtime/model/documentState.ts';
import { isStored } from '../../runtime/model/isStored.ts';
import type { ResolvedTable } from '../../runtime/model/ResolvedTable.ts';
import type { Row } from '../../runtime/model/Row.ts';
import { rowFlags } from '../../runtime/model/rowFlags.ts';
import type { Queryable } from '../db/Database.ts';
import type { UserCall } from '../http/Call.ts';
import { wireRow } from '../records/wireRow.ts';
import { hiddenOfRows } from '../workflow/hiding/hiddenOfRows.ts';
import { dayOf } from '../workflow/isSeatOfUser.ts';
import { type RowInFlow, rowsInFlow } from '../workflow/rowsInFlow.ts';
import { changesField, logTable } from './log/askableFields.ts';
import { toldChanges } from './log/toldChanges.ts';

/** Columns to read for {@link flaggedRows}: what the user may read and, where documents are approved, what locks look at. */
export const flaggedFields = (
  call: UserCall,
  { table }: ResolvedTable,
  readable: ReadonlySet<string>,
): ReadonlySet<string> => {
  const full = call.context.catalog.table(table);
  if (full === undefined || !(isAudited(full) || table === logTable)) return readable;
  return new Set(full.fields.filter(isStored).map(({ field }) => field));
};

/** A row's flags where a flow decides: who is asked may decide, and its course can be looked at. */
const flowFlags = ({ isAsked, hasFlow }: RowInFlow, whole: Row): Row => ({
  [auditFlag]: isAsked && !isClosed(whole),
  [auditLogFlag]: hasFlow,
});

/**
 * Rows as the wire has them for this user: the readable columns, and what approval says of them (`IsAudit`, `IsAuditLog`):
 * by the seats of their flow, asked in one query for all, or, in none, by right and status; and which fields are empty
 * since the node that asks him hides them (`HiddenFields`).
 */
export const flaggedRows = async (
  db: Queryable,
  call: UserCall,
  table: ResolvedTable,
  stored: readonly Readonly<Record<string, unknown>>[],
  readable: ReadonlySet<string>,
): Promise<readonly Row[]> => {
  const rows = stored.map((one) => wireRow(table, one, readable));
  const { catalog, clock } = call.context;
  const full = catalog.table(table.table);
  if (full === undefined) return rows;
  if (full.table === logTable && readable.has(changesField)) return toldRows(db, call, stored, rows);
  if (!isAudited(full)) return rows;
  const fields = flaggedFields(call, table, readable);
  const wholes = stored.map((one) => wireRow(full, one, fields));
  const keys = wholes.map((whole) => String(whole[full.key]));
  const now = clock.now();
  const flows = await rowsInFlow(db, { user: call.user, day: dayOf(now) }, full.table, keys);
  const asked = keys.filter((key) => flows.get(key)?.isAsked);
  const hidden = await hiddenOfRows(db, call, full.table, asked);
  return rows.map((row, index) => {
    const whole = wholes[index] ?? {};
    const key = keys[index] ?? '';
    const flow = flows.get(key);
    const names = hidden.get(key);
    const flags = flow === undefined ? rowFlags(call.user, full, whole, { now }) : flowFlags(flow, whole);
    return { ...row, ...flags, ...(names === undefined ? {} : { [hiddenFlag]: names.join() }) };
  });
};

/** Rows of the operation log, with what of their changes may be told. */
export const toldRows = async (
  db: Queryable,
  call: UserCall,
  stored: readonly Readonly<Record<string, unknown>>[],
  rows: readonly Row[],
): Promise<readonly Row[]> => {
  const log = call.context.catalog.table(logTable);
  if (log === undefined) return rows;
  const fields = new Set(log.fields.filter(isStored).map(({ field }) => field));
  const changes = await toldChanges(
    db,
    call,
    stored.map((one) => wireRow(log, one, fields)),
  );
  return rows.map((row, index) => ({ ...row, [changesField]: changes[index] ?? null }));
};
