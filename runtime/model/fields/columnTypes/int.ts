import { integerColumn } from './integerColumn.ts';

/** Whole numbers of 32 bits. */
export const intColumn = integerColumn('int', 'integer', -2_147_483_648, 2_147_483_647);
