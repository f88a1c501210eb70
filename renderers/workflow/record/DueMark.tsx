import type { ReactNode } from 'react';
import type { ApprovalStep } from '../../../runtime/data/workflow/Approval.ts';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { dueText } from './timeWords.ts';

interface DueMarkProps {
  readonly step: ApprovalStep;
}

/** Due time of a waiting step in words, coloured when overdue. Draws nothing for a step without a limit. */
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
