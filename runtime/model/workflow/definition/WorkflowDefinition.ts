import type { ConditionGroup } from '../../conditions/ConditionGroup.ts';
import type { FlowNode } from './FlowNode.ts';

/** Connects two nodes. Lines are tried in the order of the definition when a node is left. */
export interface FlowLine {
  readonly from: string;
  readonly to: string;
  readonly label: string;
  /** All must hold on the saved record. Empty: the line has no condition. */
  readonly groups: readonly ConditionGroup[];
}

/** How publishing treats running documents: they keep their version, or the user chooses for each. */
export const auditingEdit = { keep: 0, ask: 1 } as const;

/**
 * When to skip users who already approved in this round: never (default), in any later node, in the next node
 * only.
 */
export const autoPass = { none: 0, all: 1, consecutive: 2 } as const;

/** A published flow in the form that the engine reads. The wire's text is stored beside it unchanged. */
export interface WorkflowDefinition {
  /** Key of the flow, shared by its versions. */
  readonly id: number;
  /** Number of the published version, from 1. Running documents keep theirs. */
  readonly version: number;
  /** WorkName. */
  readonly name: string;
  /** WorkTable. */
  readonly table: string;
  /** Of the flows whose start condition holds, the greatest weight wins. */
  readonly weight: number;
  readonly auditingEdit: number;
  /** AutoPass, a code of {@link autoPass}; `none` in versions older than the setting. */
  readonly autoPass: number;
  /** BatchAudit: whether one call may decide several documents. */
  readonly batch: boolean;
  /** SelfSubstitute: whether the creator of a document may decide in it as a substitute. */
  readonly selfSubstitute: boolean;
  readonly nodes: readonly FlowNode[];
  readonly lines: readonly FlowLine[];
}
