import { textOf } from '../../../runtime/model/record/design/designValues.ts';
import { refuse } from '../../kit/EditAnswer.ts';
import type { FormBase } from '../base/FormBase.ts';
import { entryOfField } from '../base/startEntries.ts';
import type { FormDraft } from '../draft/FormDraft.ts';
import { freeId, idsOf } from '../draft/partIds.ts';
import type { Drop, FormEdit } from './FormEdit.ts';
import { insertParts } from './insertParts.ts';
import { setKeys } from './setKeys.ts';

/**
 * Shows a hidden field: an entry at its place, a field that is not in the form yet at a drop or the end. Refuses what
 * user 1 hides from all users.
 */
export function showField(draft: FormDraft, base: FormBase, name: string, drop?: Drop): FormEdit {
  const entry = draft.entries.find(({ id, raw }) => id === name || raw.field === name);
  const field = base.document.main.byName.get(entry === undefined ? name : textOf(entry.raw.field));
  if (field?.isGlobal && field.editRowNo === 0) return refuse('formDesign.imposed', { name: field.title });
  if (entry !== undefined) {
    const shown = setKeys(draft, [entry.id], { show: true, hidden: false });
    return shown.ok ? { ...shown, select: [entry.id] } : shown;
  }
  if (field === undefined || field.hidden) return refuse('formDesign.unknownComponent');
  const id = freeId(idsOf(draft.entries), name);
  const added = { id, raw: entryOfField(field, 50, base) };
  return {
    ok: true,
    draft: { ...draft, entries: insertParts(draft.entries, [added], drop) },
    select: [id],
  };
}
