import type { Issue } from '../schema/Issue.ts';
import type { JsonObject } from '../schema/Json.ts';
import { schemaIssue, shownValue } from './schemaIssue.ts';

/** Upgrades a schema from format N to format N + 1. Index 0 of a kind's list upgrades format 1. */
export interface Migration {
  /** Describes the change, for `schema migrate`. */
  readonly title: string;
  /** Returns the document in the next format, apart from its `format` property. */
  migrate(document: JsonObject): JsonObject;
}

/** What a migration asks of a kind. Append migrations and never change old ones, because old files run through all. */
interface Migrating {
  readonly migrations: readonly Migration[];
}

/** The current format of a kind. */
export const formatOf = ({ migrations }: Migrating): number => 1 + migrations.length;

/**
 * The document in the current format of its kind. Undefined for a format that is no integer or newer than this version.
 * A document that says its format says the new one afterwards.
 */
export function upgrade(kind: Migrating, document: JsonObject, from: unknown): JsonObject | undefined {
  const newest = formatOf(kind);
  if (typeof from !== 'number' || !Number.isInteger(from) || from < 1 || from > newest) return undefined;
  if (from === newest) return document;
  const upgraded = kind.migrations.slice(from - 1).reduce((current, step) => step.migrate(current), document);
  return document.format === undefined ? upgraded : { ...upgraded, format: newest };
}

/** A document in the current format, or the issue that prevents the migration. */
type Migrated =
  | { readonly ok: true; readonly document: JsonObject; readonly from: number }
  | { readonly ok: false; readonly issue: Issue };

/**
 * Migrates the document of a file to the current format of its kind. Refuses a format that is missing, no integer, or
 * newer than this version.
 */
export function migrate(kind: Migrating, document: JsonObject, path: string): Migrated {
  const { format } = document;
  const newest = formatOf(kind);
  if (format === undefined)
    return { ok: false, issue: schemaIssue('schema.formatMissing', path, { newest }) };
  const upgraded = upgrade(kind, document, format);
  if (upgraded === undefined)
    return {
      ok: false,
      issue: schemaIssue('schema.formatUnknown', `${path}/format`, { name: shownValue(format), newest }),
    };
  return { ok: true, document: upgraded, from: Number(format) };
}
