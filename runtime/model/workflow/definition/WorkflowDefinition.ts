import type { ConditionGroup } from '../../conditions/ConditionGroup.ts';
import type { FlowNode } from './FlowNode.ts';

/** From one node to another; tried in the order of the definition when a node is left. */
export interface FlowLine {
  readonly from: string;
  readonly to: string;
  readonly label: string;
  /** All must hold on the saved record; none: the line has no condition. */
  readonly groups: readonly ConditionGroup[];
}

/** What becomes of running documents when a new version is published: they keep theirs, or one is asked for each. */
export const auditingEdit = { keep: 0, ask: 1 } as const;

/** Who approved in a round already and is asked again is not asked: never (default), in any later node, in the very next one. */
export const autoPass = { none: 0, all: 1, consecutive: 2 } as const;

/**
 * A published flow as the engine walks it. The wire's text is kept beside it, byte for byte; this is what was read of it.
 */
export interface WorkflowDefinition {
  /** Key of the flow; versions share it. */
  readonly id: number;
  /** Number of this published version, from 1; running documents keep it. */
  readonly version: number;
  /** WorkName. */
  readonly name: string;
  /** WorkTable. */
  readonly table: string;
  /** Of flows whose start condition holds the heaviest is taken. */
  readonly weight: number;
  readonly auditingEdit: number;
  /** AutoPass, a code of {@link autoPass}; versions from before it was there have none. */
  readonly autoPass: number;
  /** BatchAudit: several documents may be decided in one call. */
  readonly batch: boolean;
  readonly nodes: readonly FlowNode[];
  readonly lines: readonly FlowLine[];
}
