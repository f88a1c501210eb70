import type { Locale } from '../../Locale.ts';
import { text } from '../../messages/index.ts';
import { approverKindOf } from '../approvers/index.ts';
import { auditMethod, type FlowNode } from '../definition/FlowNode.ts';
import type { People } from '../engine/Facts.ts';

/** Who decides in a node, in words: `会签：王经理、赵经理`, `角色：总监`, `创建人的上级`; empty: nobody decides there, or nobody is named. */
export function whoWords(node: FlowNode, people: People, locale: Locale): string {
  if (node.type !== 'node') return '';
  const kind = approverKindOf(node.auditType);
  if (!kind?.isNamed(node)) return '';
  if (node.auditType === 3) return text('flowWords.superior', locale);
  const names = kind.names(node, people).join('、');
  if (node.auditType === 2) return text('flowWords.role', locale, { names });
  const key = methods[node.auditMethod];
  return key === undefined || node.userIds.length < 2 ? names : text(key, locale, { names });
}

const methods: Readonly<Record<number, 'flowWords.all' | 'flowWords.any'>> = {
  [auditMethod.countersign]: 'flowWords.all',
  [auditMethod.either]: 'flowWords.any',
};
