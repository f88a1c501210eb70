import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { auditStatus } from '../../../runtime/model/access/documentState.ts';

interface DecisionBarProps {
  /** Reason the decision is blocked; empty when it is not. */
  readonly problem: string;
  /** 1 (approve) or 3 (reject). */
  onChoose(status: number): void;
}

/** Buttons 拒绝 and 通过, fixed at the foot of the screen. */
export function DecisionBar({ problem, onChoose }: DecisionBarProps): ReactNode {
  const { t } = useApp();
  return (
    <div className="jig-approve-bar">
      <p role="alert" className="jig-decision-problem">
        {problem}
      </p>
      <button
        type="button"
        className="jig-approve-button jig-approve-reject"
        onClick={() => onChoose(auditStatus.returned)}
      >
        {t('inbox.reject')}
      </button>
      <button
        type="button"
        className="jig-approve-button jig-approve-main"
        onClick={() => onChoose(auditStatus.approved)}
      >
        {t('inbox.approve')}
      </button>
    </div>
  );
}
