import type { JsonObject } from '../../model/schema/Json.ts';

/**
 * Entries from a file; `dryRun` checks and stores nothing. `confirmed`: what a save would ask about stored rows has a yes; else it
 * is a refusal.
 */
export interface EntryImportBody {
  readonly entries: readonly JsonObject[];
  readonly dryRun?: boolean;
  readonly confirmed?: boolean;
}

/** What an import made, or would make. */
export interface EntryImport {
  /** Names of the tables, in the order of the entries. */
  readonly tables: readonly string[];
  readonly dryRun: boolean;
}
