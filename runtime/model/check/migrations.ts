import type { Issue } from '../schema/Issue.ts';
import type { JsonObject } from '../schema/Json.ts';
import type { SchemaKind } from './meta/metaSchemas.ts';
import { schemaIssue, shownValue } from './schemaIssue.ts';

/** Upgrades a file from format N to format N + 1. Index 0 of the list upgrades format 1. */
export interface Migration {
  /** Describes the change, for `schema migrate`. */
  readonly title: string;
  /**
   * Returns the file in the next format, apart from its `format` property. Kinds without a change are
   * returned as they are.
   */
  migrate(kind: SchemaKind, document: JsonObject): JsonObject;
}

/**
 * Migrations from format 1 on. Append new ones and never change old ones, because old files run through all
 * of them.
 */
export const migrations: readonly Migration[] = [];

/** The schema format of this version. */
export const currentFormat = 1 + migrations.length;

/** A document in the current format, or the issue that prevents the migration. */
type Migrated =
  | { readonly ok: true; readonly document: JsonObject; readonly from: number }
  | { readonly ok: false; readonly issue: Issue };

/**
 * Migrates the document of a file to the current format. Refuses a format that is missing, no integer, or
 * newer than this version.
 */
export function migrate(
  kind: SchemaKind,
  document: JsonObject,
  path: string,
  chain: readonly Migration[] = migrations,
): Migrated {
  const { format } = document;
  const newest = 1 + chain.length;
  if (format === undefined)
    return { ok: false, issue: schemaIssue('schema.formatMissing', path, { newest }) };
  if (typeof format !== 'number' || !Number.isInteger(format) || format < 1 || format > newest)
    return {
      ok: false,
      issue: schemaIssue('schema.formatUnknown', `${path}/format`, { name: shownValue(format), newest }),
    };
  let current = document;
  for (const step of chain.slice(format - 1)) current = step.migrate(kind, current);
  return { ok: true, document: format === newest ? document : { ...current, format: newest }, from: format };
}
