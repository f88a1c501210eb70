import type { App } from '../../host/AppContext.ts';
import { versionField } from '../../model/fields/resolve/impliedFields.ts';
import type { ResolvedField, ResolvedTable } from '../../model/fields/resolve/ResolvedTable.ts';
import type { FileItem } from '../../model/fields/types/FieldType.ts';
import type { Row } from '../../model/schema/Row.ts';
import { addressOf } from '../../wire/Endpoint.ts';
import { fileEndpoints } from '../../wire/files/fileEndpoints.ts';
import { uniqueName } from './uniqueName.ts';

interface Sending {
  readonly field: ResolvedField;
  /** The record as loaded. */
  readonly row: Row;
  /** The existing pictures to keep. */
  readonly before: readonly FileItem[];
  readonly pictures: readonly { readonly file: Blob; readonly name: string }[];
}

/**
 * Uploads the pictures of one record and saves it once. Returns the saved record, or the reason of a failure.
 */
export async function sendPictures(
  app: App,
  table: ResolvedTable,
  { field, row, before, pictures }: Sending,
): Promise<{ readonly ok: true; readonly row: Row } | { readonly ok: false; readonly message: string }> {
  const files = await app.data.files().catch(() => undefined);
  if (!files) return { ok: false, message: app.t('shell.networkFailed') };
  const address = addressOf(fileEndpoints.upload, { table: table.table }, { field: field.field });
  const names = new Set(before.map(({ name }) => name));
  const paths = before.map(({ path }) => path);
  for (const picture of pictures) {
    const name = uniqueName(picture.name, names);
    names.add(name);
    const options = { signal: new AbortController().signal, onProgress: () => undefined };
    const answer = await files.upload(address, picture.file, name, options);
    if (!answer.ok) return { ok: false, message: answer.failure.message };
    paths.push(answer.data);
  }
  const main = {
    [table.key]: row[table.key] ?? null,
    [versionField]: row[versionField] ?? null,
    [field.field]: paths.join(','),
  };
  const saved = await app.data.update(table.table, { main, details: [] });
  return saved.ok ? { ok: true, row: saved.data.main } : { ok: false, message: saved.failure.message };
}
