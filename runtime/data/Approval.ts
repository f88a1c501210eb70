import type { AuditEntry } from './DocumentCalls.ts';

/** Who may decide in somebody's place now. */
export interface StandIn {
  readonly name: string;
  /** His last day, `yyyy-MM-dd`; empty: not said. */
  readonly until: string;
}

/** What follows when a step is late: those asked are told again, or somebody above decides beside them. */
export type LateDeed = 'remind' | 'superior' | 'administrator';

/** Somebody, or a role, asked in one step. */
export interface Approver {
  readonly userName: string;
  readonly roleName: string;
  /** 0 pending, 1 approved, 3 rejected, 5 no longer needed. */
  readonly status: number;
  readonly remark: string;
  readonly date: string;
  /** In whose place he decided; empty: his own. */
  readonly substituteFor: string;
  /** Who may decide in his place while his seat waits, nearest first. */
  readonly substitutes: readonly StandIn[];
  /** Who handed the seat to him; empty: nobody. */
  readonly transferredFrom: string;
  /** Who asked him besides those the node names; empty: the node names him. */
  readonly addedBy: string;
  /** He is asked since those of the node are late. */
  readonly isEscalated: boolean;
}

/** One node of a document's course: visited, open, or what the forecast says follows. */
export interface ApprovalStep {
  readonly stepId: string;
  readonly stepName: string;
  readonly type: 'start' | 'node' | 'end';
  /** 0 open, 1 passed, 3 rejected, 5 nobody had to decide; undefined: not reached. */
  readonly status: number | undefined;
  /** What follows a rejection here when nothing else is chosen (0 end, 1 previous, 2 start). */
  readonly refuse: number;
  /** The same for a reverse approval (1 previous, 2 start). */
  readonly back: number;
  /** Who handed the document in, and when; of the start only. */
  readonly creator: string;
  readonly createDate: string;
  /** 1 everybody decides, 2 anyone does. */
  readonly method: number;
  readonly approvers: readonly Approver[];
  /** When it is late, `yyyy-MM-dd HH:mm:ss`; empty: it may wait for ever, or nobody waits yet. */
  readonly due: string;
  readonly isOverdue: boolean;
  /** Working hours it may wait; undefined: for ever. */
  readonly limitHours: number | undefined;
  readonly limitThen: LateDeed | undefined;
  /** The line taken to it (`from>to`); undefined: not said. */
  readonly lineFrom: string | undefined;
}

/** One entry of a document's approval record. */
export interface ApprovalEntry extends AuditEntry {
  readonly stepName: string;
  /** What followed, in words. */
  readonly note: string;
  /** The event it tells of (`vote`, `withdraw`, `transfer` ...); empty: not said. */
  readonly kind: string;
  readonly round: number;
}

/** The flow a document follows, as it was published. */
export interface ApprovalFlow {
  readonly name: string;
  /** NodeConfig and LineConfig of its version, with what is drawn of them; empty: not said. */
  readonly nodes: string;
  readonly lines: string;
  /** What of them cannot be read, in words. */
  readonly problems: readonly string[];
}

/** What the signed-in user may do besides deciding. */
export interface ApprovalActs {
  readonly withdraw: boolean;
  readonly transfer: boolean;
  readonly addSigner: boolean;
  readonly urge: boolean;
  readonly comment: boolean;
  readonly copyTo: boolean;
}

/** Who may do nothing besides deciding. */
export const noActs: ApprovalActs = {
  withdraw: false,
  transfer: false,
  addSigner: false,
  urge: false,
  comment: false,
  copyTo: false,
};

/** A field an approver changed with his vote. */
export interface ApprovalEdit {
  readonly field: string;
  readonly title: string;
  readonly from: string;
  readonly to: string;
  readonly by: string;
  readonly date: string;
}

/** Whom a document waits for. */
export interface WaitingFor {
  readonly kind: 'seats' | 'creator' | 'nobody';
  readonly names: readonly string[];
}

/** Where a document stands in its flow, and what the signed-in user may do about it. */
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
