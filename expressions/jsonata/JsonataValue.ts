import type { Decimal } from '../numbers/Decimal.ts';
import type { JsonataFunction } from './JsonataFunction.ts';

/** A value inside a run. `undefined` is JSONata's "nothing", an empty sequence. */
export type JsonataValue =
  | undefined
  | null
  | boolean
  | number
  | Decimal
  | string
  | readonly JsonataValue[]
  | JsonataObject
  | JsonataFunction;

/** An object inside a run. Only own properties are read, and `__proto__` is never a key. */
export interface JsonataObject {
  readonly [key: string]: JsonataValue;
}
