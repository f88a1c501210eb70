import type { FormulaEntry } from '../../schema/FormulaEntry.ts';
import type { Issue } from '../../schema/Issue.ts';
import { formulaIssue } from './formulaIssue.ts';

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
