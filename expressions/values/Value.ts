import type { Data } from '../Data.ts';
import type { Decimal } from '../numbers/Decimal.ts';

/** A value inside a run: data, or a number that no double holds. Lists made by a run may hold both. */
export type Value =
  | null
  | boolean
  | number
  | string
  | Decimal
  | readonly Value[]
  | { readonly [key: string]: Data };
