import type { ViewParameter } from '../../../runtime/model/schema/ViewSchema.ts';
import type { ViewDraft } from '../draft/ViewDraft.ts';
import { onPart, type ViewEdit } from './ViewEdit.ts';

/** Sets what is given when the view is asked; none removes all. */
export const setParameters = (draft: ViewDraft, parameters: readonly ViewParameter[]): ViewEdit =>
  onPart(draft, () => {
    const { parameters: _before, ...rest } = draft.view;
    const view = parameters.length === 0 ? rest : { ...rest, parameters };
    return { ok: true, draft: { ...draft, view } };
  });
