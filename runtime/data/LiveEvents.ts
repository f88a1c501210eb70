import type { InboxCounts } from '../wire/inbox/Inbox.ts';
/** A document whose flow changed. */
export interface ChangedDocument {
  readonly table: string;
  readonly key: string;
}

/** A document that is watched besides those that concern the user. */
export type Watch = ChangedDocument;

/** Receives the events of a stream. */
export interface LiveListener {
  /** The server answers: what follows is said as it happens. */
  opened(): void;
  inbox(counts: InboxCounts): void;
  message(unread: number): void;
  /** Undefined: something happened to many documents. */
  flow(changed: ChangedDocument | undefined): void;
}

/** Why a stream ended. `retry`: milliseconds after which the server wants to be asked again. */
export type StreamEnd =
  /** The token is not good any more. */
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'closed'; readonly retry: number }
  /** A watched document must not be looked at, or there are too many streams: the envelope's code. */
  | { readonly kind: 'refused'; readonly code: string }
  /** No answer, or the connection went away. */
  | { readonly kind: 'lost' };
