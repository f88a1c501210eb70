import { facts } from '../records/readFacts.ts';
import { listOf, maybe, number, object, or, type Shape, text } from '../shape.ts';
import { type DocumentFacts, mostDocuments } from './DocumentFacts.ts';
import { type Inbox, type InboxCounts, type InboxKind, mostKinds, type WaitingDocument } from './Inbox.ts';

const counts = { waiting: number, decided: number, mine: number, copied: number };

/** The answer of facts. */
export const documentFacts: Shape<readonly DocumentFacts[]> = listOf(
  object<DocumentFacts>({ table: text, key: text, facts }),
  mostDocuments,
);

/** The counts of an event. */
export const inboxCounts: Shape<InboxCounts> = object<InboxCounts>(counts);

/** The answer of inbox. */
export const inbox: Shape<Inbox> = object<Inbox>({
  ...counts,
  next: maybe(object<WaitingDocument>({ table: text, cnName: or(text, ''), key: text, label: or(text, '') })),
  kinds: maybe(listOf(object<InboxKind>({ table: text, cnName: or(text, '') }), mostKinds)),
});
