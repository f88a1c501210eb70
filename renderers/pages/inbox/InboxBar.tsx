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
  /** Shows documents of one table; empty: all. */
  onKind(table: string): void;
  onDecide(): void;
}

/** Search box of the inbox, and actions on the chosen documents. */
export const InboxBar = observer(function InboxBar(props: InboxBarProps): ReactNode {
  const { store, text, isLost, onFind, onKind, onDecide } = props;
  const { t, notify } = useApp();
  const [words, setWords] = useState(text);
  useEffect(() => setWords(text), [text]);
  const { tab, chosen, kinds, kind } = store;
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
      {kinds.length < 2 && kind === '' ? null : (
        <select
          className="jig-inbox-kind"
          aria-label={t('inbox.document')}
          value={kind}
          onChange={(event) => onKind(event.target.value)}
        >
          <option value="">{t('inbox.allKinds')}</option>
          {kinds.map(({ table, cnName }) => (
            <option key={table} value={table}>
              {cnName}
            </option>
          ))}
        </select>
      )}
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
