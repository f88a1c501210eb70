import type { OfferedExcelTemplate } from '../../runtime/wire/excelTemplates/ExcelTemplates.ts';
import type { TableAddition } from '../context/TableAddition.ts';
import { type Answer, succeed } from '../http/Answer.ts';
import type { UserCall } from '../http/Call.ts';
import { accessTable } from '../reading/tableAccess.ts';
import { templatesOfTable } from './storedTemplates.ts';

/** `GET /api/jig/excelTemplates?table`: the templates that the user may export documents of the table with. */
export const offeredExcelTemplates = async (
  call: UserCall,
): Promise<Answer<readonly OfferedExcelTemplate[]>> => {
  const found = accessTable(call, call.query('table') ?? '', 'Export');
  if ('refused' in found) return found.refused;
  const templates = await templatesOfTable(call.context, found.access.table.table);
  return succeed(
    null,
    templates.map(({ id, title, isDefault }) => ({ id, title, isDefault })),
  );
};

/** Tells browsers whether documents of a table can be exported with a template. */
export const excelTemplateSettings: TableAddition = async ({ context }, { main }, name) => {
  const templates = await templatesOfTable(context, main.table);
  return templates.length === 0 ? undefined : { settings: { [name]: { hasExcelTemplates: true } } };
};
