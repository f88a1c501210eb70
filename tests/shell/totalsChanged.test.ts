import { describe, expect, it } from 'vitest';
import type { Document, DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import { totalsChanged } from '../../runtime/store/links/totalsChanged.ts';
import { orderTable } from './support.ts';

const total = { total: 'sum', over: { table: 'Delivery', via: 'Order_Id' } } as const;

/** The order, of which a header field and a field of its rows are totals. */
const orders = (): DocumentTable => {
  const table = orderTable();
  const [first, ...fields] = table.fields;
  if (first === undefined) throw new Error('the order has no field');
  const summed = { ...table, fields: [{ ...first, field: 'Delivered', rollup: total }, ...fields] };
  return {
    main: summed,
    details: [
      { table: { ...summed, table: 'Line', key: 'Line_Id' }, schema: { table: 'Line', cnName: '行' } },
    ],
  } as unknown as DocumentTable;
};

const document = (main: Row, ...rows: Row[]): Document => ({ main, details: { Line: rows } });

describe('totals that other documents changed', () => {
  const before = document({ Delivered: 1, Remark: 'a' }, { Line_Id: 7, Delivered: 2 });
  it.each<[string, Document, boolean]>([
    ['nothing', before, false],
    [
      'the same number in other digits',
      document({ Delivered: '1.00' }, { Line_Id: 7, Delivered: '2.000' }),
      false,
    ],
    ['what people type', document({ Delivered: 1, Remark: 'b' }, { Line_Id: 7, Delivered: 2 }), false],
    ['a total of the header', document({ Delivered: 3 }, { Line_Id: 7, Delivered: 2 }), true],
    ['a total of a row', document({ Delivered: 1 }, { Line_Id: 7, Delivered: 4 }), true],
    [
      'rows that others added',
      document({ Delivered: 1 }, { Line_Id: 7, Delivered: 2 }, { Line_Id: 8 }),
      false,
    ],
  ])('%s', (_what, after, changed) => expect(totalsChanged(orders(), before, after)).toBe(changed));
});
