import { aggregate } from './aggregate.ts';

/** 1002: the greatest value of a column; empty rows are skipped, all empty gives null. */
export const max = aggregate(1002, 'designer.method.max', 'max');
