import type { Issue } from '../../runtime/model/schema/Issue.ts';
import { type HookInput, hookAt, outsideOf, veto } from '../context/Hook.ts';
import { sql } from '../db/sql/sql.ts';
import { systemRows } from '../reading/systemRows.ts';
import { checkTemplate } from './checkTemplate.ts';
import { fileBytes } from './storedTemplates.ts';

const textOf = ({ values, stored }: HookInput, field: string): string =>
  String((field in values ? values[field] : stored?.[field]) ?? '').trim();

const isChanged = ({ values, stored }: HookInput, field: string): boolean =>
  field in values && String(values[field] ?? '') !== String(stored?.[field] ?? '');

/** A table has one default template at most. */
const otherDefault = async (input: HookInput, tableName: string): Promise<readonly Issue[]> => {
  const { call, db, table, stored } = input;
  if (textOf(input, 'IsDefault') !== '1' || textOf(input, 'Enable') === '0') return [];
  const own = Number(stored?.TemplateId ?? 0);
  const [other] = await systemRows(
    db,
    'schema',
    table,
    sql`"TableName" = ${tableName} and "IsDefault" = 1 and "Enable" = 1 and "TemplateId" <> ${own}`,
    sql`limit 1`,
  );
  if (other === undefined) return [];
  const named = call.context.catalog.table(tableName)?.cnName ?? tableName;
  return veto('IsDefault', 'excelTemplate.otherDefault', { table: named, name: String(other.TemplateName) });
};

const check = async (input: HookInput): Promise<readonly Issue[]> => {
  const call = outsideOf(input);
  // An import holds a thread for workbooks, and this check takes another one.
  if (call.path.toLowerCase().endsWith('/import')) return veto('', 'excelTemplate.noImport');
  const tableName = textOf(input, 'TableName');
  const path = textOf(input, 'TemplateFile');
  if (path === '') return veto('TemplateFile', 'excelTemplate.noFile');
  const taken = await otherDefault(input, tableName);
  if (taken.length > 0) return taken;
  // One whose fields are gone by now may still be renamed or put out of use.
  if (!isChanged(input, 'TemplateFile') && !isChanged(input, 'TableName')) return [];
  const bytes = await fileBytes(call.context, input.db, path);
  return bytes === undefined ? veto('TemplateFile', 'upload.gone') : checkTemplate(call, tableName, bytes);
};

/** Base_ExcelTemplate: a file is read, and every placeholder found, before it is stored. */
export const excelTemplateHook = hookAt({ addBefore: check, updateBefore: check });
