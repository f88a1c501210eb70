import type { Condition } from '../../../runtime/model/schema/Condition.ts';
import type { ViewDraft } from '../draft/ViewDraft.ts';
import { onPart, type ViewEdit, withView } from './ViewEdit.ts';

/**
 * Sets the conditions: `drawn` as the user drew them, `where` what is complete of them; undefined: nothing is. `isWhole`:
 * nothing is left to complete.
 */
export const setConditions = (
  draft: ViewDraft,
  {
    drawn,
    where,
    isWhole,
  }: { readonly drawn: unknown; readonly where: Condition | undefined; readonly isWhole: boolean },
): ViewEdit =>
  onPart(draft, (part) => {
    const { where: _, ...rest } = part;
    const { drawn: _before, ...others } = draft;
    return withView(isWhole ? others : { ...others, drawn }, {
      parts: [where === undefined ? rest : { ...rest, where }],
    });
  });
