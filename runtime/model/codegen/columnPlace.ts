/** Table of entries. */
export const entryTable = 'Sys_TableInfo';
/** Detail table with their columns. */
export const entryColumnTable = 'Sys_TableInfoColumn';

/** Place of a column's property in issues: of row `at` in the entry's record. */
export const columnPlace = (at: number, field: string): string => `${entryColumnTable}[${at}].${field}`;
