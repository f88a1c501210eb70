import { authorize } from '../../runtime/model/access/authorize.ts';
import { writableFields } from '../../runtime/model/access/writableFields.ts';
import type { ResolvedField, ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { maxFilesOf } from '../../runtime/model/fields/types/files.ts';
import { type Answer, refuse } from '../http/Answer.ts';
import type { UserCall } from '../http/Call.ts';
import { decisionText } from '../reading/decisionText.ts';
import { fileFieldsOf } from './keepUses.ts';

/** Table and field of an upload, with its limits. */
export interface UploadTarget {
  readonly table: ResolvedTable;
  /** Sent by newer clients (`?field=`); without it the save checks the limits of the field. */
  readonly field: ResolvedField | undefined;
  /** Maximum bytes of one file. */
  readonly most: number;
  readonly files: number;
}

const megabyte = 1024 * 1024;
/** Default maximum file size in megabytes. */
const usualSize = 50;

/** Resolves the target, or refuses. Users who may add or edit records may upload. */
export function uploadTarget(
  call: UserCall,
  tableName: string,
): { readonly target: UploadTarget } | { readonly refused: Answer<never> } {
  const { catalog } = call.context;
  const table = catalog.tableFor(call.user, tableName);
  if (table === undefined)
    return { refused: refuse('404', call.say('server.unknownTable', { table: tableName })) };
  const decisions = [table, ...catalog.owners.of(table.table)].flatMap((one) =>
    ['Update', 'Add'].map((action) => authorize(call.user, action, one)),
  );
  const [first] = decisions;
  if (first === undefined || !decisions.some((decision) => decision.allowed))
    return {
      refused: refuse(
        '403',
        first === undefined ? call.say('server.noRight') : decisionText(first, call.locale),
      ),
    };
  const asked = call.query('field');
  const fields = fileFieldsOf(table);
  const field = fields.find((one) => one.field.toLowerCase() === asked?.toLowerCase());
  if (asked !== undefined && field === undefined)
    return { refused: refuse('422', call.say('upload.noField', { table: table.cnName, field: asked })) };
  if (field !== undefined && !writableFields(call.user, table).has(field.field)) {
    const params = { table: table.cnName, field: field.title };
    return { refused: refuse('403', call.say('upload.lockedField', params)) };
  }
  const sizes = (field === undefined ? fields : [field]).map((one) => one.maxSize ?? usualSize);
  return {
    target: {
      table,
      field,
      most: Math.max(usualSizeUnless(sizes), ...sizes) * megabyte,
      files: field?.kind.checkFile === undefined ? Number.POSITIVE_INFINITY : maxFilesOf(field),
    },
  };
}

/** A table without file fields uses the default size. */
const usualSizeUnless = (sizes: readonly number[]): number => (sizes.length === 0 ? usualSize : 0);
