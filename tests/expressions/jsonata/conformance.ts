import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Data } from '../../../expressions/index.ts';

/** Expected result for the data of the area (null for none), or code of a refusal. */
export interface ConformanceCase {
  readonly expr: string;
  readonly value?: Data;
  readonly code?: string;
}

/** Formulas on the same data; without `data` there is no input. */
export interface ConformanceArea {
  readonly about: string;
  readonly data?: Data;
  readonly cases: readonly ConformanceCase[];
}

const folder = join(import.meta.dirname, 'conformance');

/** All areas; every case must hold for the jsonata package too. */
export const conformance: readonly ConformanceArea[] = readdirSync(folder).map((file) =>
  JSON.parse(readFileSync(join(folder, file), 'utf8')),
);
