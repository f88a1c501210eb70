import type { ResolvedField } from '../../../../runtime/model/fields/resolve/ResolvedTable.ts';
import {
  askedFields,
  conditionDocument,
} from '../../../../runtime/model/workflow/definition/conditionDocument.ts';
import type { Plain } from '../../../../runtime/wire/Endpoint.ts';
import type { ConditionField } from '../../../../runtime/wire/workflow/FlowDesignAnswers.ts';
import { dictionary } from '../../../dictionaries/options.ts';
import { type Answer, plain, refuse } from '../../../http/Answer.ts';
import { asText, bodyObject, type UserCall } from '../../../http/Call.ts';

/** Maximum options per field; the designer filters longer lists itself. */
const optionsLimit = 2000;

/**
 * `POST /api/Sys_WorkFlow/getFields?table=`: fields that conditions may use, with options of select fields.
 * A document also has 创建人, 创建人角色 and 创建人部门.
 */
export const getFields = async (call: UserCall): Promise<Answer<Plain<readonly ConditionField[]>>> => {
  const name = call.query('table') ?? asText(bodyObject(call).table) ?? '';
  const { catalog } = call.context;
  const document = catalog.document(name);
  if (document === undefined) return refuse('404', call.say('server.unknownTable', { table: name }));
  const isDetail = catalog.mainsOf(document.main.table).length > 0;
  const { main } = isDetail ? document : conditionDocument(document);
  const fields: ConditionField[] = [];
  for (const field of askedFields(main)) {
    fields.push({
      field: field.field,
      name: field.title,
      columnType: field.columnType,
      data: await optionsOf(call, field),
    });
  }
  return plain(fields);
};

const optionsOf = async (
  call: UserCall,
  { data, dataKey }: ResolvedField,
): Promise<ConditionField['data']> => {
  const options =
    data ??
    (dataKey === undefined ? [] : ((await dictionary(call, dataKey, { limit: optionsLimit }))?.data ?? []));
  return options.map(({ key, value }) => ({ key, value }));
};
