import type { Endpoint } from './Endpoint.ts';

const at = <const Verb extends string>(
  method: Endpoint['method'],
  verb: Verb,
): Endpoint<`/api/:table/${Verb}`> => ({ method, path: `/api/:table/${verb}` });

/** The calls every table answers. `getPageData` is the old name of `page`. */
export const tableEndpoints = {
  page: at('POST', 'Page'),
  getPageData: at('POST', 'getPageData'),
  detailPage: at('POST', 'getDetailPage'),
  add: at('POST', 'Add'),
  update: at('POST', 'Update'),
  del: at('POST', 'Del'),
  lookup: at('POST', 'Lookup'),
  choices: at('POST', 'Choices'),
  changeUpdate: at('POST', 'changeUpdate'),
  moveRow: at('POST', 'moveRow'),
  switchRow: at('POST', 'switchRow'),
  export: at('POST', 'Export'),
  treeRoots: at('POST', 'getTreeTableRootData'),
  treeChildren: at('POST', 'getTreeTableChildrenData'),
  selector: at('POST', 'getSelector'),
  childIds: at('GET', 'getChildIds'),
} as const;
