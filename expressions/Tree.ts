import type { Data } from './Data.ts';

/**
 * The small tree that every grammar parses into: JSON Logic, JSONata and Excel text. It is plain JSON data,
 * so the server parses and the browser only compiles. Where languages differ (equality, order, emptiness,
 * truth) the *node* differs, never a mode flag: other rules get other node kinds in {@link Nodes}.
 */
export interface Tree {
  readonly root: Node;
}

/** Place of a node in the source: a JSON pointer (JSON Logic) or offsets (text grammars). */
export interface Place {
  readonly at?: string;
  readonly from?: number;
  readonly to?: number;
}

/** A constant: null, boolean, finite number or text. */
export interface Literal extends Place {
  readonly kind: 'literal';
  readonly value: Data;
}

/**
 * Reads own data of the record (the {@link Scope}), of the current item of a bulk node, or of a reduce's
 * accumulator.
 */
export interface Variable extends Place {
  readonly kind: 'variable';
  readonly of: 'record' | 'item' | 'accumulator';
  /** Own-property steps. Never empty for `record`; empty means the item or accumulator itself. */
  readonly path: readonly string[];
  /** Used when the value is missing or null. */
  readonly fallback?: Node;
}

/** A list of items. */
export interface List extends Place {
  readonly kind: 'list';
  readonly items: readonly Node[];
}

/**
 * Exact decimal arithmetic; an empty operand gives null. One operand: the number itself, or its negation for
 * `-`.
 */
export interface Arithmetic extends Place {
  readonly kind: 'arithmetic';
  readonly operator: '+' | '-' | '*' | '/' | '%';
  readonly operands: readonly Node[];
}

/** Equality of conditions: null-safe and typed; empty text equals null. */
export interface Equal extends Place {
  readonly kind: 'equal';
  readonly negated: boolean;
  readonly left: Node;
  readonly right: Node;
}

/** Order of conditions: false if a side is empty. Three operands: between. */
export interface Order extends Place {
  readonly kind: 'order';
  readonly operator: '<' | '<=' | '>' | '>=';
  readonly operands: readonly Node[];
}

/** JSON Logic's `and` / `or`: returns the deciding operand, by JSON Logic's truth. */
export interface Logic extends Place {
  readonly kind: 'logic';
  readonly operator: 'and' | 'or';
  readonly operands: readonly Node[];
}

/**
 * Truth of the operand (`negated`: falsehood) by JSON Logic's rule: null, false, 0, empty text and empty list
 * are false.
 */
export interface Truth extends Place {
  readonly kind: 'truth';
  readonly negated: boolean;
  readonly operand: Node;
}

/** The first branch whose condition is true, else `otherwise`. */
export interface Choice extends Place {
  readonly kind: 'choice';
  readonly branches: readonly { readonly when: Node; readonly then: Node }[];
  readonly otherwise: Node;
}

/** Membership in a list by the rule of {@link Equal}, or containment in a text. */
export interface Member extends Place {
  readonly kind: 'member';
  readonly item: Node;
  readonly container: Node;
}

/** One body for every item of a list; the body reads the item by a `variable` of `item`. */
export interface Each extends Place {
  readonly kind: 'each';
  readonly operator: 'map' | 'filter' | 'some' | 'all' | 'none';
  readonly list: Node;
  readonly body: Node;
}

/** A left fold; the body reads `item` and `accumulator`. */
export interface Reduce extends Place {
  readonly kind: 'reduce';
  readonly list: Node;
  readonly body: Node;
  readonly initial: Node;
}

/** The empty names among the variables; with `enough`, none once that many are filled. */
export interface Missing extends Place {
  readonly kind: 'missing';
  readonly variables: readonly Variable[];
  readonly enough?: number;
}

/** A call of a function in the table, by name. */
export interface Call extends Place {
  readonly kind: 'call';
  readonly name: string;
  readonly operands: readonly Node[];
}

/**
 * A whole formula of another grammar (JSONata, Excel). Its nodes are plain JSON too, known to its language
 * only.
 */
export interface Formula extends Place {
  readonly kind: 'formula';
  readonly language: string;
  readonly body: unknown;
  /**
   * Full paths of the record it may read (`Qty`, `Lines.Qty`); `*`: known at run time only, so everything.
   */
  readonly reads: readonly string[];
}

/** Every node kind by name. Registries are mapped types over this, so a new kind cannot be forgotten. */
export interface Nodes {
  readonly literal: Literal;
  readonly variable: Variable;
  readonly list: List;
  readonly arithmetic: Arithmetic;
  readonly equal: Equal;
  readonly order: Order;
  readonly logic: Logic;
  readonly truth: Truth;
  readonly choice: Choice;
  readonly member: Member;
  readonly each: Each;
  readonly reduce: Reduce;
  readonly missing: Missing;
  readonly call: Call;
  readonly formula: Formula;
}

export type Node = Nodes[keyof Nodes];
