import type { ApprovalEntry, ApprovalStep, Approver } from '../../../runtime/data/workflow/Approval.ts';
import { auditStatus } from '../../../runtime/model/access/documentState.ts';
import type { MessageKey } from '../../../runtime/model/messages/index.ts';
import { seatStatus } from '../../../runtime/model/workflow/engine/FlowInstance.ts';

/** Colour of a state: in progress blue, passed green, rejected red, everything else grey. */
export type Tone = 'open' | 'passed' | 'rejected' | 'other';

const stepTones: Readonly<Record<number, Tone>> = { 0: 'open', 1: 'passed', 3: 'rejected' };

const stepWords: Readonly<Record<Tone, MessageKey>> = {
  open: 'approvalScreen.open',
  passed: 'approvalScreen.passed',
  rejected: 'approvalScreen.rejected',
  other: 'approvalScreen.notReached',
};

export const stepTone = ({ status }: ApprovalStep): Tone => stepTones[status ?? -1] ?? 'other';

export const stepWord = (step: ApprovalStep): MessageKey => {
  if (step.type === 'start') return 'approvalScreen.started';
  return step.status === auditStatus.unneeded ? 'approvalScreen.seatUnneeded' : stepWords[stepTone(step)];
};

/** Tone of a document: running ones are blue, returned ones red. */
export const documentTone = (status: number): Tone =>
  ({
    [auditStatus.open]: 'open' as const,
    [auditStatus.running]: 'open' as const,
    [auditStatus.approved]: 'passed' as const,
    [auditStatus.returned]: 'rejected' as const,
    [auditStatus.reversed]: 'rejected' as const,
  })[status] ?? 'other';

const seatWords: Readonly<Record<number, MessageKey>> = {
  [seatStatus.approved]: 'approvalScreen.passed',
  [seatStatus.rejected]: 'approvalScreen.rejected',
  [seatStatus.unneeded]: 'approvalScreen.seatUnneeded',
};

/** Label of a seat. A pending seat of a step not yet reached is not to be decided yet. */
export const seatWord = (seat: Approver, step: ApprovalStep): MessageKey =>
  seatWords[seat.status] ?? (step.status === 0 ? 'approvalScreen.seatOpen' : 'approvalScreen.notReached');

export const seatTone = (seat: Approver, step: ApprovalStep): Tone =>
  seat.status === seatStatus.pending && step.status !== 0 ? 'other' : (stepTones[seat.status] ?? 'other');

const entryWords: Readonly<Record<number, MessageKey>> = {
  [auditStatus.approved]: 'list.auditPassed',
  [auditStatus.returned]: 'list.auditRefused',
  [auditStatus.reversed]: 'approvalScreen.reverse',
};

/** Labels of actions other than decisions. */
const deeds: Readonly<Record<string, MessageKey>> = {
  withdraw: 'watch.withdraw',
  transfer: 'watch.transfer',
  addSigner: 'watch.addSigner',
  urge: 'watch.urge',
  copyTo: 'watch.copyTo',
  comment: 'watch.comment',
};

/** Tone of an entry; actions other than decisions have none. */
export const entryTone = ({ kind, auditStatus: status }: ApprovalEntry): Tone =>
  deeds[kind] === undefined ? documentTone(status) : 'other';

/** Label of an entry's action. For actions of the system the note beside it has the details. */
export const entryWord = (entry: ApprovalEntry, inFlow: boolean): MessageKey => {
  const deed = deeds[entry.kind];
  if (deed !== undefined) return deed;
  const word = entryWords[entry.auditStatus];
  if (word && entry.auditor !== '') return word;
  if (entry.auditStatus !== auditStatus.open || entry.auditor === '') return 'approvalScreen.system';
  return inFlow && entry.round <= 1 ? 'approvalScreen.submitted' : 'approval.submitted';
};
