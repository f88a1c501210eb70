import type { FlowNode } from '../definition/FlowNode.ts';
import { type Area, areaOf } from './domain/Area.ts';
import type { DocumentSpace } from './domain/DocumentSpace.ts';
import { everything, type Region } from './domain/Region.ts';
import { type FlowGraph, isDamaged, type Way } from './FlowGraph.ts';

/** A conditioned way and the records that may take it. */
export interface ConditionedWay {
  readonly way: Way;
  readonly area: Area;
}

/** The ways out of one node. Conditioned lines are tried in order, then the first line without conditions. */
export interface Branch {
  readonly node: FlowNode;
  readonly conditioned: readonly ConditionedWay[];
  readonly plain: readonly Way[];
}

/** The branches of a flow. Omits nodes with an unreadable condition, which is reported elsewhere. */
export function branchesOf(
  nodes: readonly FlowNode[],
  graph: FlowGraph,
  space: DocumentSpace,
): readonly Branch[] {
  return nodes.flatMap((node) => {
    const ways = graph.waysFrom(node);
    if (ways.length === 0 || ways.some(({ groups }) => isDamaged(groups))) return [];
    return {
      node,
      conditioned: ways
        .filter(({ groups }) => groups.length > 0)
        .map((way) => ({ way, area: areaOf(way.groups, space) })),
      plain: ways.filter(({ groups }) => groups.length === 0),
    };
  });
}

/** The records that none of the ways accept. `surely` counts undecided conditions as accepting. */
export function leftBy(
  ways: readonly ConditionedWay[],
  side: 'surely' | 'perhaps',
  space: DocumentSpace,
): Region | undefined {
  const counted = side === 'surely' ? 'perhaps' : 'surely';
  let rest: Region | undefined = everything;
  for (const { area } of ways) rest = rest && space.without(rest, area[counted]);
  return rest;
}
