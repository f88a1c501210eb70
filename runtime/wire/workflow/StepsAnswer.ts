import type { LateRule } from '../../model/workflow/definition/FlowNode.ts';
import type { May } from '../../model/workflow/engine/mayAct.ts';
import type { ApprovalEdit } from './ApprovalEdit.ts';

/** An approver of a step; of a forecast step, one who would be. */
export interface StepSeat {
  readonly user_Id: number | null;
  readonly roleId: number | null;
  readonly roleName: string | null;
  readonly userName: string | null;
  /** 0 pending, 1 approved, 3 rejected, 5 no longer needed; null: forecast. */
  readonly auditStatus: number | null;
  readonly remark: string | null;
  readonly auditDate: string | null;
  readonly transferredFrom: string | null;
  readonly addedBy: string | null;
  /** User for whom the approver decided as a substitute. */
  readonly substituteFor: string | null;
  /** Who may decide instead while the step waits, and until which day. */
  readonly substitutes: readonly {
    readonly name: string;
    readonly until: string | null;
    /** Created the document, and so may not decide about it as a substitute. */
    readonly isBarred: boolean;
  }[];
  /** The engine approved: the approver already had in this round. */
  readonly isAuto: boolean;
  readonly isEscalated: boolean;
}

/** A step of a document, as getSteps and forecast answer it. */
export interface StepRow {
  readonly stepId: string;
  readonly stepName: string;
  readonly stepAttrType: 'start' | 'node' | 'end';
  readonly stepType: number | null;
  readonly auditMethod: number;
  readonly auditRefuse: number;
  readonly auditBack: number;
  readonly createID: number;
  readonly creator: string;
  readonly createDate: string;
  /** 0 open, 1 passed, 3 rejected, 5 not needed; null: not reached. */
  readonly auditStatus: number | null;
  readonly isCurrent: boolean;
  readonly isCurrentUser: boolean;
  readonly cause?: string | null;
  readonly since: string | null;
  readonly due: string | null;
  readonly isOverdue: boolean;
  readonly limitHours: number | null;
  readonly limitThen: LateRule | null;
  readonly userAuditStatuses: readonly StepSeat[];
  readonly orderId: number;
}

/** A decision about a document. One without a workflow has the first four members only. */
export interface StepEntry {
  readonly auditor: string | null;
  readonly auditDate: string | null;
  readonly auditStatus: number | null;
  readonly remark: string | null;
  readonly stepId?: string | null;
  readonly stepName?: string | null;
  /** What followed, in words. */
  readonly note?: string;
  readonly kind?: string | null;
  readonly round?: number | null;
}

/** The version of a flow that a document follows, and how it is drawn. */
export interface FollowedFlow {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  /** NodeConfig and LineConfig as texts. */
  readonly nodes: string;
  readonly lines: string;
  readonly problems: readonly string[];
}

/** The answer of getSteps; it has no envelope. */
export interface StepsAnswer {
  readonly status: true;
  readonly message: null;
  readonly auditStatus: number;
  readonly Version: number;
  /** Words of the status. */
  readonly auditDic: readonly { readonly key: string | number; readonly value: string }[];
  readonly currentStepId: string | null;
  readonly flow: FollowedFlow | null;
  readonly list: readonly StepRow[];
  readonly log: readonly StepEntry[];
  /** Old name of `log`. */
  readonly his: readonly StepEntry[];
  readonly waiting: { readonly kind: 'seats' | 'creator' | 'nobody'; readonly names: readonly string[] };
  readonly mayVote: boolean;
  readonly mayReverse: boolean;
  readonly mayResubmit: boolean;
  /** Fields that the open step permits; a detail's as `Table.Field`. */
  readonly editable: readonly string[];
  /** Fields that the open step hides. */
  readonly hidden: readonly string[];
  readonly changed: readonly ApprovalEdit[];
  readonly may: May;
}

/** The answer of getOptionsByKey: a summary of {@link StepsAnswer}. */
export interface StepsSummary
  extends Pick<
    StepsAnswer,
    'flow' | 'auditStatus' | 'currentStepId' | 'mayVote' | 'mayReverse' | 'mayResubmit' | 'editable'
  > {
  readonly workTable: string;
  readonly key: string;
  readonly stepName: string | null;
}
