import type { Fact } from '../records/Fact.ts';

/** Maximum documents of one call. */
export const mostDocuments = 120;

/** A document of an inbox list. */
export interface InboxDocument {
  readonly table: string;
  readonly key: string;
}

/** Body of facts; documents after {@link mostDocuments} are left out. */
export interface FactsBody {
  readonly documents: readonly InboxDocument[];
}

/** Customer, amount and date of a document, as far as the user may read them. */
export interface DocumentFacts extends InboxDocument {
  readonly facts: readonly Fact[];
}
