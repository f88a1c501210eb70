import { describe, expect, it, vi } from 'vitest';
import { answered, failed } from '../../runtime/data/Answer.ts';
import type { DataSource } from '../../runtime/data/DataSource.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import { ListStore } from '../../runtime/store/list/ListStore.ts';
import type { PageQuery } from '../../runtime/wire/PageQuery.ts';
import { tableOf } from '../model/tableOf.ts';

const kinds: readonly Row[] = [
  { Kind_Id: 1, Name: '成品', Up: null },
  { Kind_Id: 2, Name: '减速机', Up: 1 },
  { Kind_Id: 3, Name: '蜗轮减速机', Up: 2 },
  { Kind_Id: 4, Name: '链轮', Up: 1 },
  { Kind_Id: 5, Name: '原料', Up: null },
];
const table = tableOf(
  [
    { field: 'Name', title: '分类名称', type: 'text' },
    { field: 'Up', title: '上级分类', type: 'int' },
  ],
  { table: 'Kind', key: 'Kind_Id', parentField: 'Up', nameField: 'Name' },
);

/** A tree list over a server that answers level by level; `rows` may be changed. */
function listOf(rows = [...kinds]) {
  const treeLevel = vi.fn<DataSource['treeLevel']>(async (_table, query, ids) => {
    const searched = (query.wheres ?? []).length > 0;
    const kept = searched ? rows.filter(({ Kind_Id }) => [1, 2, 3].includes(Number(Kind_Id))) : rows;
    const level = kept
      .filter(({ Up }) => (ids ? ids.includes(String(Up)) : Up === null))
      .map((row) => ({ ...row, hasChildren: kept.some(({ Up }) => Up === row.Kind_Id) }));
    return answered({ rows: level, total: level.length, summary: {}, ignored: [], records: kept.length });
  });
  const page = vi.fn(async () => failed('500', 'flat'));
  const list = new ListStore(table, {
    data: { page, treeLevel },
    sizes: { sizes: [30], size: 30 },
    quickFields: () => ['Name'],
  });
  const shown = () =>
    list.rows.map((row) => {
      const { level = 0, expanded, position, size } = list.tree?.place(row) ?? {};
      const sign = expanded === undefined ? '' : expanded ? '-' : '+';
      return `${'  '.repeat(level - 1)}${sign}${row.Name} ${position}/${size}`;
    });
  const toggle = (name: string) => list.toggle(list.rows.find((row) => row.Name === name) ?? {});
  return { list, shown, toggle, treeLevel, page, rows };
}

describe('the rows of a tree', () => {
  it('are the roots, then those below what is opened, asked for once', async () => {
    const { list, shown, toggle, treeLevel, page } = listOf();
    await list.follow('');
    expect(shown()).toEqual(['+成品 1/2', '原料 2/2']);
    expect([list.total, list.records]).toEqual([2, 5]);
    await toggle('成品');
    expect(shown()).toEqual(['-成品 1/2', '  +减速机 1/2', '  链轮 2/2', '原料 2/2']);
    await toggle('成品');
    await toggle('成品');
    expect(shown()).toHaveLength(4);
    expect(treeLevel).toHaveBeenCalledTimes(2);
    expect(page).not.toHaveBeenCalled();
  });

  it('stay open when the list is read again, one question a level, with what is new below them', async () => {
    const { list, shown, toggle, treeLevel, rows } = listOf();
    await list.follow('');
    await toggle('成品');
    await toggle('减速机');
    rows.push({ Kind_Id: 6, Name: '行星减速机', Up: 2 });
    treeLevel.mockClear();
    await list.load();
    expect(shown().slice(1, 5)).toEqual([
      '  -减速机 1/2',
      '    蜗轮减速机 1/2',
      '    行星减速机 2/2',
      '  链轮 2/2',
    ]);
    expect(treeLevel.mock.calls.map(([, , ids]) => ids)).toEqual([undefined, ['1'], ['2']]);
  });

  it('a search opens all it leaves, asks every level the same question, and gives back what was open #X05', async () => {
    const { list, shown, toggle, treeLevel } = listOf();
    await list.follow('');
    await list.follow('?q=蜗轮');
    expect(shown()).toEqual(['-成品 1/1', '  -减速机 1/1', '    蜗轮减速机 1/1']);
    const asked = treeLevel.mock.calls
      .slice(1)
      .map(([, query]: [string, PageQuery, ...unknown[]]) => query.wheres);
    expect(new Set(asked.map((wheres) => JSON.stringify(wheres))).size).toBe(1);
    await toggle('减速机');
    expect(shown()).toEqual(['-成品 1/1', '  +减速机 1/1']);
    await toggle('减速机');
    expect(shown()).toHaveLength(3);
    await list.follow('');
    expect(shown()).toEqual(['+成品 1/2', '原料 2/2']);
  });

  it('a level that cannot be read is said, and the rows stay', async () => {
    const { list, shown, toggle, treeLevel } = listOf();
    await list.follow('');
    treeLevel.mockResolvedValueOnce(failed('network', '网络连接失败'));
    expect(await toggle('成品')).toBe('网络连接失败');
    expect(shown()).toEqual(['+成品 1/2', '原料 2/2']);
    expect(await toggle('成品')).toBeUndefined();
    expect(shown()).toHaveLength(4);
  });

  it('stand below the row whose code they name, where they name codes', async () => {
    // Codes that are keys of other rows.
    const coded: readonly Row[] = [
      { Kind_Id: 1, Code: 2, Name: '成品', Up: null },
      { Kind_Id: 2, Code: 3, Name: '减速机', Up: 2 },
      { Kind_Id: 3, Code: 1, Name: '蜗轮减速机', Up: 3 },
    ];
    const codeOf = (id: string | number) => coded.find(({ Kind_Id }) => String(Kind_Id) === String(id))?.Code;
    const list = new ListStore(
      tableOf(
        [
          { field: 'Name', title: '分类名称', type: 'text' },
          { field: 'Code', title: '编码', type: 'int' },
          { field: 'Up', title: '上级分类', type: 'int' },
        ],
        { table: 'Kind', key: 'Kind_Id', parentField: 'Up', parentBy: 'Code', nameField: 'Name' },
      ),
      {
        data: {
          page: async () => failed('500', 'flat'),
          treeLevel: async (_table, _query, ids) => {
            const rows = coded
              .filter(({ Up }) => (ids ? ids.some((id) => codeOf(id) === Up) : Up === null))
              .map((row) => ({ ...row, hasChildren: coded.some(({ Up }) => Up === row.Code) }));
            return answered({ rows, total: rows.length, summary: {}, ignored: [] });
          },
        },
        sizes: { sizes: [30], size: 30 },
        quickFields: () => ['Name'],
      },
    );
    await list.follow('');
    for (const name of ['成品', '减速机'])
      await list.toggle(list.rows.find((row) => row.Name === name) ?? {});
    expect(list.rows.map((row) => `${row.Name} ${list.tree?.place(row)?.level}`)).toEqual([
      '成品 1',
      '减速机 2',
      '蜗轮减速机 3',
    ]);
  });

  it('can be selected on every level', async () => {
    const { list, toggle } = listOf();
    await list.follow('');
    await toggle('成品');
    list.select(new Set(['4']));
    expect(list.selectedRows.map((row) => row.Name)).toEqual(['链轮']);
  });
});
