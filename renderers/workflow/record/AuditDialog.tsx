import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { auditStatus } from '../../../runtime/model/access/documentState.ts';
import { auditFlag } from '../../../runtime/model/fields/stateFields.ts';
import { continuation } from '../../../runtime/model/workflow/definition/FlowNode.ts';
import type { PageDialogProps } from '../../../runtime/Renderer.ts';
import { RowsRun } from '../../../runtime/store/page/RowsRun.ts';
import { OnceSender } from '../../../runtime/store/workflow/OnceSender.ts';
import { VoteDraft } from '../../../runtime/store/workflow/VoteDraft.ts';
import { namesText } from '../../../runtime/store/workflow/waitingText.ts';
import { RunDialog } from './RunDialog.tsx';
import { runRows } from './runRows.ts';
import { useApproval } from './useApproval.ts';
import { asNode, type Follow, VoteForm } from './VoteForm.tsx';

/** 审核 over a list: one decision for the chosen documents, answered per document. */
export const AuditDialog = observer(function AuditDialog({ page, onClose }: PageDialogProps): ReactNode {
  const { data, t } = useApp();
  const { table } = page.doc.main;
  const [vote] = useState(() => new VoteDraft());
  const [run] = useState(() => {
    const once = new OnceSender();
    return new RowsRun(runRows(page, t('form.generated')), (keys) => {
      const { status, reason, continuation: follows } = vote;
      const sent = { status, reason, ...(follows === undefined ? {} : { continuation: follows }) };
      return once.send([keys, sent], (key) => data.audit(table, keys, sent, key));
    });
  });
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
