import IconListView from '@douyinfe/semi-icons/lib/es/icons/IconListView';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react';
import { type App, useApp } from '../../runtime/host/AppContext.ts';
import { useCommands } from '../../runtime/host/CommandContext.ts';
import { lazyPiece } from '../../runtime/host/lazyPiece.tsx';
import { usePageRoute } from '../../runtime/host/PageRoute.ts';
import { Parts } from '../../runtime/host/Parts.tsx';
import { addMessages } from '../../runtime/model/messages/index.ts';
import { optionViewMessages } from '../../runtime/model/messages/optionView.ts';
import type { OptionView, PresetView } from '../../runtime/model/optionViews/OptionView.ts';
import type { OptionViewEditing } from '../../runtime/store/optionViews/OptionViewEditing.ts';
import type { PageStore } from '../../runtime/store/page/PageStore.ts';
import { useOptionViewCounts } from './useOptionViewCounts.ts';
import './optionViewTabs.css';

addMessages(optionViewMessages);

// Few views have one.
const OptionViewSymbol = lazyPiece(
  'OptionViewSymbol',
  async () => (await import('./OptionViewSymbol.tsx')).OptionViewSymbol,
  { isRare: true },
);

interface OptionViewTabsProps {
  readonly page: PageStore;
}

/** A tab: a preset or a saved view. */
interface Entry {
  readonly id: number | PresetView;
  readonly name: string;
  readonly icon: string;
  readonly tooltip: string;
}

/** The views of a list as tabs, and what to do with unsaved changes. Alt and a digit opens a view. */
export const OptionViewTabs = observer(function OptionViewTabs({ page }: OptionViewTabsProps): ReactNode {
  const app = useApp();
  const { t } = app;
  const { active } = usePageRoute();
  const { views } = page;
  const editing = useMemo(() => editingOf(app, page), [app, page]);
  const counts = useOptionViewCounts(page, active);
  const tabs = useRef<HTMLDivElement>(null);
  const entries: readonly Entry[] = [
    ...views.presets.map((id) => ({ id, name: t(`optionView.${id}`), icon: '', tooltip: '' })),
    ...views.tabs,
  ];
  const open = (id: number | PresetView): void => {
    views.forgetChanges();
    page.go(views.target(id));
    void editing((one) => one.choose(id));
  };
  const walk = (event: KeyboardEvent, at: number): void => {
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: entries.length - 1 }[event.key];
    const entry = to === undefined ? undefined : entries.at(to % entries.length);
    if (entry === undefined) return;
    event.preventDefault();
    open(entry.id);
    tabs.current?.querySelectorAll('button')[entries.indexOf(entry)]?.focus();
  };
  useDigits(active && page.dialog === undefined && (page.box?.phase ?? 'closed') === 'closed', (digit) => {
    const entry = entries[digit - 1];
    if (entry) open(entry.id);
  });
  const names = entries.map(({ id, name }) => `${id} ${name}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `names` stands for the entries
  const commands = useMemo(
    () =>
      entries.map(({ id, name }) => ({
        id: `view.${id}`,
        label: t('optionView.command', { name }),
        run: () => open(id),
      })),
    [names, page],
  );
  useCommands(active ? commands : none);
  const { saved, isChanged, passedOver, mayManage } = views;
  const update = async (one: OptionViewEditing, view: OptionView): Promise<void> => {
    // What was changed elsewhere shows too.
    if ((await one.update(view)) && views.isChanged) page.go(views.target(view.id));
  };

  return (
    <div className="jig-views">
      <div ref={tabs} role="tablist" aria-label={t('optionView.tabs')} className="jig-views-tabs">
        {entries.map(({ id, name, icon, tooltip }, at) => {
          const isOpen = id === views.open;
          const count = counts?.text(id) ?? '';
          return (
            <button
              key={id}
              type="button"
              role="tab"
              aria-selected={isOpen}
              tabIndex={isOpen || (at === 0 && !entries.some((one) => one.id === views.open)) ? 0 : -1}
              {...(tooltip === '' ? {} : { title: tooltip })}
              {...(count === '' ? {} : { 'aria-description': t('optionView.count', { n: count }) })}
              onClick={() => open(id)}
              onKeyDown={(event) => walk(event, at)}
            >
              {icon === '' ? null : (
                <Suspense>
                  <OptionViewSymbol name={icon} />
                </Suspense>
              )}
              {name}
              {count === '' ? null : (
                <span aria-hidden="true" className="jig-views-count">
                  {count}
                </span>
              )}
              {isOpen && isChanged && saved ? (
                <span className="jig-views-dot">{t('optionView.changed')}</span>
              ) : null}
            </button>
          );
        })}
      </div>
      {isChanged && saved?.mayEdit && mayManage ? (
        <button type="button" className="jig-link" onClick={() => void editing((one) => update(one, saved))}>
          {t('optionView.update')}
        </button>
      ) : null}
      {isChanged && mayManage ? (
        <button type="button" className="jig-link" onClick={() => page.openDialog('keepView')}>
          {t('optionView.keep')}
        </button>
      ) : null}
      {isChanged && saved ? (
        <button type="button" className="jig-link" onClick={() => open(saved.id)}>
          {t('optionView.discard')}
        </button>
      ) : null}
      {saved ? <Parts place="savedView" told={{ table: views.table, view: saved.id }} /> : null}
      {passedOver ? (
        <span role="status" className="jig-views-note">
          {t('optionView.addressWins', { name: passedOver.name })}
        </span>
      ) : null}
      {saved && saved.damaged.length > 0 ? (
        <span role="alert" className="jig-views-note">
          {t('optionView.damaged', { name: saved.name })}
        </span>
      ) : null}
      {mayManage ? (
        <button
          type="button"
          className="jig-views-manage"
          aria-label={t('optionView.manage')}
          title={t('optionView.manage')}
          aria-haspopup="dialog"
          onClick={() => page.openDialog('views')}
        >
          <IconListView aria-hidden="true" />
        </button>
      ) : null}
    </div>
  );
});

const none = [] as const;

/** Runs a change of views; its code loads with the first one. */
function editingOf(app: App, page: PageStore) {
  return async (work: (editing: OptionViewEditing) => Promise<unknown>): Promise<void> => {
    try {
      const { OptionViewEditing } = await import('../../runtime/store/optionViews/OptionViewEditing.ts');
      await work(new OptionViewEditing(app, page.views));
    } catch {
      app.notify.error(app.t('shell.chunkFailed'));
    }
  };
}

/** Hears Alt with a digit from 1 to 9 while nothing is over the page. */
function useDigits(isHeard: boolean, press: (digit: number) => void): void {
  const latest = useRef(press);
  latest.current = press;
  useEffect(() => {
    if (!isHeard) return;
    const hear = (event: globalThis.KeyboardEvent): void => {
      const digit = /^Digit([1-9])$/.exec(event.code)?.[1];
      if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || digit === undefined) return;
      event.preventDefault();
      latest.current(Number(digit));
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [isHeard]);
}
