import type { Document, DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import { auditField } from '../../../runtime/model/fields/stateFields.ts';
import { messageOf } from '../../../runtime/model/messages/index.ts';
import type { Cell } from '../../../runtime/model/schema/Row.ts';
import { chooseFlow } from '../../../runtime/model/workflow/engine/chooseFlow.ts';
import { decide } from '../../../runtime/model/workflow/engine/decide.ts';
import type { Actor } from '../../../runtime/model/workflow/engine/FlowEvent.ts';
import { storedTitle } from '../../catalog/storedTitle.ts';
import type { Queryable } from '../../db/Database.ts';
import { run } from '../../db/sql/compile.ts';
import { anyOf, name } from '../../db/sql/names.ts';
import { sql } from '../../db/sql/sql.ts';
import type { Mail } from '../../mail/Mailer.ts';
import { watchOf } from '../../records/WriteWatch.ts';
import { loadPeople } from '../people/loadPeople.ts';
import { copiedBy } from '../records/copiedBy.ts';
import type { FlowRecord } from '../records/FlowRecord.ts';
import type { StoredInstance } from '../records/StoredInstance.ts';
import { storeRecords } from '../records/storeRecords.ts';
import { creatorNameOf, creatorOf, labelOf } from './creatorOf.ts';
import type { FlowContext } from './FlowContext.ts';
import { flowFacts } from './flowFacts.ts';

/** A document just written, with its instance. */
export interface Submitted {
  readonly key: Cell;
  readonly document: Document;
  /** Undefined when it has no instance yet. */
  readonly before?: StoredInstance;
}

/** Result of submitting documents. */
export interface Submission {
  /** Mails to send after the commit. */
  readonly mails: readonly Mail[];
  /** New status of each document by key. */
  readonly statuses: ReadonlyMap<Cell, number>;
}

/**
 * Starts the flows of saved documents in the transaction of their save: flow, instance, seats, log,
 * AuditStatus.
 * New documents of a table without a published flow keep the plain approval. Undefined when nothing started.
 */
export const submitDocuments = async (
  tx: Queryable,
  { catalog, flows: library, clock, workingHours }: FlowContext,
  full: DocumentTable,
  by: Actor,
  documents: readonly Submitted[],
): Promise<Submission | undefined> => {
  const { main } = full;
  const flows = await library.published(tx, main.table);
  const concerned = flows.length > 0 ? documents : documents.filter(({ before }) => before !== undefined);
  if (concerned.length === 0) return undefined;
  const now = clock.now();
  const creators = concerned.map(({ document }) => creatorOf(main, document.main) || by.userId);
  const people = await loadPeople(tx, {
    flows,
    userIds: [...new Set([by.userId, ...creators])],
    standing: { table: main.table, day: now.slice(0, 10) },
  });
  const records = concerned.map(({ key, document, before }, index): FlowRecord => {
    const creatorId = creators[index] ?? by.userId;
    const facts = flowFacts({ full, document, creatorId, people, now, workingHours });
    const flow = chooseFlow(flows, facts);
    const event = { kind: 'submit', by, creatorId } as const;
    const answer = decide(flow, before?.instance, event, facts);
    // The caller has checked the status under the document's lock.
    if (!answer.ok) throw new Error(messageOf(answer.issue, 'en'));
    return {
      table: main.table,
      cnName: storedTitle(catalog, main),
      key: String(key),
      label: labelOf(main, document.main),
      before,
      event,
      answer,
      flowName: flow?.name ?? '',
      selfSubstitute: flow?.selfSubstitute === true,
      creator: creatorNameOf(main, document.main) || by.name,
      by,
      now,
      copied: copiedBy(answer.effects, people),
    };
  });
  const mails = await storeRecords(tx, records, people);
  await writeStatuses(tx, full, concerned, records);
  const statuses = new Map(
    records.map(({ answer }, index) => [concerned[index]?.key ?? null, answer.instance.status]),
  );
  return { mails, statuses };
};

/** Writes the statuses of documents just written; does not raise their version again. */
const writeStatuses = async (
  tx: Queryable,
  { main }: DocumentTable,
  documents: readonly Submitted[],
  records: readonly FlowRecord[],
): Promise<void> => {
  const byStatus = new Map<number, Cell[]>();
  for (const [index, { answer }] of records.entries()) {
    const { status } = answer.instance;
    const { key, document } = documents[index] ?? {};
    if (key === undefined || document?.main[auditField] === status) continue;
    byStatus.set(status, [...(byStatus.get(status) ?? []), key]);
  }
  for (const [status, keys] of byStatus) {
    const where = sql`${name(main.key)} = ${anyOf(keys)}`;
    await watchOf(tx)?.changing(main.table, where);
    await run(tx, sql`update ${name(main.table)} set ${name(auditField)} = ${status} where ${where}`);
  }
};
