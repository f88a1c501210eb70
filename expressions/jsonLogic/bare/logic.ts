import type { Closure } from '../../evaluate/Closure.ts';
import { isTruthy } from '../../values/isTruthy.ts';
import type { Value } from '../../values/Value.ts';
import { type BareOperator, eager } from './BareOperator.ts';

/**
 * `if` and its short name `?:`, `and`, `or`, `!`, `!!`, and `log`, which writes nothing and returns its
 * argument.
 */
export const logic: readonly BareOperator[] = [
  choice('if'),
  choice('?:'),
  connective('and', false),
  connective('or', true),
  eager('!', 'boolean', (_frame, [value]) => !isTruthy(value)),
  eager('!!', 'boolean', (_frame, [value]) => isTruthy(value)),
  eager('log', 'any', (_frame, [value = null]) => value),
];

/** Conditions and results in turn; a single last argument is the rest. */
function choice(name: string): BareOperator {
  return {
    name,
    result: 'any',
    compile({ operands }, compiler) {
      const closures = operands.map((operand) => compiler.closure(operand));
      return (frame) => {
        for (let i = 0; i < closures.length; i += 2) {
          const [when, then] = [closures[i], closures[i + 1]];
          if (when === undefined) break;
          if (then === undefined) return when(frame);
          if (isTruthy(when(frame))) return then(frame);
        }
        return null;
      };
    },
  };
}

/** Returns the deciding operand; later ones are not evaluated. */
function connective(name: string, stopsAt: boolean): BareOperator {
  return {
    name,
    result: 'any',
    compile({ operands }, compiler) {
      const closures: readonly Closure[] = operands.map((operand) => compiler.closure(operand));
      return (frame) => {
        let value: Value = null;
        for (const closure of closures) {
          value = closure(frame);
          if (isTruthy(value) === stopsAt) return value;
        }
        return value;
      };
    },
  };
}
