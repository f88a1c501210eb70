import { refuse } from '../../kit/EditAnswer.ts';
import type { FormBase } from '../base/FormBase.ts';
import { drawnPart } from '../draft/DrawnPart.ts';
import type { DraftPart, FormDraft } from '../draft/FormDraft.ts';
import type { FormEdit } from './FormEdit.ts';

/**
 * Takes entries off the form. Fields of the table become hidden; marks, containers and custom fields that are
 * not saved yet are removed. Refuses fields that the table requires or user 1 set for all users, and the detail tables,
 * which every form of the document has.
 */
export function removeParts(draft: FormDraft, base: FormBase, ids: readonly string[]): FormEdit {
  const views = draft.entries
    .filter(({ id }) => ids.includes(id))
    .map((part) => drawnPart(part, base.document.main));
  const demanded = views.find(({ isDemanded }) => isDemanded);
  if (demanded !== undefined) return refuse('design.mustShow', { name: demanded.title });
  const imposed = views.find(({ isImposed }) => isImposed);
  if (imposed !== undefined) return refuse('formDesign.imposed', { name: imposed.title });
  if (views.some(({ type }) => type === 'table') && base.document.details.length > 0)
    return refuse('formDesign.tableStays');
  const fields = new Set(views.filter(({ field }) => field !== undefined).map(({ part }) => part.id));
  const hidden = ({ id, raw }: DraftPart): DraftPart => ({
    id,
    raw: { ...raw, show: false, required: false },
  });
  const entries = draft.entries.flatMap((part) => {
    if (!ids.includes(part.id)) return part;
    return fields.has(part.id) ? hidden(part) : [];
  });
  return { ok: true, draft: views.length === 0 ? draft : { ...draft, entries }, select: [] };
}
