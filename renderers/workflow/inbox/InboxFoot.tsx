import { observer } from 'mobx-react-lite';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { InboxStore } from '../../../runtime/store/workflow/inbox/InboxStore.ts';
import { PageButton } from '../../shell/PageButton.tsx';

interface InboxFootProps {
  readonly store: InboxStore;
  /** Element that contains the rows. */
  readonly body: RefObject<HTMLElement | null>;
}

/** Distance from the foot at which more rows load automatically. */
const near = '240px';

/** Number of shown and of all rows. More load when the foot scrolls into view, or by a button. */
export const InboxFoot = observer(function InboxFoot({ store, body }: InboxFootProps): ReactNode {
  const { t } = useApp();
  const foot = useRef<HTMLDivElement>(null);
  const asked = useRef<number>(undefined);
  const isAtButton = useRef(false);
  const before = useRef(store.rows.length);
  const { rows, total, hasMore, failure, loading } = store;
  const shown = rows.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: observe the foot again after every page of rows
  useEffect(() => {
    if (!foot.current || !hasMore || failure) return;
    const seen = new IntersectionObserver(
      ([first]) => {
        if (first?.isIntersecting) void store.more();
      },
      { rootMargin: near },
    );
    seen.observe(foot.current);
    return () => seen.disconnect();
  }, [store, hasMore, failure, shown]);
  useEffect(() => {
    // After a press, focus the first new row, wherever the button is now. Do the same when the focused button
    // is gone.
    const isLost = isAtButton.current && !hasMore;
    const from = asked.current ?? (isLost ? before.current : undefined);
    asked.current = undefined;
    before.current = shown;
    if (isLost) isAtButton.current = false;
    if (from !== undefined && from < shown)
      body.current?.children[from]?.querySelector<HTMLElement>('a')?.focus();
  }, [shown, hasMore, body]);
  const press = (): void => {
    if (!hasMore) {
      void store.refresh();
      return;
    }
    asked.current = shown;
    void store.more().then(() => {
      // Rows that load later by themselves must not move the focus.
      if (store.failure) asked.current = undefined;
    });
  };
  return (
    <div ref={foot} className="jig-inbox-foot">
      <span role="status">{t('inbox.shown', { n: shown, total })}</span>
      {failure ? <span role="alert">{failure.message}</span> : null}
      {hasMore || failure ? (
        <PageButton
          aria-disabled={loading}
          onClick={press}
          onFocus={() => {
            isAtButton.current = true;
          }}
          onBlur={() => {
            isAtButton.current = false;
          }}
        >
          {t(failure ? 'shell.retry' : 'inbox.more')}
        </PageButton>
      ) : null}
    </div>
  );
});
