import type { Member } from '../Tree.ts';
import type { ValueType } from '../ValueType.ts';
import {
  type Comparison,
  compareAsDates,
  compareAsNumbers,
  compareAsText,
  compareValues,
} from '../values/compareValues.ts';
import type { CompileContext } from './CompileContext.ts';

const byType: Readonly<Record<ValueType, Comparison | undefined>> = {
  number: compareAsNumbers,
  date: compareAsDates,
  datetime: compareAsDates,
  text: undefined,
  boolean: undefined,
  list: undefined,
  any: undefined,
};

/** The comparison for two known types; for unknown types it looks at the values. */
export function comparisonFor(left: ValueType, right: ValueType): Comparison {
  if (left === 'text' && right === 'text') return compareAsText;
  return byType[left] ?? byType[right] ?? compareValues;
}

/** The comparison of a value with the items of a list. */
export function comparisonWithin(node: Member, context: Pick<CompileContext, 'type'>): Comparison {
  const constants = node.container.kind === 'list' ? node.container.items : [];
  const types = new Set(constants.map((constant) => context.type(constant)));
  const [only] = types.size === 1 ? types : [];
  return comparisonFor(context.type(node.item), only ?? 'any');
}

/** Whether the comparison compares two numbers as numbers. */
export function takesNumbers(comparison: Comparison): boolean {
  return comparison === compareAsNumbers || comparison === compareValues;
}
