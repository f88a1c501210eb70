import type { Node } from '../Tree.ts';
import type { JsonLogicReader } from './JsonLogicReader.ts';

/** One operator of JSON Logic: how many arguments it takes and which nodes it becomes. Types are the nodes' own matter. */
export interface JsonLogicOperator<N = Node> {
  readonly name: string;
  /** Least and greatest number of arguments. */
  readonly arity: readonly [number, number];
  build(reader: JsonLogicReader<N>): N;
}
