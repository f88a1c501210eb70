import { custom } from './custom.ts';
import { date } from './date.ts';
import { equals } from './equals.ts';
import type { FormulaMethod } from './FormulaMethod.ts';
import { max } from './max.ts';
import { min } from './min.ts';
import { substring } from './substring.ts';
import { sum } from './sum.ts';

/** Methods of formulas, in the order of a designer's list. */
export const formulaMethods: readonly FormulaMethod[] = [equals, date, substring, custom, sum, max, min];

/** The method of an entry's number; undefined when it is blank or none of ours. */
export function formulaMethodOf(method: number | string | null): FormulaMethod | undefined {
  return formulaMethods.find((candidate) => candidate.method === method);
}
