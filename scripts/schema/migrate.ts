import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatOf } from '../../runtime/model/check/migrations.ts';
import { readDocument } from '../../runtime/model/check/readDocument.ts';
import { readFile } from '../../runtime/model/check/readFile.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';

/** A file in the current format. `changed`: its text differs now. */
export interface MigratedFile {
  readonly file: string;
  readonly from: number;
  readonly to: number;
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
    const result = readDocument(file, value);
    if (!result.ok) {
      issues.push(result.issue);
      continue;
    }
    // A file in the current format keeps its layout; one field per line is easy to read.
    const changed = result.document !== value;
    if (changed) writeFileSync(join(folder, file), `${JSON.stringify(result.document, null, 2)}\n`);
    migrated.push({ file, from: result.from, to: formatOf(result.kind), changed });
  }
  return { migrated, issues };
}
