import { expect, it } from 'vitest';
import type { User } from '../../runtime/model/access/User.ts';
import { compileSql } from '../../server-mock/db/sql/compile.ts';
import { createCatalog } from '../../server-mock/process/createContext.ts';
import { scopeOf } from '../../server-mock/reading/scopeOf.ts';
import { Clock } from '../../server-mock/time/Clock.ts';
import { workflowGuard } from '../../server-mock/workflow/hiding/workflowGuard.ts';
import { shipped } from './shipped.ts';

const order = shipped.bundle.tables.get('Production_SalesOrder');
if (order === undefined) throw new Error('no sales orders');
const detail = { table: 'Production_SalesOrderList', cnName: '明细', foreignKey: 'CreateID' };
const other = { ...order, table: 'Other_Order', cnName: '其他单据', details: [detail] };
const catalog = createCatalog({
  ...shipped,
  bundle: { ...shipped.bundle, tables: new Map([...shipped.bundle.tables, [other.table, other]]) },
});
const lines = catalog.table('Production_SalesOrderList');

const scopeWith = (...granted: readonly string[]): string | undefined => {
  const user: User = {
    id: 2,
    userName: 'u',
    realName: 'u',
    roleIds: [2],
    roleNames: [],
    isSuperAdmin: false,
    grants: new Map(granted.map((name) => [name.toLowerCase(), new Set(['Search'])])),
    fieldRights: new Map(),
    subordinateIds: [],
  };
  const scope =
    lines &&
    scopeOf(
      { context: { catalog, clock: new Clock('Asia/Shanghai'), guard: workflowGuard }, user, locale: 'zh' },
      lines,
    );
  return scope && compileSql(scope, 'server').sql;
};

it('rows of a detail of two main tables are seen only through the one a user may open', () => {
  expect(scopeWith('Production_SalesOrder')).toBe('("SalesOrder_Id" is not null)');
  expect(scopeWith('Other_Order')).toBe('("CreateID" is not null)');
  // A row of neither document is out of scope, whichever of them the user may open.
  expect(scopeWith('Production_SalesOrder', 'Other_Order')).toBe(
    '("SalesOrder_Id" is not null or "CreateID" is not null)',
  );
  expect(scopeWith('Production_SalesOrderList')).toBeUndefined();
});
