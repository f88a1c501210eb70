import { measureField } from '../../../runtime/model/fields/measureField.ts';
import { refuse } from '../../kit/EditAnswer.ts';
import { asksFor } from '../conditions/columnCondition.ts';
import type { ViewDraft } from '../draft/ViewDraft.ts';
import type { ViewEdit } from './ViewEdit.ts';

/** Removes the column at this place. Refuses one whose currency or unit another column takes, that conditions ask for, and the only key of its rows. */
export function removeColumn(draft: ViewDraft, at: number, titleOf: (field: string) => string): ViewEdit {
  const { view, hasOwnKey } = draft;
  const line = view.fields[at];
  if (line === undefined) return { ok: true, draft };
  const amounts = view.fields.filter((one) => one !== line && measureField(one) === line.field);
  if (amounts.length > 0)
    return refuse('viewDesign.currencyUsed', { titles: amounts.map(({ field }) => titleOf(field)) });
  if (asksFor(view.rows, line.field) || JSON.stringify(draft.drawnRows ?? null).includes(`"${line.field}"`))
    return refuse('viewDesign.askedColumn');
  const key = view.key.filter((one) => one !== line.field);
  if (hasOwnKey && view.key.length > 0 && key.length === 0) return refuse('viewDesign.keyUsed');
  const fields = view.fields.filter((one) => one !== line);
  const { sortName, nameField, ...rest } = view;
  const sorted = sortName?.split(',').filter((one) => one.trim() !== line.field);
  return {
    ok: true,
    draft: {
      ...draft,
      view: {
        ...rest,
        fields,
        key,
        ...(sorted !== undefined && sorted.length > 0 && { sortName: sorted.join(',') }),
        ...(nameField !== undefined && nameField !== line.field && { nameField }),
      },
    },
    select: [],
  };
}
