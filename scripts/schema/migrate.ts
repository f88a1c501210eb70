import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { kindOfFile } from '../../runtime/model/check/kindOfFile.ts';
import { migrate, migrations } from '../../runtime/model/check/migrations.ts';
import { readFile } from '../../runtime/model/check/readFile.ts';
import { schemaIssue } from '../../runtime/model/check/schemaIssue.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { JsonObject } from '../../runtime/model/schema/Json.ts';

/** A file in the current format. `changed`: its text differs now. */
export interface MigratedFile {
  readonly file: string;
  readonly from: number;
  readonly changed: boolean;
}

/** Migrates files on disk to the current format. An unreadable file stays unchanged and gives an issue. */
export function migrateFiles(
  files: ReadonlyMap<string, string>,
  folder: string,
): { readonly migrated: readonly MigratedFile[]; readonly issues: readonly Issue[] } {
  const issues: Issue[] = [];
  const migrated: MigratedFile[] = [];
  for (const [file, text] of files) {
    const { value, issues: wrong } = readFile(file, text);
    issues.push(...wrong);
    if (value === undefined) continue;
    const document = value as JsonObject;
    const kind = typeof value === 'object' && value !== null ? kindOfFile(file, document) : undefined;
    if (!kind) {
      issues.push(schemaIssue('schema.unknownKind', `${file}#`));
      continue;
    }
    const result = migrate(kind, document, `${file}#`, migrations);
    if (!result.ok) {
      issues.push(result.issue);
      continue;
    }
    // A file in the current format keeps its layout; one field per line is easy to read.
    const changed = result.document !== document;
    if (changed) writeFileSync(join(folder, file), `${JSON.stringify(result.document, null, 2)}\n`);
    migrated.push({ file, from: result.from, changed });
  }
  return { migrated, issues };
}
