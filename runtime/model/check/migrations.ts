import type { Issue } from '../schema/Issue.ts';
import type { JsonObject } from '../schema/Json.ts';
import type { SchemaKind } from './meta/metaSchemas.ts';
import { schemaIssue, shownValue } from './schemaIssue.ts';

/** One step of the schema language: brings a file of format N to format N + 1, N being its place in the list + 1. */
export interface Migration {
  /** What changes, for `schema migrate`. */
  readonly title: string;
  /** The same file in the next format, `format` aside; a kind the step does not touch comes back as it is. */
  migrate(kind: SchemaKind, document: JsonObject): JsonObject;
}

/** The chain from format 1 on. Steps are added at the end and never changed: files of any age walk through all of them. */
export const migrations: readonly Migration[] = [];

/** The format the product reads. */
export const currentFormat = 1 + migrations.length;

/** A document in the current format, or why it cannot be brought there. */
type Migrated =
  | { readonly ok: true; readonly document: JsonObject; readonly from: number }
  | { readonly ok: false; readonly issue: Issue };

/** Brings a file's document to the current format. A format that is missing, no number or newer than ours is refused. */
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
