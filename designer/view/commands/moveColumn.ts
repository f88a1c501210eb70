import type { ViewDraft } from '../draft/ViewDraft.ts';
import { type ViewEdit, withView } from './ViewEdit.ts';

/** Moves the column at `from` to the place `to` of the others. */
export function moveColumn(draft: ViewDraft, from: number, to: number): ViewEdit {
  const { fields } = draft.view;
  const line = fields[from];
  const place = Math.max(0, Math.min(to, fields.length - 1));
  if (line === undefined || place === from) return { ok: true, draft };
  const others = fields.filter((_, at) => at !== from);
  return withView(draft, { fields: others.toSpliced(place, 0, line) });
}
