import type { App } from '../../host/AppContext.ts';
import type { EditBoxStore } from '../box/EditBoxStore.ts';
import { loadDocument } from '../box/loadDocument.ts';
import { restoreChanges, voteChanges } from './voteChanges.ts';

/** Shows the stored record again while the box stays open; input for the vote stays over it. */
export async function rereadBox(
  data: App['data'],
  box: EditBoxStore,
  editable: readonly string[],
): Promise<void> {
  const { turn, key, doc } = box;
  if (key === undefined) return;
  const kept = voteChanges(box.forms, editable);
  const answer = await loadDocument(data, doc, key);
  // After a failed load the view stays; the next vote is refused again.
  if (!answer.ok || turn !== box.turn) return;
  box.show(answer.data);
  box.forms.permit(editable);
  if (kept) restoreChanges(box.forms, kept);
}
