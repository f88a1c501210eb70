import { describe, expect, it } from 'vitest';
import type { Document } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import { readBundle } from '../../server-mock/catalog/readBundle.ts';
import { changesTotalsOnly } from '../../server-mock/links/changesTotalsOnly.ts';
import { linkIndex } from '../../server-mock/links/LinkIndex.ts';
import { createCatalog } from '../../server-mock/process/createContext.ts';

const catalog = createCatalog(readBundle(new URL('../../schemas/', import.meta.url).pathname));
const order = catalog.document('Production_SalesOrder');
const row = { SalesOrderList_Id: 1, Qty: 10, CarriedQty: 2, RemainQty: 8 };
const before: Document = {
  main: { SalesOrder_Id: 1, AuditStatus: 1, DeliveredPercent: 20 },
  details: { Production_SalesOrderList: [row] },
};
const withRows = (...rows: Document['details'][string][]): Document => ({
  ...before,
  details: { Production_SalesOrderList: rows.flat() },
});

describe('a change of totals alone', () => {
  const cases: readonly (readonly [string, Document | undefined, boolean])[] = [
    ['a total of a row and a formula over it', withRows([{ ...row, CarriedQty: 3, RemainQty: 7 }]), true],
    ['a percentage over totals', { ...before, main: { ...before.main, DeliveredPercent: 30 } }, true],
    ['a quantity', withRows([{ ...row, Qty: 11 }]), false],
    ['a state', { ...before, main: { ...before.main, AuditStatus: 4 } }, false],
    ['a new row', withRows([row, { ...row, SalesOrderList_Id: 2 }]), false],
    ['a row less', withRows([]), false],
    ['a deletion', undefined, false],
  ];
  it.each(cases)('%s', (_, after, expected) => {
    if (order === undefined) throw new Error('no orders');
    expect(changesTotalsOnly(linkIndex(catalog), order, { before, after })).toBe(expected);
  });

  it('is not what a new document is', () => {
    if (order === undefined) throw new Error('no orders');
    expect(changesTotalsOnly(linkIndex(catalog), order, { before: undefined, after: before })).toBe(false);
  });
});
