import type { Document, DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import { validateDocument } from '../../../runtime/model/record/validateDocument.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import { placed } from './assembled.ts';
import type { RecordDraft } from './SaveState.ts';

/**
 * All issues of a filled record, except those of untouched rows.
 * `noticed` holds issues of reading, choosing and filling. They come first, as they explain later ones (a
 * missing product explains its missing price). A field's own message for the same place wins. Values that were stored
 * before and stay as they are refuse nothing.
 */
export const documentIssues = (
  document: DocumentTable,
  record: RecordDraft,
  noticed: readonly Issue[],
  now: string,
): readonly Issue[] => {
  const { document: filled, rows, toSent } = placed(record);
  const before = storedDocument(record);
  const own = validateDocument(document, filled, { now, rows, before }).map(toSent);
  const paths = new Set(own.map((issue) => issue.path));
  return [...noticed.filter((issue) => !paths.has(issue.path)), ...own];
};

const storedDocument = ({ stored, details }: RecordDraft): Document | undefined =>
  stored && {
    main: stored,
    details: Object.fromEntries(
      details.map(({ table, rows, untouched }) => [
        table,
        [...rows.flatMap((row) => (row.stored === undefined ? [] : [row.stored])), ...untouched],
      ]),
    ),
  };
