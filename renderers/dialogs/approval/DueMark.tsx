import type { ReactNode } from 'react';
import type { ApprovalStep } from '../../../runtime/data/Approval.ts';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { dueText } from './timeWords.ts';

interface DueMarkProps {
  readonly step: ApprovalStep;
}

/** When a step that waits is late, in words, and in colour when it is; nothing for one that may wait for ever. */
export function DueMark({ step }: DueMarkProps): ReactNode {
  const { t } = useApp();
  const words = dueText(step, t);
  if (words === undefined) return null;
  return (
    <>
      {' '}
      <span className="jig-due" data-overdue={step.isOverdue}>
        {words}
      </span>
    </>
  );
}
