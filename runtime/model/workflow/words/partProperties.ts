import type { SentenceOptions } from '../../conditions/sentence/SentenceContext.ts';
import type { DocumentTable } from '../../fields/resolve/DocumentTable.ts';
import { type MessageKey, text } from '../../messages/index.ts';
import type { Locale } from '../../schema/Locale.ts';
import { continuation, type FlowNode } from '../definition/FlowNode.ts';
import type { FlowLine } from '../definition/WorkflowDefinition.ts';
import type { People } from '../engine/Facts.ts';
import { conditionWords, lineConditionWords } from './conditionWords.ts';
import { whoWords } from './whoWords.ts';

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
