import { endpoint } from '../Endpoint.ts';
import { onTable } from '../Right.ts';

/** Extension fields of tables and their values. */
export const extensionEndpoints = {
  fields: endpoint('GET', '/api/Sys_Table_Extend/getTableExtendField', onTable('Search')),
  freeCode: endpoint('GET', '/api/Sys_Table_Extend/getFieldCode', onTable('Search')),
  update: endpoint('POST', '/api/Sys_Table_Extend/updateFormExtendField', onTable('Update')),
  values: endpoint('GET', '/api/DetailExtendData/getDetailExtendDataList', onTable('Search')),
} as const;
