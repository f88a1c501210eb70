import { readableFields } from '../../../runtime/model/access/readableFields.ts';
import type { TransactionCall } from '../../context/TransactionContext.ts';

/** Tells whether the caller's roles show a field of a document: `Field`, or `Table.Field` of a detail. */
export const shownTo = (
  { user, context: { catalog } }: TransactionCall,
  table: string,
): ((named: string) => boolean) => {
  const document = catalog.document(table);
  const tables = document === undefined ? [] : [document.main, ...document.details.map((one) => one.table)];
  const readable = new Map(tables.map((one) => [one.table, readableFields(user, one)]));
  return (named) => {
    const [first = '', second] = named.split('.');
    return readable.get(second === undefined ? table : first)?.has(second ?? first) === true;
  };
};
