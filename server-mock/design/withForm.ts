import type { DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import type { Answer } from '../http/Answer.ts';
import type { UserCall } from '../http/Call.ts';
import { accessTable } from '../reading/tableAccess.ts';
import { tableOfDesign } from '../sqlParameters/fields.ts';

/**
 * Runs with the document of the form at an address or of a table; refuses one that is unknown, or on which the user has no
 * right to `action`.
 */
export const withForm = async <Data>(
  call: UserCall,
  address: string,
  run: (document: DocumentTable, readable: (field: string) => boolean) => Promise<Answer<Data>>,
  action: 'Search' | 'Design' = 'Search',
): Promise<Answer<Data>> => {
  const found = accessTable(call, tableOfDesign(call.context.catalog, address)?.table ?? address, action);
  if ('refused' in found) return found.refused;
  const { table, readable, details, readableRows } = found.access;
  const every = [readable, ...readableRows.values()];
  const known = [table, ...details.map((detail) => detail.table)];
  // A component that is no field of the form's tables (a titled line) is always readable.
  const isReadable = (field: string): boolean =>
    every.some((one) => one.has(field)) || !known.some(({ byName }) => byName.has(field));
  return run({ main: table, details }, isReadable);
};
