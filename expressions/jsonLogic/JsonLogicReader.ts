import type { Node } from '../Tree.ts';

/** Meaning of `var` in an operator's argument. */
export type Inside = 'record' | 'item' | 'fold';

/** Parser services for an operator's `build`. */
export interface JsonLogicReader<N = Node> {
  /** Pointer of the operator. */
  readonly at: string;
  readonly inside: Inside;
  /** The raw arguments; a single argument counts as a list of one. */
  readonly raw: readonly unknown[];
  /** Parses argument `index`; bulk operators parse their bodies for another context. */
  argument(index: number, inside?: Inside): N;
  /** Parses all arguments. */
  arguments(): readonly N[];
  /** Stops with an error at this operator. */
  refuse(code: string, message: string, params?: Readonly<Record<string, string | number>>): never;
}
