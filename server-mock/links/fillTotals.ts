import type { RunOptions } from '../../expressions/index.ts';
import type { DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import type { Cell } from '../../runtime/model/schema/Row.ts';
import type { Queryable } from '../db/Database.ts';
import type { LinkIndex } from './LinkIndex.ts';
import { LinkQuantities } from './LinkQuantities.ts';
import { DocumentSet } from './lockDocuments.ts';
import { nextDocuments } from './nextDocuments.ts';
import { RowKeys, SourceRows } from './SourceRows.ts';
import { storeTotals, totalsIn, withTotals } from './storeTotals.ts';

/** Rounds in which totals over a document's own rows may follow each other. */
const mostRounds = 20;

/** Documents whose totals are filled, and how their formulas run. */
export interface Filling {
  readonly index: LinkIndex;
  readonly full: DocumentTable;
  readonly options: RunOptions;
}

/**
 * Computes the stored totals of the next documents after a key, and stores those that differ. Returns the last key;
 * undefined: there are no more. Runs in the caller's transaction.
 */
export const fillNextTotals = async (
  tx: Queryable,
  { index, full, options }: Filling,
  after: Cell | undefined,
): Promise<Cell | undefined> => {
  const { main } = full;
  const keys = await nextDocuments(tx, main, after);
  if (keys.length === 0) return undefined;
  const wanted = new DocumentSet();
  wanted.add(main, keys);
  const totals = totalsIn(index, full);
  const store = async (): Promise<boolean> => {
    const sources = await SourceRows.lock(tx, new RowKeys(), wanted.all, () => full);
    const quantities = await LinkQuantities.read(tx, index, sources, { links: [], totals });
    const documents = sources.documents(main.table).map((stored) => ({
      stored,
      now: withTotals(index, full, stored, quantities, options),
    }));
    return (await storeTotals(tx, index, full, documents)).keys.length > 0;
  };
  // A header's total over the document's own rows may sum up totals of theirs.
  const standsOnOwn = totals.some(({ parts }) =>
    parts.some(({ rows }) => rows.document.main.table === main.table),
  );
  for (let round = 0; round < mostRounds; round += 1) if (!(await store()) || !standsOnOwn) break;
  return keys.at(-1);
};

/** Computes all stored totals of the documents of a table. */
export const fillTotals = async (tx: Queryable, filling: Filling): Promise<void> => {
  for (let last = await fillNextTotals(tx, filling, undefined); last !== undefined; )
    last = await fillNextTotals(tx, filling, last);
};
