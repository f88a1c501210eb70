/** Table of entries. */
export const entryTable = 'Sys_TableInfo';
/** Detail table with their columns. */
export const entryColumnTable = 'Sys_TableInfoColumn';

/** Place of a column's property in issues: of row `at` in the entry's record. */
export const columnPlace = (at: number, field: string): string => `${entryColumnTable}[${at}].${field}`;

const start = `${entryColumnTable}[`;

/** Row of an issue's place; undefined: it is not about a row. */
export const rowOfPlace = (path: string): number | undefined =>
  path.startsWith(start) ? Number.parseInt(path.slice(start.length), 10) : undefined;
