import type { Data, Node } from '../../../expressions/index.ts';
import type { Operator } from '../fields/types/FieldType.ts';
import type { MessageKey } from '../messages/index.ts';

/** Values an operator takes: one, a list, a count of days, or none. */
export type Takes = 'one' | 'many' | 'days' | 'none';

/** The two sides of a comparison node. */
export interface Comparison {
  readonly subject: Node;
  readonly value?: Data;
}

/** One comparison operator: its spellings everywhere and its meaning as a tree. */
export interface ConditionOperator {
  /** Its `filterType` in condition groups. */
  readonly sign: string;
  /** The query operator with the same meaning. */
  readonly operator: Operator;
  /**
   * Other accepted spellings: `searchWords` as `displayType` and `filterType`, `filterWords` as `filterType`
   * only.
   */
  readonly searchWords: readonly string[];
  readonly filterWords: readonly string[];
  readonly takes: Takes;
  /** Message for the sentence, with `{left}` and `{right}`. */
  readonly says: MessageKey;
  /** Builds the comparison node. Absent for operators that only queries support. */
  node?(subject: Node, value: Data): Node;
  /** Reads a node of this operator, the inverse of `node`; undefined for other nodes. */
  read?(node: Node): Comparison | undefined;
}
