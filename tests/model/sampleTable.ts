import type { User } from '../../runtime/model/access/User.ts';
import { type Layer, layersOf } from '../../runtime/model/fields/resolve/Layer.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { resolve } from '../../runtime/model/fields/resolve/resolve.ts';
import { fieldTypeRegistry } from '../../runtime/model/fields/types/index.ts';
import { translate } from '../../runtime/model/formulas/translate.ts';
import type { SchemaBundle } from '../../runtime/model/schema/SchemaBundle.ts';
import type { MixinSchema, TableSchema } from '../../runtime/model/schema/TableSchema.ts';

export const types = fieldTypeRegistry();

export const bundleOf = (
  tables: readonly TableSchema[],
  mixins: readonly MixinSchema[] = [],
): SchemaBundle => ({
  tables: new Map(tables.map((table) => [table.table, table])),
  mixins: new Map(mixins.map((mixin) => [mixin.mixin, mixin])),
  pages: [],
  dictionaries: new Map(),
  menus: [],
  permissionSets: [],
});

/** A mixin with creator and closing state. */
export const owned: MixinSchema = {
  format: 1,
  mixin: 'owned',
  fields: [
    {
      field: 'CreateID',
      title: 'Creator id',
      type: 'number',
      columnType: 'int',
      hidden: true,
      stamp: 'createId',
    },
    { field: 'CreateDate', title: 'Created', type: 'datetime', stamp: 'createTime' },
    { field: 'IsColoseCase', title: 'Closed', type: 'switch', readonly: true, default: 0 },
  ],
  locks: [
    {
      when: { '==': [{ var: 'IsColoseCase' }, 1] },
      actions: ['Update', 'Delete'],
      message: 'list.lockedClosed',
    },
  ],
};

export const orderSchema: TableSchema = {
  format: 1,
  table: 'Order',
  cnName: 'Order',
  key: 'Order_Id',
  mixins: ['owned'],
  userPermissionDesc: true,
  fields: [
    {
      field: 'Code',
      title: 'Code',
      type: 'text',
      editRowNo: 1,
      searchRowNo: 1,
      searchType: 'like',
      fixed: 'left',
      numberRule: 'Order',
    },
    {
      field: 'Customer_Id',
      title: 'Customer',
      type: 'select',
      columnType: 'int',
      dataKey: 'customers',
      editRowNo: 1,
      searchRowNo: 1,
      unique: true,
    },
    { field: 'OrderDate', title: 'Date', type: 'date', editRowNo: 1, searchRowNo: 1 },
    {
      field: 'SentAt',
      title: 'Sent',
      type: 'datetime',
      editRowNo: 2,
      readonlyWhen: { '!=': [{ var: 'SentAt' }, null] },
    },
    {
      field: 'Amount',
      title: 'Amount',
      type: 'decimal',
      scale: 2,
      searchRowNo: 2,
      searchType: 'range',
      summary: true,
      formula: { '*': [{ var: 'Qty' }, 2] },
    },
    { field: 'Qty', title: 'Quantity', type: 'int', editRowNo: 2, colSize: 6 },
    { field: 'Tags', title: 'Tags', type: 'selectList', dataKey: 'tags', editRowNo: 3 },
    { field: 'Region', title: 'Region', type: 'cascader', dataKey: 'regions', editRowNo: 3 },
    { field: 'Secret', title: 'Secret', type: 'password', writeOnly: true, editRowNo: 4 },
    { field: 'Big', title: 'Big', type: 'text', columnType: 'long' },
    { field: 'Section', title: 'Section', type: 'line', editRowNo: 5 },
    { field: 'Note', title: 'Note', type: 'textarea', hidden: true },
  ],
};

export const resolveWith = (schema: TableSchema, layers: readonly Layer[] = [], mixins = [owned]) =>
  resolve(translate([...layersOf(bundleOf([schema], mixins), schema.table), ...layers], []), types);

export const order: ResolvedTable = resolveWith(orderSchema).table;

export const userWith = (patch: Partial<User> = {}): User => ({
  id: 7,
  userName: 'sales',
  realName: 'Li',
  roleIds: [2],
  roleNames: ['sales'],
  isSuperAdmin: false,
  grants: new Map([['order', new Set(['Search', 'Update'])]]),
  fieldRights: new Map(),
  subordinateIds: [7, 9],
  ...patch,
});
