import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import { issuesAt } from '../../kit/issuesAt.ts';
import type { DraftLine, DraftNode, DrawnFlow } from '../draft/DrawnFlow.ts';

/** A node of the list. `lines` leave it, in the order in which they are tried. */
export interface OutlineNode {
  readonly node: DraftNode;
  readonly lines: readonly DraftLine[];
}

/**
 * Orders the flow for reading: breadth-first from the start, then unreachable nodes. `loose`: lines without a
 * source node.
 */
export function outlineOf(view: DrawnFlow): {
  readonly nodes: readonly OutlineNode[];
  readonly loose: readonly DraftLine[];
} {
  const leaving = new Map<string, DraftLine[]>();
  for (const line of view.lines) leaving.set(line.from, [...(leaving.get(line.from) ?? []), line]);
  const seen = new Set(view.nodes.filter(({ type }) => type === 'start'));
  // The loop also visits nodes that are added to the set meanwhile.
  for (const node of seen) {
    for (const { to } of leaving.get(node.id) ?? []) {
      const next = view.byId.get(to);
      if (next) seen.add(next);
    }
  }
  const walked = [...seen, ...view.nodes.filter((node) => !seen.has(node))];
  // The end comes last of the reachable nodes, wherever it was reached.
  const ordered = [
    ...walked.filter(({ type }) => type !== 'end'),
    ...walked.filter(({ type }) => type === 'end'),
  ];
  return {
    nodes: ordered.map((node) => ({
      node,
      lines: view.byId.get(node.id) === node ? (leaving.get(node.id) ?? []) : [],
    })),
    loose: view.lines.filter(({ from }) => !view.byId.has(from)),
  };
}

/** Issues of one part. */
export const issuesOfPart = (
  issues: readonly Issue[],
  { column, at }: DraftNode | DraftLine,
): readonly Issue[] => issuesAt(issues, `/${column}/${at}`);
