import { type RawBuilder, sql } from 'kysely';
import {
  auditFlag,
  auditLogFlag,
  hiddenFlag,
  isAudited,
  isClosed,
} from '../../runtime/model/documentState.ts';
import { isStored } from '../../runtime/model/isStored.ts';
import type { ResolvedTable } from '../../runtime/model/ResolvedTable.ts';
import type { MutableRow, Row } from '../../runtime/model/Row.ts';
import { rowFlags } from '../../runtime/model/rowFlags.ts';
import type { Queryable } from '../db/Database.ts';
import type { UserCall } from '../http/Call.ts';
import { wireRow } from '../records/wireRow.ts';
import { name } from '../sql/names.ts';
import { hiddenOfRows } from '../workflow/hiding/hiddenOfRows.ts';
import { dayOf } from '../workflow/isSeatOfUser.ts';
import { inFlowColumn, type RowInFlow, rowInFlow } from '../workflow/rowsInFlow.ts';
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

/**
 * What else a statement selects for {@link flaggedRows}, from a row source that goes by `alias`: with a comma before it, or
 * nothing where documents are not approved.
 */
export const flowPart = (call: UserCall, { table }: ResolvedTable, alias: string): RawBuilder<unknown> => {
  const full = call.context.catalog.table(table);
  if (full === undefined || !isAudited(full)) return sql``;
  const of = { user: call.user, day: dayOf(call.context.clock.now()) };
  return sql`, ${inFlowColumn(of, full.table, sql`${name(alias)}.${name(full.key)}`)}`;
};

/** A row's flags where a flow decides: who is asked may decide, and its course can be looked at. */
const flowFlags = ({ isAsked, hasFlow }: RowInFlow, whole: Row): Row => ({
  [auditFlag]: isAsked && !isClosed(whole),
  [auditLogFlag]: hasFlow,
});

/**
 * Rows as the wire has them for this user: the readable columns, and what approval says of them (`IsAudit`, `IsAuditLog`):
 * by the seats of their flow ({@link flowPart} selects them), or, in none, by right and status; and which fields are empty
 * since the node that asks him hides them (`HiddenFields`).
 */
export const flaggedRows = async (
  db: Queryable,
  call: UserCall,
  table: ResolvedTable,
  stored: readonly Readonly<Record<string, unknown>>[],
  readable: ReadonlySet<string>,
): Promise<readonly Row[]> => {
  const { catalog, clock } = call.context;
  const full = catalog.table(table.table);
  if (full === undefined || !isAudited(full)) {
    const rows = stored.map((one) => wireRow(table, one, readable));
    return table.table === logTable && readable.has(changesField) ? toldRows(db, call, stored, rows) : rows;
  }
  const fields = flaggedFields(call, table, readable);
  const now = clock.now();
  const wholes = stored.map((one) => wireRow(full, one, fields));
  const flows = stored.map(rowInFlow);
  const keys = wholes.map((whole) => String(whole[full.key]));
  const asked = keys.filter((_key, index) => flows[index]?.isAsked);
  const hidden = await hiddenOfRows(db, call, full.table, asked);
  const shown = table.fields.map(({ field }) => field).filter((field) => readable.has(field));
  return wholes.map((whole, index) => {
    const flow = flows[index];
    const names = hidden.get(keys[index] ?? '');
    const flags = flow === undefined ? rowFlags(call.user, full, whole, { now }) : flowFlags(flow, whole);
    // Picked, not turned a second time: turning decimals and dates is most of the work of a page.
    const row: MutableRow = {};
    for (const field of shown) row[field] = whole[field] ?? null;
    return Object.assign(row, flags, names === undefined ? {} : { [hiddenFlag]: names.join() });
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
