import { aggregate } from './aggregate.ts';

/** 1001: the total of a column; empty rows are skipped, all empty gives null. */
export const sum = aggregate(1001, 'designer.method.sum', 'sum');
