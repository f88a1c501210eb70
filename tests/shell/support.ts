import type { User } from '../../runtime/model/access/User.ts';
import { plainSettings } from '../../runtime/model/fields/columnSet/ColumnSet.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { resolve } from '../../runtime/model/fields/resolve/resolve.ts';
import { fieldTypeRegistry } from '../../runtime/model/fields/types/index.ts';
import type { Keep } from '../../runtime/store/shell/AppStore.ts';

export const types = fieldTypeRegistry();

/** A storage in memory. */
export function memory(): Keep & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

export function userWith(grants: Readonly<Record<string, readonly string[]>>, isSuperAdmin = false): User {
  return {
    id: 2,
    userName: 'sales',
    realName: '李销售',
    roleIds: [isSuperAdmin ? 1 : 2],
    roleNames: ['销售'],
    isSuperAdmin,
    grants: new Map(Object.entries(grants).map(([name, actions]) => [name, new Set(actions)])),
    fieldRights: new Map(),
    subordinateIds: [2],
  };
}

/** A small order table with one field of each kind that lists treat differently. */
export function orderTable(): ResolvedTable {
  return resolve(
    [
      {
        kind: 'table',
        name: 'Orders',
        table: { table: 'Orders', cnName: '订单', key: 'Order_Id', nameField: 'Code' },
        fields: [
          {
            field: 'Code',
            title: '编号',
            type: 'text',
            searchRowNo: 1,
            searchType: 'like',
            link: true,
            width: 120,
          },
          { field: 'OrderDate', title: '日期', type: 'date', searchRowNo: 1 },
          {
            field: 'Customer_Id',
            title: '客户',
            type: 'select',
            columnType: 'int',
            dataKey: 'customers',
            searchRowNo: 1,
          },
          {
            field: 'Amount',
            title: '金额',
            type: 'decimal',
            searchRowNo: 2,
            searchType: 'range',
            summary: true,
          },
          { field: 'Closed', title: '结案', type: 'switch', searchRowNo: 2 },
        ],
      },
    ],
    types,
  ).table;
}

/** The application of a page whose user set nothing, as its buttons ask it. */
export const plainApp = { settings: { of: () => plainSettings } };
