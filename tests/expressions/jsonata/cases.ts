import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Data, DataObject } from '../../../expressions/index.ts';

/** A JSONata case: the result for its data, none (`undefined`), or the code of a refusal. */
export interface JsonataCase {
  readonly name: string;
  readonly expr: string;
  readonly data?: Data;
  readonly bindings?: DataObject;
  readonly value?: Data;
  readonly undefined?: true;
  readonly code?: string;
  readonly from?: number;
  readonly to?: number;
}

const folder = join(import.meta.dirname, 'cases');

/** All case files by area. */
export const areas: readonly (readonly [string, readonly JsonataCase[]])[] = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => [file.replace('.json', ''), JSON.parse(readFileSync(join(folder, file), 'utf8'))] as const);
