import { isAudited } from '../../runtime/model/documentState.ts';
import { isStored } from '../../runtime/model/isStored.ts';
import type { ResolvedTable } from '../../runtime/model/ResolvedTable.ts';
import type { Row } from '../../runtime/model/Row.ts';
import { rowFlags } from '../../runtime/model/rowFlags.ts';
import type { UserCall } from '../http/Call.ts';
import { wireRow } from '../records/wireRow.ts';

/** Columns to read for {@link flaggedRow}: what the user may read and, where documents are approved, what locks look at. */
export const flaggedFields = (
  call: UserCall,
  { table }: ResolvedTable,
  readable: ReadonlySet<string>,
): ReadonlySet<string> => {
  const full = call.context.catalog.table(table);
  if (full === undefined || !isAudited(full)) return readable;
  return new Set(full.fields.filter(isStored).map(({ field }) => field));
};

/** A row as the wire has it for this user: the readable columns, and what approval says of it (`IsAudit`, `IsAuditLog`). */
export const flaggedRow = (
  call: UserCall,
  table: ResolvedTable,
  stored: Readonly<Record<string, unknown>>,
  readable: ReadonlySet<string>,
): Row => {
  const row = wireRow(table, stored, readable);
  const { catalog, clock } = call.context;
  const full = catalog.table(table.table);
  if (full === undefined || !isAudited(full)) return row;
  const whole = wireRow(full, stored, flaggedFields(call, table, readable));
  return { ...row, ...rowFlags(call.user, full, whole, { now: clock.now() }) };
};
