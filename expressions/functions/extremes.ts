import { compareNumbers } from '../numbers/compareNumbers.ts';
import type { Numeric } from '../numbers/Decimal.ts';
import { numericOf } from '../numbers/numericOf.ts';
import type { FunctionDefinition } from './FunctionDefinition.ts';
import { flattened } from './flattened.ts';

/** `max(list)` / `max(a, b, ...)` of numbers; skips empty values, null without any. */
export const max: FunctionDefinition = extreme('max', 1);

/** `min(list)` / `min(a, b, ...)`, like {@link max}. */
export const min: FunctionDefinition = extreme('min', -1);

function extreme(name: string, sign: number): FunctionDefinition {
  return {
    name,
    arity: [1, Number.POSITIVE_INFINITY],
    operands: ['any'],
    result: 'number',
    run(frame, ...operands) {
      let best: Numeric | null = null;
      for (const candidate of flattened(frame, operands)) {
        const value = numericOf(candidate);
        if (value !== null && (best === null || compareNumbers(value, best) * sign > 0)) best = value;
      }
      return best;
    },
  };
}
