import type { Operator } from '../../fields/types/FieldType.ts';
import type { ConditionOperator } from '../ConditionOperator.ts';
import { operatorOfDisplayType, operatorOfFilterType, operatorOfSign } from '../operators/index.ts';

/** The comparison a where clause asks for; everything without a word of its own means equal. */
export const operatorOf = (displayType: unknown): Operator =>
  (typeof displayType === 'string' ? operatorOfDisplayType(displayType)?.operator : undefined) ?? 'equal';

/** The comparison a filter asks for; nothing said means equal, an unknown word is undefined. */
export const filterOperator = (filterType: unknown): ConditionOperator | undefined =>
  filterType === undefined || filterType === null || filterType === ''
    ? operatorOfSign('=')
    : typeof filterType === 'string'
      ? operatorOfFilterType(filterType)
      : undefined;

/** Comparisons that take a list of values. */
export const takesMany = (operator: Operator): boolean => operator === 'in' || operator === 'notIn';

/** Comparisons with a part of the text. */
export const isLike = (operator: Operator): boolean => operator.startsWith('like');

/** Comparisons that take no value. */
export const takesNone = (operator: Operator): boolean => operator === 'empty' || operator === 'notEmpty';
