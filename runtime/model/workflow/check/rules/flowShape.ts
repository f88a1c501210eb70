import { schemaIssue } from '../../../check/schemaIssue.ts';
import type { MessageKey } from '../../../messages/index.ts';
import type { Issue } from '../../../schema/Issue.ts';
import type { FlowNode, NodeType } from '../../definition/FlowNode.ts';
import type { FlowLine } from '../../definition/WorkflowDefinition.ts';
import { type FlowGraph, nodeName, type Way } from '../FlowGraph.ts';
import type { WorkflowRule } from '../WorkflowSubject.ts';

/** Exactly one start node and one end node. */
export const ends: WorkflowRule = ({ definition: { nodes }, graph }) =>
  wanted.flatMap(({ type, missing, twice }) => {
    const [first, ...others] = nodes.filter((node) => node.type === type);
    if (first === undefined) return [schemaIssue(missing, '/NodeConfig')];
    return others.map((node) => schemaIssue(twice, graph.place(node)));
  });

const wanted: readonly { type: NodeType; missing: MessageKey; twice: MessageKey }[] = [
  { type: 'start', missing: 'workflow.startMissing', twice: 'workflow.startTwice' },
  { type: 'end', missing: 'workflow.endMissing', twice: 'workflow.endTwice' },
];

/** Checks which nodes a line may connect. */
export const lines: WorkflowRule = ({ definition, graph }) => {
  const seen = new Set<string>();
  return definition.lines.flatMap((line) => {
    const place = graph.place(line);
    const from = graph.node(line.from);
    const to = graph.node(line.to);
    const said = (rule: MessageKey): readonly Issue[] => [schemaIssue(rule, place)];
    if (from === undefined || to === undefined) return [looseEnd(line, place, from === undefined)];
    if (from === to) return said('workflow.toItself');
    if (to.type === 'start') return said('workflow.lineToStart');
    if (from.type === 'end') return said('workflowCheck.lineFromEnd');
    const isTwice = seen.has(JSON.stringify([line.from, line.to]));
    const isBack = seen.has(JSON.stringify([line.to, line.from]));
    seen.add(JSON.stringify([line.from, line.to]));
    if (isTwice) return said('workflow.lineTwice');
    return isBack ? said('workflow.lineBack') : [];
  });
};

function looseEnd(line: FlowLine, place: string, isBeginning: boolean): Issue {
  const id = isBeginning ? line.from : line.to;
  return schemaIssue('workflowCheck.noNode', `${place}/${isBeginning ? 'from' : 'to'}`, { id });
}

/** Every node must lie on a path from start to end. */
export const reach: WorkflowRule = ({ definition: { nodes }, graph }) => {
  const starts = nodes.filter(({ type }) => type === 'start');
  const finishes = nodes.filter(({ type }) => type === 'end');
  // The rule `ends` reports a missing start or end.
  if (starts.length === 0 || finishes.length === 0) return [];
  const fromStart = graph.reached(starts, 'on');
  const toEnd = graph.reached(finishes, 'back');
  return nodes.flatMap((node) => {
    const params = { name: nodeName(node) };
    if (!fromStart.has(node)) return [schemaIssue('workflowCheck.unreachable', graph.place(node), params)];
    return toEnd.has(node) ? [] : [schemaIssue('workflowCheck.noEnd', graph.place(node), params)];
  });
};

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
