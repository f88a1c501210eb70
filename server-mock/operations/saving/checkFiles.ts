import type { ResolvedField, ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { MutableRow, Row } from '../../../runtime/model/schema/Row.ts';
import type { FileRecord } from '../../files/FileRecord.ts';
import { fileFieldsOf } from '../../files/keepUses.ts';
import { readableFiles } from '../../files/readableFiles.ts';
import { place } from './assembled.ts';
import type { SaveState } from './SaveState.ts';

/** A file field that is about to be written. */
interface Sent {
  readonly field: ResolvedField;
  readonly path: string;
  readonly values: MutableRow;
  /** What it refers to that it did not refer to before. */
  readonly added: readonly string[];
}

/**
 * Files a save newly refers to: each must be one the user may see (his own upload, or one of a record he sees), and must
 * fit the field by its true name, size and content. Paths are written as the server made them, so that a name on the way
 * can claim nothing. What a record referred to before stays as it is.
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

/** Only lists of paths are written anew; a text that holds pictures keeps its words. */
function rename({ field, values, added }: Sent, found: ReadonlyMap<string, FileRecord>): void {
  if (field.kind.checkFile === undefined) return;
  const isNew = new Set(added);
  const paths = (field.kind.files?.(values[field.field]) ?? []).map(({ path }) =>
    isNew.has(path) ? (found.get(path)?.path ?? path) : path,
  );
  values[field.field] = [...new Set(paths)].join(',');
}
