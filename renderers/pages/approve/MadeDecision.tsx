import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { approveLink } from '../../../runtime/host/approveLink.ts';
import { auditStatus } from '../../../runtime/model/access/documentState.ts';
import type { AskedStore, MadeDecision as Made } from '../../../runtime/store/approval/AskedStore.ts';

interface MadeDecisionProps {
  readonly store: AskedStore;
  readonly made: Made;
}

/** Result of the decision, with a link to the next pending document. */
export const MadeDecision = observer(function MadeDecision({ store, made }: MadeDecisionProps): ReactNode {
  const { t } = useApp();
  const words = useRef<HTMLParagraphElement>(null);
  const { next } = store;
  // The focused buttons are gone.
  useEffect(() => words.current?.focus(), []);
  return (
    <section className="jig-approve-made" data-approved={made.status === auditStatus.approved}>
      <p ref={words} role="status" tabIndex={-1}>
        {made.words}
      </p>
      {store.approval.approval?.mayVote ? (
        <button type="button" className="jig-approve-button" onClick={store.goOn}>
          {t('inbox.goOn')}
        </button>
      ) : null}
      {next ? (
        <Link className="jig-approve-button jig-approve-main" to={approveLink(next)}>
          {t('inbox.next', { name: `${next.cnName} ${next.label}` })}
        </Link>
      ) : (
        <p>{t('inbox.noNext')}</p>
      )}
    </section>
  );
});
