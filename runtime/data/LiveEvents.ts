import type { InboxCounts } from '../wire/inbox/Inbox.ts';
/** A document whose flow changed. */
export interface ChangedDocument {
  readonly table: string;
  readonly key: string;
}

/** A document to watch besides those that concern the user. */
export type Watch = ChangedDocument;

/** Receives the events of a stream. */
export interface LiveListener {
  /** The server has accepted the stream; events follow. */
  opened(): void;
  inbox(counts: InboxCounts): void;
  message(unread: number): void;
  /** Undefined when many documents changed. */
  flow(changed: ChangedDocument | undefined): void;
  /** Stamps of watched tables, by name: they differ once what a table is made of was written to. */
  tables(stamps: Readonly<Record<string, string>>): void;
  /** Everything up to this place has been told; a later stream can go on from it. */
  place(at: string): void;
}

/** Reason why a stream ended. `retry`: milliseconds to wait before reconnecting. */
export type StreamEnd =
  /** The token is no longer valid. */
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'closed'; readonly retry: number }
  /** The user may not see a watched document, or has too many streams open. `code` is the envelope's. */
  | { readonly kind: 'refused'; readonly code: string }
  /** No answer, or the connection broke. */
  | { readonly kind: 'lost' };
