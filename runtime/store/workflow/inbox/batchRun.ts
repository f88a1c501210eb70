import { type Answer, answered, failed } from '../../../data/Answer.ts';
import type { DataSource } from '../../../data/DataSource.ts';
import type { RowOutcome } from '../../../wire/records/RowOutcome.ts';
import { rowOutcomes } from '../../../wire/records/readRowOutcomes.ts';
import { read } from '../../../wire/shape.ts';
import { RowsRun } from '../../page/RowsRun.ts';
import { OnceSender } from '../OnceSender.ts';
import type { VoteDraft } from '../VoteDraft.ts';
import type { InboxRow, InboxStore } from './InboxStore.ts';

/**
 * One decision on documents of several tables: one call per table, one outcome per document. A call without
 * an answer is repeated with the same key.
 */
export function batchRun(
  data: Pick<DataSource, 'audit'>,
  rows: readonly InboxRow[],
  vote: Pick<VoteDraft, 'status' | 'reason'>,
  factsOf: InboxStore['factsOf'] = () => [],
): RowsRun {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const senders = new Map<string, OnceSender>();
  const lines = rows.map((row) => ({
    key: row.id,
    label: `${row.cnName} ${row.label}`,
    about: factsOf(row),
  }));
  return new RowsRun(lines, async (ids) => {
    const { status, reason } = vote;
    const byTable = new Map<string, InboxRow[]>();
    for (const row of ids.flatMap((id) => byId.get(id) ?? []))
      byTable.set(row.table, [...(byTable.get(row.table) ?? []), row]);
    const outcomes: RowOutcome[] = [];
    let last: Answer<unknown> = failed('', '');
    for (const [table, own] of byTable) {
      const keys = own.map(({ key }) => key);
      const once = senders.get(table) ?? new OnceSender();
      senders.set(table, once);
      last = await once.send([table, keys, status, reason], (key) =>
        data.audit(table, keys, { status, reason }, key),
      );
      outcomes.push(...outcomesOf(last, own));
    }
    return answered(outcomes, last.ok ? last.message : last.failure.message);
  });
}

/** Outcomes by task id, because keys of two tables may be equal. */
function outcomesOf(answer: Answer<unknown>, rows: readonly InboxRow[]): readonly RowOutcome[] {
  const found = read(rowOutcomes, answer.ok ? answer.data : answer.failure.data);
  const byKey = new Map(found.ok ? found.value.map((outcome) => [outcome.key, outcome]) : []);
  return rows.map(({ id, key }) => {
    const own = byKey.get(key);
    if (own) return { ...own, key: id };
    return { key: id, ok: answer.ok, message: answer.ok ? '' : answer.failure.message };
  });
}
