import { integerColumn } from './integerColumn.ts';

/** Small whole numbers (states, switches); stored in 16 bits. */
export const byteColumn = integerColumn('byte', 'smallint', -32_768, 32_767);
