import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { EditBoxStore } from '../../../runtime/store/EditBoxStore.ts';
import { useApproval } from './useApproval.ts';
import { WaitingLine } from './WaitingLine.tsx';

interface ApprovalLineProps {
  readonly box: EditBoxStore;
}

/** Over a record that is looked at or edited: who has it next, its course, and 反审 for who may. Nothing without a flow. */
export const ApprovalLine = observer(function ApprovalLine({ box }: ApprovalLineProps): ReactNode {
  const { t } = useApp();
  const { approval } = useApproval(box.doc.main.table, String(box.key ?? ''));
  if (!approval) return null;
  const { openDialog } = box;
  return (
    <WaitingLine approval={approval}>
      {approval.mayReverse ? (
        <Button onClick={() => box.deciding.begin()}>{t('approvalScreen.reverse')}</Button>
      ) : null}
      {openDialog ? (
        <Button type="tertiary" onClick={() => openDialog('auditRecord')}>
          {t('approvalScreen.show')}
        </Button>
      ) : null}
    </WaitingLine>
  );
});
