import type { ReadGuard } from '../context/ReadGuard.ts';
import { sql } from '../db/sql/sql.ts';
import { versionInfo } from './versionInfo.ts';

const none = new Set<string>();

/** Shows release notes in the language of the call: in lists, searches, counts and exports alike. */
export const releaseNoteGuard: ReadGuard = {
  scope: (_user, table, _now, locale) =>
    table === versionInfo.table ? sql`"Locale" = ${locale}` : undefined,
  participation: () => undefined,
  hiddenCells: async () => undefined,
  dependsOn: [],
  hiddenOfDocument: async () => none,
  hiddenOfRows: async () => new Map(),
  hiddenColumns: async () => none,
};
