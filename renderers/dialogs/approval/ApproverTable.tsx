import type { ReactNode } from 'react';
import type { ApprovalStep } from '../../../runtime/data/Approval.ts';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { DueMark } from './DueMark.tsx';
import { FlowTable } from './FlowTable.tsx';
import { StateMark } from './StateMark.tsx';
import { seatNotes } from './seatNotes.ts';
import { seatTone, seatWord } from './stateWords.ts';
import { dueText, limitText } from './timeWords.ts';

interface ApproverTableProps {
  readonly step: ApprovalStep;
}

/** Who decides, or decided, in a step: by whom, in whose place, as what, how, why and when; and until when they should. */
export function ApproverTable({ step }: ApproverTableProps): ReactNode {
  const { t } = useApp();
  const limit = limitText(step, t);
  const note =
    dueText(step, t) === undefined ? (
      limit
    ) : (
      <>
        <DueMark step={step} />
        {limit === undefined ? null : t('watch.inBrackets', { limit })}
      </>
    );
  return (
    <FlowTable
      caption={t('approvalScreen.approvers', { name: step.stepName })}
      empty={t('approvalScreen.noApprovers')}
      note={note}
      columns={[
        t('approvalScreen.approver'),
        t('approvalScreen.role'),
        t('approvalScreen.state'),
        t('approvalScreen.remark'),
        t('approvalScreen.date'),
      ]}
      rows={step.approvers.map((seat) => [
        whoCell(seat.userName, seatNotes(seat, step, t)),
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

/** A name with what is said of it below; '' where there is neither. */
const whoCell = (name: string, notes: readonly string[]): ReactNode =>
  notes.length === 0 ? (
    name
  ) : (
    <span key="who">
      {name}
      {notes.map((note) => (
        <span key={note} className="jig-flow-note">
          {note}
        </span>
      ))}
    </span>
  );
