import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { InboxStore } from '../../../runtime/store/inbox/InboxStore.ts';
import { PageButton } from '../../shell/PageButton.tsx';

interface InboxBarProps {
  readonly store: InboxStore;
  readonly text: string;
  /** True while live updates are disconnected. */
  readonly isLost: boolean;
  onFind(text: string): void;
  onDecide(): void;
}

/** Search box of the inbox, and actions on the chosen documents. */
export const InboxBar = observer(function InboxBar(props: InboxBarProps): ReactNode {
  const { store, text, isLost, onFind, onDecide } = props;
  const { t, notify } = useApp();
  const [words, setWords] = useState(text);
  useEffect(() => setWords(text), [text]);
  const { tab, chosen } = store;
  return (
    <div className="jig-inbox-bar">
      <search>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            onFind(words.trim());
          }}
        >
          <input
            type="search"
            aria-label={t('inbox.searchName')}
            placeholder={t('inbox.search')}
            maxLength={100}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
          <PageButton type="primary" theme="light" onClick={() => onFind(words.trim())}>
            {t('inbox.find')}
          </PageButton>
        </form>
      </search>
      {isLost ? (
        <>
          <span role="status" className="jig-inbox-lost">
            {t('inbox.notLive')}
          </span>
          <PageButton type="tertiary" onClick={() => void store.refresh()}>
            {t('inbox.refresh')}
          </PageButton>
        </>
      ) : null}
      <span className="jig-inbox-space" />
      {tab === 'waiting' && store.rows.length > 0 ? (
        <PageButton
          theme="solid"
          type="primary"
          onClick={() => (chosen.size > 0 ? onDecide() : notify.error(t('inbox.chooseFirst')))}
        >
          {chosen.size > 0 ? t('inbox.batchChosen', { n: chosen.size }) : t('inbox.batch')}
        </PageButton>
      ) : null}
    </div>
  );
});
