import type { FormulaEntry } from '../../schema/FormulaEntry.ts';
import type { Issue } from '../../schema/Issue.ts';
import { formulaIssue } from './formulaIssue.ts';

/** The stored number; 0 for a blank. Text gives 0 as well, and its check refuses it. */
export function fixedOf(fixed: number | string | null): number {
  return typeof fixed === 'number' ? Math.trunc(fixed) : 0;
}

/** Meaning of a fixed value, part of its message key. */
type Meaning = 'Days' | 'Places' | 'Start' | 'Length';

/** Checks a fixed value: blank or a whole number, negative only for days. */
export function checkFixed(
  entry: FormulaEntry,
  property: 'fixed' | 'fixed2',
  meaning: Meaning,
): readonly Issue[] {
  const value = entry[property];
  if (value === null) return [];
  if (!Number.isSafeInteger(value)) return [formulaIssue(`designer.formula${meaning}`, property)];
  return meaning !== 'Days' && Number(value) < 0
    ? [formulaIssue(`designer.formula${meaning}Min`, property, { min: 0 })]
    : [];
}
