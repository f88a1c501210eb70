import type { DocumentTable } from '../fields/resolve/DocumentTable.ts';
import { errorText } from '../formulas/errorText.ts';
import { readCondition } from '../formulas/readExpression.ts';
import { text } from '../messages/index.ts';
import type { Condition } from '../schema/Condition.ts';
import type { Locale } from '../schema/Locale.ts';
import { nodeWords } from './sentence/nodeWords.ts';
import { beginSentence, type SentenceOptions } from './sentence/SentenceContext.ts';

export type { SentenceOptions } from './sentence/SentenceContext.ts';

/**
 * Writes a condition as a sentence: `数量 大于 100 且 客户 属于 [华东机电, 上海精工]`. Uses field titles and value labels, and
 * parentheses only where they change the meaning. An unreadable condition becomes an error text. Needs the
 * texts of `explain/allMessages.ts`.
 */
export function conditionSentence(
  condition: Condition,
  doc: DocumentTable,
  locale: Locale,
  options: SentenceOptions = {},
): string {
  const tree = readCondition(condition);
  if (!tree.ok) return text('schema.badExpression', locale, { text: errorText(tree.error, locale) });
  return nodeWords(tree.value.root, beginSentence(doc, locale, options)).text;
}
