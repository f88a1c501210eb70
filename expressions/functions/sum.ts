import { sumNumbers } from '../numbers/sumNumbers.ts';
import type { FunctionDefinition } from './FunctionDefinition.ts';
import { flattened } from './flattened.ts';

/** `sum(list)`: exact; skips empty items, null without any number. */
export const sum: FunctionDefinition = {
  name: 'sum',
  arity: [1, 1],
  operands: ['list'],
  result: 'number',
  run: (frame, ...operands) => sumNumbers(flattened(frame, operands)),
};
