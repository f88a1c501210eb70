import type { LanguageTools } from './LanguageTools.ts';
import type { Renamed, Renaming } from './Renaming.ts';
import type { Known } from './typeOfResult.ts';

/**
 * A text with a field's new code and title in place of the old ones, wherever the text means the field; never inside texts or
 * names of functions. `fields` are those from before. A code without a dot may be a table's: its columns follow.
 */
export function rename(tools: LanguageTools, text: string, renaming: Renaming, { fields }: Known): Renamed {
  return tools.rename(text, renaming, fields);
}
