import type { Data } from '../Data.ts';
import type { ExpressionError } from '../ExpressionError.ts';
import type { Node, Place } from '../Tree.ts';

/** Why a value is null, or a comparison false although nothing was wrong with it. */
export interface Cause {
  /**
   * `empty`: the node reads nothing. `not-a-number`, `not-a-date`: it reads something else. `division-by-zero`: it is the
   * divisor. `no-values`: none of its items is filled. `nothing`: the formula itself says null. `no-result`: a function
   * answered null for another reason. Otherwise the code of an error.
   */
  readonly code: string;
  /** The node that is to blame. */
  readonly node: Node;
  /** Where that node stands, when it is in the rows of lists: outermost first. */
  readonly rows: readonly RowPlace[];
}

/** One row of a list. */
export interface RowPlace {
  readonly list: Node;
  /** 0-based. */
  readonly index: number;
}

/** One node of an evaluation: what it gave and what it made that of. */
export interface Explanation extends Place {
  readonly node: Node;
  /** Undefined: an error, see `error`. */
  readonly value: Data | undefined;
  readonly error?: ExpressionError;
  readonly because?: Cause;
  /** The row it was evaluated in. */
  readonly row?: number;
  /** What was evaluated for it, in order; what was not needed (a branch not taken) is not there. */
  readonly below: readonly Explanation[];
  /** There is more below than was explained: many rows, many nodes, or time ran out. */
  readonly cut?: true;
}
