import type { ReactNode } from 'react';
import type { ApprovalStep } from '../../../runtime/data/Approval.ts';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { FlowTable } from './FlowTable.tsx';
import { StateMark } from './StateMark.tsx';
import { seatTone, seatWord } from './stateWords.ts';

interface ApproverTableProps {
  readonly step: ApprovalStep;
}

/** Who decides, or decided, in a step: by whom, as what, how, why and when. */
export function ApproverTable({ step }: ApproverTableProps): ReactNode {
  const { t } = useApp();
  return (
    <FlowTable
      caption={t('approvalScreen.approvers', { name: step.stepName })}
      empty={t('approvalScreen.noApprovers')}
      columns={[
        t('approvalScreen.approver'),
        t('approvalScreen.role'),
        t('approvalScreen.state'),
        t('approvalScreen.remark'),
        t('approvalScreen.date'),
      ]}
      rows={step.approvers.map((seat) => [
        seat.userName,
        seat.roleName,
        <StateMark key="state" tone={seatTone(seat, step)}>
          {t(seatWord(seat, step))}
        </StateMark>,
        seat.remark,
        seat.date,
      ])}
    />
  );
}
