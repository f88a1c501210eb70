import type { CompileContext } from '../../evaluate/CompileContext.ts';
import type { JsonataNode } from '../JsonataNode.ts';
import type { JsonataClosure } from './JsonataClosure.ts';
import type { Names } from './Names.ts';
import type { Reading } from './numericNames.ts';

/** Sees every node where it is compiled, and may put a closure of its own around the node's. */
export type Watch = (node: JsonataNode, site: Site, closure: JsonataClosure) => JsonataClosure;

/** What is counted over a whole formula while it is compiled. */
export interface Counts {
  /** Nodes compiled so far. */
  nodes: number;
  /** Bytes of native stack of the nodes around the one at work in its function, and the most so far. */
  depth: number;
  deepest: number;
  /** The same, of nodes that call. */
  deepestCall: number;
  /** What the input of the run is: a record read by names, or one value of any kind. */
  readonly root: 'record' | 'whole';
  /** Whether there is a `:=` at all. */
  readonly binds: boolean;
  /** May stand around the closure of every node. */
  readonly watch: Watch | undefined;
  /** What names give, by the types of their fields; undefined when those are not known. */
  readonly reading: Reading | undefined;
  /** What runs arithmetic in whole numbers; undefined where digits of fields are not known, or every node is watched. */
  readonly core: CompileContext | undefined;
  /** Compiling what stands behind a node in whole numbers. */
  exact: boolean;
}

/**
 * Where a node is compiled. `input` is what its context value is: `record` when it is the record of the scope, read name by
 * name; `whole` when it is the input as one value; `item` when it is any value.
 */
export interface Site {
  readonly input: 'record' | 'whole' | 'item';
  readonly names: Names;
  /** Whether the node's value is the value of the function around it, so that a call here replaces that one. */
  readonly tail: boolean;
  /** Whether whoever takes the value asks if a path made the list: then what a path finds is a Sequence. */
  readonly asked?: boolean;
  readonly counts: Counts;
}

/** The site of an operand: never a tail, and asked nothing. */
export function operandSite(site: Site): Site {
  return site.tail || site.asked ? { ...site, tail: false, asked: false } : site;
}

/** The site of what a function is called with: `$distinct` tells a list that a path made from one of the data. */
export function argumentSite(callee: JsonataNode, site: Site): Site {
  const asks = callee.kind === 'variable' && callee.name === 'distinct';
  return asks ? { ...operandSite(site), asked: true } : operandSite(site);
}
