import { describe, expect, it } from 'vitest';
import { codeFieldOf } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { copyDocument } from '../../runtime/store/box/copyDocument.ts';
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
