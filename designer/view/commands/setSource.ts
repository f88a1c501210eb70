import { refuse } from '../../kit/EditAnswer.ts';
import { freeSource } from '../draft/freeName.ts';
import { hasDrawnSources } from '../draft/isDrawn.ts';
import type { ViewDraft } from '../draft/ViewDraft.ts';
import { type ViewEdit, withView } from './ViewEdit.ts';

/** Sets the first source. Refuses while joins or columns stand on another one. */
export function setSource(draft: ViewDraft, table: string): ViewEdit {
  const { view } = draft;
  const [part] = view.parts;
  if (!hasDrawnSources(view)) return refuse('viewDesign.partsKept');
  if (part?.from === table) return { ok: true, draft };
  if (part !== undefined && ((part.joins?.length ?? 0) > 0 || view.fields.some(({ of }) => of !== undefined)))
    return refuse('viewDesign.sourceUsed');
  const { drawn: _, ...rest } = draft;
  return withView(rest, { parts: [{ from: table, as: freeSource([], table) }] });
}
