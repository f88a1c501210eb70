import type { ConditionOperator } from '../ConditionOperator.ts';
import { equality } from './equality.ts';
import { likeness } from './likeness.ts';
import { ordering, periods } from './ordering.ts';
import { membership, ofSeveral } from './several.ts';

/** Every comparison of searches, filters and conditions, in the order of a builder's list. */
export const conditionOperators: readonly ConditionOperator[] = [
  ...equality.slice(0, 2),
  ...ordering,
  ...likeness,
  ...membership,
  ...periods,
  ...equality.slice(2),
];

const bySign = new Map(conditionOperators.map((operator) => [operator.sign, operator]));

/** Every operator whose nodes can be read, those of fields with several values included. */
export const readableOperators: readonly ConditionOperator[] = [...conditionOperators, ...ofSeveral];

/** The operator of a sign for a field with several values, where that has a node of its own. */
export function operatorOfSeveral(sign: string): ConditionOperator | undefined {
  return ofSeveral.find((operator) => operator.sign === sign);
}

/** The operator of a sign. */
export function operatorOfSign(sign: string): ConditionOperator | undefined {
  return bySign.get(sign);
}

const byDisplayType = new Map(
  conditionOperators.flatMap((operator) => operator.searchWords.map((word) => [word, operator] as const)),
);

/** The operator a `displayType` names; most kinds of search fields name none and mean equal. */
export function operatorOfDisplayType(displayType: string): ConditionOperator | undefined {
  return byDisplayType.get(displayType);
}

const byFilterType = new Map([
  ...byDisplayType,
  ...conditionOperators.flatMap((operator) =>
    [operator.sign, ...operator.filterWords].map((word) => [word, operator] as const),
  ),
]);

/** The operator a `filterType` names; undefined for an unknown word. */
export function operatorOfFilterType(filterType: string): ConditionOperator | undefined {
  return byFilterType.get(filterType);
}
