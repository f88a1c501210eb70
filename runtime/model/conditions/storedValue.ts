import type { ResolvedField } from '../fields/resolve/ResolvedTable.ts';
import type { ConditionOperator } from './ConditionOperator.ts';
import { conditionValue } from './conditionValue.ts';

/**
 * What is stored of a value while it is typed: of the field's type when it fits, else as it was typed, so that nothing is
 * lost and the check can say what is wrong. Nothing: blank text, as the wire has it.
 */
export function storedValue(typed: unknown, field: ResolvedField, operator: ConditionOperator): unknown {
  if (operator.takes === 'none') return undefined;
  const read = (raw: unknown) =>
    conditionValue[operator.takes](raw, field, operator.operator.startsWith('like'));
  // A point with nothing behind it yet is on its way to a number.
  const isOnItsWay = typeof typed === 'string' && /^-?\d+\.$/.test(typed);
  const found = read(isOnItsWay ? typed.slice(0, -1) : typed);
  if (found === 'missing') return '';
  return 'unfit' in found ? typed : found.value;
}
