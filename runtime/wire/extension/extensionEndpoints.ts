import { endpoint } from '../Endpoint.ts';
import { onTable } from '../Right.ts';
import type {
  ExtensionBody,
  ExtensionFieldKey,
  ExtensionFieldRow,
  ExtensionValue,
} from './ExtensionAnswers.ts';

/** Extension fields of tables and their values. */
export const extensionEndpoints = {
  fields: endpoint<readonly ExtensionFieldRow[]>()(
    'GET',
    '/api/Sys_Table_Extend/getTableExtendField',
    onTable('Search'),
  ),
  freeCode: endpoint<string>()('GET', '/api/Sys_Table_Extend/getFieldCode', onTable('Search')),
  update: endpoint<readonly ExtensionFieldKey[], ExtensionBody>()(
    'POST',
    '/api/Sys_Table_Extend/updateFormExtendField',
    onTable('Update'),
  ),
  values: endpoint<readonly ExtensionValue[]>()(
    'GET',
    '/api/DetailExtendData/getDetailExtendDataList',
    onTable('Search'),
  ),
} as const;
