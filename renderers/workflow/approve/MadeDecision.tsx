import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { approveLink } from '../../../runtime/host/approveLink.ts';
import { useCommands } from '../../../runtime/host/CommandContext.ts';
import { PageLink } from '../../../runtime/host/PageLink.tsx';
import { usePageRoute } from '../../../runtime/host/PageRoute.ts';
import { auditStatus } from '../../../runtime/model/access/documentState.ts';
import type { Command } from '../../../runtime/store/shell/CommandStore.ts';
import type { AskedStore, MadeDecision as Made } from '../../../runtime/store/workflow/AskedStore.ts';

interface MadeDecisionProps {
  readonly store: AskedStore;
  readonly made: Made;
}

/** Result of the decision, with a link to the next pending document; the key `j` follows it. */
export const MadeDecision = observer(function MadeDecision({ store, made }: MadeDecisionProps): ReactNode {
  const { t, locale } = useApp();
  const navigate = useNavigate();
  const words = useRef<HTMLParagraphElement>(null);
  const { next } = store;
  const { active } = usePageRoute();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `locale` stands for `t`
  const commands = useMemo(
    (): readonly Command[] =>
      next && active
        ? [
            {
              id: 'approve.next',
              label: t('inbox.keyNext'),
              keys: 'j',
              run: () => void navigate(approveLink(next)),
            },
          ]
        : [],
    [next, active, navigate, locale],
  );
  useCommands(commands);
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
        <PageLink className="jig-approve-button jig-approve-main" to={approveLink(next)}>
          {t('inbox.next', { name: `${next.cnName} ${next.label}` })}
        </PageLink>
      ) : (
        <p>{t('inbox.noNext')}</p>
      )}
    </section>
  );
});
