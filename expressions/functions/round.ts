import { numberOut } from '../numbers/numberOut.ts';
import { numericOf } from '../numbers/numericOf.ts';
import { roundNumber } from '../numbers/roundNumber.ts';
import type { Value } from '../values/Value.ts';
import type { FunctionDefinition } from './FunctionDefinition.ts';

/** Maximum decimals that matter: a number has at most 34 digits. */
const MOST = 34;

/** `round(x, places)`: rounds the decimal value half away from zero; null if x or places is empty. */
export const round: FunctionDefinition = {
  name: 'round',
  arity: [1, 2],
  operands: ['number', 'number'],
  result: 'number',
  run(_frame, value: Value = null, places: Value = 0) {
    const number = typeof value === 'number' ? value : numericOf(value);
    const digits = numericOf(places);
    if (number === null || digits === null) return null;
    return roundNumber(number, Math.max(-MOST, Math.min(MOST, Math.trunc(Number(numberOut(digits))))));
  },
};
