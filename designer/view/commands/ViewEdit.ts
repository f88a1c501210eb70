import type { ViewPart, ViewSchema } from '../../../runtime/model/schema/ViewSchema.ts';
import { type EditAnswer, refuse } from '../../kit/EditAnswer.ts';
import { hasDrawnSources } from '../draft/isDrawn.ts';
import type { ViewDraft } from '../draft/ViewDraft.ts';

/** Result of a command on a view. */
export type ViewEdit = EditAnswer<ViewDraft>;

/** The draft with another schema. */
export const withView = (draft: ViewDraft, change: Partial<ViewSchema>): ViewEdit => ({
  ok: true,
  draft: { ...draft, view: { ...draft.view, ...change } },
});

/** Changes the only part of a view; refuses views whose sources the editor cannot draw, and those without a source. */
export const onPart = (draft: ViewDraft, edit: (part: ViewPart) => ViewEdit): ViewEdit => {
  const [part] = draft.view.parts;
  if (!hasDrawnSources(draft.view)) return refuse('viewDesign.partsKept');
  return part === undefined ? refuse('viewDesign.noSource') : edit(part);
};
