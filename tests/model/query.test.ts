import { describe, expect, it } from 'vitest';
import '../../runtime/model/explain/allMessages.ts';
import type { Clause, Ignored } from '../../runtime/model/conditions/query/Clause.ts';
import { queryLimits } from '../../runtime/model/conditions/query/QueryRules.ts';
import { readFilters } from '../../runtime/model/conditions/query/readFilters.ts';
import { readMultiples } from '../../runtime/model/conditions/query/readMultiples.ts';
import { readSort } from '../../runtime/model/conditions/query/readSort.ts';
import { readWheres } from '../../runtime/model/conditions/query/readWheres.ts';
import { searchClauses } from '../../runtime/model/conditions/query/searchClauses.ts';
import { isMessageKey } from '../../runtime/model/messages/index.ts';
import cases from './cases/wheres.json' with { type: 'json' };
import { order, orderSchema, resolveWith } from './sampleTable.ts';

const brief = (clauses: readonly Clause[]) =>
  clauses.map(({ field, operator, values }) => [field.field, operator, values]);
const reasons = (ignored: readonly Ignored[]) => ignored.map(({ name, reason }) => [name, reason]);

describe('wheres of a Page call', () => {
  it.each(
    cases as readonly {
      says: string;
      wheres: unknown;
      unreadable?: string[];
      clauses: unknown;
      ignored?: unknown;
    }[],
  )('$says', ({ wheres, unreadable, clauses, ignored = [] }) => {
    const readable = new Set(
      order.fields.map(({ field }) => field).filter((name) => !unreadable?.includes(name)),
    );
    const read = readWheres(order, wheres, { readable });
    expect(brief(read.clauses)).toEqual(clauses);
    expect(reasons(read.ignored)).toEqual(ignored);
    for (const { reason } of read.ignored) expect(isMessageKey(reason), reason).toBe(true);
  });

  it('are limited in number, values and length, and say so', () => {
    const many = Array.from({ length: 101 }, () => ({ name: 'Qty', value: '1' }));
    expect(readWheres(order, many).clauses).toHaveLength(100);
    expect(reasons(readWheres(order, many).ignored)).toEqual([['', 'query.tooMany']]);
    const long = readWheres(order, [{ name: 'Code', value: 'x'.repeat(20_001) }]);
    expect(reasons(long.ignored)).toEqual([['Code', 'query.tooLong']]);
    expect(long.ignored[0]?.value.length).toBeLessThan(120);
    const wide = readWheres(order, [{ name: 'Qty', value: Array(1001).fill(1), displayType: 'in' }]);
    expect(reasons(wide.ignored)).toEqual([['Qty', 'query.tooLong']]);
  });
});

describe('filters of a Page call', () => {
  it('must all hold when they are a list #E32', () => {
    const { groups } = readFilters(order, [
      { field: 'Qty', filterType: '>', value: 3 },
      { field: 'Code', filterType: '=', value: 'a' },
    ]);
    expect(groups.map(({ type, clauses }) => [type, brief(clauses)])).toEqual([
      [
        'and',
        [
          ['Qty', 'gt', [3]],
          ['Code', 'equal', ['a']],
        ],
      ],
    ]);
  });

  it('are refused where a group is joined by an unknown word, and ask for nothing where a list is empty', () => {
    const { groups, ignored } = readFilters(order, [
      { tjzType: 'xor', tjOptions: [{ field: 'Qty', filterType: '>', value: 3 }] },
      ...['', null, undefined, []].map((value) => ({ field: 'Qty', filterType: 'in', value })),
    ]);
    expect(groups.map(({ type, clauses }) => [type, brief(clauses)])).toEqual([
      ['and', Array.from({ length: 4 }, () => ['Qty', 'in', []])],
    ]);
    expect(reasons(ignored)).toEqual([['filters/0/tjzType', 'query.unknownGroup']]);
    const where = (displayType: string) =>
      brief(readWheres(order, [{ name: 'Qty', value: '', displayType }]).clauses);
    expect(where('in')).toEqual([['Qty', 'in', []]]);
    expect(where('selectList')).toEqual([]);
  });

  it.each([
    ['sort', { Qty: 'asc' }, 'desc'],
    ['sort', 1, 'asc'],
    ['order', 'Qty', 'up'],
    ['order', 'Qty', 1],
    ['sort', ','.repeat(queryLimits.text + 1), 'asc'],
    ['order', 'Qty', 'asc,'.repeat(queryLimits.text)],
  ])('a %s that cannot be read is reported', (name, sort, direction) => {
    expect(reasons(readSort(order, sort, direction).ignored)).toEqual([[name, 'query.unreadable']]);
  });

  it('multiples that name no field are reported', () => {
    const { group, ignored } = readMultiples(order, { fields: { Qty: 1 }, value: '1' });
    expect([group, reasons(ignored)]).toEqual([undefined, [['multiples/fields', 'query.unreadable']]]);
  });

  it('are groups of which any or all may hold #X02', () => {
    const { groups, ignored } = readFilters(order, [
      {
        tjzType: 'or',
        tjOptions: [
          { field: 'Qty', filterType: '<', value: '1' },
          { field: 'Code', filterType: 'empty' },
        ],
      },
      { tjzType: 'and', tjOptions: [{ field: 'Nobody', value: 1 }] },
    ]);
    expect(groups.map(({ type, clauses }) => [type, brief(clauses)])).toEqual([
      [
        'or',
        [
          ['Qty', 'lt', [1]],
          ['Code', 'empty', []],
        ],
      ],
    ]);
    expect(reasons(ignored)).toEqual([['Nobody', 'query.unknownField']]);
  });

  it('take a date token as its days, seen from the clock #X02', () => {
    const asked = [
      { field: 'OrderDate', filterType: 'thisWeek' },
      { field: 'SentAt', filterType: 'past', value: '3' },
      { field: 'SentAt', filterType: 'future', value: '' },
    ];
    const { groups, ignored } = readFilters(order, asked, { now: '2026-11-21 08:00:00' });
    expect(groups.map(({ clauses }) => brief(clauses))).toEqual([
      [
        ['OrderDate', 'within', ['2026-11-16', '2026-11-23']],
        ['SentAt', 'within', ['2026-11-18', '2026-11-22']],
      ],
    ]);
    expect(ignored).toEqual([]);
  });

  it('do not use a date token of a number, with broken days, or without a clock', () => {
    const now = '2026-11-21 08:00:00';
    const ignoredOf = (filter: object, rules = {}) => reasons(readFilters(order, [filter], rules).ignored);
    expect(ignoredOf({ field: 'Qty', filterType: 'today' }, { now })).toEqual([
      ['Qty', 'query.invalidValue'],
    ]);
    expect(ignoredOf({ field: 'OrderDate', filterType: 'past', value: 'x' }, { now })).toEqual([
      ['OrderDate', 'query.invalidValue'],
    ]);
    expect(ignoredOf({ field: 'OrderDate', filterType: 'today' })).toEqual([
      ['OrderDate', 'query.invalidValue'],
    ]);
  });

  it('refuse an unknown comparison instead of taking it for equal', () => {
    expect(reasons(readFilters(order, [{ field: 'Qty', filterType: 'about', value: 1 }]).ignored)).toEqual([
      ['Qty', 'query.unknownOperator'],
    ]);
  });

  it('are limited over all groups', () => {
    const group = { tjOptions: Array.from({ length: 60 }, () => ({ field: 'Qty', value: 1 })) };
    const { groups, ignored } = readFilters(order, [group, group]);
    expect(groups.flatMap(({ clauses }) => clauses)).toHaveLength(100);
    expect(reasons(ignored)).toEqual([['', 'query.tooMany']]);
  });
});

describe('quick search over several fields', () => {
  it('looks for a part of text and for equal numbers', () => {
    const { group } = readMultiples(order, { fields: ['Code', 'Qty'], value: '12' });
    expect(group && [group.type, brief(group.clauses)]).toEqual([
      'or',
      [
        ['Code', 'like', ['12']],
        ['Qty', 'equal', [12]],
      ],
    ]);
  });

  it('matches nothing where the value can be no value, and asks nothing when empty', () => {
    expect(readMultiples(order, { fields: 'Qty', value: 'abc' }).group).toEqual({ type: 'or', clauses: [] });
    expect(readMultiples(order, { fields: 'Qty', value: '' }).group).toBeUndefined();
    expect(readMultiples(order, undefined).group).toBeUndefined();
  });

  it('reports fields that are not there', () => {
    const { group, ignored } = readMultiples(order, { fields: ['Secret', 'x'], value: 'a' });
    expect(group).toBeUndefined();
    expect(reasons(ignored)).toEqual([
      ['Secret', 'query.forbiddenField'],
      ['x', 'query.unknownField'],
    ]);
  });
});

describe('sort of a Page call', () => {
  const by = (sort: unknown, direction?: unknown, table = order) =>
    readSort(table, sort, direction).by.map(({ field, order: way }) => `${field.field} ${way}`);

  it.each([
    ['takes the named column, downwards unless said #E34', 'qty', undefined, ['Qty desc', 'Order_Id desc']],
    ['takes several columns in one direction', 'Code,Qty', 'asc', ['Code asc', 'Qty asc', 'Order_Id asc']],
    ['takes a direction of each column', 'Code,Qty', 'asc,desc', ['Code asc', 'Qty desc', 'Order_Id desc']],
    [
      'keeps directions beside a dropped name',
      'Secret,Qty,Code',
      'desc,asc',
      ['Qty asc', 'Code asc', 'Order_Id asc'],
    ],
    ['drops unknown and forbidden names', 'Nobody,Secret,Qty', 'ASC', ['Qty asc', 'Order_Id asc']],
    ['falls back to the default order, downwards', 'Nobody', 'asc', ['Order_Id desc']],
    ['does not add the key twice', 'Order_Id', 'asc', ['Order_Id asc']],
  ] as const)('%s', (_, sort, direction, expected) => {
    expect(by(sort, direction)).toEqual(expected);
  });

  it('uses the sortName of the table', () => {
    const { table } = resolveWith({ ...orderSchema, sortName: 'OrderDate,Code' });
    const down = ['OrderDate desc', 'Code desc', 'Order_Id desc'];
    for (const [sort, direction] of [
      ['', ''],
      ['', 'desc'],
      ['Nobody', 'asc'],
    ] as const)
      expect(by(sort, direction, table)).toEqual(down);
    expect(by('', 'asc', table)).toEqual(['OrderDate asc', 'Code asc', 'Order_Id asc']);
  });

  it('uses the direction of the table for its own order only', () => {
    const { table } = resolveWith({ ...orderSchema, sortName: 'OrderDate,Code', sortOrder: 'asc' });
    expect(by('', 'desc', table)).toEqual(['OrderDate asc', 'Code asc', 'Order_Id asc']);
    expect(by('Code', '', table)).toEqual(['Code desc', 'Order_Id desc']);
  });

  it('reports what it dropped', () => {
    expect(reasons(readSort(order, 'Secret', 'asc').ignored)).toEqual([['Secret', 'query.forbiddenField']]);
  });
});

describe('clauses of the search panel', () => {
  it.each([
    ['skips empty values #V09', { Code: '', Qty: null, OrderDate: [null, null], Tags: [] }, []],
    ['trims text and keeps the way to compare', { Code: ' a ' }, [['Code', 'a', 'like']]],
    ['makes numbers text #V10', { Qty: 0 }, [['Qty', '0', 'equal']]],
    [
      'makes two clauses of a date #V11',
      { OrderDate: ['2024-01-01', '2024-01-31'] },
      [
        ['OrderDate', '2024-01-01', 'thanorequal'],
        ['OrderDate', '2024-01-31', 'lessorequal'],
      ],
    ],
    ['leaves the open side of a range out', { Amount: [null, 5] }, [['Amount', '5', 'lessorequal']]],
    ['joins several values #V13', { Tags: ['a', 'b'] }, [['Tags', 'a,b', 'in']]],
    [
      'asks for any of several values of a single choice',
      { Customer_Id: [1, 2] },
      [['Customer_Id', '1,2', 'selectList']],
    ],
    ['sends the last id of a cascader #V12', { Region: ['32', '3205'] }, [['Region', '3205', 'equal']]],
    ['skips names that are no field', { Nobody: 'x' }, []],
  ] as const)('%s', (_, values, expected) => {
    expect(
      searchClauses(order, values).map(({ name, value, displayType }) => [name, value, displayType]),
    ).toEqual(expected);
  });

  it('are read back as what was meant', () => {
    const wheres = searchClauses(order, {
      OrderDate: ['2024-01-01', '2024-01-31'],
      Customer_Id: [1, 2],
      Code: 'x',
    });
    expect(brief(readWheres(order, wheres).clauses)).toEqual([
      ['OrderDate', 'thanorequal', ['2024-01-01']],
      ['OrderDate', 'lt', ['2024-02-01']],
      ['Customer_Id', 'in', [1, 2]],
      ['Code', 'like', ['x']],
    ]);
  });
});
