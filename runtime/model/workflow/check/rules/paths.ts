import { schemaIssue } from '../../../check/schemaIssue.ts';
import type { Issue } from '../../../schema/Issue.ts';
import type { FlowNode } from '../../definition/FlowNode.ts';
import { walkOf } from '../../definition/stepsOf.ts';
import type { Branch } from '../Branch.ts';
import { areaOf } from '../domain/Area.ts';
import type { DocumentSpace } from '../domain/DocumentSpace.ts';
import { everything, mostBoxes, nothing, type Region } from '../domain/Region.ts';
import { exampleText } from '../exampleText.ts';
import { nodeName } from '../FlowGraph.ts';
import type { WorkflowInquiry, WorkflowRule } from '../WorkflowSubject.ts';
import { isShadowed } from './deadWays.ts';

/**
 * Warns about nodes that lines lead to but no record reaches.
 * Earlier conditions have already sent every accepted record elsewhere.
 * A warning and not an error, because hooks of a table may change a record during approval.
 * Changes by approvers are not taken into account after their node.
 */
export const paths: WorkflowRule = (inquiry) => {
  const { space, graph, definition, branches } = inquiry;
  const ordered = orderOf(inquiry);
  if (space === undefined || ordered === undefined) return [];
  const leaving = new Map(branches.map((branch) => [branch.node, branch]));
  const arriving = new Map<FlowNode, Region>();
  const arrive = (node: FlowNode, records: Region) => {
    const all = [...(arriving.get(node) ?? nothing), ...records];
    arriving.set(node, all.length > mostBoxes ? everything : all);
  };
  const start = definition.nodes.find(({ type }) => type === 'start');
  if (start !== undefined) arrive(start, areaOf(start.groups, space).perhaps);
  for (const node of ordered) {
    const branch = leaving.get(node);
    const here = arriving.get(node) ?? nothing;
    const records = here.length > 0 && node.settings.editable.length > 0 ? everything : here;
    if (branch !== undefined) passOn(branch, records, arrive, space);
    // Unreadable conditions may let every record pass.
    else for (const { to } of graph.waysFrom(node)) arrive(to, records);
  }
  const isReached = (node: FlowNode) => (arriving.get(node)?.length ?? 0) > 0;
  return ordered.flatMap((node) => {
    // Report only the first unreachable node of a path; the nodes behind it follow from it.
    if (isReached(node) || !graph.waysTo(node).some(({ from }) => isReached(from))) return [];
    return neverReached(node, inquiry, space);
  });
};

/** The reachable nodes in topological order; undefined when there are cycles. */
function orderOf({ definition, graph }: WorkflowInquiry): readonly FlowNode[] | undefined {
  const reached = graph.reached(
    definition.nodes.filter(({ type }) => type === 'start'),
    'on',
  );
  const waits = new Map<FlowNode, number>();
  for (const node of reached)
    waits.set(node, graph.waysTo(node).filter(({ from }) => reached.has(from)).length);
  const ordered = new Set(walkOf(definition).filter((node) => waits.get(node) === 0));
  for (const node of ordered) {
    for (const { to } of graph.waysFrom(node)) {
      const left = (waits.get(to) ?? 0) - 1;
      waits.set(to, left);
      if (left === 0) ordered.add(to);
    }
  }
  return ordered.size === reached.size ? [...ordered] : undefined;
}

function passOn(
  { conditioned, plain: [first] }: Branch,
  records: Region,
  arrive: (node: FlowNode, records: Region) => void,
  space: DocumentSpace,
): void {
  let left = records;
  for (const { way, area } of conditioned) {
    arrive(way.to, space.meet(left, area.perhaps) ?? left);
    left = space.without(left, area.surely) ?? left;
  }
  if (first !== undefined) arrive(first.to, left);
}

function neverReached(
  node: FlowNode,
  { graph, branches }: WorkflowInquiry,
  space: DocumentSpace,
): readonly Issue[] {
  // `deadWays` reports lines that are never taken.
  const open = branches.flatMap(({ conditioned }) =>
    conditioned.filter((one, at) => one.way.to === node && !isShadowed(one, conditioned.slice(0, at), space)),
  );
  const [way] = open;
  if (way === undefined) return [];
  const example = exampleText(space.example(way.area.perhaps) ?? {}, space);
  return [
    schemaIssue('workflowCheck.pathNever', graph.place(node), { name: nodeName(node), example }, 'warning'),
  ];
}
