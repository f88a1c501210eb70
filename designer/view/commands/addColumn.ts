import type { ViewField } from '../../../runtime/model/schema/ViewSchema.ts';
import { freeField } from '../draft/freeName.ts';
import { isGrouped } from '../draft/keyColumns.ts';
import type { ViewDraft } from '../draft/ViewDraft.ts';
import { onPart, type ViewEdit, withView } from './ViewEdit.ts';

/** Adds a column of a field. `currency`: the field with the currency of an amount, which becomes a column too. */
export const addColumn = (draft: ViewDraft, path: string, currency?: string): ViewEdit =>
  onPart(draft, () => {
    const fields: ViewField[] = [...draft.view.fields];
    let unit = fields.find(({ of, total }) => of === currency && total === undefined)?.field;
    if (currency !== undefined && unit === undefined) {
      unit = freeField(fields, currency);
      fields.push({ field: unit, of: currency });
    }
    const field = freeField(fields, path);
    fields.push({ field, of: path, ...(unit !== undefined && { currencyField: unit }) });
    const { view, hasOwnKey } = draft;
    // One more column that makes groups tells their rows apart too.
    const added = fields.slice(view.fields.length).map((line) => line.field);
    const key = hasOwnKey && isGrouped(view) ? [...view.key, ...added] : view.key;
    return { ok: true, draft: { ...draft, view: { ...view, fields, key } }, select: [field] };
  });

/** Adds a column that is computed from others. */
export function addFormula(draft: ViewDraft, title: string): ViewEdit {
  const field = freeField(draft.view.fields, 'Formula');
  const line: ViewField = {
    field,
    title,
    type: 'decimal',
    columnType: 'decimal',
    precision: 18,
    scale: 2,
    formula: '=',
  };
  const edit = withView(draft, { fields: [...draft.view.fields, line] });
  return edit.ok ? { ...edit, select: [field] } : edit;
}
