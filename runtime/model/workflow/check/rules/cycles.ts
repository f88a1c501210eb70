import { schemaIssue } from '../../../check/schemaIssue.ts';
import type { Issue } from '../../../schema/Issue.ts';
import type { FlowNode } from '../../definition/FlowNode.ts';
import { type FlowGraph, nodeName, type Way } from '../FlowGraph.ts';
import type { WorkflowRule } from '../WorkflowRule.ts';

/** Reports cycles of any length but two; the rule `lines` reports two nodes that lead to each other. */
export const cycles: WorkflowRule = ({ definition, graph }) => {
  const issues: Issue[] = [];
  const done = new Set<FlowNode>();
  for (const node of definition.nodes) {
    if (issues.length >= most) break;
    if (!done.has(node)) walk(node, graph, done, issues);
  }
  return issues;
};

/** Maximum cycles reported. */
const most = 10;

/** Depth-first search with an explicit stack, so that long chains do not overflow the call stack. */
function walk(start: FlowNode, graph: FlowGraph, done: Set<FlowNode>, issues: Issue[]): void {
  const entered = new Set([start]);
  const open: { readonly node: FlowNode; readonly ways: Iterator<Way> }[] = [];
  const enter = (node: FlowNode) => open.push({ node, ways: graph.waysFrom(node).values() });
  enter(start);
  for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
    const { value: way, done: isLast } = top.ways.next();
    if (isLast === true) {
      open.pop();
      entered.delete(top.node);
      done.add(top.node);
    } else if (entered.has(way.to)) {
      const issue = cycleIssue([...entered], way, graph);
      if (issue !== undefined && issues.length < most) issues.push(issue);
    } else if (!done.has(way.to)) {
      entered.add(way.to);
      enter(way.to);
    }
  }
}

function cycleIssue(walked: readonly FlowNode[], { line, to }: Way, graph: FlowGraph): Issue | undefined {
  const circle = walked.slice(walked.indexOf(to));
  if (circle.length < 3) return undefined;
  const names = [...circle, to].map(nodeName).join('→');
  return schemaIssue('workflowCheck.cycle', graph.place(line), { path: names });
}
