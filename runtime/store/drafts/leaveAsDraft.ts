import type { App } from '../../host/AppContext.ts';
import type { EditBoxStore } from '../box/EditBoxStore.ts';
import { keeperOf } from './DraftKeeper.ts';

/** Keeps the input of a box as a draft and closes the box. Does nothing until the drafts have loaded. */
export async function leaveAsDraft(box: EditBoxStore, t: App['t']): Promise<void> {
  const keeper = keeperOf(box);
  if (!keeper) return;
  const { changed, turn } = box;
  await keeper.handOver();
  if (box.turn !== turn) return;
  if (changed) box.voice.success(t('draft.saved'));
  box.leave();
}
