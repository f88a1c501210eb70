import type { Place } from '../Tree.ts';

/** What every node carries. `keep`: `[]` was written after it, so that a single item stays a list. */
interface Base extends Place {
  keep?: true;
}

/** A text constant; as a step of a path it is a name. */
export interface Text extends Base {
  readonly kind: 'text';
  readonly value: string;
}

/** A number constant; `digits` when a double does not hold it. */
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

/** `/pattern/flags`, the pattern as written. */
export interface Regex extends Base {
  readonly kind: 'regex';
  readonly pattern: string;
  readonly flags: string;
}

/** `$name`; the empty name is the context, `$` the whole input. */
export interface Variable extends Base {
  readonly kind: 'variable';
  readonly name: string;
}

/** A field of the context. */
export interface Name extends Base {
  readonly kind: 'name';
  readonly name: string;
}

/** `*`: every field's value. */
export interface Wildcard extends Base {
  readonly kind: 'wildcard';
}

/** `**`: the context and everything below. */
export interface Descendants extends Base {
  readonly kind: 'descendants';
}

/** `%`: what the context was found in; `label` names the step that remembers it. */
export interface Parent extends Base {
  readonly kind: 'parent';
  label?: string;
}

/** `^(>a, b)`: a step that orders what came before. */
export interface Sort extends Base {
  readonly kind: 'sort';
  readonly terms: readonly SortTerm[];
}

export interface SortTerm {
  readonly descending: boolean;
  readonly by: JsonataNode;
}

/** What follows a step in brackets or after `#`. */
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
  /** A list written as the first or last step when the path was joined: it is not taken apart. */
  written?: true;
  /** `@$name`: binds each item and leaves the context as it was. */
  focus?: string;
  /** `#$name`: binds the position of each item. */
  index?: string;
  /** The label under which the step remembers what it was evaluated on, for `%`. */
  ancestor?: string;
  /** Labels of steps inside this one that a later `%` asks for. */
  imports?: string[];
}

/** Steps, each evaluated on every item of the one before; the results are one flat sequence. */
export interface Path extends Base {
  readonly kind: 'path';
  readonly steps: Step[];
  group?: Group;
  /** It answers items with their ancestors, because an outer step imports them. */
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

/** Predicates behind what is no path. */
export interface Predicate extends Base {
  readonly kind: 'predicate';
  readonly operand: JsonataNode;
  readonly stages: FilterStage[];
}

/** `operand{...}` behind what is no path. */
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

/** `(a; b)`: its own scope, the value of the last. */
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

/** `a ?: b` (when a is not true) and `a ?? b` (when a is missing). */
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

/** Operators of equal power from left to right: flat, so that a long chain nests nothing. */
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

/** A call with a `?` among its operands. */
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

/** The body of a formula node: what the compiler wants to know of the whole besides its root. */
export interface JsonataProgram {
  readonly root: JsonataNode;
  /** There is a `:=` somewhere. */
  readonly binds: boolean;
  /** There is a regular expression somewhere, so that the engine must be loaded. */
  readonly regex: boolean;
}

/** Every node kind by name: registries are mapped types over this. */
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
