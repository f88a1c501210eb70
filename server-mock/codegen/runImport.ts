import type { User } from '../../runtime/model/access/User.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import { loadOverlays, overlaysInForce } from '../catalog/versions.ts';
import type { ServerContext } from '../context/ServerContext.ts';
import type { Queryable } from '../db/Database.ts';
import type { SentEntry } from './flatEntries.ts';
import { importEntries } from './importEntries.ts';
import { writtenTables } from './writtenTables.ts';

/** Thrown only to roll the transaction back. */
class Undo extends Error {}

export interface ImportOptions {
  readonly user: User;
  readonly requestId: string;
  /** Checks, and stores nothing. */
  readonly isDry?: boolean;
  /** What a save would ask about stored rows has a yes. */
  readonly isConfirmed?: boolean;
  /** More work in the transaction, after the entries; gets the schemas with what they made. */
  readonly finish?: (tx: Queryable, after: SchemaCatalog) => Promise<void>;
}

/** Stores entries and puts them in force: all, or none with issues. */
export const runImport = async (
  context: ServerContext,
  entries: readonly SentEntry[],
  { user, requestId, isDry = false, isConfirmed = false, finish }: ImportOptions,
): Promise<readonly Issue[]> => {
  let issues: readonly Issue[] = [];
  try {
    await context.db.transaction(
      async (tx) => {
        issues = await importEntries(tx, { context, user, requestId, isConfirmed }, entries);
        if (isDry || issues.length > 0) throw new Undo();
        await finish?.(tx, context.catalog.trial(await overlaysInForce(tx)));
      },
      { timeout: 0 },
    );
  } catch (error) {
    if (!(error instanceof Undo)) throw error;
    return issues;
  }
  await loadOverlays(context);
  context.changes.bump(writtenTables);
  return [];
};
