import { observer } from 'mobx-react-lite';
import { type ReactNode, useRef } from 'react';
import { type App, useApp } from '../../../runtime/host/AppContext.ts';
import type { InboxStore } from '../../../runtime/store/workflow/inbox/InboxStore.ts';
import { PageButton } from '../../shell/PageButton.tsx';
import { InboxFoot } from './InboxFoot.tsx';
import { InboxLine } from './InboxLine.tsx';
import { type Decide, useInboxKeys } from './useInboxKeys.ts';

interface InboxListProps {
  readonly store: InboxStore;
  /** Other pages may be open before it. */
  readonly isInFront: boolean;
  readonly onDecide: Decide;
}

const empties = {
  waiting: 'inbox.emptyWaiting',
  decided: 'inbox.emptyDecided',
  mine: 'inbox.emptyMine',
  copied: 'inbox.emptyCopied',
} as const;

/** The documents of a list as a table; on narrow screens rows are cards. */
export const InboxList = observer(function InboxList({
  store,
  isInFront,
  onDecide,
}: InboxListProps): ReactNode {
  const { t } = useApp();
  const body = useRef<HTMLTableSectionElement>(null);
  useInboxKeys(store, body, onDecide, isInFront);
  const { rows, loading, loaded, failure, tab } = store;
  if (failure && rows.length === 0)
    return (
      <div role="alert" className="jig-inbox-empty">
        <p>{failure.message}</p>
        {/* What the filter asks was refused, and would be again. */}
        {failure.code === '422' ? null : (
          <PageButton onClick={() => void store.refresh()}>{t('shell.retry')}</PageButton>
        )}
      </div>
    );
  if (!loaded)
    return (
      <p className="jig-inbox-empty" aria-busy="true">
        {t('box.loading')}
      </p>
    );
  if (rows.length === 0)
    return (
      <p className="jig-inbox-empty" role="status">
        {emptyText(t, store)}
      </p>
    );
  const chooses = tab === 'waiting';
  return (
    <>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: some screen readers do not see a table drawn as cards */}
      <table role="table" className="jig-inbox-table" aria-label={t(`inbox.${tab}`)} aria-busy={loading}>
        <thead role="rowgroup">
          <tr role="row">
            {chooses ? (
              <th role="columnheader" scope="col" className="jig-inbox-check">
                <input
                  type="checkbox"
                  aria-label={t('inbox.chooseAll')}
                  checked={store.allChosen}
                  onChange={store.toggleAll}
                />
              </th>
            ) : null}
            {(['number', 'document', 'step', 'state', 'creator', 'date', 'action'] as const).map((name) => (
              <th key={name} role="columnheader" scope="col" data-column={name}>
                {t(name === 'date' && chooses ? 'inbox.waited' : `inbox.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body} role="rowgroup">
          {rows.map((row) => (
            <InboxLine key={row.id} row={row} store={store} chooses={chooses} />
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
      <InboxFoot store={store} body={body} />
    </>
  );
});

/** Why nothing is listed: there is nothing, or nothing that the filter takes. */
function emptyText(t: App['t'], { tab, filter: { text, least, most } }: InboxStore): string {
  if (least + most !== '') {
    const range = t('inbox.amountRange', { least: least || '0', most: most || '∞' });
    return t('inbox.emptyFound', { text: text === '' ? range : `${text} ${range}` });
  }
  return text === '' ? t(empties[tab]) : t('inbox.emptyFound', { text });
}
