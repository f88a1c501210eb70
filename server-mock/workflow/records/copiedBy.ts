import type { FlowEffect } from '../../../runtime/model/workflow/engine/FlowEffect.ts';
import type { KnownPeople } from '../people/KnownPeople.ts';
import type { Copied } from './FlowRecord.ts';

/** Users to whom effects copy a document: enabled users, each once. */
export const copiedBy = (effects: readonly FlowEffect[], people: KnownPeople): readonly Copied[] => {
  const copied = new Map<number, Copied>();
  for (const effect of effects) {
    if (effect.kind !== 'copy') continue;
    const named = [
      ...effect.userIds.flatMap((id) => people.user(id) ?? []),
      ...effect.roleIds.flatMap((id) => people.membersOf(id)),
    ];
    for (const { id, name, enabled } of named)
      if (enabled && !copied.has(id)) copied.set(id, { userId: id, name, node: effect.node });
  }
  return [...copied.values()];
};
