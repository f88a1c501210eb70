import { expect, it } from 'vitest';
import { writableFields } from '../../runtime/model/access/writableFields.ts';
import { generate } from '../../runtime/model/codegen/generate.ts';
import { readEntry } from '../../runtime/model/codegen/readEntry.ts';
import { resolve } from '../../runtime/model/fields/resolve/resolve.ts';
import { bundleOf, orderSchema, types, userWith } from './sampleTable.ts';

const columns = [
  {
    ColumnName: 'Code',
    ColumnCnName: '编码',
    ColumnType: 'string',
    Maxlength: 20,
    IsKey: 1,
    IsReadDataset: 1,
  },
  { ColumnName: 'Name', ColumnCnName: '名称', ColumnType: 'string', EditType: 'text', EditRowNo: 1 },
];

it('an entry whose key column is a text has keys that people type, once', () => {
  const entry = readEntry({ ColumnCNName: '仓位', TableName: 'Bin' }, columns);
  const { table: schema } = generate(entry, { ...bundleOf([orderSchema]), menus: [] });
  expect(schema).toMatchObject({ key: 'Code', keyType: 'typed' });
  const { fields, ...table } = schema;
  const { table: resolved } = resolve([{ kind: 'table', name: 'Bin', table, fields }], types);
  expect(resolved.byName.get('Code')).toMatchObject({ required: true, maxlength: 20, editRowNo: 1 });
  const mayType = (row?: { readonly Version: number | null }) =>
    writableFields(userWith({ isSuperAdmin: true }), resolved, row).has('Code');
  expect([mayType(), mayType({ Version: null }), mayType({ Version: 1 })]).toEqual([true, true, false]);
});
