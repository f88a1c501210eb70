import { endpoint } from '../Endpoint.ts';
import { keysAt } from '../NamedKey.ts';
import { rowsOf, wholeOf } from '../NamedTable.ts';
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
    rowsOf('query.tableName'),
  ),
  freeCode: endpoint<string>()(
    'GET',
    '/api/Sys_Table_Extend/getFieldCode',
    onTable('Search'),
    wholeOf('query.tableName'),
  ),
  update: endpoint<readonly ExtensionFieldKey[], ExtensionBody>()(
    'POST',
    '/api/Sys_Table_Extend/updateFormExtendField',
    onTable('Update'),
    wholeOf('body.Sys_Table_Extends.TableName'),
    keysAt('whole', 'body.DeleteKeys'),
  ),
  values: endpoint<readonly ExtensionValue[]>()(
    'GET',
    '/api/DetailExtendData/getDetailExtendDataList',
    onTable('Search'),
    rowsOf('query.tableName'),
    keysAt('rows', 'query.linkId'),
  ),
} as const;
