import type { DocumentTable } from '../fields/resolve/DocumentTable.ts';
import type { Locale } from '../schema/Locale.ts';
import type { ConditionGroup } from './ConditionGroup.ts';
import { groupsToTree } from './groupsToTree.ts';
import { nodeWords } from './sentence/nodeWords.ts';
import { beginSentence, type SentenceOptions } from './sentence/SentenceContext.ts';

export type { SentenceOptions } from './sentence/SentenceContext.ts';

/**
 * Writes conditions as a sentence: `价税合计 大于 100000 且 客户 属于 [华东机电]`. No conditions: `始终成立`. Needs
 * `conditionMessages`. `doc` must be the document the groups were read with.
 */
export function groupsSentence(
  groups: readonly ConditionGroup[],
  doc: DocumentTable,
  locale: Locale,
  options: SentenceOptions = {},
): string {
  return nodeWords(groupsToTree(groups, doc).root, beginSentence(doc, locale, options)).text;
}
