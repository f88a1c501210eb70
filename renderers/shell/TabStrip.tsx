import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useEffect } from 'react';
import { useText } from '../../runtime/host/CoreContext.ts';
import type { OpenTab, TabStore } from '../../runtime/store/shell/TabStore.ts';
import { closeTab } from './closeTabs.ts';
import { pageId, tabId } from './pageId.ts';
import { TabMenu } from './TabMenu.tsx';

interface TabStripProps {
  readonly tabs: TabStore;
  titleOf(path: string): string;
  goTo(tab: OpenTab | undefined): void;
}

/** Index of the tab each key moves to, from tab `at` of `count`. */
const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/**
 * The open pages as tabs: arrow keys move, Enter opens, Delete closes. A tab may not contain a button, so the
 * tab list owns its tabs by `aria-owns` and the close buttons are beside them.
 */
export const TabStrip = observer(function TabStrip({ tabs, titleOf, goTo }: TabStripProps) {
  const t = useText();
  const { active } = tabs;
  useEffect(() => {
    // Scroll the whole tab with its close button into view, not only its name.
    const tab = document.getElementById(tabId(active))?.parentElement;
    tab?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [active]);

  function onKey(event: KeyboardEvent, at: number): void {
    const tab = tabs.tabs[at];
    if (event.key === 'Delete' && tab) {
      void closeTab(tabs, tab, goTo).then(() =>
        requestAnimationFrame(() => document.getElementById(tabId(tabs.active))?.focus()),
      );
      return;
    }
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const next = tabs.tabs[step(at, tabs.tabs.length)];
    if (next) document.getElementById(tabId(next.path))?.focus();
  }

  return (
    <section className="jig-tabs" aria-label={t('shell.tabs')}>
      <div
        role="tablist"
        aria-label={t('shell.tabs')}
        aria-owns={tabs.tabs.map((tab) => tabId(tab.path)).join(' ')}
      />
      <div className="jig-tabs-scroll">
        {tabs.tabs.map((tab, at) => {
          const selected = tab.path === active;
          const title = titleOf(tab.path);
          return (
            <div key={tab.path} className={selected ? 'jig-tab jig-tab-active' : 'jig-tab'}>
              <button
                type="button"
                role="tab"
                id={tabId(tab.path)}
                aria-selected={selected}
                aria-controls={selected ? pageId(tab.path) : undefined}
                tabIndex={selected ? 0 : -1}
                className="jig-tab-name"
                onClick={() => goTo(tab)}
                onKeyDown={(event) => onKey(event, at)}
              >
                {title}
              </button>
              {tab.path === tabs.home ? null : (
                <button
                  type="button"
                  className="jig-tab-close"
                  aria-label={t('shell.tabClose', { title })}
                  tabIndex={selected ? 0 : -1}
                  onClick={() => void closeTab(tabs, tab, goTo)}
                >
                  <span aria-hidden="true">×</span>
                </button>
              )}
            </div>
          );
        })}
      </div>
      <TabMenu tabs={tabs} goTo={goTo} />
    </section>
  );
});
