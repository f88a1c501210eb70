import type { ResolvedTable } from '../fields/resolve/ResolvedTable.ts';

/** Field that is 0 for a disabled record, which stays but is no longer offered. */
export const enabledField = 'Enable';

/** Whether records of the table can be disabled in place of deleting them. */
export const isDisablable = (table: Pick<ResolvedTable, 'byName'>): boolean => table.byName.has(enabledField);
