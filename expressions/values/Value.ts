import type { Data } from '../Data.ts';
import type { Decimal } from '../numbers/Decimal.ts';

/** A value inside a run: data, or a number beyond doubles. Lists made by a run may hold both. */
export type Value =
  | null
  | boolean
  | number
  | string
  | Decimal
  | readonly Value[]
  | { readonly [key: string]: Data };
