import type { May } from '../../model/workflow/engine/mayAct.ts';
import type { ApprovalEdit } from '../../wire/workflow/ApprovalEdit.ts';
import type { AuditEntry } from '../DocumentCalls.ts';

/** A user who may decide as a substitute now. */
export interface StandIn {
  readonly name: string;
  /** Last day of the substitution, `yyyy-MM-dd`; empty when unknown. */
  readonly until: string;
  /** Created the document, and so may not decide about it as a substitute. */
  readonly isBarred?: boolean;
}

/** Action on an overdue step: remind the approvers, or let a superior or administrator decide as well. */
export type LateDeed = 'remind' | 'superior' | 'administrator';

/** An approver of a step: a user or a role. */
export interface Approver {
  readonly userName: string;
  readonly roleName: string;
  /** 0 pending, 1 approved, 3 rejected, 5 no longer needed. */
  readonly status: number;
  readonly remark: string;
  readonly date: string;
  /** User for whom the approver decided as a substitute; empty for an own decision. */
  readonly substituteFor: string;
  /** Substitutes who may decide while the step waits, nearest first. */
  readonly substitutes: readonly StandIn[];
  /** User who transferred the step to this approver; empty when none. */
  readonly transferredFrom: string;
  /** User who added this approver; empty when the node defines it. */
  readonly addedBy: string;
  /** True when added because the node's approvers are overdue. */
  readonly isEscalated: boolean;
}

/** One node of a document's flow: visited, open, or forecast. */
export interface ApprovalStep {
  readonly stepId: string;
  readonly stepName: string;
  readonly type: 'start' | 'node' | 'end';
  /** 0 open, 1 passed, 3 rejected, 5 no decision needed; undefined when not reached. */
  readonly status: number | undefined;
  /** Default continuation after a rejection (0 end, 1 previous, 2 start). */
  readonly refuse: number;
  /** Default continuation after a reverse approval (1 previous, 2 start). */
  readonly back: number;
  /** User who submitted the document, and when; only on the start node. */
  readonly creator: string;
  readonly createDate: string;
  /** 1: all approvers decide, 2: any of them. */
  readonly method: number;
  readonly approvers: readonly Approver[];
  /** Due time, `yyyy-MM-dd HH:mm:ss`; empty: no limit, or not waiting yet. */
  readonly due: string;
  readonly isOverdue: boolean;
  /** Time limit in working hours; undefined: none. */
  readonly limitHours: number | undefined;
  readonly limitThen: LateDeed | undefined;
}

/** One entry of a document's approval record. */
export interface ApprovalEntry extends AuditEntry {
  readonly stepName: string;
  /** Describes what followed. */
  readonly note: string;
  /** Event (`vote`, `withdraw`, `transfer` ...); empty when unknown. */
  readonly kind: string;
  readonly round: number;
}

/** The published version of the flow that a document follows. */
export interface ApprovalFlow {
  readonly name: string;
  /** NodeConfig and LineConfig of the version, with layout; empty when unknown. */
  readonly nodes: string;
  readonly lines: string;
  /** Messages about unreadable parts. */
  readonly problems: readonly string[];
}

/** Actions the signed-in user may take besides deciding. */
export type ApprovalActs = May;

/** Users a document waits for. */
export interface WaitingFor {
  readonly kind: 'seats' | 'creator' | 'nobody';
  readonly names: readonly string[];
}

/** Approval state of a document, and what the signed-in user may do. */
export interface Approval {
  readonly status: number;
  /** Text of the status; empty when it has none. */
  readonly statusName: string;
  /** Version of the record that this state belongs to; undefined when the server did not send it. */
  readonly version: number | undefined;
  /** Undefined when no flow of the table applies; then the plain 通过/拒绝 decides. */
  readonly flow: ApprovalFlow | undefined;
  readonly currentStepId: string | undefined;
  /** In visiting order: steps visited in this round, forecast steps, end. */
  readonly steps: readonly ApprovalStep[];
  /** Oldest first. */
  readonly log: readonly ApprovalEntry[];
  readonly waiting: WaitingFor;
  readonly mayVote: boolean;
  readonly mayReverse: boolean;
  readonly mayResubmit: boolean;
  readonly may: ApprovalActs;
  /** Fields that the open step lets this user change with the vote; detail fields as `Table.Field`. */
  readonly editable: readonly string[];
  /** Fields that the open step hides from this user; detail fields as `Table.Field`. */
  readonly hidden: readonly string[];
  /** Descriptions of the changes that approvers made with their votes in this round, oldest first. */
  readonly changed: readonly ApprovalEdit[];
}
