import type { Locale } from '../../schema/Locale.ts';
import { approverKindOf } from '../approvers/index.ts';
import type { FlowNode } from '../definition/FlowNode.ts';
import type { People } from '../engine/Facts.ts';

/** The approvers of a node in words: `会签：王经理、赵经理`, `角色：总监`, `创建人的上级`; empty when there are none. */
export function whoWords(node: FlowNode, people: People, locale: Locale): string {
  const kind = node.type === 'node' ? approverKindOf(node.auditType) : undefined;
  return kind?.isNamed(node) ? kind.words(node, people, locale) : '';
}
