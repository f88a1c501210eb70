import type { LanguageTools } from './LanguageTools.ts';
import type { Renamed, Renaming } from './Renaming.ts';
import type { Known } from './typeOfResult.ts';

/**
 * Renames a field's code and title in a text, never inside texts or function names. `fields` are the old
 * ones. A code without a dot may be a table's: its columns follow.
 */
export function rename(tools: LanguageTools, text: string, renaming: Renaming, { fields }: Known): Renamed {
  return tools.rename(text, renaming, fields);
}
