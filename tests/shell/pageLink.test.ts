import { describe, expect, it } from 'vitest';
import { pageLink } from '../../runtime/store/pageLink.ts';

const link = { path: '/Customer', where: { Customer_Id: 'Buyer_Id', Region: 'City' } };
const anybody = () => true;

describe('a cell that leads to another page', () => {
  it('narrows its list by values of the row', () => {
    const row = { Buyer_Id: 7, City: '苏州 & 无锡' };
    const made = pageLink(link, row, anybody);
    expect(made?.pathname).toBe('/Customer');
    expect([...new URLSearchParams(made?.search)]).toEqual([
      ['f.Customer_Id', '7'],
      ['f.Region', '苏州 & 无锡'],
    ]);
  });

  it.each([
    ['the row has nothing to narrow by', { Buyer_Id: null, City: '苏州' }, anybody],
    ['a value is a list', { Buyer_Id: [1, 2], City: '苏州' }, anybody],
    ['the user may not open the page', { Buyer_Id: 7, City: '苏州' }, (path: string) => path !== '/Customer'],
  ])('leads nowhere when %s', (_name, row, may) => expect(pageLink(link, row, may)).toBeUndefined());
});
