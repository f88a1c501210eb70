import type { BoxPanel } from '../../runtime/BoxPanel.ts';
import { lazyPiece } from '../../runtime/host/lazyPiece.tsx';
import type { EditBoxStore } from '../../runtime/store/box/EditBoxStore.ts';

const isStored = (box: EditBoxStore): boolean =>
  box.key !== undefined && box.saveAction === 'Edit' && box.action !== 'Audit';

/** Records that point at a stored record. */
const related: BoxPanel = {
  name: 'related',
  label: 'panel.related',
  shows: isStored,
  view: lazyPiece('RelatedPanel', async () => (await import('./RelatedPanel.tsx')).RelatedPanel),
};

/** Comments on a stored record. */
const comments: BoxPanel = {
  name: 'comments',
  label: 'panel.comments',
  shows: isStored,
  view: lazyPiece('CommentsPanel', async () => (await import('./CommentsPanel.tsx')).CommentsPanel),
};

/** Changes of a stored record in words. */
const history: BoxPanel = {
  name: 'history',
  label: 'panel.history',
  shows: isStored,
  view: lazyPiece('HistoryPanel', async () => (await import('./HistoryPanel.tsx')).HistoryPanel),
};

const builtIn: readonly BoxPanel[] = [related, comments, history];

/** Every panel of a record's box: built-in ones, then those of plugins; a plugin's replaces the built-in one of its name. */
export function boxPanels(plugged: readonly BoxPanel[] = []): readonly BoxPanel[] {
  if (plugged.length === 0) return builtIn;
  return [...new Map([...builtIn, ...plugged].map((panel) => [panel.name, panel] as const)).values()];
}
