import { aggregate } from './aggregate.ts';

/** 1003: the least value of a column; empty rows are skipped, all empty gives null. */
export const min = aggregate(1003, 'designer.method.min', 'min');
