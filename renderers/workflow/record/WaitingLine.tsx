import type { ReactNode } from 'react';
import type { Approval } from '../../../runtime/data/workflow/Approval.ts';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { waitingText } from '../../../runtime/store/workflow/waitingText.ts';
import { stateIcon } from '../../cells/stateIcons.ts';
import { DueMark } from './DueMark.tsx';
import { StateMark } from './StateMark.tsx';
import { documentTone } from './stateWords.ts';

interface WaitingLineProps {
  readonly approval: Approval;
  /** Actions beside the text. */
  readonly children?: ReactNode;
}

/** State of a document in plain words: who has it next and until when. Without a flow the state alone, and
 * nothing without actions beside it. */
export function WaitingLine({ approval, children }: WaitingLineProps): ReactNode {
  const { t } = useApp();
  const words = approval.flow && waitingText(approval, t);
  if (words === undefined && !children) return null;
  const open = approval.steps.findLast(
    ({ stepId, status }) => status === 0 && stepId === approval.currentStepId,
  );
  return (
    <div className="jig-waiting">
      <p role="status">
        {approval.statusName === '' ? null : (
          <StateMark tone={documentTone(approval.status)} icon={stateIcon('AuditStatus', approval.status)}>
            {approval.statusName}
          </StateMark>
        )}
        {words === undefined ? null : <strong>{words}</strong>}
        {open === undefined ? null : <DueMark step={open} />}
      </p>
      {children}
    </div>
  );
}
