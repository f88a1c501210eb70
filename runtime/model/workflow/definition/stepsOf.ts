import { approverKindOf } from '../approvers/approverKinds.ts';
import type { FlowNode } from './FlowNode.ts';
import { isNothing, own } from './rawObject.ts';
import type { ReadDefinition } from './readDefinition.ts';
import type { WorkflowDefinition } from './WorkflowDefinition.ts';

/** A step in the form that clients send beside the flow. */
export interface FlowStep {
  readonly StepId: string;
  readonly StepName: string;
  /** `start`, `node` or `end`. */
  readonly StepAttrType: string;
  /** `auditType`; null for start and end. */
  readonly StepType: number | null;
  /** Same value under its other name on the wire. */
  readonly StepAuditType: number | null;
  /** User ids joined by commas, or the role id, depending on the type. */
  readonly StepValue: string | null;
  /** Ids of the nodes whose lines lead here, joined by commas. */
  readonly ParentId: string;
  /** Position in the walk, from 1. */
  readonly OrderId: number;
  readonly AuditRefuse: number;
  readonly AuditBack: number;
  readonly AuditMethod: number;
  readonly SendMail: number;
  /** The node's conditions as stored. */
  readonly Filters: string | null;
}

/** The steps of a flow, breadth-first from the start; unreachable nodes come last. */
export function stepsOf({ definition, sources }: Omit<ReadDefinition, 'issues'>): readonly FlowStep[] {
  return walkOf(definition).map((node, at) => {
    const raw = sources.get(node)?.raw ?? {};
    const filters = own(raw, 'filters');
    const type = node.type === 'node' ? node.auditType : null;
    return {
      StepId: node.id,
      StepName: node.name,
      StepAttrType: node.type,
      StepType: type,
      StepAuditType: type,
      StepValue: node.type === 'node' ? approverKindOf(node.auditType)?.stepValue(node) || null : null,
      ParentId: [
        ...new Set(definition.lines.filter(({ to }) => to === node.id).map(({ from }) => from)),
      ].join(),
      OrderId: at + 1,
      AuditRefuse: node.auditRefuse,
      AuditBack: node.auditBack,
      AuditMethod: node.auditMethod,
      SendMail: Number(node.sendMail),
      Filters: isNothing(filters) ? null : typeof filters === 'string' ? filters : JSON.stringify(filters),
    };
  });
}

/** The nodes breadth-first from the start, following lines in order; unreachable nodes come last. */
export function walkOf({ nodes, lines }: WorkflowDefinition): readonly FlowNode[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const after = new Map<string, string[]>();
  for (const { from, to } of lines) after.set(from, [...(after.get(from) ?? []), to]);
  const seen = new Set(nodes.filter(({ type }) => type === 'start'));
  // Iterating a set also visits elements added during the loop.
  for (const node of seen) {
    for (const to of after.get(node.id) ?? []) {
      const next = byId.get(to);
      if (next !== undefined) seen.add(next);
    }
  }
  return [...seen, ...nodes.filter((node) => !seen.has(node))];
}
