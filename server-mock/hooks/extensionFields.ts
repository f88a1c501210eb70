import { checkExtension } from '../../runtime/model/fields/extension/checkExtension.ts';
import { extensionKinds } from '../../runtime/model/fields/extension/extensionKinds.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { JsonObject } from '../../runtime/model/schema/Json.ts';
import { extensionTable, readExtensionField } from '../catalog/overlays/extensionTable.ts';
import { type Hook, type HookInput, type Moment, veto } from '../context/Hook.ts';
import { extensibleTable } from '../extension/extensibleTable.ts';
import { freeFieldCode } from '../extension/freeFieldCode.ts';
import { publishRows } from '../extension/publishRows.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Before it is written: which table it is for, its code, and whether it is a field at all. */
const check: Hook = async ({ call, stored, values }) => {
  const { catalog } = call.context;
  // Staged rows are written without what happens inside a save.
  if (call.path.endsWith('/import')) return veto('', 'extension.noImport');
  const next = { ...stored, ...values };
  const name = text(next.TableName);
  const table = extensibleTable(call, name);
  if (table === undefined) return veto('TableName', 'extension.notExtensible', { table: name });
  if (stored !== undefined && name !== stored.TableName) return veto('TableName', 'extension.codeFixed');
  if (text(next.FieldCode) === '')
    values.FieldCode = stored?.FieldCode ?? freeFieldCode(call.context.clock, table.byName);
  else if (stored !== undefined && text(next.FieldCode) !== stored.FieldCode)
    return veto('FieldCode', 'extension.codeFixed');
  // A row holds JSON scalars only.
  const field = readExtensionField({ ...next, ...values } as JsonObject);
  if (!extensionKinds[field.fieldType]?.chosen) values.DataDic = null;
  values.FieldType = field.fieldType;
  const others = table.fields.filter((other) => other.field !== stored?.FieldCode);
  return checkExtension(field, others, catalog.types);
};

/** In the transaction: the table's new layer, with its column, becomes the next version of its schema. */
const publish: Hook = async ({ call, db, stored, values }): Promise<readonly Issue[]> => {
  const table = text(values.TableName ?? stored?.TableName);
  const issues = await publishRows(db, call, table);
  // A column that cannot become the new type refuses it there.
  return issues.map((issue) => ({ ...issue, path: issue.rule.startsWith('migration.') ? 'FieldType' : '' }));
};

const byMoment: Partial<Record<Moment, (input: HookInput) => Promise<readonly Issue[]>>> = {
  addBefore: check,
  updateBefore: check,
  addInside: publish,
  updateInside: publish,
  delInside: publish,
};

/** Sys_Table_Extend: a row is a field of another table; what is saved is published at once, with history. */
export const extensionFields: Hook = async (input) =>
  input.table.table === extensionTable ? ((await byMoment[input.moment]?.(input)) ?? []) : [];
