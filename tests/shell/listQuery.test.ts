import { describe, expect, it } from 'vitest';
import { formatListQuery, type ListQuery, parseListQuery } from '../../runtime/store/ListQuery.ts';
import { orderTable } from './support.ts';

const table = orderTable();
const sizes = { sizes: [30, 60, 100, 120], size: 30 };
const plain: ListQuery = {
  quick: '',
  values: {},
  node: undefined,
  sort: undefined,
  page: 1,
  rows: 30,
  open: undefined,
};

describe('the address of a list', () => {
  it('is empty for a list as it starts', () => expect(formatListQuery(plain, table, sizes)).toBe(''));

  it('comes back as the same query, whatever stands in it', () => {
    const query: ListQuery = {
      quick: '轴承 & Co=1',
      values: {
        Code: 'A#1',
        OrderDate: ['2024-01-01', '2024-02-01'],
        Amount: [null, '100.5'],
        Customer_Id: '7',
      },
      node: '12',
      sort: { field: 'OrderDate', order: 'desc' },
      page: 4,
      rows: 60,
      open: '99',
    };
    expect(parseListQuery(formatListQuery(query, table, sizes), table, sizes)).toEqual(query);
  });

  it('says a descending sort with a minus', () => {
    const search = formatListQuery({ ...plain, sort: { field: 'Amount', order: 'desc' } }, table, sizes);
    expect(search).toBe('sort=-Amount');
  });

  it('passes over what means nothing here', () => {
    const search = 'f.Nothing=1&sort=Nothing&page=-3&rows=7&f.Code=';
    expect(parseListQuery(search, table, sizes)).toEqual(plain);
  });

  it('leaves out a range without ends', () => {
    expect(formatListQuery({ ...plain, values: { OrderDate: [null, null] } }, table, sizes)).toBe('');
  });
});
