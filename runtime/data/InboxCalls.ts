import type { Document } from '../model/fields/resolve/DocumentTable.ts';
import type { Inbox } from '../wire/inbox/Inbox.ts';
import type { Answer } from './Answer.ts';
import type { RecordKey, TableLayers } from './DataSource.ts';

/** A document as one who is asked about it gets it: by his seat, whatever his roles show him. */
export interface AskedDocument {
  readonly table: string;
  readonly cnName: string;
  readonly key: string;
  readonly label: string;
  readonly schema: Pick<TableLayers, 'layers' | 'details'>;
  readonly document: Document;
  /** Rows there are of each detail; not all of many are in the document. */
  readonly totals: Readonly<Record<string, number>>;
  /** Labels by dictionary number and key. */
  readonly labels: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Calls about what waits for a person. */
export interface InboxCalls {
  /** `but`: the document he has before him is not the next one. */
  inbox(but?: { readonly table: string; readonly key: RecordKey }): Promise<Answer<Inbox>>;
  document(table: string, key: RecordKey): Promise<Answer<AskedDocument>>;
}
