import type { SavePayload } from '../../data/SavePayload.ts';
import type { Issue } from '../../model/Issue.ts';
import type { DocumentForms } from '../DocumentForms.ts';
import { placeIssues, placeOf } from '../placeIssues.ts';

/**
 * Shows what the server found wrong with the changes of a vote at their fields: its paths count the rows that were sent, ours
 * those of the record. What is wrong elsewhere is in its words alone.
 */
export function placeRefused(
  forms: DocumentForms,
  sent: SavePayload | undefined,
  issues: readonly Issue[],
): void {
  const here = issues.flatMap((issue): readonly Issue[] => {
    const place = placeOf(issue.path);
    if (place.kind !== 'cell') return [issue];
    const detail = forms.details.find(({ schema }) => schema.table === place.table);
    const row = sent?.details.find(({ table }) => table === place.table)?.rows[place.row];
    if (!detail || !row) return [];
    const { key } = detail.table;
    const at = detail.plainRows().findIndex((one) => String(one[key]) === String(row[key]));
    return at < 0 ? [] : [{ ...issue, path: `${place.table}[${at}].${place.field}` }];
  });
  placeIssues(here, forms.main, forms.details);
}
