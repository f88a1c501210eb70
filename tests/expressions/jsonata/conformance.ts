import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Data } from '../../../expressions/index.ts';

/** What a formula answers for its area's data, nothing as null, or the code it is refused with. */
export interface ConformanceCase {
  readonly expr: string;
  readonly value?: Data;
  readonly code?: string;
}

/** Formulas on the same data; without `data` there is no input at all. */
export interface ConformanceArea {
  readonly about: string;
  readonly data?: Data;
  readonly cases: readonly ConformanceCase[];
}

const folder = join(import.meta.dirname, 'conformance');

/** All areas; every case holds for jsonata too. */
export const conformance: readonly ConformanceArea[] = readdirSync(folder).map((file) =>
  JSON.parse(readFileSync(join(folder, file), 'utf8')),
);
