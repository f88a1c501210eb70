import type { FormDraft } from '../draft/FormDraft.ts';
import type { Drop, FormEdit } from './FormEdit.ts';
import { insertParts } from './insertParts.ts';

/** Moves entries to a place, in the order they have. A drop on one of themselves changes nothing. */
export function moveParts(draft: FormDraft, ids: readonly string[], drop: Drop): FormEdit {
  const moved = draft.entries.filter(({ id }) => ids.includes(id));
  if (moved.length === 0 || ids.includes(drop.target)) return { ok: true, draft };
  const rest = draft.entries.filter(({ id }) => !ids.includes(id));
  return { ok: true, draft: { ...draft, entries: insertParts(rest, moved, drop) } };
}
