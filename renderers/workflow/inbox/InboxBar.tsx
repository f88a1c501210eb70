import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { InboxFilter } from '../../../runtime/store/workflow/inbox/InboxFilter.ts';
import type { InboxStore } from '../../../runtime/store/workflow/inbox/InboxStore.ts';
import { PageButton } from '../../shell/PageButton.tsx';

interface InboxBarProps {
  readonly store: InboxStore;
  readonly filter: InboxFilter;
  /** True while live updates are disconnected. */
  readonly isLost: boolean;
  onFind(filter: InboxFilter): void;
  onDecide(): void;
}

/** Search box of the inbox, and actions on the chosen documents. */
export const InboxBar = observer(function InboxBar(props: InboxBarProps): ReactNode {
  const { store, filter, isLost, onFind, onDecide } = props;
  const { t, notify } = useApp();
  const { text, kind, least, most } = filter;
  const [typed, setTyped] = useState(filter);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address brings a new object each time
  useEffect(() => setTyped(filter), [text, kind, least, most]);
  const { tab, chosen, kinds } = store;
  const find = (): void =>
    onFind({
      ...typed,
      text: typed.text.trim(),
      least: plainNumber(typed.least),
      most: plainNumber(typed.most),
    });
  const amount = (end: 'least' | 'most', label: string): ReactNode => (
    <input
      type="text"
      inputMode="decimal"
      className="jig-inbox-amount"
      aria-label={label}
      maxLength={26}
      value={typed[end]}
      onChange={(event) => setTyped({ ...typed, [end]: event.target.value })}
    />
  );
  return (
    <div className="jig-inbox-bar">
      <search>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            find();
          }}
        >
          <input
            type="search"
            aria-label={t('inbox.searchName')}
            placeholder={t('inbox.search')}
            maxLength={100}
            value={typed.text}
            onChange={(event) => setTyped({ ...typed, text: event.target.value })}
          />
          <fieldset className="jig-inbox-amounts">
            <legend>{t('inbox.amount')}</legend>
            {amount('least', t('inbox.amountLeast'))}
            <span aria-hidden="true">–</span>
            {amount('most', t('inbox.amountMost'))}
          </fieldset>
          <PageButton htmlType="submit" type="primary" theme="light">
            {t('inbox.find')}
          </PageButton>
        </form>
      </search>
      {kinds.length < 2 && kind === '' ? null : (
        <select
          className="jig-inbox-kind"
          aria-label={t('inbox.document')}
          value={kind}
          onChange={(event) => onFind({ ...filter, kind: event.target.value })}
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

/** An amount as the server reads it: 1,280.5 and 1，280.5 are 1280.5. */
const plainNumber = (text: string): string => text.replace(/[\s,，]/g, '');
