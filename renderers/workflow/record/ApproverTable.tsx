import type { ReactNode } from 'react';
import type { ApprovalStep } from '../../../runtime/data/workflow/Approval.ts';
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

/**
 * Table of a step's approvers.
 * Shows who decides or decided, for whom, in which role, how, why, when, and the due time.
 */
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

/** A name with its notes below; '' when there is neither. */
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
