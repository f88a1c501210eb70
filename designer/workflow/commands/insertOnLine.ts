import { refuse } from '../../kit/EditAnswer.ts';
import { type DraftNode, type DrawnFlow, drawnFlow, lineOf } from '../draft/DrawnFlow.ts';
import type { FlowDraft } from '../draft/FlowDraft.ts';
import { freshId, newNode, uniqueName } from '../draft/newNode.ts';
import { freePlace, step } from '../draft/places.ts';
import { mayAdd } from './addNode.ts';
import { type CommandAnswer, edited } from './Command.ts';
import { moveNodes } from './moveNodes.ts';

/** A node to insert into a line with the line's "+" button; `line` is the line's key. */
export interface Insertion {
  readonly line: string;
  readonly name: string;
  /** Label of the line that leaves the new node. */
  readonly label: string;
}

/**
 * Inserts a node into a line. The first half keeps label, conditions and unknown keys, because they decide
 * when the line is taken. If both ends are close, the nodes behind move down.
 */
export function insertOnLine(draft: FlowDraft, { line: key, name, label }: Insertion): CommandAnswer {
  const view = drawnFlow(draft);
  const line = lineOf(view, key);
  const from = line && view.byId.get(line.from);
  const to = line && view.byId.get(line.to);
  if (!line || !from || !to) return refuse('flowDesigner.noSuchLine');
  const refused = mayAdd(draft, 'node');
  if (refused) return refused;
  const unique = uniqueName(name, new Set(view.nodes.map((one) => one.name)));
  if (unique === undefined) return refuse('flowDesigner.noName', { name });
  const id = freshId((taken) => view.byId.has(taken));
  const roomy = makeRoom(draft, view, from, to);
  if (!roomy.ok) return roomy;
  const now = drawnFlow(roomy.draft);
  const behind = now.byId.get(to.id) ?? to;
  const between = { left: behind.left, top: Math.round((from.top + behind.top) / 2) };
  const where = freePlace(now.nodes, between);
  return edited(
    roomy.draft,
    [
      { column: 'NodeConfig', add: newNode({ id, name: unique, type: 'node', ...where }) },
      { column: 'LineConfig', set: line.at, keys: { to: id } },
      { column: 'LineConfig', add: { from: id, to: to.id, label, filters: [] } },
    ],
    [id],
  );
}

/** Makes room in a line: moves the nodes behind it down if a new node does not fit. */
function makeRoom(draft: FlowDraft, view: DrawnFlow, from: DraftNode, to: DraftNode): CommandAnswer {
  const missing = from.top + 2 * step.down - to.top;
  if (missing <= 0) return { ok: true, draft };
  const below = [...reachedFrom(view, to)].filter((node) => node.top >= to.top);
  return moveNodes(
    draft,
    below.map(({ key, left, top }) => ({ id: key, left, top: top + missing })),
  );
}

function reachedFrom(view: DrawnFlow, first: DraftNode): ReadonlySet<DraftNode> {
  const seen = new Set([first]);
  for (const node of seen) {
    for (const line of view.lines) {
      const next = line.from === node.id ? view.byId.get(line.to) : undefined;
      if (next) seen.add(next);
    }
  }
  return seen;
}
