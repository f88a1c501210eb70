import { limits } from './limits.ts';
import type { Node } from './parse.ts';

/** A function that SQL texts may call. */
export interface AllowedFunction {
  /** Minimum and maximum number of arguments. */
  readonly args: readonly [number, number];
  /** `window`: only with OVER; `aggregate`: also allows DISTINCT, ORDER BY, FILTER and OVER. */
  readonly kind: 'scalar' | 'aggregate' | 'window';
  /** Name in `pg_catalog`; default: the same name. */
  readonly is?: string;
  /** For functions that grow texts: our bounded function (`textBounds.ts`) that replaces or wraps the call. */
  readonly bounded?: { readonly by?: string; readonly within?: string };
  /** Whether the arguments are safe; default: always. */
  accepts?(args: readonly Node[]): boolean;
}

const scalar = (least: number, most = least): AllowedFunction => ({ args: [least, most], kind: 'scalar' });
const aggregate = (count: number, least = count): AllowedFunction => ({
  args: [least, count],
  kind: 'aggregate',
});
const window = (least: number, most = least): AllowedFunction => ({ args: [least, most], kind: 'window' });

/** The length must be a small literal: a value could request a gigabyte. */
const padding: AllowedFunction = {
  ...scalar(2, 3),
  accepts: ([, length]) =>
    length !== undefined && 'A_Const' in length && (length.A_Const.ival?.ival ?? -1) <= limits.padding
      ? 'ival' in length.A_Const
      : false,
};

/**
 * Functions of `pg_catalog` that SQL texts may call: aggregates, window functions, strings, numbers, dates. None
 * reads settings, files, other relations or server state, and none returns sets. Functions that can grow their input
 * are bounded.
 */
export const functions: Readonly<Record<string, AllowedFunction>> = {
  count: aggregate(1, 0),
  sum: aggregate(1),
  avg: aggregate(1),
  min: aggregate(1),
  max: aggregate(1),
  string_agg: { ...aggregate(2), bounded: { by: 'jig_string_agg' } },
  bool_and: aggregate(1),
  bool_or: aggregate(1),
  every: aggregate(1),
  stddev: aggregate(1),
  stddev_pop: aggregate(1),
  stddev_samp: aggregate(1),
  variance: aggregate(1),
  var_pop: aggregate(1),
  var_samp: aggregate(1),

  row_number: window(0),
  rank: window(0),
  dense_rank: window(0),
  percent_rank: window(0),
  cume_dist: window(0),
  ntile: window(1),
  lag: window(1, 3),
  lead: window(1, 3),
  first_value: window(1),
  last_value: window(1),

  lower: scalar(1),
  upper: scalar(1),
  initcap: scalar(1),
  length: scalar(1),
  char_length: scalar(1),
  character_length: scalar(1),
  btrim: scalar(1, 2),
  ltrim: scalar(1, 2),
  rtrim: scalar(1, 2),
  left: scalar(2),
  right: scalar(2),
  substr: scalar(2, 3),
  // `substring` also accepts regular expressions for texts; `substr` only positions.
  substring: { ...scalar(2, 3), is: 'substr' },
  replace: { ...scalar(3), bounded: { by: 'jig_replace' } },
  translate: scalar(3),
  reverse: scalar(1),
  strpos: scalar(2),
  position: scalar(2),
  starts_with: scalar(2),
  split_part: scalar(3),
  concat: { ...scalar(1, 20), bounded: { within: 'jig_text' } },
  concat_ws: { ...scalar(2, 20), bounded: { within: 'jig_text' } },
  lpad: padding,
  rpad: padding,
  to_char: scalar(2),
  to_number: scalar(2),

  abs: scalar(1),
  sign: scalar(1),
  ceil: scalar(1),
  ceiling: scalar(1),
  floor: scalar(1),
  round: scalar(1, 2),
  trunc: scalar(1, 2),
  mod: scalar(2),
  div: scalar(2),
  power: scalar(2),
  sqrt: scalar(1),
  exp: scalar(1),
  ln: scalar(1),
  log: scalar(1, 2),

  age: scalar(2),
  date_part: scalar(2),
  date_trunc: scalar(2),
  extract: scalar(2),
  make_date: scalar(3),
  to_date: scalar(2),
};

/** Replaced by the server clock instead of being called. */
export const clockFunctions: ReadonlySet<string> = new Set([
  'now',
  'transaction_timestamp',
  'statement_timestamp',
  'clock_timestamp',
]);
