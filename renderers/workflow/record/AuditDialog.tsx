import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { auditStatus } from '../../../runtime/model/access/documentState.ts';
import { auditFlag } from '../../../runtime/model/fields/stateFields.ts';
import { continuation } from '../../../runtime/model/workflow/definition/FlowNode.ts';
import type { PageDialogProps } from '../../../runtime/Renderer.ts';
import { VoteDraft } from '../../../runtime/store/workflow/VoteDraft.ts';
import { namesText } from '../../../runtime/store/workflow/waitingText.ts';
import { RunDialog } from './RunDialog.tsx';
import { useApproval } from './useApproval.ts';
import { asNode, type Follow, VoteForm } from './VoteForm.tsx';
import { voteRun } from './voteRun.ts';

/** 审核 over a list: one decision for the chosen documents, answered per document. */
export const AuditDialog = observer(function AuditDialog({ page, onClose }: PageDialogProps): ReactNode {
  const app = useApp();
  const { t } = app;
  const { table } = page.doc.main;
  const [vote] = useState(() => new VoteDraft());
  const [run] = useState(() => voteRun(app, page, vote));
  const [first] = run.rows;
  // One row tells whether documents of this table are in a flow.
  const inFlow = useApproval(table, first?.key ?? '').approval?.flow !== undefined;
  const follows: readonly Follow[] =
    inFlow && vote.status === auditStatus.returned
      ? [
          { value: asNode, label: t('approvalScreen.asNode') },
          { value: continuation.previous, label: t('approvalScreen.toPrevious') },
          { value: continuation.start, label: t('approvalScreen.toStart') },
          { value: continuation.end, label: t('approvalScreen.toEnd') },
        ]
      : [];
  // State known to the list; the server decides each row by its current state.
  const others = run.rows.filter((_, at) => page.dialogRows[at]?.[auditFlag] === false);
  return (
    <RunDialog page={page} title={t('list.audit')} run={run} submit={t('list.submit')} onClose={onClose}>
      {others.length === 0 || run.answered ? null : (
        <div className="jig-box-reason" role="note">
          {t('approvalScreen.someNotYours', {
            n: others.length,
            names: namesText(
              others.map(({ label }) => label),
              t,
            ),
          })}
        </div>
      )}
      <VoteForm vote={vote} follows={follows} follow={vote.continuation ?? asNode} />
    </RunDialog>
  );
});
