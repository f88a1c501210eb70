import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import { validateDocument } from '../../../runtime/model/record/validateDocument.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import { placed } from './assembled.ts';
import type { RecordDraft } from './SaveState.ts';

/**
 * All issues of a filled record, except those of untouched rows.
 * `noticed` holds issues of reading, choosing and filling. They come first, as they explain later ones (a
 * missing product explains its missing price). A field's own message for the same place wins.
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
