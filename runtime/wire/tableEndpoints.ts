import type { Option } from '../model/schema/FieldSchema.ts';
import type { Row } from '../model/schema/Row.ts';
import { answering, endpoint } from './Endpoint.ts';
import { onTable } from './Right.ts';

/** The calls every table answers. `getPageData` is the old name of `page`. */
export const tableEndpoints = {
  page: endpoint('POST', '/api/:table/Page', onTable('Search')),
  getPageData: endpoint('POST', '/api/:table/getPageData', onTable('Search')),
  detailPage: endpoint('POST', '/api/:table/getDetailPage', onTable('Search')),
  add: endpoint('POST', '/api/:table/Add', onTable('Add')),
  update: endpoint('POST', '/api/:table/Update', onTable('Update')),
  del: endpoint('POST', '/api/:table/Del', onTable('Delete')),
  lookup: answering<Row>()(endpoint('POST', '/api/:table/Lookup', onTable('Search'))),
  choices: answering<readonly Option[]>()(endpoint('POST', '/api/:table/Choices', onTable('Search'))),
  changeUpdate: endpoint('POST', '/api/:table/changeUpdate', onTable('Update')),
  moveRow: answering<readonly Row[]>()(endpoint('POST', '/api/:table/moveRow', onTable('Update'))),
  switchRow: endpoint('POST', '/api/:table/switchRow', onTable('Update')),
  export: endpoint('POST', '/api/:table/Export', onTable('Export')),
  treeRoots: endpoint('POST', '/api/:table/getTreeTableRootData', onTable('Search')),
  treeChildren: endpoint('POST', '/api/:table/getTreeTableChildrenData', onTable('Search')),
  selector: endpoint('POST', '/api/:table/getSelector', onTable('Search')),
  childIds: endpoint('GET', '/api/:table/getChildIds', onTable('Search')),
} as const;
