import type { FlowNode } from '../definition/FlowNode.ts';
import type { FlowLine, WorkflowDefinition } from '../definition/WorkflowDefinition.ts';
import type { Facts } from './Facts.ts';

/** A line and the node it leads to. */
export interface Way {
  readonly line: FlowLine;
  readonly to: FlowNode;
}

/** The ways out of a node, in line order. */
export const waysFrom = (flow: WorkflowDefinition, fromId: string): readonly Way[] =>
  flow.lines.flatMap((line) => {
    const to = line.from === fromId ? flow.nodes.find((node) => node.id === line.to) : undefined;
    return to === undefined ? [] : [{ line, to }];
  });

/** Whether the line or its target has conditions. */
export const isConditioned = ({ line, to }: Way): boolean => line.groups.length + to.groups.length > 0;

/**
 * The way a document leaves a node.
 * The first line in order whose own and whose target's conditions hold on the saved record; otherwise the
 * first
 * line where neither has any. Undefined when no line can be taken.
 */
export const nextWay = (flow: WorkflowDefinition, fromId: string, facts: Facts): Way | undefined => {
  const ways = waysFrom(flow, fromId);
  const held = ways.find(
    (way) => isConditioned(way) && facts.holds(way.line, flow) && facts.holds(way.to, flow),
  );
  return held ?? ways.find((way) => !isConditioned(way));
};

/** The node a document goes to from here; undefined when no line can be taken. */
export const nextNode = (flow: WorkflowDefinition, fromId: string, facts: Facts): FlowNode | undefined =>
  nextWay(flow, fromId, facts)?.to;
