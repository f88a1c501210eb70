import { tableEndpoints as endpoints } from '../../runtime/wire/tableEndpoints.ts';
import type { Route } from '../http/Route.ts';
import { mayTakeLong } from '../longWork/mayTakeLong.ts';
import { changeUpdate } from '../operations/changeUpdate.ts';
import { choices } from '../operations/choices.ts';
import { counts } from '../operations/counts.ts';
import { del } from '../operations/del.ts';
import { detailPage } from '../operations/detailPage.ts';
import { exportTable } from '../operations/exporting/exportTable.ts';
import { groups } from '../operations/groups.ts';
import { history } from '../operations/log/history.ts';
import { lookup } from '../operations/lookup.ts';
import { page } from '../operations/page.ts';
import { related } from '../operations/references/related.ts';
import { uses } from '../operations/references/uses.ts';
import { saveTable } from '../operations/saveTable.ts';
import { selector } from '../operations/selector.ts';
import { moveRow } from '../operations/sequence/moveRow.ts';
import { switchRow } from '../operations/switchRow.ts';
import { tableRoute as at } from '../operations/tableRoute.ts';
import { childIds, treeChildren, treeRoots } from '../operations/tree.ts';

/** Routes of every table. They come after the routes of single tables, which take precedence. */
export const tableRoutes: readonly Route[] = [
  at(endpoints.page, page),
  at(endpoints.getPageData, page),
  at(endpoints.groups, groups),
  at(endpoints.counts, counts),
  at(endpoints.detailPage, detailPage),
  at(endpoints.add, (call, table) => saveTable(call, table, 'Add')),
  at(endpoints.update, (call, table) => saveTable(call, table, 'Update')),
  at(endpoints.del, del),
  at(endpoints.lookup, lookup),
  at(endpoints.choices, choices),
  at(endpoints.changeUpdate, changeUpdate),
  at(endpoints.moveRow, moveRow),
  at(endpoints.switchRow, switchRow),
  at(endpoints.history, history),
  at(endpoints.related, related),
  at(endpoints.uses, uses),
  mayTakeLong(at(endpoints.export, exportTable)),
  at(endpoints.treeRoots, treeRoots),
  at(endpoints.treeChildren, treeChildren),
  at(endpoints.selector, selector),
  at(endpoints.childIds, childIds),
];
