import type { ExpressionError } from '../../../expressions/index.ts';
import type { Locale } from '../Locale.ts';
import { isMessageKey, type MessageParams, text } from '../messages/index.ts';

/**
 * What an error of a formula or condition says to a person. The texts come with `messages/all.ts`; a code without one says the
 * engine's own English words.
 */
export function errorText(error: ExpressionError, locale: Locale): string {
  const params = { ...typed(error.params ?? {}, locale), message: error.message };
  const key = errorKey(error.code);
  const said = isMessageKey(key) ? text(key, locale, params) : text('expression.other', locale, params);
  const suggestion = error.params?.suggestion;
  return suggestion === undefined ? said : text('expression.didYouMean', locale, { text: said, suggestion });
}

/** The key of a code's text: `unknown-field` is `expression.unknownField`, `#DIV/0!` is `expression.value.DIV0`. */
export function errorKey(code: string): string {
  if (code.startsWith('#')) return `expression.value.${code.replace(/[^A-Z0-9]/g, '')}`;
  return `expression.${code.replace(/-([a-z])/g, (_all, letter: string) => letter.toUpperCase())}`;
}

/** Types of values have names of their own in each language. */
function typed(params: MessageParams, locale: Locale): MessageParams {
  const named = (['left', 'right'] as const).flatMap((side) => {
    const key = `expression.type.${params[side]}`;
    return isMessageKey(key) ? [[side, text(key, locale)] as const] : [];
  });
  return { ...params, ...Object.fromEntries(named) };
}
