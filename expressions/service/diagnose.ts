import { checkTypes } from '../checkTypes.ts';
import type { ExpressionError } from '../ExpressionError.ts';
import type { LanguageTools } from './LanguageTools.ts';
import { typeOfFields } from './typeOfFields.ts';
import type { Known } from './typeOfResult.ts';

/**
 * Errors of a text, ordered by place; empty: it may be saved. An unreadable text has one error, at its first
 * wrong place. `params.suggestion` is the name probably meant: a function, a field's code or its title.
 */
export function diagnose(
  { language, mistakes }: LanguageTools,
  text: string,
  { fields }: Known,
): readonly ExpressionError[] {
  const tree = language.parse(text, { fields });
  if (!tree.ok) return [tree.error];
  const named = mistakes(text, fields);
  const typed = checkTypes(tree.value, typeOfFields(fields), [language]);
  // Errors of names have exact positions; type errors of the same names do not.
  const rest = named.length === 0 ? typed : typed.filter(({ code }) => code !== 'unknown-field');
  return [...named, ...rest].sort((a, b) => (a.from ?? 0) - (b.from ?? 0));
}
