import type { Document } from '../../model/fields/resolve/DocumentTable.ts';

/** An edit box that was not saved: what stood in it and what it began with. Passwords are never in one. */
export interface Draft {
  /** Unique; of one opening of a box. */
  readonly id: string;
  /** Server and user: nobody else is ever offered it. */
  readonly owner: string;
  readonly table: string;
  /** Key of the record as text; empty: a new record. */
  readonly record: string;
  /** Milliseconds since 1970, by the browser's clock: only its age counts. */
  readonly savedAt: number;
  readonly base: Document;
  readonly mine: Document;
}

/** What is kept of a box beside the draft's own bookkeeping. */
export type DraftContent = Omit<Draft, 'owner' | 'savedAt'>;

/** Unsaved boxes of one user of one server in this browser; nothing here throws: without storage there are just no drafts. */
export interface Drafts {
  put(content: DraftContent): Promise<void>;
  remove(id: string): Promise<void>;
  /** Newest first; older than seven days are gone. */
  list(): Promise<readonly Draft[]>;
  /** Forgets all of them, and takes no more until the page is loaded again: the user is about to sign out. */
  giveUp(): Promise<void>;
}
