import type { FormDraft } from '../draft/FormDraft.ts';
import type { FormEdit } from './FormEdit.ts';
import { moveParts } from './moveParts.ts';

/**
 * Moves an entry one place up or down among the visible ones. `visible`: ids of the entries on the canvas, in
 * order.
 */
export function shiftPart(draft: FormDraft, id: string, by: -1 | 1, visible: readonly string[]): FormEdit {
  const at = visible.indexOf(id);
  const target = at < 0 ? undefined : visible[at + by];
  if (target === undefined) return { ok: true, draft };
  return moveParts(draft, [id], { target, side: by < 0 ? 'before' : 'after' });
}
