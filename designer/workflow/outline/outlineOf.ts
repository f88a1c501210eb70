import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { DraftLine, DraftNode, DraftView } from '../draft/DraftView.ts';

/** A node of the list with the lines that leave it, in the order in which they are tried. */
export interface OutlineNode {
  readonly node: DraftNode;
  readonly lines: readonly DraftLine[];
}

/** The flow as it is read: from the start on, level by level; nodes no line leads to after them; lines that begin nowhere last. */
export function outlineOf(view: DraftView): {
  readonly nodes: readonly OutlineNode[];
  readonly loose: readonly DraftLine[];
} {
  const leaving = new Map<string, DraftLine[]>();
  for (const line of view.lines) leaving.set(line.from, [...(leaving.get(line.from) ?? []), line]);
  const seen = new Set(view.nodes.filter(({ type }) => type === 'start'));
  // A set keeps growing while it is walked.
  for (const node of seen) {
    for (const { to } of leaving.get(node.id) ?? []) {
      const next = view.byId.get(to);
      if (next) seen.add(next);
    }
  }
  const walked = [...seen, ...view.nodes.filter((node) => !seen.has(node))];
  // The end is read last of what is reached, wherever the walk met it.
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

/** What was found in one part. */
export function issuesOfPart(issues: readonly Issue[], part: DraftNode | DraftLine): readonly Issue[] {
  const place = `/${part.column}/${part.at}`;
  return issues.filter(({ path }) => path === place || path.startsWith(`${place}/`));
}
