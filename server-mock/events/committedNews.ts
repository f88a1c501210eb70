import { CommitNotes } from '../db/CommitNotes.ts';
import type { Database, Queryable } from '../db/Database.ts';
import type { DocumentNews } from './DocumentNews.ts';

const noted = new CommitNotes<DocumentNews>();

/** Notes news of a transaction. They are told after its commit. */
export const noteNews = (tx: Queryable, news: DocumentNews): void => noted.note(tx, news);

/** The database, telling after each commit what was noted in its transaction. */
export const tellingCommits = (db: Database, tell: (news: readonly DocumentNews[]) => void): Database =>
  noted.handing(db, tell);
