import type { FunctionDefinition } from './FunctionDefinition.ts';
import { flattened } from './flattened.ts';

/** `merge(...)`: one list of all operands, with lists flattened. */
export const merge: FunctionDefinition = {
  name: 'merge',
  arity: [0, Number.POSITIVE_INFINITY],
  operands: ['any'],
  result: 'list',
  run: (frame, ...operands) => [...flattened(frame, operands)],
};
