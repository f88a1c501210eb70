import type { TableAddition } from '../context/TableAddition.ts';
import { templatesOf } from './offeredTemplates.ts';

/** Tells browsers whether documents of a table can be printed. */
export const printSettings: TableAddition = async (call, { main }, name) =>
  templatesOf(call, main.table).length === 0 ? undefined : { settings: { [name]: { hasPrints: true } } };
