import type { ExpressionError } from '../../../expressions/index.ts';
import { addWording, isMessageKey, type MessageKey, type MessageParams, text } from '../messages/index.ts';
import type { Locale } from '../schema/Locale.ts';

/** An error whose values have come through an issue. */
type WordedError = Pick<ExpressionError, 'code' | 'message'> & {
  readonly params?: MessageParams | undefined;
};

/**
 * What an error of a formula or condition says to a person. The texts come with `explain/allMessages.ts`; a code without one says the
 * engine's own English words.
 */
export function errorText(error: WordedError, locale: Locale): string {
  const params = { ...typed(error.params ?? {}, locale), message: error.message };
  const key = errorKey(error.code);
  const known = isMessageKey(key) ? key : isMessageKey('expression.other') ? 'expression.other' : undefined;
  const said = known === undefined ? error.message : text(known, locale, params);
  const suggestion = error.params?.suggestion;
  return suggestion === undefined || known === undefined
    ? said
    : text('expression.didYouMean', locale, { text: said, suggestion });
}

/** The rules whose `{text}` is the error of a formula or condition. */
const rules = [
  'schema.typeMismatch',
  'schema.unknownFunction',
  'schema.badExpression',
  'expression.failed',
] as const satisfies readonly MessageKey[];

/** Makes issues about formulas say the error in the reader's language, with its place in the text. */
export function addErrorWording(): void {
  for (const rule of rules)
    addWording(rule, (params, locale) => {
      const { code, text: message, from, to } = params;
      if (typeof code !== 'string') return params;
      const said = errorText({ code, message: String(message ?? ''), params }, locale);
      if (typeof from !== 'number' || typeof to !== 'number') return { ...params, text: said };
      const key = to > from + 1 ? 'expression.placed' : 'expression.placedAt';
      return { ...params, text: text(key, locale, { text: said, from: from + 1, to }) };
    });
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
