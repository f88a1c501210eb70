import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { auditStatus, auditStatusOf } from '../../../runtime/model/access/documentState.ts';
import type { PageDialogProps } from '../../../runtime/Renderer.ts';
import { VoteDraft } from '../../../runtime/store/workflow/VoteDraft.ts';
import { namesText } from '../../../runtime/store/workflow/waitingText.ts';
import { RunDialog } from './RunDialog.tsx';
import { VoteForm } from './VoteForm.tsx';
import { voteRun } from './voteRun.ts';

/** 反审 over a list: one reason for the chosen documents, answered per document. */
export const ReverseDialog = observer(function ReverseDialog({ page, onClose }: PageDialogProps): ReactNode {
  const app = useApp();
  const { t } = app;
  const [vote] = useState(() => new VoteDraft(auditStatus.reversed));
  const [run] = useState(() => voteRun(app, page, vote));
  // State known to the list; the server decides each row by its current state.
  const others = run.rows.filter(
    (_, at) => auditStatusOf(page.dialogRows[at] ?? {}) !== auditStatus.approved,
  );
  return (
    <RunDialog
      page={page}
      title={t('approvalScreen.reverse')}
      run={run}
      submit={t('list.submit')}
      onClose={onClose}
    >
      {others.length === 0 || run.answered ? null : (
        <div className="jig-box-reason" role="note">
          {t('approvalScreen.someNotApproved', {
            n: others.length,
            names: namesText(
              others.map(({ label }) => label),
              t,
            ),
          })}
        </div>
      )}
      <VoteForm vote={vote} reversing />
    </RunDialog>
  );
});
