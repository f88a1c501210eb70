import type { App } from '../../../runtime/host/AppContext.ts';
import { continuation } from '../../../runtime/model/workflow/definition/FlowNode.ts';
import type { ApprovalStore } from '../../../runtime/store/workflow/ApprovalStore.ts';
import type { Follow } from './VoteForm.tsx';

/** Continuations of the decision, each named by where the document goes. */
export function followChoices(store: ApprovalStore, t: App['t']): readonly Follow[] {
  return store.continuations.map((value) => ({ value, label: labelOf(value, store, t) }));
}

function labelOf(value: number, { previous, creator }: ApprovalStore, t: App['t']): string {
  if (value === continuation.start)
    return creator === '' ? t('approvalScreen.toStart') : t('approvalScreen.toStartNamed', { name: creator });
  if (value === continuation.end) return t('approvalScreen.toEnd');
  return previous
    ? t('approvalScreen.toPreviousNamed', { name: previous.stepName })
    : t('approvalScreen.toCreator');
}
