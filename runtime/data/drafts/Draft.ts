import type { Document } from '../../model/fields/resolve/DocumentTable.ts';

/** An unsaved edit box: its input and the record it started from. Never contains passwords. */
export interface Draft {
  /** Unique; one id per opening of a box. */
  readonly id: string;
  /** Server and user. Drafts are offered to their owner only. */
  readonly owner: string;
  readonly table: string;
  /** Key of the record as text; empty for a new record. */
  readonly record: string;
  /** Milliseconds since 1970 by the browser's clock, used only to compute the age. */
  readonly savedAt: number;
  readonly base: Document;
  readonly mine: Document;
}

/** The part of a draft that comes from the edit box. */
export type DraftContent = Omit<Draft, 'owner' | 'savedAt'>;

/**
 * Unsaved boxes of one user of one server in this browser. Never throws: without storage there are no drafts.
 */
export interface Drafts {
  put(content: DraftContent): Promise<void>;
  remove(id: string): Promise<void>;
  /** Newest first. Drafts older than seven days are deleted. */
  list(): Promise<readonly Draft[]>;
  /** Deletes all drafts and refuses new ones until the page reloads. Called before sign-out. */
  giveUp(): Promise<void>;
}
