import type { Operator } from '../../fields/types/FieldType.ts';
import type { ConditionOperator } from '../ConditionOperator.ts';
import { operatorOfDisplayType, operatorOfFilterType, operatorOfSign } from '../operators/index.ts';

/** Reads the operator of a where clause; `equal` for unknown words. */
export const operatorOf = (displayType: unknown): Operator =>
  (typeof displayType === 'string' ? operatorOfDisplayType(displayType)?.operator : undefined) ?? 'equal';

/** Reads the operator of a filter. Defaults to `=` when blank; undefined for an unknown word. */
export const filterOperator = (filterType: unknown): ConditionOperator | undefined =>
  filterType === undefined || filterType === null || filterType === ''
    ? operatorOfSign('=')
    : typeof filterType === 'string'
      ? operatorOfFilterType(filterType)
      : undefined;

/** True for operators that take a list of values. */
export const takesMany = (operator: Operator): boolean => operator === 'in' || operator === 'notIn';

/** True for operators that compare a part of the text. */
export const isLike = (operator: Operator): boolean => operator.startsWith('like');

/** True for operators that take no value. */
export const takesNone = (operator: Operator): boolean => operator === 'empty' || operator === 'notEmpty';
