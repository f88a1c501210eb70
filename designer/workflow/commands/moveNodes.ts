import { setValues } from '../../../runtime/model/workflow/definition/editConfig.ts';
import { refuse } from '../../kit/EditAnswer.ts';
import { drawnFlow, nodeOf } from '../draft/DrawnFlow.ts';
import type { FlowDraft } from '../draft/FlowDraft.ts';
import type { CommandAnswer } from './Command.ts';

/** A node and its drop position; `id` is its key in the drawing. */
export interface Moved {
  readonly id: string;
  readonly left: number;
  readonly top: number;
}

/** Moves nodes to new positions in whole pixels, written as on the wire (`320px`). Ignores unknown nodes. */
export function moveNodes(draft: FlowDraft, moved: readonly Moved[]): CommandAnswer {
  const view = drawnFlow(draft);
  const places = new Map<number, Record<string, string>>();
  for (const { id, left, top } of moved) {
    const node = nodeOf(view, id);
    const now = { left: Math.round(left), top: Math.round(top) };
    if (!node || (now.left === node.left && now.top === node.top)) continue;
    places.set(node.at, { left: `${now.left}px`, top: `${now.top}px` });
  }
  if (places.size === 0) return { ok: true, draft };
  const text = setValues(draft.NodeConfig, places);
  return text === undefined
    ? refuse('flowDesigner.damagedText')
    : { ok: true, draft: { ...draft, NodeConfig: text } };
}
