import { viewOf } from '../draft/DraftView.ts';
import type { FlowDraft } from '../draft/FlowDraft.ts';

/** The selected nodes with the lines between them as text, for this flow, another one, or a letter; undefined: no node is selected. */
export function copyParts(draft: FlowDraft, keys: readonly string[]): string | undefined {
  const view = viewOf(draft);
  const chosen = new Set(keys);
  const nodes = view.nodes.filter(({ key }) => chosen.has(key));
  if (nodes.length === 0) return undefined;
  const ids = new Set(nodes.map(({ id }) => id));
  const lines = view.lines.filter(({ from, to }) => ids.has(from) && ids.has(to));
  const raw = (part: { readonly raw: unknown }) => part.raw;
  return JSON.stringify({ NodeConfig: nodes.map(raw), LineConfig: lines.map(raw) });
}
