import type { EffectsAnswer } from '../wire/effects/Effects.ts';
import type { MadeDraft, MakeBody } from '../wire/links/Make.ts';
import type { TrailAnswer } from '../wire/links/Trail.ts';
import type {
  KeptPrint,
  OfferedTemplate,
  PrintBody,
  PrintedBody,
  PrintedDocument,
} from '../wire/print/Print.ts';
import type { AddedComment, CommentsPage } from '../wire/records/Comments.ts';
import type { HistoryPage } from '../wire/records/History.ts';
import type { RelatedAnswer } from '../wire/records/Related.ts';
import type { UsesAnswer } from '../wire/records/Uses.ts';
import type { Answer } from './Answer.ts';
import type { RecordKey } from './DataSource.ts';
import type { Follow } from './longCall.ts';

/** Calls about one record besides its values. */
export interface RecordCalls {
  /** A page of the changes of a record, newest first. `before`: `next` of the page before. */
  history(table: string, key: RecordKey, before?: string): Promise<Answer<HistoryPage>>;
  /** Records of other lists that point at a record. */
  related(table: string, key: RecordKey): Promise<Answer<RelatedAnswer>>;
  /** The documents that one was made from, and those made from it. */
  trail(table: string, key: RecordKey): Promise<Answer<TrailAnswer>>;
  /** What a document does in others, or will once it is effective. */
  effects(table: string, key: RecordKey): Promise<Answer<EffectsAnswer>>;
  /** What keeps these records from being deleted. */
  uses(table: string, keys: readonly RecordKey[]): Promise<Answer<UsesAnswer>>;
  /** A new document made from others, with what remains of them. Stores nothing. */
  make(made: MakeBody): Promise<Answer<MadeDraft>>;
  /** Prints documents as one PDF, which is kept for the user for ten minutes. */
  print(table: string, printed: PrintBody, follow: Follow): Promise<Answer<KeptPrint>>;
  /** The templates that the user may print documents of a table with. */
  printTemplates(table: string): Promise<Answer<readonly OfferedTemplate[]>>;
  /** How often documents were printed, by whom and when. Those that never were are missing. */
  printed(table: string, asked: PrintedBody): Promise<Answer<readonly PrintedDocument[]>>;
  /** A page of the comments on a record, newest first. `before`: `next` of the page before. */
  comments(table: string, key: RecordKey, before?: string): Promise<Answer<CommentsPage>>;
  /** Adds a comment; its mentions are notified. */
  addComment(table: string, key: RecordKey, text: string): Promise<Answer<AddedComment>>;
}
