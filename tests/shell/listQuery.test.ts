import { describe, expect, it } from 'vitest';
import { formatListQuery, type ListQuery, parseListQuery } from '../../runtime/store/list/ListQuery.ts';
import { orderTable } from './support.ts';

const table = orderTable();
const sizes = { sizes: [30, 60, 100, 120], size: 30 };
const plain: ListQuery = {
  quick: '',
  values: {},
  node: undefined,
  columns: [],
  groups: [],
  sort: [],
  group: undefined,
  page: 1,
  rows: 30,
  open: undefined,
  view: undefined,
  watch: false,
  unread: [],
};

describe('the address of a list', () => {
  it('is empty for a list as it starts', () => expect(formatListQuery(plain, table, sizes)).toBe(''));

  it('comes back as the same query, whatever stands in it #X04', () => {
    const query: ListQuery = {
      quick: '轴承 & Co=1',
      values: {
        Code: 'A#1',
        OrderDate: ['2024-01-01', '2024-02-01'],
        Amount: [null, '100.5'],
        Customer_Id: '7',
      },
      node: '12',
      columns: [
        { field: 'Customer_Id', filterType: 'in', value: ['7', '9'] },
        { field: 'OrderDate', filterType: 'thisWeek' },
      ],
      groups: [
        {
          tjzType: 'or',
          tjOptions: [
            { field: 'Amount', filterType: '>=', value: 100 },
            { field: 'Code', filterType: 'like', value: '轴承 "A&B"' },
          ],
        },
        { tjzType: 'and', tjOptions: [{ field: 'Closed', filterType: '=', value: 1 }] },
      ],
      sort: [
        { field: 'OrderDate', order: 'desc' },
        { field: 'Amount', order: 'asc' },
      ],
      group: { field: 'OrderDate', each: 'quarter' },
      page: 4,
      rows: 60,
      open: '99',
      watch: true,
      view: 12,
      unread: [],
    };
    expect(parseListQuery(formatListQuery(query, table, sizes), table, sizes)).toEqual(query);
  });

  it('says a descending sort with a minus, several columns with commas, each column once', () => {
    const search = formatListQuery({ ...plain, sort: [{ field: 'Amount', order: 'desc' }] }, table, sizes);
    expect(search).toBe('sort=-Amount');
    expect(parseListQuery('sort=-Amount,Code,Amount,Nothing', table, sizes).sort).toEqual([
      { field: 'Amount', order: 'desc' },
      { field: 'Code', order: 'asc' },
    ]);
  });

  it('groups dates by month unless said, and not by numbers or unknown fields', () => {
    const group = (text: string) => parseListQuery(`group=${text}`, table, sizes).group;
    expect(group('OrderDate')).toEqual({ field: 'OrderDate', each: 'month' });
    expect(group('OrderDate:century')).toEqual({ field: 'OrderDate', each: 'month' });
    expect(group('Customer_Id:year')).toEqual({ field: 'Customer_Id', each: undefined });
    expect([group('Amount'), group('Nothing')]).toEqual([undefined, undefined]);
  });

  it('passes over what means nothing here', () => {
    const search = 'sort=Nothing&page=-3&rows=7&f.Code=';
    expect(parseListQuery(search, table, sizes)).toEqual(plain);
  });

  it.each([
    ['a field that the table has not', 'f.Nothing', '1'],
    ['filters that the server does not have', 'k', 'abc'],
    ['a group with a condition that has no shape', 'g', '[["and",["Amount",">",{"a":1}],["Code","=","A"]]]'],
    ['a group without a word that joins', 'g', '[["xor",["Code","=","A"]]]'],
    ['what is no JSON', 'g', '[['],
    ['what is no list', 'c', '1'],
    ['two conditions of one column', 'c', '[["Amount",">",1],["Amount","<",9]]'],
    ['a text that is too long', 'c', JSON.stringify([['Code', '=', 'x'.repeat(100_000)]])],
    ['more values than a condition may have', 'c', JSON.stringify([['Code', 'in', Array(1001).fill('1')]])],
  ])('keeps a filter that it cannot read: %s', (_, name, text) => {
    const search = new URLSearchParams({ [name]: text }).toString();
    const query = parseListQuery(search, table, sizes);
    expect(query.unread).toEqual([{ name, text }]);
    expect(formatListQuery(query, table, sizes)).toBe(search);
  });

  it('reads the filters of 423 pasted numbers', () => {
    const value = Array.from({ length: 423 }, (_, at) => `SO2026-11-${100_000 + at}`);
    const query = { ...plain, columns: [{ field: 'Code', filterType: 'in', value }] };
    const search = formatListQuery(query, table, sizes);
    expect(search.length).toBeGreaterThan(6000);
    expect(parseListQuery(search, table, sizes)).toEqual(query);
  });

  it('reads viewflow only with a record', () => {
    expect(parseListQuery('viewflow=1', table, sizes)).toEqual(plain);
    expect(parseListQuery('viewflow=0&id=7', table, sizes).watch).toBe(false);
  });

  it('opens a record by a parameter named like the key, as links to dynamic forms do #L03', () => {
    const query = parseListQuery('Order_Id=7', table, sizes);
    expect(query.open).toBe('7');
    expect(formatListQuery(query, table, sizes)).toBe('id=7');
    expect(parseListQuery('Order_Id=7&id=8', table, sizes).open).toBe('8');
  });

  it('leaves out a range without ends', () => {
    expect(formatListQuery({ ...plain, values: { OrderDate: [null, null] } }, table, sizes)).toBe('');
  });
});
