import { mergeDocument } from '../../model/record/merge/mergeDocument.ts';
import { continueDraft } from '../drafts/DraftKeeper.ts';
import type { EditBoxStore } from './EditBoxStore.ts';

/** Opens the record of one box in another box of a newer design, with the edits of the first. */
export async function resumeBox(before: EditBoxStore, now: EditBoxStore): Promise<void> {
  const { action, key } = before;
  if (!before.editable) {
    await now.open(action === 'Audit' ? 'View' : action, key);
    if (action === 'Audit' && now.phase === 'ready') now.deciding.begin();
    return;
  }
  const { base } = before.forms;
  await now.open(before.saveAction, key, {}, base);
  // Read after the wait, so that nothing typed meanwhile is lost. No side of this merge differs from its base but this one.
  const mine = before.forms.document();
  now.forms.edit(mergeDocument(now.doc, { base, mine, theirs: base }).build(() => 'mine'));
  now.setContinueAdd(before.continueAdd);
  if (before.shownDetail !== undefined) now.showDetail(before.shownDetail);
  continueDraft(before, now);
}
