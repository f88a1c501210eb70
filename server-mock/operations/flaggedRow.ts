import { isAudited, isClosed } from '../../runtime/model/access/documentState.ts';
import { rowFlags } from '../../runtime/model/access/rowFlags.ts';
import { isStored, type ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { auditFlag, auditLogFlag, caseField, hiddenFlag } from '../../runtime/model/fields/stateFields.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import type { RowInFlow } from '../context/FlowState.ts';
import type { TransactionCall } from '../context/TransactionContext.ts';
import type { Queryable } from '../db/Database.ts';
import { name } from '../db/sql/names.ts';
import { type RawBuilder, sql } from '../db/sql/sql.ts';
import { logTable } from '../reading/askableFields.ts';
import { type RowReader, rowReader } from '../records/rowReader.ts';

/**
 * Columns to read for {@link flaggedRows}: the readable ones and, in tables with approval, those that locks
 * read.
 */
export const flaggedFields = (
  call: TransactionCall,
  { table }: ResolvedTable,
  readable: ReadonlySet<string>,
): ReadonlySet<string> => {
  const full = call.context.catalog.table(table);
  if (full === undefined || !(isAudited(full) || table === logTable)) return readable;
  return storedFields(full);
};

const storedNames = new WeakMap<ResolvedTable, ReadonlySet<string>>();

/** Names of all columns of a table. */
const storedFields = (table: ResolvedTable): ReadonlySet<string> => {
  const known = storedNames.get(table);
  if (known !== undefined) return known;
  const names = new Set(table.fields.filter(isStored).map(({ field }) => field));
  storedNames.set(table, names);
  return names;
};

/**
 * Extra columns a statement selects for {@link flaggedRows}; `alias` names its row source.
 * Starts with a comma; empty where documents have no approval.
 */
export const flowPart = (
  call: TransactionCall,
  { table }: ResolvedTable,
  alias: string,
): RawBuilder<unknown> => {
  const full = call.context.catalog.table(table);
  const { flowState } = call.context;
  if (flowState === undefined || full === undefined || !isAudited(full)) return sql``;
  const key = sql`${name(alias)}.${name(full.key)}`;
  return sql`, ${flowState.column(call, full.table, key)}`;
};

type Stored = Readonly<Record<string, unknown>>;

const flagNames = [auditFlag, auditLogFlag] as const;

/** The stored column that {@link isClosed} reads. */
const caseOf = (stored: Stored): Row => ({ [caseField]: Number(stored[caseField] ?? 0) });

/** Flags of a row in a workflow: whether the user is asked to decide, and whether a history exists. */
const flowFlags = ({ isAsked, hasFlow }: RowInFlow, stored: Stored): Row => ({
  [auditFlag]: isAsked && !isClosed(caseOf(stored)),
  [auditLogFlag]: hasFlow,
});

/**
 * Rows as this user receives them: readable columns and the approval flags (`IsAudit`, `IsAuditLog`).
 * Flags come from the seats of the workflow ({@link flowPart} selects them), or from right and status without
 * one.
 * `HiddenFields` names fields that are empty because the user's node hides them.
 */
export const flaggedRows = async (
  db: Queryable,
  call: TransactionCall,
  table: ResolvedTable,
  stored: readonly Stored[],
  readable: ReadonlySet<string>,
): Promise<readonly Row[]> => {
  const { catalog, clock, flowState, guard } = call.context;
  const full = catalog.table(table.table);
  if (full === undefined || !isAudited(full)) return stored.map(rowReader(table, readable));
  const flows = stored.map((one) => flowState?.read(one));
  const keyOf = (one: Stored): string => String(one[full.key]);
  const asked = stored.filter((_one, index) => flows[index]?.isAsked).map(keyOf);
  const hidden = await guard.hiddenOfRows(db, call, full.table, asked);
  const shownOf = rowReader(table, readable, flagNames);
  const options = { now: clock.now() };
  // Rights are checked on the whole row, also its unreadable columns; rows in a workflow skip that.
  let wholeOf: RowReader | undefined;
  return stored.map((one, index) => {
    const flow = flows[index];
    const row = shownOf(one);
    if (flow !== undefined) Object.assign(row, flowFlags(flow, one));
    else {
      wholeOf ??= rowReader(full, flaggedFields(call, table, readable));
      Object.assign(row, rowFlags(call.user, full, wholeOf(one), options));
    }
    const names = hidden.size === 0 ? undefined : hidden.get(keyOf(one));
    if (names !== undefined) row[hiddenFlag] = names.join();
    return row;
  });
};
