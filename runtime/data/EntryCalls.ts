import type { EntryPreviewBody } from '../wire/codegen/EntryPreview.ts';
import type { ShownEntryPreview } from '../wire/codegen/readEntryPreview.ts';
import type { Answer } from './Answer.ts';

/** Calls of the page of table entries. */
export interface EntryCalls {
  /** What an entry that is not stored would become. */
  preview(entry: EntryPreviewBody, signal: AbortSignal): Promise<Answer<ShownEntryPreview>>;
}
