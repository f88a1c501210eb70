import type { Cell, MutableRow, Row } from '../../model/schema/Row.ts';
import type { DetailStore } from '../detail/DetailStore.ts';
import { rowKeyField } from '../detail/detailRows.ts';

/** Maximum calls at once. */
const atOnce = 6;

/** A row that an operation wrote. */
export interface WrittenRow {
  readonly row: Row;
  readonly fields: ReadonlySet<string>;
  /** Undefined: the row is new. */
  readonly before: Row | undefined;
}

interface Ask {
  readonly field: string;
  readonly key: Cell;
  readonly rows: WrittenRow[];
}

/**
 * Requests the values of records chosen by a paste, once per record. Pasted columns keep their pasted value.
 * Undefined: nothing to request.
 */
export function fetchLookups(detail: DetailStore, changed: readonly WrittenRow[]): Promise<void> | undefined {
  const { lookup } = detail.options;
  if (!lookup) return undefined;
  const { plan } = detail;
  const asks = new Map<string, Ask>();
  for (const one of changed) {
    const marks = detail.marks.get(String(one.row[rowKeyField]));
    for (const field of one.fields) {
      const via = plan.fields.get(field);
      const key = one.row[field] ?? null;
      const wanted = via?.fills.some((target) => !one.fields.has(target.field)) === true;
      if (one.before && (one.before[field] ?? null) === key) continue;
      if (!via || !wanted || via.field.kind.isEmpty(key) || marks?.some(({ path }) => path === field))
        continue;
      const name = `${field} ${JSON.stringify(key)}`;
      const ask = asks.get(name);
      if (ask) ask.rows.push(one);
      else asks.set(name, { field, key, rows: [one] });
    }
  }
  if (asks.size === 0) return undefined;
  const waiting = [...asks.values()];
  const answers = new Map<string, { from: Row; late: MutableRow }>();
  const work = async (): Promise<void> => {
    for (let ask = waiting.shift(); ask; ask = waiting.shift()) {
      const via = plan.fields.get(ask.field);
      const found = via && (await lookup(via.field, ask.key));
      if (!found) continue;
      for (const { row, fields } of ask.rows) {
        const key = String(row[rowKeyField]);
        const answer = answers.get(key) ?? { from: row, late: {} };
        answers.set(key, answer);
        for (const target of via.fills)
          if (!fields.has(target.field)) answer.late[target.field] = found[target.field] ?? null;
      }
    }
  };
  const workers = Array.from({ length: Math.min(atOnce, waiting.length) }, work);
  // Applies all answers together, so the undo states are rewritten once.
  return Promise.all(workers).then(() => detail.fillLate(answers));
}
