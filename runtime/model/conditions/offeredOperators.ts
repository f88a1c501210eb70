import { periodTokens } from '../../../expressions/index.ts';
import { columnTypes } from '../fields/columnTypes/index.ts';
import type { ResolvedField } from '../fields/resolve/ResolvedTable.ts';
import { isBound } from '../fields/types/storage.ts';
import type { ConditionOperator } from './ConditionOperator.ts';
import { operatorOfSign } from './operators/index.ts';

/** Where the condition is built: workflow designer, saved view, schema rule or list filter. */
export type ConditionSurface = 'workflow' | 'view' | 'rule' | 'list';

/** Kinds of fields that offer different operators. */
type Kind = 'integer' | 'number' | 'date' | 'string' | 'select' | 'other';

const compared = ['=', '!=', '>', '>=', '<', '<='];
const eight = [...compared, 'like', 'in'];
const presence = ['empty', 'notEmpty'];

/** Offered signs of each surface and kind, in display order. */
const offered: Readonly<Record<ConditionSurface, Readonly<Record<Kind, readonly string[]>>>> = {
  workflow: {
    integer: compared,
    number: eight,
    date: compared,
    string: ['=', '!=', 'in', 'like'],
    select: ['in'],
    other: eight,
  },
  view: {
    integer: [...compared, 'like', 'likeStart', 'likeEnd'],
    number: [...compared, 'like', 'likeStart', 'likeEnd'],
    date: [...compared, ...periodTokens],
    string: ['=', '!=', 'like'],
    select: ['in'],
    other: eight,
  },
  list: {
    integer: [...compared, 'in', ...presence],
    number: [...compared, 'in', ...presence],
    date: ['>=', '<=', '=', ...periodTokens, ...presence],
    string: ['like', '=', '!=', 'likeStart', 'likeEnd', 'in', ...presence],
    select: ['in', 'notIn', ...presence],
    other: ['=', '!=', ...presence],
  },
  rule: {
    integer: [...compared, 'in', 'notIn', ...presence],
    number: [...compared, 'in', 'notIn', ...presence],
    date: [...compared, ...periodTokens, ...presence],
    string: ['=', '!=', 'like', 'in', 'notIn', ...presence],
    select: ['in', 'notIn', '=', '!=', ...presence],
    other: ['=', '!=', 'in', 'notIn', ...presence],
  },
};

/** Operators a builder offers for a field; the first is the default. */
export function offeredOperators(
  field: ResolvedField,
  surface: ConditionSurface,
): readonly ConditionOperator[] {
  return offered[surface][kindOf(field)].flatMap((sign) => operatorOfSign(sign) ?? []);
}

const whole: ReadonlySet<string> = new Set(['int', 'long', 'byte', 'sbyte']);

function kindOf(field: ResolvedField): Kind {
  if (field.kind.needsSource || isBound(field)) return 'select';
  // A switch is a number only in storage, so it offers no ordering.
  if (field.type === 'switch' || field.columnType === 'bool') return 'other';
  if (whole.has(field.columnType)) return 'integer';
  const type = columnTypes[field.columnType].valueType;
  if (type === 'number') return 'number';
  if (type === 'date' || type === 'datetime') return 'date';
  return field.columnType === 'string' ? 'string' : 'other';
}
