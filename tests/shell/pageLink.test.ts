import { describe, expect, it } from 'vitest';
import type { Row } from '../../runtime/model/schema/Row.ts';
import { pageLink } from '../../runtime/store/page/pageLink.ts';

const link = { path: '/Customer', where: { Customer_Id: 'Buyer_Id', Region: 'City' } };
const anybody = () => true;

describe('a row about a document in a flow', () => {
  const named = { path: '/{WorkTable}', where: {}, open: 'WorkTableKey' };
  const row = { WorkTable: 'Production_SalesOrder', WorkTableKey: '7' };
  const nobody = () => false;

  it('leads to the document in its page, watched', () => {
    const made = pageLink(named, row, (path) => path === '/Production_SalesOrder');
    expect(made).toEqual({ pathname: '/Production_SalesOrder', search: 'viewflow=1&id=7' });
  });

  it('leads whoever may not open that page to the one to decide on', () => {
    expect(pageLink(named, row, nobody)).toEqual({
      pathname: '/approve',
      search: 'table=Production_SalesOrder&key=7',
    });
  });

  it.each([
    ['names no document', named, { WorkTable: null, WorkTableKey: '7' }],
    ['names no record', named, { WorkTable: 'Production_SalesOrder', WorkTableKey: null }],
    ['is about another page', { ...named, path: '/Production_SalesOrder' }, row],
  ])('leads nowhere when it %s', (_name, link, row) => expect(pageLink(link, row, nobody)).toBeUndefined());
});

describe('a cell that leads to another page', () => {
  it('narrows its list by values of the row #E12 #X05', () => {
    const row = { Buyer_Id: 7, City: '苏州 & 无锡' };
    const made = pageLink(link, row, anybody);
    expect(made?.pathname).toBe('/Customer');
    expect([...new URLSearchParams(made?.search)]).toEqual([
      ['f.Customer_Id', '7'],
      ['f.Region', '苏州 & 无锡'],
    ]);
  });

  it('narrows dates to the day of the row, and to those up to the end of a parameter of its view', () => {
    const dated = { path: '/Move', where: {}, dates: { Time: 'On' }, upTo: { Day: 'Period' } };
    const made = (row: Row, searched?: Row) => pageLink(dated, row, anybody, searched)?.search;
    const read = (text: string | undefined) => [...new URLSearchParams(text)];
    const row = { On: '2026-03-02 10:00:00', Period: '2026-02-01' };
    expect(read(made(row, { On: ['2026-01-01', null], Period: ['2026-02-01', '2026-02-28'] }))).toEqual([
      ['f.Time', '2026-03-02~2026-03-02'],
      ['f.Day', '~2026-02-28'],
    ]);
    expect(read(made(row, { Period: ['2026-02-01', null] }))).toEqual([['f.Time', '2026-03-02~2026-03-02']]);
    expect(read(made(row))).toEqual([['f.Time', '2026-03-02~2026-03-02']]);
    expect(made({ On: null })).toBeUndefined();
  });

  it.each([
    ['the row has nothing to narrow by', { Buyer_Id: null, City: '苏州' }, anybody],
    ['a value is a list', { Buyer_Id: [1, 2], City: '苏州' }, anybody],
    ['the user may not open the page', { Buyer_Id: 7, City: '苏州' }, (path: string) => path !== '/Customer'],
  ])('leads nowhere when %s', (_name, row, may) => expect(pageLink(link, row, may)).toBeUndefined());
});
