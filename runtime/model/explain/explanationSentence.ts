import { type Explanation, isEmpty } from '../../../expressions/index.ts';
import { beginSentence } from '../conditions/sentence/beginSentence.ts';
import type { SentenceOptions } from '../conditions/sentence/SentenceContext.ts';
import { valueWords } from '../conditions/sentence/valueWords.ts';
import type { DocumentTable } from '../fields/resolve/DocumentTable.ts';
import type { ResolvedField } from '../fields/resolve/ResolvedTable.ts';
import type { Locale } from '../schema/Locale.ts';
import { causeWords } from './causeWords.ts';

/**
 * What a formula gave for its field and why: `金额 为空, 因为 单价 没有填写`, `金额 为 29.99`. `doc` is what the formula reads;
 * its texts come with `messages/all.ts`.
 */
export function explanationSentence(
  { value, because, error }: Explanation,
  field: ResolvedField,
  doc: DocumentTable,
  locale: Locale,
  options: SentenceOptions = {},
): string {
  const context = beginSentence(doc, locale, options);
  const reason = because && causeWords(because, context);
  const { title } = field;
  if (error !== undefined) return context.say('explain.failed', { title, reason: reason ?? error.code });
  if (!isEmpty(value))
    return context.say('explain.value', { title, value: valueWords(value ?? null, field, context) });
  return reason === undefined
    ? context.say('explain.blank', { title })
    : context.say('explain.blankBecause', { title, reason });
}
