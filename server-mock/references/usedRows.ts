import type { Row } from '../../runtime/model/schema/Row.ts';
import type { Reference } from '../context/Reference.ts';
import type { TransactionCall } from '../context/TransactionContext.ts';
import type { Queryable } from '../db/Database.ts';
import { countUses } from './countUses.ts';
import type { LeavingRows, PointedAt } from './pointedAt.ts';

/** Documents of one table that hold a value of a row. */
export interface Use {
  readonly reference: Reference;
  readonly value: string;
  /** Number of documents, also of those the user may not read. */
  readonly count: number;
}

/** A row with the documents that keep it. */
export interface UsedRow {
  readonly leaving: LeavingRows;
  readonly row: Row;
  readonly uses: readonly Use[];
}

/** The rows that documents refer to by references of this kind of deletion, in the order of their rows. */
export const usedRows = async (
  db: Queryable,
  call: Pick<TransactionCall, 'context'>,
  pointed: readonly PointedAt[],
  onDelete: Reference['onDelete'],
  except?: LeavingRows,
): Promise<readonly UsedRow[]> => {
  const now = call.context.clock.now();
  const used = new Map<Row, { readonly leaving: LeavingRows; readonly uses: Use[] }>();
  for (const { reference, leaving, rows } of pointed) {
    if (reference.onDelete !== onDelete) continue;
    for (const [value, count] of await countUses(db, reference, [...rows.keys()], now, except)) {
      const row = rows.get(value);
      if (row === undefined) continue;
      const known = used.get(row) ?? { leaving, uses: [] };
      used.set(row, known);
      known.uses.push({ reference, value, count });
    }
  }
  return [...used].map(([row, one]) => ({ row, ...one }));
};
