import type { FunctionDefinition } from './FunctionDefinition.ts';
import { flattened } from './flattened.ts';

/** `merge(...)`: one list of all operands, lists among them taken apart. */
export const merge: FunctionDefinition = {
  name: 'merge',
  arity: [0, Number.POSITIVE_INFINITY],
  operands: ['any'],
  result: 'list',
  run: (frame, ...operands) => [...flattened(frame, operands)],
};
