import type { Condition } from '../../../runtime/model/schema/Condition.ts';
import type { ViewDraft } from '../draft/ViewDraft.ts';
import type { ViewEdit } from './ViewEdit.ts';

/** Sets the conditions on rows that are grouped and computed already: like `setConditions` for those of the sources. */
export function setResultConditions(
  draft: ViewDraft,
  {
    drawn,
    where,
    isWhole,
  }: { readonly drawn: unknown; readonly where: Condition | undefined; readonly isWhole: boolean },
): ViewEdit {
  const { drawnRows: _before, ...others } = draft;
  const { rows: _, ...rest } = draft.view;
  const view = where === undefined ? rest : { ...rest, rows: where };
  return { ok: true, draft: { ...others, view, ...(isWhole ? {} : { drawnRows: drawn }) } };
}
