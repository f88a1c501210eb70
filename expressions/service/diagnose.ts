import { checkTypes } from '../checkTypes.ts';
import type { ExpressionError } from '../ExpressionError.ts';
import type { LanguageTools } from './LanguageTools.ts';
import { typeOfFields } from './typeOfFields.ts';
import type { Known } from './typeOfResult.ts';

/**
 * What is wrong with a text, in the order of its places; empty when it may be saved. A text that cannot be read has one error,
 * at the first place that is wrong. `params.suggestion` is the name probably meant: a function, a field's code or its title.
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
  // What a text names is looked at with its very place; types say of the same names that they are somewhere in it.
  const rest = named.length === 0 ? typed : typed.filter(({ code }) => code !== 'unknown-field');
  return [...named, ...rest].sort((a, b) => (a.from ?? 0) - (b.from ?? 0));
}
