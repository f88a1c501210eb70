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

/** All operators with readable nodes, including those for fields with several values. */
export const readableOperators: readonly ConditionOperator[] = [...conditionOperators, ...ofSeveral];

/** Finds the operator for a field with several values; undefined when the sign has none. */
export function operatorOfSeveral(sign: string): ConditionOperator | undefined {
  return ofSeveral.find((operator) => operator.sign === sign);
}

/** Finds an operator by its sign. */
export function operatorOfSign(sign: string): ConditionOperator | undefined {
  return bySign.get(sign);
}

const byDisplayType = new Map(
  conditionOperators.flatMap((operator) => operator.searchWords.map((word) => [word, operator] as const)),
);

/** Finds the operator of a `displayType`. Undefined for most search types, which mean equal. */
export function operatorOfDisplayType(displayType: string): ConditionOperator | undefined {
  return byDisplayType.get(displayType);
}

const byFilterType = new Map([
  ...byDisplayType,
  ...conditionOperators.flatMap((operator) =>
    [operator.sign, ...operator.filterWords].map((word) => [word, operator] as const),
  ),
]);

/** Finds the operator of a `filterType`; undefined for an unknown word. */
export function operatorOfFilterType(filterType: string): ConditionOperator | undefined {
  return byFilterType.get(filterType);
}
