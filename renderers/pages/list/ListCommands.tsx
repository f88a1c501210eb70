import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo, useRef } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { useCommands, useScans } from '../../../runtime/host/CommandContext.ts';
import type { PageStore } from '../../../runtime/store/page/PageStore.ts';
import type { Command } from '../../../runtime/store/shell/CommandStore.ts';
import { pressAction } from '../../actions/pressAction.ts';
import { actionsOf } from './Toolbar.tsx';

interface ListCommandsProps {
  readonly page: PageStore;
}

/** Keys of frequent actions; the others are in the palette. */
const keysOf: Readonly<Record<string, string>> = { Add: 'n', Search: 'r' };

/**
 * Offers the toolbar of the active page to the palette and the keyboard.
 * Keys: `n` new, `/` quick search, `r` refresh. A scanned code starts a search.
 */
export const ListCommands = observer(function ListCommands({ page }: ListCommandsProps): ReactNode {
  const app = useApp();
  const place = useRef<HTMLSpanElement>(null);
  const { locale } = app;
  const actions = actionsOf(page, app.listActions);
  const names = actions.map(({ action }) => action).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `names` stands for the actions, `locale` for `t`
  const commands = useMemo(
    (): readonly Command[] => [
      ...actions.map((action) => {
        const keys = keysOf[action.action];
        return {
          id: `list.${action.action}`,
          label: app.t(action.label),
          ...(keys === undefined ? {} : { keys }),
          run: () => pressAction(app, page, action),
        };
      }),
      {
        id: 'list.quick',
        label: app.t('list.quickKey'),
        keys: '/',
        run: () =>
          place.current?.closest('.jig-list')?.querySelector<HTMLElement>('.jig-quick input')?.focus(),
      },
      { id: 'list.why', label: app.t('list.why'), keys: 'mod+/', run: () => page.openDialog('why') },
      { id: 'list.advanced', label: app.t('list.advancedSearch'), run: page.toggleSearch },
    ],
    [app, page, names, locale],
  );
  useCommands(commands);
  useScans(
    useMemo(
      () => ({
        take: (code, { typing }) => {
          if (typing || page.list.quickFields.length === 0) return false;
          page.go({ quick: code });
          return true;
        },
      }),
      [page],
    ),
  );
  return <span ref={place} hidden />;
});
