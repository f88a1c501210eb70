import type { Operator } from '../fieldTypes/FieldType.ts';

/** `displayType` of a where clause; everything else means equal (family facts 1.3, rule 3). */
const displayTypes: ReadonlyMap<string, Operator> = new Map([
  ['like', 'like'],
  ['likeStart', 'likeStart'],
  ['likeEnd', 'likeEnd'],
  ['selectList', 'in'],
  ['checkbox', 'in'],
  ['droplist', 'in'],
  ['in', 'in'],
  ['notIn', 'notIn'],
  ['thanorequal', 'thanorequal'],
  ['>=', 'thanorequal'],
  ['lessorequal', 'lessorequal'],
  ['<=', 'lessorequal'],
  ['gt', 'gt'],
  ['>', 'gt'],
  ['lt', 'lt'],
  ['<', 'lt'],
  ['!=', 'notEqual'],
]);

/** The comparison a where clause asks for. */
export const operatorOf = (displayType: unknown): Operator =>
  (typeof displayType === 'string' ? displayTypes.get(displayType) : undefined) ?? 'equal';

/** `filterType` of a view filter or condition: the same names, and those of the condition editor. */
const filterTypes: ReadonlyMap<string, Operator> = new Map<string, Operator>([
  ...displayTypes,
  ['=', 'equal'],
  ['==', 'equal'],
  ['equal', 'equal'],
  ['notEqual', 'notEqual'],
  ['empty', 'empty'],
  ['notEmpty', 'notEmpty'],
]);

/** The comparison a filter asks for; nothing said means equal, an unknown word is undefined. */
export const filterOperatorOf = (filterType: unknown): Operator | undefined =>
  filterType === undefined || filterType === null || filterType === ''
    ? 'equal'
    : typeof filterType === 'string'
      ? filterTypes.get(filterType)
      : undefined;

/** Comparisons that take a list of values. */
export const takesMany = (operator: Operator): boolean => operator === 'in' || operator === 'notIn';

/** Comparisons with a part of the text. */
export const isLike = (operator: Operator): boolean => operator.startsWith('like');

/** Comparisons that take no value. */
export const takesNone = (operator: Operator): boolean => operator === 'empty' || operator === 'notEmpty';
