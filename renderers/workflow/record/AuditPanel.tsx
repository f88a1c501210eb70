import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { auditStatus } from '../../../runtime/model/access/documentState.ts';
import { messageOf } from '../../../runtime/model/messages/index.ts';
import type { EditBoxStore } from '../../../runtime/store/box/EditBoxStore.ts';
import { WaitingButton } from '../../dialogs/WaitingButton.tsx';
import { ApprovalCourse } from './ApprovalCourse.tsx';
import { ActMenu } from './acts/ActMenu.tsx';
import { BehindNote } from './BehindNote.tsx';
import { followChoices } from './followChoices.ts';
import { HiddenLine } from './HiddenLine.tsx';
import { ImpactSection } from './ImpactSection.tsx';
import { sendVote } from './sendVote.ts';
import { useApproval } from './useApproval.ts';
import { usePermitted } from './usePermitted.ts';
import { VoteForm } from './VoteForm.tsx';
import { WaitingLine } from './WaitingLine.tsx';

interface AuditPanelProps {
  readonly box: EditBoxStore;
}

/**
 * Decision form beside the fields of a box in audit mode.
 * Decides about the version that is shown. With a flow it also shows the progress; users who may not decide
 * now see it read-only.
 */
export const AuditPanel = observer(function AuditPanel({ box }: AuditPanelProps): ReactNode {
  const app = useApp();
  const { t } = app;
  const id = useId();
  const store = useApproval(box.doc.main.table, String(box.key ?? ''));
  const [problem, setProblem] = useState('');
  const permitted = usePermitted(box, store);
  const { approval, failure, vote, reversing, sending } = store;
  const mayDecide =
    approval !== undefined && (approval.mayReverse || (approval.flow ? approval.mayVote : !box.lockedBy));
  useEffect(() => {
    const { deciding } = box;
    const typed = (): boolean => vote.reason.trim() !== '' || box.changed;
    deciding.typed = typed;
    store.isTyping = typed;
    return () => {
      deciding.typed = undefined;
      store.isTyping = undefined;
    };
  }, [box, vote, store]);
  const send = async (): Promise<void> => {
    setProblem('');
    setProblem(await sendVote(app, box, store));
  };
  return (
    <>
      {approval?.flow ? (
        <WaitingLine approval={approval}>
          {box.options.openDialog ? (
            <Button type="tertiary" onClick={() => box.options.openDialog?.('auditRecord')}>
              {t('approvalScreen.show')}
            </Button>
          ) : null}
          <ActMenu
            table={box.doc.main.table}
            recordKey={String(box.key ?? '')}
            store={store}
            onDone={() => box.deciding.decided()}
          />
        </WaitingLine>
      ) : null}
      <section className="jig-audit-panel jig-decision" aria-labelledby={id}>
        <h3 id={id} tabIndex={-1}>
          {t(reversing ? 'approvalScreen.reverse' : 'approvalScreen.decide')}
        </h3>
        {approval || failure ? null : <div aria-busy="true">{t('box.loading')}</div>}
        {failure && !approval ? (
          <div role="alert">
            <p className="jig-decision-problem">{failure.message}</p>
            <Button onClick={() => void store.load()}>{t('approvalScreen.retry')}</Button>
          </div>
        ) : null}
        {approval && !mayDecide ? (
          <div className="jig-box-reason" role="note">
            {approval.flow
              ? t('approvalScreen.notYours')
              : approval.status === auditStatus.unneeded || !box.lockedBy
                ? t('list.noAudit')
                : messageOf(box.lockedBy, app.locale)}
          </div>
        ) : null}
        {approval && mayDecide ? (
          <>
            <ImpactSection store={store} table={box.doc.main.table} recordKey={String(box.key ?? '')} />
            <HiddenLine box={box} hidden={approval.hidden} />
            {permitted === '' ? null : <p>{t('approvalScreen.mayEdit', { titles: permitted })}</p>}
            <VoteForm
              vote={vote}
              reversing={reversing}
              follows={followChoices(store, t)}
              follow={store.continuation}
            />
          </>
        ) : null}
        <BehindNote store={store} />
        <div role="alert">{problem === '' ? null : <p className="jig-decision-problem">{problem}</p>}</div>
        {mayDecide ? (
          <div className="jig-audit-panel-buttons">
            <WaitingButton primary waiting={sending} onClick={() => void send()}>
              {t('list.submit')}
            </WaitingButton>
          </div>
        ) : null}
        {approval ? <ApprovalCourse store={store} /> : null}
      </section>
    </>
  );
});
