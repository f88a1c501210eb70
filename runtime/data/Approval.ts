import type { ApprovalEdit } from '../wire/workflow/ApprovalEdit.ts';
import type { AuditEntry } from './DocumentCalls.ts';

/** Who may decide in somebody's place now. */
export interface StandIn {
  readonly name: string;
  /** Last day of the substitution, `yyyy-MM-dd`; empty: unknown. */
  readonly until: string;
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
  /** User for whom the approver decided as a substitute; empty: own decision. */
  readonly substituteFor: string;
  /** Substitutes who may decide while the step waits, nearest first. */
  readonly substitutes: readonly StandIn[];
  /** User who transferred the step to this approver; empty: none. */
  readonly transferredFrom: string;
  /** User who added this approver; empty: defined by the node. */
  readonly addedBy: string;
  /** Added because the approvers of the node are overdue. */
  readonly isEscalated: boolean;
}

/** One node of a document's flow: visited, open, or forecast. */
export interface ApprovalStep {
  readonly stepId: string;
  readonly stepName: string;
  readonly type: 'start' | 'node' | 'end';
  /** 0 open, 1 passed, 3 rejected, 5 nobody had to decide; undefined: not reached. */
  readonly status: number | undefined;
  /** Default continuation after a rejection (0 end, 1 previous, 2 start). */
  readonly refuse: number;
  /** The same for a reverse approval (1 previous, 2 start). */
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
  /** The line taken to it (`from>to`); undefined: not said. */
  readonly lineFrom: string | undefined;
}

/** One entry of a document's approval record. */
export interface ApprovalEntry extends AuditEntry {
  readonly stepName: string;
  /** Text of what followed. */
  readonly note: string;
  /** Event (`vote`, `withdraw`, `transfer` ...); empty: unknown. */
  readonly kind: string;
  readonly round: number;
}

/** The flow a document follows, as it was published. */
export interface ApprovalFlow {
  readonly name: string;
  /** NodeConfig and LineConfig of its version with their layout; empty: unknown. */
  readonly nodes: string;
  readonly lines: string;
  /** Messages about unreadable parts. */
  readonly problems: readonly string[];
}

/** Actions the signed-in user may take besides deciding. */
export interface ApprovalActs {
  readonly withdraw: boolean;
  readonly transfer: boolean;
  readonly addSigner: boolean;
  readonly urge: boolean;
  readonly comment: boolean;
  readonly copyTo: boolean;
}

/** No actions besides deciding. */
export const noActs: ApprovalActs = {
  withdraw: false,
  transfer: false,
  addSigner: false,
  urge: false,
  comment: false,
  copyTo: false,
};

/** Users a document waits for. */
export interface WaitingFor {
  readonly kind: 'seats' | 'creator' | 'nobody';
  readonly names: readonly string[];
}

/** Approval state of a document, and what the signed-in user may do. */
export interface Approval {
  readonly status: number;
  /** The status in the server's words; empty: it has none. */
  readonly statusName: string;
  /** Version of the record this is the course of; undefined: not said. */
  readonly version: number | undefined;
  /** Undefined: no flow of the table is for this document; the plain 通过/拒绝 decides. */
  readonly flow: ApprovalFlow | undefined;
  readonly currentStepId: string | undefined;
  /** In visiting order: what was visited in this round, what would follow, the end. */
  readonly steps: readonly ApprovalStep[];
  /** Oldest first. */
  readonly log: readonly ApprovalEntry[];
  readonly waiting: WaitingFor;
  readonly mayVote: boolean;
  readonly mayReverse: boolean;
  readonly mayResubmit: boolean;
  readonly may: ApprovalActs;
  /** Fields the open step lets this user change in his vote; a detail's as `Table.Field`. */
  readonly editable: readonly string[];
  /** Fields the open step hides from this user; a detail's as `Table.Field`. */
  readonly hidden: readonly string[];
  /** What approvers changed in this round with their votes, in words, oldest first. */
  readonly changed: readonly ApprovalEdit[];
}
