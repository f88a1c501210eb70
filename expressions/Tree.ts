import type { Data } from './Data.ts';

/**
 * The one small tree every grammar parses into: JSON Logic, JSONata and Excel text. It is plain JSON data, so a server
 * parses and a browser only compiles. Where languages differ (what is equal, what is less, what is empty, what is
 * true) the *node* differs, never a mode flag: a grammar with other rules adds its own node kinds to {@link Nodes}.
 */
export interface Tree {
  readonly root: Node;
}

/** What every node carries: its place in the source, a JSON pointer (JSON Logic) or offsets (text grammars). */
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

/** Reads own data: of the record (the {@link Scope}), of the item a bulk node is at, or of a reduce's accumulator. */
export interface Variable extends Place {
  readonly kind: 'variable';
  readonly of: 'record' | 'item' | 'accumulator';
  /** Own-property steps. Never empty for `record`; empty means the item or accumulator itself. */
  readonly path: readonly string[];
  /** Taken when the value is missing or null. */
  readonly fallback?: Node;
}

/** A list built from its items. */
export interface List extends Place {
  readonly kind: 'list';
  readonly items: readonly Node[];
}

/** Exact decimal arithmetic; an empty operand makes it null. One operand: the number itself, or its negation for `-`. */
export interface Arithmetic extends Place {
  readonly kind: 'arithmetic';
  readonly operator: '+' | '-' | '*' | '/' | '%';
  readonly operands: readonly Node[];
}

/** Condition equality: null-safe, by type; empty text and null are one value. */
export interface Equal extends Place {
  readonly kind: 'equal';
  readonly negated: boolean;
  readonly left: Node;
  readonly right: Node;
}

/** Condition ordering: false as soon as a side is empty. Three operands: between. */
export interface Order extends Place {
  readonly kind: 'order';
  readonly operator: '<' | '<=' | '>' | '>=';
  readonly operands: readonly Node[];
}

/** JSON Logic's `and` / `or`: answers the operand that decided, by JSON Logic's truth. */
export interface Logic extends Place {
  readonly kind: 'logic';
  readonly operator: 'and' | 'or';
  readonly operands: readonly Node[];
}

/** Whether the operand is true (`negated`: false) by JSON Logic's truth: null, false, 0, empty text and empty list are not. */
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

/** Membership in a list by {@link Equal}'s rule, or contained text. */
export interface Member extends Place {
  readonly kind: 'member';
  readonly item: Node;
  readonly container: Node;
}

/** One body over every item of a list; the body reads it by `variable` of `item`. */
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

/** The names among the variables that are empty; with `enough`, none of them once so many are filled. */
export interface Missing extends Place {
  readonly kind: 'missing';
  readonly variables: readonly Variable[];
  readonly enough?: number;
}

/** A function of the table by name. */
export interface Call extends Place {
  readonly kind: 'call';
  readonly name: string;
  readonly operands: readonly Node[];
}

/**
 * A whole formula of another grammar (JSONata, Excel): its nodes are plain JSON too, but only its language knows them.
 */
export interface Formula extends Place {
  readonly kind: 'formula';
  readonly language: string;
  readonly body: unknown;
  /** Full paths of the record it may read (`Qty`, `Lines.Qty`); `*` when that is only known at run time: everything. */
  readonly reads: readonly string[];
}

/** Every node kind by name: registries over nodes are mapped types over this, so that a new kind cannot be forgotten. */
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
