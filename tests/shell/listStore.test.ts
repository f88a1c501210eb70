import { describe, expect, it } from 'vitest';
import { type Answer, answered, failed } from '../../runtime/data/Answer.ts';
import { ListStore } from '../../runtime/store/list/ListStore.ts';
import type { PageQuery, PageResult } from '../../runtime/wire/PageQuery.ts';
import { orderTable } from './support.ts';

const sizes = { sizes: [30, 60, 100, 120], size: 30 };
const result = (ids: readonly number[], total = ids.length): Answer<PageResult> =>
  answered({ rows: ids.map((id) => ({ Order_Id: id, Code: `C${id}` })), total, summary: {}, ignored: [] });

function storeWith(answer: (query: PageQuery) => Promise<Answer<PageResult>>, quickFields = ['Code']) {
  const asked: PageQuery[] = [];
  const page = (_table: string, query: PageQuery) => {
    asked.push(query);
    return answer(query);
  };
  const nodeClauses = (node: string) => [
    { name: 'Customer_Id', value: `${node},8`, displayType: 'selectList' },
  ];
  return {
    asked,
    list: new ListStore(orderTable(), { data: { page }, sizes, quickFields: () => quickFields, nodeClauses }),
  };
}

describe('a list', () => {
  it('asks for what its address says, by the rules of the client #G01 #L05 #S33', async () => {
    const { asked, list } = storeWith(async () => result([1], 500));
    await list.follow('q=A1&f.OrderDate=2024-01-01~&f.Amount=5~9&node=7&sort=-Amount&page=3&rows=60');
    expect(asked).toEqual([
      {
        page: 3,
        rows: 60,
        sort: 'Amount',
        order: 'desc',
        wheres: [
          { name: 'Code', value: 'A1', displayType: 'like' },
          { name: 'Customer_Id', value: '7,8', displayType: 'selectList' },
          { name: 'OrderDate', value: '2024-01-01', displayType: 'thanorequal' },
          { name: 'Amount', value: '5', displayType: 'thanorequal' },
          { name: 'Amount', value: '9', displayType: 'lessorequal' },
        ],
      },
    ]);
  });

  it('asks several fields at once when the quick search has several #X01', async () => {
    const { asked, list } = storeWith(async () => result([1]), ['Code', 'Customer_Id']);
    await list.follow('q=%20A1%20');
    expect(asked[0]).toEqual({
      page: 1,
      rows: 30,
      sort: orderTable().sortName,
      order: 'desc',
      wheres: [],
      multiples: { fields: ['Code', 'Customer_Id'], value: 'A1' },
    });
  });

  it('asks one choice field by its labels, which only several-field search does', async () => {
    const { asked, list } = storeWith(async () => result([1]), ['Customer_Id']);
    await list.follow('q=恒泰');
    expect(asked[0]).toMatchObject({ wheres: [], multiples: { fields: ['Customer_Id'], value: '恒泰' } });
  });

  it('sends column filters and groups as filters, and a change of them starts at page one #X04', async () => {
    const { asked, list } = storeWith(async () => result([1], 500));
    const group = { tjzType: 'or', tjOptions: [{ field: 'Amount', filterType: '>', value: 5 }] } as const;
    await list.follow(
      new URLSearchParams({
        c: '[["OrderDate","thisWeek"]]',
        g: '[["or",["Amount",">",5]]]',
        page: '3',
      }).toString(),
    );
    expect(asked[0]?.filters).toEqual([{ field: 'OrderDate', filterType: 'thisWeek' }, group]);
    expect(new URLSearchParams(list.address({ columns: [] })).get('page')).toBeNull();
    expect(list.filtered).toBe(true);
    await list.follow('page=3&sort=Code');
    expect(list.filtered).toBe(false);
  });

  it('does not ask again when only the open record changes', async () => {
    const { asked, list } = storeWith(async () => result([1]));
    await list.follow('');
    await list.follow('id=1');
    expect(asked).toHaveLength(1);
    expect(list.query.open).toBe('1');
  });

  it('starts a changed search at page one', async () => {
    const { list } = storeWith(async () => result([1], 500));
    await list.follow('page=4');
    expect(list.address({ quick: 'x' })).toBe('q=x');
    expect(list.address({ sort: [{ field: 'Code', order: 'asc' }] })).toBe('sort=Code&page=4');
  });

  it('keeps the selection across pages, with the rows #S29 #X04', async () => {
    const { list } = storeWith(async ({ page }) => result(page === 1 ? [1, 2] : [3], 33));
    await list.follow('');
    list.select(new Set(['2']));
    await list.follow('page=2');
    list.select(new Set([...list.selected, '3']));
    expect(list.selectedRows.map((row) => row.Code)).toEqual(['C2', 'C3']);
  });

  it('lets go of chosen rows that are deleted #S29', async () => {
    const { list } = storeWith(async () => result([1, 2]));
    await list.follow('');
    list.select(new Set(['1', '2']));
    list.removed(['2']);
    expect([[...list.selected], list.selectedRows.map((row) => row.Code)]).toEqual([['1'], ['C1']]);
  });

  it('shows a saved record first while it sorts elsewhere, and in its place when it is on the page', async () => {
    let ids = [1, 2];
    const { list } = storeWith(async () => result(ids, 60));
    await list.follow('');
    list.markSaved({ Order_Id: 9, Code: 'C9' });
    const shown = () => list.shownRows.map(({ Order_Id }) => Order_Id);
    expect([shown(), list.isSavedElsewhere]).toEqual([[9, 1, 2], true]);
    expect([0, 1, 2].map(list.rowNumber)).toEqual(['', '1', '2']);
    list.select(new Set(['9']));
    expect(list.selectedRows).toEqual([{ Order_Id: 9, Code: 'C9' }]);
    ids = [1, 9, 2];
    await list.load();
    expect([shown(), list.isSavedElsewhere]).toEqual([[1, 9, 2], false]);
    ids = [3];
    await list.follow('page=2');
    expect(shown()).toEqual([3]);
  });

  it('no longer shows a saved record that is deleted', async () => {
    const { list } = storeWith(async () => result([1]));
    await list.follow('');
    list.markSaved({ Order_Id: 9, Code: 'C9' });
    list.removed(['9']);
    expect(list.shownRows.map(({ Order_Id }) => Order_Id)).toEqual([1]);
  });

  it('shows the later answer when an earlier one arrives after it #S30', async () => {
    const waiting: ((answer: Answer<PageResult>) => void)[] = [];
    const { list } = storeWith(() => new Promise((done) => waiting.push(done)));
    const first = list.follow('q=old');
    const second = list.follow('q=new');
    waiting[1]?.(result([2]));
    await second;
    waiting[0]?.(result([1]));
    await first;
    expect(list.rows.map((row) => row.Order_Id)).toEqual([2]);
  });

  it('ends loading on a failure, keeps its words, and recovers #M19 #S31', async () => {
    let fails = true;
    const { list } = storeWith(async () => (fails ? failed('network', '断了') : result([1])));
    await list.follow('');
    expect([list.loading, list.loaded, list.failure?.message]).toEqual([false, false, '断了']);
    fails = false;
    await list.load();
    expect([list.failure, list.rows.length]).toEqual([undefined, 1]);
    fails = true;
    await list.load();
    // Rows read before stay beside the error.
    expect([list.loaded, list.failure?.message, list.rows.length]).toEqual([true, '断了', 1]);
  });

  it('always says how the rows are sorted: by the table’s own order unless the address asks another', async () => {
    const { asked, list } = storeWith(async () => result([1]));
    await list.follow('');
    await list.follow('sort=Code');
    expect(asked.map(({ sort, order }) => [sort, order])).toEqual([
      [orderTable().sortName, 'desc'],
      ['Code', 'asc'],
    ]);
  });

  it('goes to the last page that is left when the last row of a page is gone #S32', async () => {
    const { asked, list } = storeWith(async ({ page }) => result(page > 2 ? [] : [9], 45));
    await list.follow('page=3');
    expect(asked.map((query) => query.page)).toEqual([3, 2]);
    expect(list.rows).toHaveLength(1);
  });
});
