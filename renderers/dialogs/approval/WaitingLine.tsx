import type { ReactNode } from 'react';
import type { Approval } from '../../../runtime/data/Approval.ts';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { waitingText } from '../../../runtime/store/approval/waitingText.ts';
import { StateMark } from './StateMark.tsx';
import { documentTone } from './stateWords.ts';

interface WaitingLineProps {
  readonly approval: Approval;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/** Where a document stands, and who has it next, in plain words; nothing for a document in no flow. */
export function WaitingLine({ approval, children }: WaitingLineProps): ReactNode {
  const { t } = useApp();
  const words = approval.flow && waitingText(approval, t);
  if (words === undefined) return null;
  return (
    <div className="jig-waiting">
      <p role="status">
        {approval.statusName === '' ? null : (
          <StateMark tone={documentTone(approval.status)}>{approval.statusName}</StateMark>
        )}
        <strong>{words}</strong>
      </p>
      {children}
    </div>
  );
}
