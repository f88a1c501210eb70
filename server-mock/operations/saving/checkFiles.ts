import type { ResolvedField, ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { MutableRow, Row } from '../../../runtime/model/schema/Row.ts';
import type { FileRecord } from '../../files/FileRecord.ts';
import { fileFieldsOf } from '../../files/keepUses.ts';
import { readableFiles } from '../../files/readableFiles.ts';
import { place } from './assembled.ts';
import type { SaveState } from './SaveState.ts';

/** A file field to be written. */
interface Sent {
  readonly field: ResolvedField;
  readonly path: string;
  readonly values: MutableRow;
  /** Newly referenced paths. */
  readonly added: readonly string[];
}

/**
 * Checks files that a save newly refers to.
 * The user must be allowed to see each one (own upload, or file of a visible record), and its true name, size
 * and content must fit the field. Paths are replaced by those the server made, so that a name in the request
 * proves nothing. Files that the record already had are not checked.
 */
export async function checkFiles(state: SaveState): Promise<readonly Issue[]> {
  const { call, full, stored, values, details } = state;
  const sent = [
    ...sentOf(full.main, stored?.main, values, ''),
    ...full.details.flatMap(({ table }) =>
      (details.find((detail) => detail.table === table.table)?.rows ?? []).flatMap((row, index) =>
        sentOf(table, row.stored, row.values, place(table.table, index)),
      ),
    ),
  ].filter(({ added }) => added.length > 0);
  if (sent.length === 0) return [];
  const found = await readableFiles(call, [...new Set(sent.flatMap(({ added }) => added))]);
  return sent.flatMap((one) => {
    const issue = one.added
      .map((path) => issueOf(one, path, found.get(path)))
      .find((each) => each !== undefined);
    if (issue !== undefined) return [issue];
    rename(one, found);
    return [];
  });
}

function sentOf(
  table: ResolvedTable,
  stored: Row | undefined,
  values: MutableRow,
  prefix: string,
): readonly Sent[] {
  return fileFieldsOf(table).flatMap((field) => {
    const value = values[field.field];
    if (value === undefined || value === null) return [];
    const before = new Set(field.kind.files?.(stored?.[field.field]).map((item) => item.path));
    const added = (field.kind.files?.(value) ?? [])
      .map((item) => item.path)
      .filter((path) => !before.has(path));
    return [{ field, path: prefix + field.field, values, added }];
  });
}

function issueOf({ field, path }: Sent, sent: string, file: FileRecord | undefined): Issue | undefined {
  const finding =
    file === undefined
      ? { rule: 'upload.notYours', params: { name: sent.slice(sent.lastIndexOf('/') + 1) } }
      : field.kind.checkFile?.(file, field);
  if (finding === undefined) return undefined;
  return { path, rule: finding.rule, params: { title: field.title, ...finding.params }, severity: 'error' };
}

/** Replaces only lists of paths; rich text with pictures keeps its text. */
function rename({ field, values, added }: Sent, found: ReadonlyMap<string, FileRecord>): void {
  if (field.kind.checkFile === undefined) return;
  const isNew = new Set(added);
  const paths = (field.kind.files?.(values[field.field]) ?? []).map(({ path }) =>
    isNew.has(path) ? (found.get(path)?.path ?? path) : path,
  );
  values[field.field] = [...new Set(paths)].join(',');
}
