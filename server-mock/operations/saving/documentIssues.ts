import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import { validateDocument } from '../../../runtime/model/record/validateDocument.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import { placed } from './assembled.ts';
import type { RecordDraft } from './SaveState.ts';

/**
 * Everything wrong with a filled record, rows nobody touched left out. `noticed`: what reading, choosing and filling said of
 * it; it comes first (a product that does not exist is why its price is missing), but where a field has words of its own,
 * those are used.
 */
export const documentIssues = (
  document: DocumentTable,
  record: RecordDraft,
  noticed: readonly Issue[],
  now: string,
): readonly Issue[] => {
  const { document: filled, rows, toSent } = placed(record);
  const own = validateDocument(document, filled, { now, rows }).map(toSent);
  const paths = new Set(own.map((issue) => issue.path));
  return [...noticed.filter((issue) => !paths.has(issue.path)), ...own];
};
