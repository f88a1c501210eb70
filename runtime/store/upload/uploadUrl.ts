import type { ResolvedField } from '../../model/fields/resolve/ResolvedTable.ts';
import { addressOf } from '../../wire/Endpoint.ts';
import { fileEndpoints } from '../../wire/files/fileEndpoints.ts';
import type { FormStore } from '../form/FormStore.ts';

/**
 * Upload address of a field: from the schema, else the table's own call, `Upload` in a form and `ElUpload` in
 * a detail grid; undefined: the form has no server table.
 */
export function uploadUrl(form: FormStore, { url, field }: ResolvedField): string | undefined {
  if (url !== undefined) return /^https?:/.test(url) ? url : `/${url.replace(/^\/+/, '')}`;
  if (!form.isServed) return undefined;
  const endpoint = form.surface === 'grid' ? fileEndpoints.uploadInGrid : fileEndpoints.upload;
  return addressOf(endpoint, { table: form.table.table }, { field });
}
