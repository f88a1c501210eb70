import { isNumeric } from '../../numbers/numericOf.ts';
import type { Member } from '../../Tree.ts';
import { type Comparison, compareAsText, compareValues } from '../../values/compareValues.ts';
import { DATE, DATETIME } from '../../values/dates.ts';
import type { Closure } from '../Closure.ts';
import { LONG } from '../chargeLong.ts';
import { takesNumbers } from '../comparisonFor.ts';
import { type Operand, operandValue } from '../Operand.ts';

/** Longer lists use a set, shorter ones a loop. */
const FEW = 8;

/** Fast path for membership in a list of constants: all numbers, or all texts that equal only themselves. */
export function memberOfConstants(
  node: Member,
  item: Operand,
  comparison: Comparison,
  otherwise: Closure,
): Closure | undefined {
  if (node.container.kind !== 'list' || node.container.items.length === 0) return undefined;
  const values = node.container.items.map((constant) =>
    constant.kind === 'literal' ? constant.value : null,
  );
  const has = memberOf(values);
  // Charges the steps and memory of building and walking the list.
  const { length } = values;
  const { at } = node;
  if (values.every((value) => typeof value === 'number') && takesNumbers(comparison))
    return (frame) => {
      const wanted = operandValue(frame, item);
      if (typeof wanted !== 'number') return otherwise(frame);
      frame.at = at;
      frame.allocate(16 * length);
      frame.charge(length);
      return has(wanted);
    };
  if (!values.every((value) => equalsOnlyItself(value, comparison))) return undefined;
  return (frame) => {
    const wanted = operandValue(frame, item);
    frame.at = at;
    frame.allocate(16 * length);
    frame.charge(length);
    return has(wanted);
  };
}

function memberOf(values: readonly unknown[]): (wanted: unknown) => boolean {
  if (values.length <= FEW) return (wanted) => values.includes(wanted);
  const set = new Set(values);
  return (wanted) => set.has(wanted);
}

/** Whether the constant is a text that equals only itself. */
export function equalsOnlyItself(value: unknown, comparison: Comparison): value is string {
  if (typeof value !== 'string' || value === '' || value.length > LONG) return false;
  if (comparison === compareAsText) return true;
  if (comparison !== compareValues) return false;
  return value.length !== DATE && value.length !== DATETIME && !isNumeric(value);
}
