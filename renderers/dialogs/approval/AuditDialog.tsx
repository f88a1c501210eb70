import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { PageDialogProps } from '../../../runtime/Renderer.ts';
import { RowsRun } from '../../../runtime/store/RowsRun.ts';
import { VoteDraft } from '../../../runtime/store/VoteDraft.ts';
import { RunDialog } from './RunDialog.tsx';
import { runRows } from './runRows.ts';
import { VoteForm } from './VoteForm.tsx';

/** 审核 over a list: one decision for the chosen documents, answered per document. */
export const AuditDialog = observer(function AuditDialog({ page, onClose }: PageDialogProps): ReactNode {
  const { data, t } = useApp();
  const [vote] = useState(() => new VoteDraft());
  const [run] = useState(
    () =>
      new RowsRun(runRows(page, t('form.generated')), (keys) =>
        data.audit(page.doc.main.table, keys, { status: vote.status, reason: vote.reason }),
      ),
  );
  return (
    <RunDialog page={page} title={t('list.audit')} run={run} submit={t('list.submit')} onClose={onClose}>
      <VoteForm vote={vote} />
    </RunDialog>
  );
});
