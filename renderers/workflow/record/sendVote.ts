import type { App } from '../../../runtime/host/AppContext.ts';
import type { EditBoxStore } from '../../../runtime/store/box/EditBoxStore.ts';
import { inForm, issuesOf, placeIssues } from '../../../runtime/store/form/placeIssues.ts';
import type { ApprovalStore } from '../../../runtime/store/workflow/ApprovalStore.ts';
import { rereadBox } from '../../../runtime/store/workflow/rereadBox.ts';
import { voteChanges } from '../../../runtime/store/workflow/voteChanges.ts';
import { waitingText } from '../../../runtime/store/workflow/waitingText.ts';
import { entryWord } from './stateWords.ts';

/**
 * Sends the decision of a box and returns the message to show; empty for none.
 * After a decision: who has the document next. After a refusal: the reason and, when another user was faster,
 * that user.
 */
export async function sendVote(app: App, box: EditBoxStore, store: ApprovalStore): Promise<string> {
  const { data, notify, t } = app;
  const { approval } = store;
  if (!approval) return '';
  const editable = approval.mayVote ? approval.editable : [];
  await box.forms.settled();
  const changes = box.changed ? voteChanges(box.forms, editable) : undefined;
  if (changes) {
    const isMeant = (path: string): boolean => editable.includes(path.replace(/\[\d+\]/, ''));
    const wrong = box.forms.check().filter(({ path }) => isMeant(path));
    if (wrong.length > 0) {
      box.problems.mistakes(wrong, isMeant);
      return '';
    }
  }
  const outcome = await store.submit({ version: Number(box.main.value('Version')), changes });
  if (!outcome) return '';
  if (!outcome.ok) {
    const { failure, overtaken } = outcome;
    if (failure.code === 'network') return failure.message;
    await rereadBox(data, box, editable);
    // Show the issues of the changes at their fields.
    const issues = inForm(box.forms, changes, issuesOf(failure.data));
    placeIssues(issues, box.forms.main, box.forms.details);
    if (issues.length > 0) box.problems.announce(issues);
    if (!overtaken) return failure.message;
    const name = overtaken.auditor;
    const result = t(entryWord(overtaken, true));
    return t('approvalScreen.overtaken', { name, result, date: overtaken.auditDate });
  }
  const done = outcome.message ?? t('box.saved');
  const next = store.approval?.flow && waitingText(store.approval, t);
  notify.success(next === undefined ? done : t('approvalScreen.andThen', { done, next }));
  if (!store.approval?.flow || !store.approval.mayVote) {
    box.deciding.end(true);
    return '';
  }
  // The next node asks the same user, who continues in this box.
  box.show(box.forms.base);
  await rereadBox(data, box, []);
  box.forms.permit(store.approval.editable);
  box.deciding.decided();
  return '';
}
