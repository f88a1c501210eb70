import type { Issue } from '../schema/Issue.ts';
import { isObject, type Json, type JsonObject } from '../schema/Json.ts';
import { kindOfFile } from './kindOfFile.ts';
import type { FileKind } from './kinds/SchemaKind.ts';
import { migrate } from './migrations.ts';
import { schemaIssue } from './schemaIssue.ts';

/** A file's document in the current format of its kind, or the issue that makes it unusable. */
type ReadDocument =
  | { readonly ok: true; readonly kind: FileKind; readonly document: JsonObject; readonly from: number }
  | { readonly ok: false; readonly issue: Issue };

/** Finds the kind of a file's value and migrates it. `from`: its format before. */
export function readDocument(file: string, value: Json): ReadDocument {
  const path = `${file}#`;
  if (!isObject(value))
    return { ok: false, issue: schemaIssue('schema.wrongType', path, { expected: 'object' }) };
  const kind = kindOfFile(file, value);
  if (kind === undefined) return { ok: false, issue: schemaIssue('schema.unknownKind', path) };
  const migrated = migrate(kind, value, path);
  return migrated.ok ? { ...migrated, kind } : migrated;
}
