import type { Node } from '../Tree.ts';
import type { JsonLogicReader } from './JsonLogicReader.ts';

/** One operator of JSON Logic: its number of arguments and the nodes it becomes. The nodes check types. */
export interface JsonLogicOperator<N = Node> {
  readonly name: string;
  /** Minimum and maximum number of arguments. */
  readonly arity: readonly [number, number];
  build(reader: JsonLogicReader<N>): N;
}
