import { type ActionApp, type ListAction, refusedSelection } from '../../runtime/ListAction.ts';
import type { PageStore } from '../../runtime/store/page/PageStore.ts';

/**
 * Runs a toolbar action from its button, the palette or a shortcut. Notifies the user when the selection does
 * not fit.
 */
export function pressAction(app: ActionApp, page: PageStore, action: ListAction): void {
  const { t, notify } = app;
  const refused = refusedSelection(action.needs, page.list.selected.size);
  if (refused) notify.error(t(refused));
  else void action.run(page, app);
}
