import type { Answer } from '../http/Answer.ts';
import type { UserCall } from '../http/Call.ts';
import { type Route, userRoute } from '../http/Route.ts';
import { changeUpdate } from '../operations/changeUpdate.ts';
import { choices } from '../operations/choices.ts';
import { del } from '../operations/del.ts';
import { detailPage } from '../operations/detailPage.ts';
import { exportTable } from '../operations/exporting/exportTable.ts';
import { lookup } from '../operations/lookup.ts';
import { page } from '../operations/page.ts';
import { saveTable } from '../operations/saveTable.ts';
import { selector } from '../operations/selector.ts';
import { moveRow } from '../operations/sequence/moveRow.ts';
import { switchRow } from '../operations/switchRow.ts';
import { tableOfCall } from '../operations/tableOfCall.ts';
import { childIds, treeChildren, treeRoots } from '../operations/tree.ts';

const post = (verb: string, run: (call: UserCall, table: string) => Promise<Answer>): Route =>
  userRoute('POST', `/api/:table/${verb}`, (call) => run(call, tableOfCall(call)));

const get = (verb: string, run: (call: UserCall, table: string) => Promise<Answer>): Route =>
  userRoute('GET', `/api/:table/${verb}`, (call) => run(call, tableOfCall(call)));

/** The calls every table answers. After the routes of single tables: those win. */
export const tableRoutes: readonly Route[] = [
  post('page', page),
  post('getpagedata', page),
  post('getdetailpage', detailPage),
  post('add', (call, table) => saveTable(call, table, 'Add')),
  post('update', (call, table) => saveTable(call, table, 'Update')),
  post('del', del),
  post('lookup', lookup),
  post('choices', choices),
  post('changeupdate', changeUpdate),
  post('moverow', moveRow),
  post('switchrow', switchRow),
  post('export', exportTable),
  post('gettreetablerootdata', treeRoots),
  post('gettreetablechildrendata', treeChildren),
  post('getselector', selector),
  get('getchildids', childIds),
];
