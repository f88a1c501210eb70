import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { type InboxTab, inboxTabs, isInboxTab } from '../../../runtime/store/workflow/inbox/InboxStore.ts';
import type { InboxCounts } from '../../../runtime/wire/inbox/Inbox.ts';

interface InboxTabsProps {
  /** Undefined until loaded. */
  readonly counts: InboxCounts | undefined;
  readonly tab: InboxTab;
  onGo(tab: InboxTab): void;
  /** Content of the chosen tab. */
  readonly children: ReactNode;
}

const tabs = Object.keys(inboxTabs).filter(isInboxTab);

/** The four lists of the inbox with their counts, as a tab list with arrow keys. */
export function InboxTabs({ counts, tab, onGo, children }: InboxTabsProps): ReactNode {
  const { t } = useApp();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent): void => {
    const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };
    const at = tabs.indexOf(tab);
    const edges: Readonly<Record<string, number>> = { Home: 0, End: tabs.length - 1 };
    const to = edges[event.key] ?? (event.key in steps ? at + (steps[event.key] ?? 0) : undefined);
    if (to === undefined) return;
    event.preventDefault();
    const next = tabs[(to + tabs.length) % tabs.length] ?? tab;
    onGo(next);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  };
  return (
    <>
      <div ref={list} role="tablist" aria-label={t('inbox.tabs')} className="jig-inbox-tabs" onKeyDown={move}>
        {tabs.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            data-tab={name}
            aria-selected={name === tab}
            aria-controls={`${id}-panel`}
            tabIndex={name === tab ? 0 : -1}
            onClick={() => onGo(name)}
          >
            {t(`inbox.${name}`)}
            {counts === undefined ? null : (
              <>
                {' '}
                <span className="jig-inbox-count" data-urgent={name === 'waiting' && counts.waiting > 0}>
                  {counts[name]}
                </span>
              </>
            )}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`} className="jig-inbox-panel">
        {children}
      </div>
    </>
  );
}
