import type { Data } from '../Data.ts';
import type { ExpressionError } from '../ExpressionError.ts';
import type { Node, Place } from '../Tree.ts';

/** Why a value is null, or a comparison false without an error. */
export interface Cause {
  /**
   * `empty`: the node reads an empty value. `not-a-number`, `not-a-date`: it reads another kind.
   * `division-by-zero`: it is the divisor. `no-values`: all its items are empty. `nothing`: the formula
   * itself gives null. `no-result`: a function returned null for another reason. Otherwise the code of an
   * error.
   */
  readonly code: string;
  /** The node that causes it. */
  readonly node: Node;
  /** Place of that node in rows of lists: outermost first. */
  readonly rows: readonly RowPlace[];
}

/** One row of a list. */
export interface RowPlace {
  readonly list: Node;
  /** 0-based. */
  readonly index: number;
}

/** One node of an evaluation: its result and the parts it used. */
export interface Explanation extends Place {
  readonly node: Node;
  /** Undefined: an error, see `error`. */
  readonly value: Data | undefined;
  readonly error?: ExpressionError;
  readonly because?: Cause;
  /** The row it was evaluated in. */
  readonly row?: number;
  /** Evaluated parts in order; parts that were not needed (an untaken branch) are left out. */
  readonly below: readonly Explanation[];
  /** Not all parts are explained: many rows, many nodes, or the time limit. */
  readonly cut?: true;
}
