import type { Issue } from '../../model/schema/Issue.ts';
import { type Reader, reading } from '../Reader.ts';
import { type SentIssue, sentIssue, shownIssue } from '../readIssue.ts';
import { layer } from '../schemaShapes.ts';
import { listOf, object, oneOf, text } from '../shape.ts';
import type { EntryPreview, MadePart } from './EntryPreview.ts';

type PreviewRead = Omit<EntryPreview, 'issues'> & { readonly issues: readonly SentIssue[] };

/** What an entry would become, as the screen shows it. */
export type ShownEntryPreview = Omit<EntryPreview, 'issues'> & { readonly issues: readonly Issue[] };

/** Reads the answer of preview. */
export const entryPreview: Reader<ShownEntryPreview, PreviewRead> = reading(
  object<PreviewRead>({
    issues: listOf(sentIssue, 10_000),
    layers: listOf(layer, 100),
    makes: listOf(
      object<MadePart>({
        kind: text,
        name: text,
        title: text,
        how: oneOf(['added', 'changed', 'same', 'removed']),
      }),
      10_000,
    ),
  }),
  ({ issues, ...rest }) => ({ ...rest, issues: issues.map(shownIssue) }),
);
