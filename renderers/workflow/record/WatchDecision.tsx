import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { ApprovalStore } from '../../../runtime/store/workflow/ApprovalStore.ts';
import { waitingText } from '../../../runtime/store/workflow/waitingText.ts';
import { WaitingButton } from '../../dialogs/WaitingButton.tsx';
import { BehindNote } from './BehindNote.tsx';
import { followChoices } from './followChoices.ts';
import { entryWord } from './stateWords.ts';
import { VoteForm } from './VoteForm.tsx';

interface WatchDecisionProps {
  readonly store: ApprovalStore;
  /** Called after a decision, so that the owner reloads the document. */
  onDecided(): void;
}

/** Decision form beside the canvas: for the approver, or 反审 for permitted users. Draws nothing for others. */
export const WatchDecision = observer(function WatchDecision(props: WatchDecisionProps): ReactNode {
  const { store, onDecided } = props;
  const { t, notify } = useApp();
  const id = useId();
  const [problem, setProblem] = useState('');
  const { approval, reversing, vote, sending } = store;
  if (!approval?.flow || !(approval.mayVote || approval.mayReverse)) return null;
  const send = async (): Promise<void> => {
    setProblem('');
    const outcome = await store.submit({ version: approval.version ?? 0, changes: undefined });
    if (!outcome) return;
    if (!outcome.ok) {
      const { failure, overtaken } = outcome;
      setProblem(
        overtaken
          ? t('approvalScreen.overtaken', {
              name: overtaken.auditor,
              result: t(entryWord(overtaken, true)),
              date: overtaken.auditDate,
            })
          : failure.message,
      );
      return;
    }
    const done = outcome.message ?? t('box.saved');
    const next = store.approval && waitingText(store.approval, t);
    notify.success(next === undefined ? done : t('approvalScreen.andThen', { done, next }));
    onDecided();
  };
  return (
    <section className="jig-audit-panel jig-decision" aria-labelledby={id}>
      <h3 id={id}>{t(reversing ? 'approvalScreen.reverse' : 'approvalScreen.decide')}</h3>
      <VoteForm
        vote={vote}
        reversing={reversing}
        follows={followChoices(store, t)}
        follow={store.continuation}
      />
      <BehindNote store={store} />
      <div role="alert">{problem === '' ? null : <p className="jig-decision-problem">{problem}</p>}</div>
      <div className="jig-audit-panel-buttons">
        <WaitingButton primary waiting={sending} onClick={() => void send()}>
          {t('list.submit')}
        </WaitingButton>
      </div>
    </section>
  );
});
