import { type Amount, add, multiply, type RunOptions } from '../../../expressions/index.ts';
import type { Document } from '../fields/resolve/DocumentTable.ts';
import { amountOf } from '../fields/totalsByMeasure.ts';
import type { Row } from '../schema/Row.ts';
import type { DocumentLink, LinkedRows } from './DocumentLink.ts';

/** What one document takes of a source row. */
export interface Taken {
  readonly carried: Amount;
  readonly done: Amount;
  /** Places of its rows in the document: indexes, or undefined for the header. */
  readonly at: readonly (number | undefined)[];
}

/** The rows of a document that a link names. */
export const rowsIn = ({ table, foreignKey }: LinkedRows, document: Document): readonly Row[] =>
  foreignKey === undefined ? [document.main] : (document.details[table.table] ?? []);

/** The quantity of a carrying row, in units of its source; 0 without one. */
export const quantityOf = ({ schema: { carries } }: DocumentLink, row: Row): Amount => {
  const own = amountOf(row[carries.field]) ?? 0;
  if (carries.factor === undefined) return own;
  return multiply(own, amountOf(row[carries.factor]) ?? 1) ?? 0;
};

/** What a document takes of its source rows through a link, by the text of their keys. Undefined documents take nothing. */
export const carriedBy = (
  link: DocumentLink,
  document: Document | undefined,
  options: RunOptions,
): ReadonlyMap<string, Taken> => {
  const found = new Map<string, Taken>();
  if (document === undefined || !link.carries(document, options)) return found;
  const isCarried = link.isCarried(document, options);
  const isDone = isCarried && link.isDone(document, options);
  const isHeader = link.target.foreignKey === undefined;
  for (const [index, row] of rowsIn(link.target, document).entries()) {
    const via = row[link.schema.via] ?? null;
    if (via === null || via === '') continue;
    const key = String(via);
    const own = quantityOf(link, row);
    const known = found.get(key) ?? { carried: 0, done: 0, at: [] };
    found.set(key, {
      carried: isCarried ? (add(known.carried, own) ?? 0) : known.carried,
      done: isDone ? (add(known.done, own) ?? 0) : known.done,
      at: [...known.at, isHeader ? undefined : index],
    });
  }
  return found;
};
