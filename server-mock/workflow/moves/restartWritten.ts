import {
  auditStatus,
  auditStatusOf,
  isAudited,
  isClosed,
} from '../../../runtime/model/access/documentState.ts';
import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Cell, Row } from '../../../runtime/model/schema/Row.ts';
import { usedFields } from '../../../runtime/model/workflow/definition/usedFields.ts';
import type { TransactionCall } from '../../context/TransactionContext.ts';
import type { Queryable } from '../../db/Database.ts';
import { name } from '../../db/sql/names.ts';
import { sql } from '../../db/sql/sql.ts';
import type { Mail } from '../../mail/Mailer.ts';
import { documentOf } from '../../operations/saving/documentOf.ts';
import { systemRows } from '../../reading/systemRows.ts';
import { keyText } from '../../records/keyText.ts';
import { loadInstance } from '../records/StoredInstance.ts';
import { asksRows } from './flowFacts.ts';
import { type Submitted, submitDocuments } from './submitDocuments.ts';

/** States without any decision, in which a change restarts the flow. */
export const undecided: ReadonlySet<number> = new Set([auditStatus.open, auditStatus.unneeded]);

/**
 * Restarts the flows of documents changed without a save: a status button, a switch, a new order.
 * Only undecided documents restart, as after a save, perhaps with another flow. Closed ones whose position
 * merely moved are skipped. `before` holds the locked rows before the change. Returns the mails to send after
 * the commit.
 */
export const restartWritten = async (
  tx: Queryable,
  call: TransactionCall,
  { table: tableName }: Pick<ResolvedTable, 'table'>,
  before: readonly Row[],
): Promise<readonly Mail[]> => {
  const full = call.context.catalog.document(tableName);
  if (full === undefined || !isAudited(full.main)) return [];
  const { main } = full;
  const flows = await call.context.flows.published(tx, main.table);
  const withRows = flows.some(asksRows);
  const submitted: Submitted[] = [];
  for (const row of before) {
    if (!undecided.has(auditStatusOf(row)) || isClosed(row)) continue;
    const key: Cell = row[main.key] ?? null;
    const stored = await loadInstance(tx, main.table, keyText(key));
    // Saved before its table had a flow: it keeps the plain approval until a user starts its flow.
    if (stored === undefined) continue;
    const [now] = await systemRows(tx, 'engine', main, sql`${name(main.key)} = ${key}`);
    if (now === undefined) continue;
    submitted.push({ key, document: await documentOf(tx, full, now, withRows), before: stored });
  }
  if (submitted.length === 0) return [];
  const by = { userId: call.user.id, name: call.user.realName };
  return (await submitDocuments(tx, call.context, full, by, submitted))?.mails ?? [];
};

/** Whether conditions of the published flows read one of these fields; otherwise a change keeps the path. */
export const isAskedByFlows = async (
  tx: Queryable,
  { context: { catalog, flows } }: TransactionCall,
  table: string,
  fields: readonly string[],
): Promise<boolean> => {
  const full = catalog.document(table);
  if (full === undefined || !isAudited(full.main)) return false;
  return (await flows.published(tx, table)).some((flow) =>
    usedFields(flow, full).some(
      (used) => used.isAsked && used.table === table && fields.includes(used.field),
    ),
  );
};
