import type { FormulaEntry } from '../../schema/FormulaEntry.ts';
import type { Issue } from '../../schema/Issue.ts';
import { formulaIssue } from './formulaIssue.ts';

/** The number a person gave; blank is 0. What is no number is 0 too: its check refuses it. */
export function fixedOf(fixed: number | string | null): number {
  return typeof fixed === 'number' ? Math.trunc(fixed) : 0;
}

/** What a method makes of a fixed value: its name in the message catalogue. */
type Meaning = 'Days' | 'Places' | 'Start' | 'Length';

/** A whole number, not below 0 but for days, or blank. */
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
