import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { approveLink } from '../../../runtime/host/approveLink.ts';
import { PageLink } from '../../../runtime/host/PageLink.tsx';
import { Parts } from '../../../runtime/host/Parts.tsx';
import type { InboxRow, InboxStore } from '../../../runtime/store/workflow/inbox/InboxStore.ts';
import type { Fact } from '../../../runtime/wire/records/Fact.ts';
import { stateIcon } from '../../cells/stateIcons.ts';
import { StateMark } from '../record/StateMark.tsx';
import { documentTone } from '../record/stateWords.ts';
import { waitedText } from './waitedText.ts';

interface InboxLineProps {
  readonly row: InboxRow;
  readonly store: InboxStore;
  readonly chooses: boolean;
}

/** Customer, amount and date of a document, so that it can be decided without opening it. */
function InboxFacts({ facts }: { readonly facts: readonly Fact[] }): ReactNode {
  if (facts.length === 0) return null;
  return (
    <dl className="jig-inbox-facts">
      {facts.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** One document of a list: number and button open its decision page. */
export const InboxLine = observer(function InboxLine({ row, store, chooses }: InboxLineProps): ReactNode {
  const { t, dictionaries, session } = useApp();
  const { id, cnName, label, step, creator, date, status } = row;
  const name = `${cnName} ${label}`;
  const decides = store.tab === 'waiting';
  const words = dictionaries.label('audit', status) ?? '';
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: some screen readers do not see a table drawn as cards
    <tr role="row" data-chosen={store.chosen.has(id)}>
      {chooses ? (
        <td role="cell" className="jig-inbox-check">
          <input
            type="checkbox"
            aria-label={t('inbox.choose', { name })}
            checked={store.chosen.has(id)}
            onChange={() => store.toggle(id)}
          />
        </td>
      ) : null}
      <td role="cell" data-column="number">
        <PageLink to={approveLink(row)}>{label}</PageLink>
      </td>
      <td role="cell" data-column="document">
        {cnName}
        <InboxFacts facts={store.factsOf(row)} />
      </td>
      <td role="cell" data-column="step" data-label={t('inbox.step')}>
        {step || '—'}
      </td>
      <td role="cell" data-column="state">
        <StateMark tone={documentTone(status)} icon={stateIcon('AuditStatus', status)}>
          {words}
        </StateMark>
      </td>
      <td role="cell" data-column="creator" data-label={t('inbox.creator')}>
        {creator}
      </td>
      <td
        role="cell"
        data-column="date"
        data-label={t(decides ? 'inbox.waited' : 'inbox.date')}
        title={decides ? date.slice(0, 16) : undefined}
      >
        {decides ? waitedText(date, session.now(), t) : date.slice(0, 16)}
      </td>
      <td role="cell" data-column="action">
        <PageLink
          className={decides ? 'jig-inbox-go jig-inbox-decide' : 'jig-inbox-go'}
          to={approveLink(row)}
          aria-label={t(decides ? 'inbox.decideNamed' : 'inbox.lookNamed', { name })}
        >
          {t(decides ? 'inbox.decide' : 'inbox.look')}
        </PageLink>
        <Parts place="document" told={{ table: row.table, documentKey: row.key, name }} />
      </td>
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
});
