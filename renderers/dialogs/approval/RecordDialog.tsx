import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { PageDialogProps } from '../../../runtime/Renderer.ts';
import { Dialog } from '../Dialog.tsx';
import { ApprovalCourse } from './ApprovalCourse.tsx';
import { RecordTable } from './RecordTable.tsx';
import { useApproval } from './useApproval.ts';
import { WaitingLine } from './WaitingLine.tsx';
import './approval.css';

/** 审批记录: who decided what about the document, when and why, and in a flow its whole course (specification 1 section 2). */
export const RecordDialog = observer(function RecordDialog({ page, onClose }: PageDialogProps): ReactNode {
  const { t } = useApp();
  const [row] = page.dialogRows;
  const store = useApproval(page.doc.main.table, row ? page.list.keyOf(row) : '');
  const { approval, failure } = store;
  return (
    <Dialog
      title={t('list.auditRecord')}
      subtitle={page.doc.main.cnName}
      width="min(90vw, 900px)"
      height="auto"
      onClose={onClose}
    >
      {approval === undefined && failure === undefined ? (
        <div aria-busy="true">{t('box.loading')}</div>
      ) : approval === undefined ? (
        <div role="alert">
          <p className="jig-decision-problem">{failure?.message}</p>
          <Button onClick={() => void store.load()}>{t('approvalScreen.retry')}</Button>
        </div>
      ) : approval.flow === undefined ? (
        <div className="jig-record">
          <RecordTable approval={approval} />
        </div>
      ) : (
        <>
          <WaitingLine approval={approval} />
          <ApprovalCourse store={store} />
        </>
      )}
    </Dialog>
  );
});
