import { describe, expect, it } from 'vitest';
import { codeFieldOf } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { copyDocument } from '../../runtime/store/box/copyDocument.ts';
import { newRecord } from '../../runtime/store/box/newRecord.ts';
import { documentOf, tableOf } from './harness.tsx';

describe('the code field of a copy', () => {
  it.each([
    ['SalesOrder_Id', 'SalesOrderCode'],
    ['Base_Product_Id', 'Base_ProductCode'],
    ['Id', 'IdCode'],
  ])('of key %s is %s', (key, code) => expect(codeFieldOf({ key })).toBe(code));

  it('is left out though no number rule fills it #E31', () => {
    const doc = documentOf(
      tableOf([
        { field: 'OrderCode', title: '单据编号', type: 'text' },
        { field: 'Customer', title: '客户', type: 'text' },
      ]),
    );
    const main = { Order_Id: 7, OrderCode: 'SO1', Customer: '甲' };
    expect(copyDocument(doc, { main, details: {} }).main).toEqual({ Customer: '甲' });
  });
});

describe('a field that is not copied', () => {
  it('begins with its default, in the record and in its rows', () => {
    const fields = [
      { field: 'Name', title: '名称', type: 'text' },
      { field: 'State', title: '状态', type: 'text', copied: false, default: '新建' },
      { field: 'Sent', title: '已发', type: 'text', copied: false },
    ];
    const doc = documentOf(tableOf(fields), tableOf(fields, { table: 'Line' }));
    const row = { Name: '甲', State: '完成', Sent: '是' };
    const { main, details } = copyDocument(doc, { main: row, details: { Line: [row] } });
    expect(details.Line).toEqual([{ Name: '甲' }]);
    expect(newRecord(doc.main, main, {})).toEqual({ Name: '甲', State: '新建' });
  });
});
