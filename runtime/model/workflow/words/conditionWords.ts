import type { ConditionGroup } from '../../conditions/ConditionGroup.ts';
import { groupsToTree } from '../../conditions/groupsToTree.ts';
import { beginSentence } from '../../conditions/sentence/beginSentence.ts';
import { nodeWords } from '../../conditions/sentence/nodeWords.ts';
import type { SentenceOptions } from '../../conditions/sentence/SentenceContext.ts';
import type { DocumentTable } from '../../fields/resolve/DocumentTable.ts';
import { text } from '../../messages/index.ts';
import type { Locale } from '../../schema/Locale.ts';
import { isDamaged } from '../check/FlowGraph.ts';
import { conditionDocument } from '../definition/conditionDocument.ts';

/**
 * Conditions of a line or node as a sentence: `价税合计 大于 100000`; empty when there are none.
 * Says so when they cannot be read. `document`: the flow's, without creator fields; needed to read
 * conditions.
 * Needs `messages/all.ts`.
 */
export function conditionWords(
  groups: readonly ConditionGroup[],
  document: DocumentTable | undefined,
  locale: Locale,
  options: SentenceOptions = {},
): string {
  const asked = groups.filter(({ tjOptions }) => tjOptions.length > 0);
  if (asked.length === 0) return '';
  if (document === undefined || isDamaged(groups)) return text('flowWords.unreadable', locale);
  const conditions = conditionDocument(document);
  return nodeWords(groupsToTree(asked, conditions).root, beginSentence(conditions, locale, options)).text;
}

/**
 * When a line is taken: its conditions as a sentence, or "always". Parameters as in {@link conditionWords}.
 */
export const lineConditionWords = (...given: Parameters<typeof conditionWords>): string =>
  conditionWords(...given) || text('flowWords.always', given[2]);
