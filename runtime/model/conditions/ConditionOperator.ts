import type { Data, Node } from '../../../expressions/index.ts';
import type { Operator } from '../fields/types/FieldType.ts';
import type { MessageKey } from '../messages/index.ts';

/** What an operator is given besides the field: one value, a list, a count of days, or nothing. */
export type Takes = 'one' | 'many' | 'days' | 'none';

/** A node taken apart: what is compared, and with what. */
export interface Comparison {
  readonly subject: Node;
  readonly value?: Data;
}

/** One comparison: how it is written everywhere, and what it means as a tree. */
export interface ConditionOperator {
  /** Its `filterType` in condition groups. */
  readonly sign: string;
  /** The comparison of a query it is. */
  readonly operator: Operator;
  /** Other words for it: as `displayType` of a search too, or as `filterType` only. */
  readonly searchWords: readonly string[];
  readonly filterWords: readonly string[];
  readonly takes: Takes;
  /** The sentence: `{left}`, `{right}`. */
  readonly says: MessageKey;
  /** The comparison as a node; absent where only queries know it. */
  node?(subject: Node, value: Data): Node;
  /** The comparison of a node of this operator, else undefined: the inverse of `node`. */
  read?(node: Node): Comparison | undefined;
}
