import { approverKindOf } from '../approvers/index.ts';
import type { FlowNode } from './FlowNode.ts';
import { isNothing, own } from './rawObject.ts';
import type { ReadDefinition } from './readDefinition.ts';
import type { WorkflowDefinition } from './WorkflowDefinition.ts';

/** A step as the wire's clients send it beside the flow. */
export interface FlowStep {
  readonly StepId: string;
  readonly StepName: string;
  /** `start`, `node` or `end`. */
  readonly StepAttrType: string;
  /** `auditType`; null of start and end. */
  readonly StepType: number | null;
  /** The same by its other name. */
  readonly StepAuditType: number | null;
  /** Users joined by commas, or the role, by type. */
  readonly StepValue: string | null;
  /** Where lines come from, joined by commas. */
  readonly ParentId: string;
  /** Place in the walk, from 1. */
  readonly OrderId: number;
  readonly AuditRefuse: number;
  readonly AuditBack: number;
  readonly AuditMethod: number;
  readonly SendMail: number;
  /** The node's conditions as its text has them. */
  readonly Filters: string | null;
}

/** The steps of a flow: breadth-first from the start node; a node no line leads to comes after them. */
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

/** The nodes in the order of a breadth-first walk from the start node, lines in their order; then the rest. */
export function walkOf({ nodes, lines }: WorkflowDefinition): readonly FlowNode[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const after = new Map<string, string[]>();
  for (const { from, to } of lines) after.set(from, [...(after.get(from) ?? []), to]);
  const seen = new Set(nodes.filter(({ type }) => type === 'start'));
  // A set keeps growing while it is walked: what is added is visited in turn.
  for (const node of seen) {
    for (const to of after.get(node.id) ?? []) {
      const next = byId.get(to);
      if (next !== undefined) seen.add(next);
    }
  }
  return [...seen, ...nodes.filter((node) => !seen.has(node))];
}
