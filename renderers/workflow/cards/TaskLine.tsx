import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { approveLink } from '../../../runtime/host/approveLink.ts';
import { PageLink } from '../../../runtime/host/PageLink.tsx';
import { auditStatus } from '../../../runtime/model/access/documentState.ts';
import type { InboxRow } from '../../../runtime/store/workflow/inbox/InboxStore.ts';
import type { Fact } from '../../../runtime/wire/records/Fact.ts';
import { PageButton } from '../../shell/PageButton.tsx';
import { waitedText } from '../inbox/waitedText.ts';

interface TaskLineProps {
  readonly row: InboxRow;
  /** Customer, amount and date; empty until they are loaded. */
  readonly facts: readonly Fact[];
  readonly isWall: boolean;
  /** It is on another page. */
  readonly isOff: boolean;
  onDecide(status: number): void;
}

/** A document that waits: what it is, who sent it and since when, and the two decisions. */
export function TaskLine({ row, facts, isWall, isOff, onDecide }: TaskLineProps): ReactNode {
  const { t, session } = useApp();
  const { cnName, label, creator, date } = row;
  const name = `${cnName} ${label}`;
  const decide = (status: number, word: string, type: 'primary' | 'danger'): ReactNode => (
    <PageButton size="small" type={type} aria-label={`${word} ${name}`} onClick={() => onDecide(status)}>
      {word}
    </PageButton>
  );
  return (
    <li data-line="" data-task={row.id} data-off={isOff || undefined}>
      <div>
        <p>
          {cnName} {isWall ? label : <PageLink to={approveLink(row)}>{label}</PageLink>}
        </p>
        <dl>
          {facts.map((fact) => (
            <div key={fact.title}>
              <dt>{fact.title}</dt>
              <dd>{fact.text}</dd>
            </div>
          ))}
        </dl>
        <small title={date.slice(0, 16)}>
          {t('inbox.sentAndWaits', { creator, waited: waitedText(date, session.now(), t) })}
        </small>
      </div>
      {isWall ? null : (
        <span className="jig-tasks-acts" data-no-picture="">
          {decide(auditStatus.approved, t('list.auditPassed'), 'primary')}
          {decide(auditStatus.returned, t('list.auditRefused'), 'danger')}
        </span>
      )}
    </li>
  );
}
