import { CommitNotes } from '../db/CommitNotes.ts';
import type { Database, Queryable } from '../db/Database.ts';
import type { DocumentNews } from './DocumentNews.ts';

const noted = new CommitNotes<DocumentNews>();

/** Records an event in a transaction. It is published after the commit. */
export const noteNews = (tx: Queryable, news: DocumentNews): void => noted.note(tx, news);

/** Wraps a database so that it publishes recorded events after each commit. */
export const tellingCommits = (db: Database, tell: (news: readonly DocumentNews[]) => void): Database =>
  noted.handing(db, tell);
