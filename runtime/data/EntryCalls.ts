import type { DatabaseColumns } from '../wire/codegen/DatabaseColumns.ts';
import type { EntryPreviewBody } from '../wire/codegen/EntryPreview.ts';
import type { ShownEntryPreview } from '../wire/codegen/readEntryPreview.ts';
import type { Answer } from './Answer.ts';

/** Calls of the page of table entries. */
export interface EntryCalls {
  /** How the columns of a stored entry differ from those of its table in the database. */
  sync(tableName: string): Promise<Answer<DatabaseColumns>>;
  /** What an entry that is not stored would become. */
  preview(entry: EntryPreviewBody, signal: AbortSignal): Promise<Answer<ShownEntryPreview>>;
}
