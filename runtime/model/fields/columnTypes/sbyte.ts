import { integerColumn } from './integerColumn.ts';

/** Small whole numbers with sign; stored in 16 bits. */
export const sbyteColumn = integerColumn('sbyte', 'smallint', -32_768, 32_767);
