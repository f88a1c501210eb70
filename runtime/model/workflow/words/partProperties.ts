import type { ConditionGroup } from '../../conditions/ConditionGroup.ts';
import { groupsToTree } from '../../conditions/groupsToTree.ts';
import { nodeWords } from '../../conditions/sentence/nodeWords.ts';
import { beginSentence, type SentenceOptions } from '../../conditions/sentence/SentenceContext.ts';
import type { DocumentTable } from '../../fields/resolve/DocumentTable.ts';
import { type MessageKey, text } from '../../messages/index.ts';
import type { Locale } from '../../schema/Locale.ts';
import { approverKindOf } from '../approvers/approverKinds.ts';
import { isDamaged } from '../check/FlowGraph.ts';
import { conditionDocument } from '../definition/conditionDocument.ts';
import { continuation, type FlowNode } from '../definition/FlowNode.ts';
import type { FlowLine } from '../definition/WorkflowDefinition.ts';
import type { People } from '../engine/Facts.ts';

/** Properties of a part, as title and value. */
export type Words = readonly (readonly [title: string, value: string])[];

/** Data that the wording needs. */
export interface WordWorld {
  /** The flow's document, without creator fields. */
  readonly document: DocumentTable | undefined;
  readonly people: People;
  readonly locale: Locale;
  readonly sentence?: SentenceOptions;
}

const kinds = { start: 'flowWords.start', node: 'flowWords.step', end: 'flowWords.end' } as const;

const ways: Readonly<Record<number, MessageKey>> = {
  [continuation.end]: 'flowWords.toEnd',
  [continuation.previous]: 'flowWords.toPrevious',
  [continuation.start]: 'flowWords.toStart',
};

/** The settings of a node in words, its name first. */
export function nodeProperties(node: FlowNode, { document, people, locale, sentence }: WordWorld): Words {
  const say = (key: MessageKey): string => text(key, locale);
  const way = (code: number): string => (ways[code] === undefined ? String(code) : say(ways[code]));
  const common: Words = [
    [say('flowWords.name'), node.name],
    [say('flowWords.kind'), say(kinds[node.type])],
    [say('flowWords.conditions'), conditionWords(node.groups, document, locale, sentence)],
  ];
  if (node.type !== 'node') return common;
  return [
    ...common,
    [say('flowWords.who'), whoWords(node, people, locale) || say('flowWords.nobody')],
    [say('flowWords.refuse'), way(node.auditRefuse)],
    [say('flowWords.back'), way(node.auditBack)],
    [say('flowWords.mail'), say(node.sendMail ? 'flowWords.yes' : 'flowWords.no')],
  ];
}

/** The settings of a line in words: its label, and when it is taken. */
export function lineProperties(line: FlowLine, { document, locale, sentence }: WordWorld): Words {
  return [
    [text('flowWords.label', locale), line.label],
    [text('flowWords.conditions', locale), lineConditionWords(line.groups, document, locale, sentence)],
  ];
}

/**
 * Conditions of a line or node as a sentence: `价税合计 大于 100000`; empty when there are none.
 * Says so when they cannot be read. `document`: the flow's, without creator fields; needed to read
 * conditions.
 * Needs `explain/allMessages.ts`.
 */
function conditionWords(
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

/** The approvers of a node in words: `会签：王经理、赵经理`, `角色：总监`, `创建人的上级`; empty when there are none. */
export function whoWords(node: FlowNode, people: People, locale: Locale): string {
  const kind = node.type === 'node' ? approverKindOf(node.auditType) : undefined;
  return kind?.isNamed(node) ? kind.words(node, people, locale) : '';
}
