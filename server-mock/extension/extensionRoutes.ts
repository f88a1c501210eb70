import type { ExtensionFieldRow } from '../../runtime/wire/extension/ExtensionAnswers.ts';
import { extensionEndpoints as endpoints } from '../../runtime/wire/extension/extensionEndpoints.ts';
import { type Answer, refuse, succeed } from '../http/Answer.ts';
import type { UserCall } from '../http/Call.ts';
import { type Route, userRoute } from '../http/Route.ts';
import { accessTable } from '../reading/tableAccess.ts';
import { detailExtendData } from './detailExtendData.ts';
import { extensibleTable } from './extensibleTable.ts';
import { extensionFields } from './extensionRows.ts';
import { freeFieldCode } from './freeFieldCode.ts';
import { updateFields } from './updateFields.ts';

/** `getTableExtendField`: extension fields this user may read, in wire form. */
const getTableExtendField = async (call: UserCall): Promise<Answer<readonly ExtensionFieldRow[]>> => {
  const found = accessTable(call, call.query('tableName') ?? '', 'Search');
  if ('refused' in found) return found.refused;
  const { table, readable } = found.access;
  const fields = await extensionFields(call.context.db, call.context.catalog, table.table);
  return succeed(
    null,
    fields
      .filter(({ fieldCode }) => readable.has(fieldCode))
      .map((field) => ({
        tableEx_Id: field.tableEx_Id,
        tableName: table.table,
        fieldName: field.fieldName,
        fieldCode: field.fieldCode,
        fieldType: field.fieldType,
        dataDic: field.dataDic ?? null,
        fieldAttr: field.fieldAttr?.join(',') || null,
        required: field.fieldAttr?.includes('required') ? 1 : 0,
        guideWords: field.guideWords ?? null,
        defaultValue: field.defaultValue ?? null,
      })),
  );
};

/** Routes for extension fields; the page of Sys_Table_Extend defines the fields. */
export const extensionRoutes: readonly Route[] = [
  userRoute(endpoints.fields, getTableExtendField),
  userRoute(endpoints.freeCode, async (call) => {
    const name = call.query('tableName') ?? '';
    const table = extensibleTable(call, name);
    return table === undefined
      ? refuse('422', call.say('extension.notExtensible', { table: name }))
      : succeed(null, freeFieldCode(call.context.clock, table.byName));
  }),
  userRoute(endpoints.update, updateFields),
  userRoute(endpoints.values, detailExtendData),
];
