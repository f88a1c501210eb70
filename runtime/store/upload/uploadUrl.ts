import type { ResolvedField } from '../../model/fields/resolve/ResolvedTable.ts';
import { addressOf } from '../../wire/Endpoint.ts';
import { fileEndpoints } from '../../wire/files/fileEndpoints.ts';
import type { FormStore } from '../FormStore.ts';

/**
 * Where files of a field are sent: what its schema says, else the table's own call, `Upload` from a form and `ElUpload` from
 * a detail grid; undefined: the form belongs to no table of the server.
 */
export function uploadUrl(form: FormStore, { url, field }: ResolvedField): string | undefined {
  if (url !== undefined) return /^https?:/.test(url) ? url : `/${url.replace(/^\/+/, '')}`;
  if (!form.isServed) return undefined;
  const endpoint = form.surface === 'grid' ? fileEndpoints.uploadInGrid : fileEndpoints.upload;
  return addressOf(endpoint, { table: form.table.table }, { field });
}
