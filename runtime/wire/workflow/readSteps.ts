import type { May } from '../../model/workflow/engine/mayAct.ts';
import {
  bool,
  listOf,
  maybe,
  number,
  object,
  oneOf,
  or,
  type Shape,
  type Shapes,
  text,
  textOrNumber,
} from '../shape.ts';
import type { ApprovalEdit } from './ApprovalEdit.ts';
import type { FollowedFlow, StepEntry, StepRow, StepSeat, StepsAnswer } from './StepsAnswer.ts';

/** Maximum items of an answer: a flow has a handful, a countersign node of a whole company hundreds. */
const most = {
  steps: 500,
  approvers: 2000,
  entries: 10_000,
  names: 2000,
  fields: 1000,
  problems: 2000,
} as const;

const words = or(text, '');

/** Members as the browser reads them: empty text and 0 stand for null. */
type Filled<T> = { readonly [K in keyof T]-?: NonNullable<T[K]> };

/** {@link StepSeat} as far as the browser reads it. */
export type SeatRead = Filled<Omit<StepSeat, 'user_Id' | 'roleId' | 'isAuto' | 'substitutes'>> & {
  readonly substitutes: readonly Filled<StepSeat['substitutes'][number]>[];
};

/** {@link StepRow} as far as the browser reads it. */
export type StepRead = Filled<
  Pick<
    StepRow,
    | 'stepName'
    | 'stepAttrType'
    | 'auditRefuse'
    | 'auditBack'
    | 'auditMethod'
    | 'creator'
    | 'createDate'
    | 'due'
    | 'isOverdue'
  >
> & {
  readonly stepId: string | number;
  readonly auditStatus?: number;
  readonly limitHours?: number;
  readonly limitThen?: NonNullable<StepRow['limitThen']>;
  readonly userAuditStatuses: readonly SeatRead[];
};

/** {@link StepEntry} as far as the browser reads it. */
export type EntryRead = Filled<Omit<StepEntry, 'stepId'>>;

const seat: Shape<SeatRead> = object<SeatRead>({
  userName: words,
  roleName: words,
  auditStatus: or(number, 0),
  remark: words,
  auditDate: words,
  substituteFor: words,
  substitutes: or(
    listOf(
      object<SeatRead['substitutes'][number]>({ name: words, until: words, isBarred: or(bool, false) }),
      most.names,
    ),
    [],
  ),
  transferredFrom: words,
  addedBy: words,
  isEscalated: or(bool, false),
});

/** Steps of a document, as getSteps and forecast answer them. */
export const steps: Shape<readonly StepRead[]> = or(
  listOf(
    object<StepRead>({
      stepId: textOrNumber,
      stepName: words,
      stepAttrType: oneOf(['start', 'node', 'end']),
      auditStatus: maybe(number),
      auditRefuse: or(number, 0),
      auditBack: or(number, 0),
      auditMethod: or(number, 0),
      creator: words,
      createDate: words,
      userAuditStatuses: or(listOf(seat, most.approvers), []),
      due: words,
      isOverdue: or(bool, false),
      limitHours: maybe(number),
      limitThen: maybe(oneOf(['remind', 'superior', 'administrator'])),
    }),
    most.steps,
  ),
  [],
);

const entries: Shape<readonly EntryRead[]> = listOf(
  object<EntryRead>({
    stepName: words,
    auditor: words,
    auditStatus: or(number, 0),
    remark: words,
    note: words,
    kind: words,
    auditDate: words,
    round: or(number, 1),
  }),
  most.entries,
);

/** No actions besides deciding. */
export const noActs: May = {
  withdraw: false,
  transfer: false,
  addSigner: false,
  urge: false,
  comment: false,
  copyTo: false,
};

const flag = or(bool, false);

const actShapes: Shapes<May> = {
  withdraw: flag,
  transfer: flag,
  addSigner: flag,
  urge: flag,
  comment: flag,
  copyTo: flag,
};

/** {@link StepsAnswer} as far as the browser reads it. */
export interface StepsRead
  extends Pick<
    StepsAnswer,
    | 'auditStatus'
    | 'auditDic'
    | 'waiting'
    | 'mayVote'
    | 'mayReverse'
    | 'mayResubmit'
    | 'may'
    | 'editable'
    | 'hidden'
    | 'changed'
  > {
  readonly currentStepId?: string | number;
  readonly Version?: number;
  readonly flow?: Pick<FollowedFlow, 'name' | 'nodes' | 'lines' | 'problems'>;
  readonly list: readonly StepRead[];
  readonly log?: readonly EntryRead[];
  readonly his: readonly EntryRead[];
}

/** The answer of getSteps. */
export const stepsAnswer: Shape<StepsRead> = object<StepsRead>({
  auditStatus: or(number, 0),
  currentStepId: maybe(textOrNumber),
  Version: maybe(number),
  flow: maybe(
    object<NonNullable<StepsRead['flow']>>({
      name: words,
      nodes: words,
      lines: words,
      problems: or(listOf(text, most.problems), []),
    }),
  ),
  list: steps,
  log: maybe(entries),
  his: or(entries, []),
  auditDic: or(
    listOf(object<StepsRead['auditDic'][number]>({ key: textOrNumber, value: words }), most.names),
    [],
  ),
  waiting: or(
    object<StepsRead['waiting']>({
      kind: oneOf(['seats', 'creator', 'nobody']),
      names: or(listOf(text, most.names), []),
    }),
    { kind: 'nobody', names: [] },
  ),
  mayVote: flag,
  mayReverse: flag,
  mayResubmit: flag,
  may: or(object<May>(actShapes), noActs),
  editable: or(listOf(text, most.fields), []),
  hidden: or(listOf(text, most.fields), []),
  changed: or(
    listOf(
      object<ApprovalEdit>({ field: words, title: words, from: words, to: words, by: words, date: words }),
      most.fields,
    ),
    [],
  ),
});
