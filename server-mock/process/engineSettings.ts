import { setFlagsFromString } from 'node:v8';

/**
 * Keeps V8 from allocating rows directly in the old generation. It decides so by the many rows that a start
 * reads and keeps. Every later page would then leave its rows and texts there until a major collection: a Page
 * cost 14 % more CPU (`bench/README.md`). Call it before the first rows are read.
 */
export const keepRowsYoung = (): void => setFlagsFromString('--no-allocation-site-pretenuring');
