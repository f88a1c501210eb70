import type { Node } from '../Tree.ts';

/** What `var` means where an operator's argument stands. */
export type Inside = 'record' | 'item' | 'fold';

/** What an operator's `build` may ask of the parser. */
export interface JsonLogicReader<N = Node> {
  /** Pointer of the operator. */
  readonly at: string;
  readonly inside: Inside;
  /** The raw arguments; a lone argument counts as a list of one. */
  readonly raw: readonly unknown[];
  /** Parses argument `index`, for the bodies of bulk operators inside another kind of place. */
  argument(index: number, inside?: Inside): N;
  /** Parses all arguments. */
  arguments(): readonly N[];
  /** Ends the parse with an error at this operator. */
  refuse(code: string, message: string, params?: Readonly<Record<string, string | number>>): never;
}
