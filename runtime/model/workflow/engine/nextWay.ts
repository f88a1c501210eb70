import type { FlowNode } from '../definition/FlowNode.ts';
import type { FlowLine, WorkflowDefinition } from '../definition/WorkflowDefinition.ts';
import type { Facts } from './Facts.ts';

/** A line and the node it leads to. */
export interface Way {
  readonly line: FlowLine;
  readonly to: FlowNode;
}

/** The ways out of a node, in the order of their lines. */
export const waysFrom = (flow: WorkflowDefinition, fromId: string): readonly Way[] =>
  flow.lines.flatMap((line) => {
    const to = line.from === fromId ? flow.nodes.find((node) => node.id === line.to) : undefined;
    return to === undefined ? [] : [{ line, to }];
  });

/** Whether a way asks anything, of its line or of the node it leads to. */
export const isConditioned = ({ line, to }: Way): boolean => line.groups.length + to.groups.length > 0;

/**
 * How a document leaves a node: by the first line, in their order, whose own condition and whose target's condition hold on
 * the saved record; else by the first where neither has one. Undefined: no line is for it.
 */
export const nextWay = (flow: WorkflowDefinition, fromId: string, facts: Facts): Way | undefined => {
  const ways = waysFrom(flow, fromId);
  const held = ways.find(
    (way) => isConditioned(way) && facts.holds(way.line, flow) && facts.holds(way.to, flow),
  );
  return held ?? ways.find((way) => !isConditioned(way));
};
