import type { CompileContext } from '../../evaluate/CompileContext.ts';
import type { FunctionTable } from '../../functions/declared/FormulaFunction.ts';
import type { JsonataNode } from '../JsonataNode.ts';
import type { JsonataClosure } from './JsonataClosure.ts';
import type { Names } from './Names.ts';
import type { Reading } from './numericNames.ts';

/** Called for every compiled node; may wrap the node's closure. */
export type Watch = (node: JsonataNode, site: Site, closure: JsonataClosure) => JsonataClosure;

/** Counters and settings shared by a whole formula during compilation. */
export interface Counts {
  /** Nodes compiled so far. */
  nodes: number;
  /** Native stack bytes of the enclosing nodes in the current function, and their maximum so far. */
  depth: number;
  deepest: number;
  /** The same maximum for nodes that call. */
  deepestCall: number;
  /** Kind of input: a record read by names, or one value of any kind. */
  readonly root: 'record' | 'whole';
  /** True when the formula contains `:=`. */
  readonly binds: boolean;
  /** May wrap the closure of every node. */
  readonly watch: Watch | undefined;
  /** Converts values by the types of their fields; undefined when types are unknown. */
  readonly reading: Reading | undefined;
  /**
   * Compiler of the integer fast path. Undefined when the digits of fields are unknown, or when every node is
   * watched.
   */
  readonly core: CompileContext | undefined;
  /** Functions in addition to the library. */
  readonly functions?: FunctionTable | undefined;
  /** True while compiling the exact fallback of an integer fast path. */
  exact: boolean;
}

/**
 * Position of a node during compilation. `input` is the kind of its context value: `record` for the record of
 * the scope, read name by name; `whole` for the input as one value; `item` for any value.
 */
export interface Site {
  readonly input: 'record' | 'whole' | 'item';
  readonly names: Names;
  /**
   * True when the node's value is the result of the enclosing function, so that a call here is a tail call.
   */
  readonly tail: boolean;
  /** True when the consumer asks whether a path made the list; path results are then a Sequence. */
  readonly asked?: boolean;
  readonly counts: Counts;
}

/** The site of an operand: never a tail, never asked. */
export function operandSite(site: Site): Site {
  return site.tail || site.asked ? { ...site, tail: false, asked: false } : site;
}

/** The site of call arguments. `$distinct` distinguishes a list made by a path from one of the data. */
export function argumentSite(callee: JsonataNode, site: Site): Site {
  const asks = callee.kind === 'variable' && callee.name === 'distinct';
  return asks ? { ...operandSite(site), asked: true } : operandSite(site);
}
