import type { TableAddition } from '../context/TableAddition.ts';
import { accessTable } from '../reading/tableAccess.ts';
import { templatesOf } from './offeredTemplates.ts';

/** Tells browsers whether the user can print documents of a table, and whether there is a choice of templates. */
export const printSettings: TableAddition = async (call, { main }, name) => {
  const { length } = templatesOf(call, main.table);
  if (length === 0 || 'refused' in accessTable(call, main.table, 'Print')) return undefined;
  return { settings: { [name]: { hasPrints: true, ...(length > 1 && { hasPrintChoice: true }) } } };
};
