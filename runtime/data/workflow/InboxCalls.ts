import type { Document } from '../../model/fields/resolve/DocumentTable.ts';
import type { DocumentFacts, InboxDocument } from '../../wire/inbox/DocumentFacts.ts';
import type { Inbox } from '../../wire/inbox/Inbox.ts';
import type { TableLayers } from '../../wire/session/TableLayers.ts';
import type { Answer } from '../Answer.ts';
import type { RecordKey } from '../DataSource.ts';

/** A document that waits for the user's decision. The user's seat grants the fields, not the roles. */
export interface AskedDocument {
  readonly table: string;
  readonly cnName: string;
  readonly key: string;
  readonly label: string;
  readonly schema: Pick<TableLayers, 'layers' | 'details'>;
  readonly document: Document;
  /** Number of rows of each detail; `document` may contain fewer. */
  readonly totals: Readonly<Record<string, number>>;
  /** Labels by dictionary number and key. */
  readonly labels: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Calls about documents and messages that wait for the user. */
export interface InboxCalls {
  /** `but`: the document on screen, which must not be returned as the next one. */
  inbox(but?: { readonly table: string; readonly key: RecordKey }): Promise<Answer<Inbox>>;
  /** {@link inbox} with the kinds of documents in a list, by its `value` in Page. */
  kinds(list: number): Promise<Answer<Inbox>>;
  /** Customer, amount and date of documents, as far as the user may read them; at most 120. */
  facts(documents: readonly InboxDocument[]): Promise<Answer<readonly DocumentFacts[]>>;
  /** Marks all messages of the user as read. */
  readMessages(): Promise<Answer<undefined>>;
  document(table: string, key: RecordKey): Promise<Answer<AskedDocument>>;
}
