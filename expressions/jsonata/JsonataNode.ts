import type { Place } from '../Tree.ts';

/** Fields of every node. `keep`: `[]` follows it, so that a single item stays a list. */
interface Base extends Place {
  keep?: true;
}

/** A text constant; as a step of a path it is a field name. */
export interface Text extends Base {
  readonly kind: 'text';
  readonly value: string;
}

/** A number constant; `digits` holds its text when a double cannot keep it. */
export interface NumberNode extends Base {
  readonly kind: 'number';
  readonly value: number;
  readonly digits?: string;
}

/** `true`, `false` or `null`. */
export interface Value extends Base {
  readonly kind: 'value';
  readonly value: boolean | null;
}

/** `/pattern/flags`, with the pattern as written. */
export interface Regex extends Base {
  readonly kind: 'regex';
  readonly pattern: string;
  readonly flags: string;
}

/** `$name`. The empty name is the context; `$` is the whole input. */
export interface Variable extends Base {
  readonly kind: 'variable';
  readonly name: string;
}

/** A field of the context. */
export interface Name extends Base {
  readonly kind: 'name';
  readonly name: string;
}

/** `*`: the values of all fields. */
export interface Wildcard extends Base {
  readonly kind: 'wildcard';
}

/** `**`: the context and all its descendants. */
export interface Descendants extends Base {
  readonly kind: 'descendants';
}

/** `%`: the parent of the context. `label` names the step that remembers it. */
export interface Parent extends Base {
  readonly kind: 'parent';
  label?: string;
}

/** `^(>a, b)`: a step that sorts the previous items. */
export interface Sort extends Base {
  readonly kind: 'sort';
  readonly terms: readonly SortTerm[];
}

export interface SortTerm {
  readonly descending: boolean;
  readonly by: JsonataNode;
}

/** Suffix of a step: a filter in brackets or an index binding with `#`. */
export type Stage = FilterStage | IndexStage;

export interface FilterStage extends Place {
  readonly kind: 'filter';
  readonly by: JsonataNode;
}

export interface IndexStage extends Place {
  readonly kind: 'index';
  readonly name: string;
}

/** One step of a path. */
export interface Step {
  readonly node: JsonataNode;
  stages?: Stage[];
  /** A list literal as first or last step of the joined path; it is not flattened. */
  written?: true;
  /** `@$name`: binds each item and keeps the context. */
  focus?: string;
  /** `#$name`: binds the position of each item. */
  index?: string;
  /** Label under which the step remembers its input, for `%`. */
  ancestor?: string;
  /** Labels of inner steps that a later `%` needs. */
  imports?: string[];
}

/** Steps, each evaluated on every item of the previous one; the results form one flat sequence. */
export interface Path extends Base {
  readonly kind: 'path';
  readonly steps: Step[];
  group?: Group;
  /** True when it returns items with their ancestors, for an outer step that imports them. */
  exports?: true;
}

/** Key and value expressions of `{...}`. */
export interface Group extends Place {
  readonly pairs: readonly Pair[];
}

export interface Pair {
  readonly key: JsonataNode;
  readonly value: JsonataNode;
}

/** Predicates on an operand that is not a path. */
export interface Predicate extends Base {
  readonly kind: 'predicate';
  readonly operand: JsonataNode;
  readonly stages: FilterStage[];
}

/** `operand{...}` on an operand that is not a path. */
export interface Grouping extends Base {
  readonly kind: 'grouping';
  readonly operand: JsonataNode;
  readonly group: Group;
}

export interface ArrayNode extends Base {
  readonly kind: 'array';
  readonly items: readonly JsonataNode[];
}

/** `first..last` inside an array. */
export interface Range extends Base {
  readonly kind: 'range';
  readonly first: JsonataNode;
  readonly last: JsonataNode;
}

export interface ObjectNode extends Base {
  readonly kind: 'object';
  readonly group: Group;
}

/** `(a; b)`: a block with its own scope; its value is the last one. */
export interface Block extends Base {
  readonly kind: 'block';
  readonly body: readonly JsonataNode[];
}

export interface Bind extends Base {
  readonly kind: 'bind';
  readonly name: string;
  readonly value: JsonataNode;
}

export interface Condition extends Base {
  readonly kind: 'condition';
  readonly when: JsonataNode;
  readonly then: JsonataNode;
  readonly otherwise?: JsonataNode;
}

/** `a ?: b` (b when a is not true) and `a ?? b` (b when a is missing). */
export interface Otherwise extends Base {
  readonly kind: 'otherwise';
  readonly operator: '?:' | '??';
  readonly left: JsonataNode;
  readonly right: JsonataNode;
}

export type Operator =
  | ('+' | '-' | '*' | '/' | '%' | '&')
  | ('=' | '!=' | '<' | '<=' | '>' | '>=' | 'in')
  | ('and' | 'or' | '~>');

/** Operators of equal precedence, left to right. Flat, so that a long chain does not nest. */
export interface Operation extends Base {
  readonly kind: 'operation';
  readonly first: JsonataNode;
  readonly rest: Operand[];
}

export interface Operand extends Place {
  readonly operator: Operator;
  readonly operand: JsonataNode;
}

export interface Negate extends Base {
  readonly kind: 'negate';
  readonly operand: JsonataNode;
}

export interface Lambda extends Base {
  readonly kind: 'lambda';
  readonly parameters: readonly string[];
  readonly signature?: string;
  readonly body: JsonataNode;
}

export interface Call extends Base {
  readonly kind: 'call';
  readonly callee: JsonataNode;
  readonly operands: readonly JsonataNode[];
}

/** A call with a `?` among its operands: a partial application. */
export interface Partial extends Base {
  readonly kind: 'partial';
  readonly callee: JsonataNode;
  readonly operands: readonly JsonataNode[];
}

/** The `?` of a partial call. */
export interface Placeholder extends Base {
  readonly kind: 'placeholder';
}

/** `|location|update, remove|`. */
export interface Transform extends Base {
  readonly kind: 'transform';
  readonly location: JsonataNode;
  readonly update: JsonataNode;
  readonly remove?: JsonataNode;
}

/** The body of a formula node: the root, and facts the compiler needs about the whole. */
export interface JsonataProgram {
  readonly root: JsonataNode;
  /** True when the formula contains `:=`. */
  readonly binds: boolean;
  /** True when the formula contains a regular expression, so that the engine must be loaded. */
  readonly regex: boolean;
}

/** Node kinds by name. Handler tables are mapped types over this. */
export interface JsonataNodes {
  readonly text: Text;
  readonly number: NumberNode;
  readonly value: Value;
  readonly regex: Regex;
  readonly variable: Variable;
  readonly name: Name;
  readonly wildcard: Wildcard;
  readonly descendants: Descendants;
  readonly parent: Parent;
  readonly sort: Sort;
  readonly path: Path;
  readonly predicate: Predicate;
  readonly grouping: Grouping;
  readonly array: ArrayNode;
  readonly range: Range;
  readonly object: ObjectNode;
  readonly block: Block;
  readonly bind: Bind;
  readonly condition: Condition;
  readonly otherwise: Otherwise;
  readonly operation: Operation;
  readonly negate: Negate;
  readonly lambda: Lambda;
  readonly call: Call;
  readonly partial: Partial;
  readonly placeholder: Placeholder;
  readonly transform: Transform;
}

export type JsonataNode = JsonataNodes[keyof JsonataNodes];
