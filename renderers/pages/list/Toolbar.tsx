import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { type ListAction, refusedSelection } from '../../../runtime/ListAction.ts';
import type { PageStore } from '../../../runtime/store/page/PageStore.ts';
import { allActions } from '../../actions/allActions.ts';
import { listActions } from '../../actions/index.ts';
import { pressAction } from '../../actions/pressAction.ts';
import { splitToolbar } from '../../actions/splitToolbar.ts';
import { transitionActions } from '../../actions/transitionActions.ts';
import { MenuButton } from '../../shell/MenuButton.tsx';
import { PageButton } from '../../shell/PageButton.tsx';
import { useWindowSize } from './useWindowSize.ts';

interface ToolbarProps {
  readonly page: PageStore;
}

/** Toolbar buttons the user may press; those without room go under 更多. */
export const Toolbar = observer(function Toolbar({ page }: ToolbarProps): ReactNode {
  const app = useApp();
  const { t } = app;
  const { width } = useWindowSize();
  const { shown, more } = splitToolbar(actionsOf(page, app.listActions), width, page.page.variant ?? 'full');
  const press = (action: ListAction): void => pressAction(app, page, action);
  return (
    <div className="jig-toolbar" role="toolbar" aria-label={t('list.actions')}>
      {shown.map((action) => {
        const { icon: Icon } = action;
        const isIdle = refusedSelection(action.needs, page.list.selected.size) !== undefined;
        return (
          <PageButton
            key={action.action}
            data-action={action.action}
            // Looks inactive, but says what to choose when pressed.
            data-idle={isIdle || undefined}
            icon={<Icon aria-hidden="true" />}
            theme={action.tone === 'primary' ? 'solid' : 'light'}
            type={action.tone === 'danger' ? 'danger' : action.tone === 'primary' ? 'primary' : 'tertiary'}
            onClick={() => press(action)}
          >
            {action.text ?? t(action.label)}
          </PageButton>
        );
      })}
      {more.length === 0 ? null : (
        <MenuButton
          theme="light"
          lines={more.map((action) => ({
            key: action.action,
            text: action.text ?? t(action.label),
            run: () => press(action),
          }))}
        >
          {t('list.more')}
        </MenuButton>
      )}
    </div>
  );
});

/**
 * The page's buttons in its order, limited to the user's rights. Without named ones, the standard buttons. General ones stand last,
 * early ones beside the first.
 */
export function actionsOf(page: PageStore, plugged?: readonly ListAction[]): readonly ListAction[] {
  const named = page.page.actions;
  const wanted = named
    ? named.flatMap((name) => allActions(plugged).find((action) => action.action === name) ?? [])
    : listActions;
  const general = plugged?.filter((action) => action.isGeneral === true && !wanted.includes(action)) ?? [];
  const early = general.filter(({ isEarly = false }) => isEarly);
  const late = general.filter(({ isEarly = false }) => !isEarly);
  return [
    ...wanted.slice(0, 1),
    ...early,
    ...wanted.slice(1),
    ...transitionActions(page.doc.main.transitions),
    ...late,
  ].filter((action) => action.offered?.(page) !== false && page.may(action.right ?? action.action));
}
