import { authorize } from '../../runtime/model/access/authorize.ts';
import { writableFields } from '../../runtime/model/access/writableFields.ts';
import type { ResolvedField, ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { maxFilesOf } from '../../runtime/model/fields/types/files.ts';
import { type Answer, refuse } from '../http/Answer.ts';
import type { UserCall } from '../http/Call.ts';
import { decisionText } from '../reading/decisionText.ts';
import { fileFieldsOf } from './keepUses.ts';

/** Where an upload goes and what it may be. */
export interface UploadTarget {
  readonly table: ResolvedTable;
  /** Named by newer clients (`?field=`); without it the field's own limits are asked when the record is saved. */
  readonly field: ResolvedField | undefined;
  /** Bytes of one file at most. */
  readonly most: number;
  readonly files: number;
}

const megabyte = 1024 * 1024;
/** Largest file where the field says nothing, in megabytes. */
const usualSize = 50;

/** The table and field, or why this user may not upload to them: who may make or change records may. */
export function uploadTarget(
  call: UserCall,
  tableName: string,
): { readonly target: UploadTarget } | { readonly refused: Answer } {
  const { catalog } = call.context;
  const table = catalog.tableFor(call.user, tableName);
  if (table === undefined)
    return { refused: refuse('404', call.say('server.unknownTable', { table: tableName })) };
  const decisions = [table, ...catalog.mainsOf(table.table)].flatMap((one) =>
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

/** A table without file fields takes what is usual. */
const usualSizeUnless = (sizes: readonly number[]): number => (sizes.length === 0 ? usualSize : 0);
