import type { FlowNode } from '../definition/FlowNode.ts';
import { type Area, areaOf } from './domain/Area.ts';
import type { DocumentSpace } from './domain/DocumentSpace.ts';
import { everything, type Region } from './domain/Region.ts';
import { type FlowGraph, isDamaged, type Way } from './FlowGraph.ts';

/** A way with conditions, and the records it is open to. */
export interface ConditionedWay {
  readonly way: Way;
  readonly area: Area;
}

/** What happens where a node is left: conditioned lines are tried in order, then the first one without conditions. */
export interface Branch {
  readonly node: FlowNode;
  readonly conditioned: readonly ConditionedWay[];
  readonly plain: readonly Way[];
}

/** The branches of a flow; a node whose lines' conditions cannot be read is left out, what is wrong has been said. */
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

/** The records no such way is open to; `surely`: for certain, counting what is not decided as open. */
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
