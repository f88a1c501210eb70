import { drawnFlow } from '../draft/DrawnFlow.ts';
import type { FlowDraft } from '../draft/FlowDraft.ts';

/**
 * Serializes the selected nodes and the lines between them for the clipboard. The text can be pasted into any
 * flow. Undefined: no node is selected.
 */
export function copyParts(draft: FlowDraft, keys: readonly string[]): string | undefined {
  const view = drawnFlow(draft);
  const chosen = new Set(keys);
  const nodes = view.nodes.filter(({ key }) => chosen.has(key));
  if (nodes.length === 0) return undefined;
  const ids = new Set(nodes.map(({ id }) => id));
  const lines = view.lines.filter(({ from, to }) => ids.has(from) && ids.has(to));
  const raw = (part: { readonly raw: unknown }) => part.raw;
  return JSON.stringify({ NodeConfig: nodes.map(raw), LineConfig: lines.map(raw) });
}
