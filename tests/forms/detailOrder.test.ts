import { describe, expect, it } from 'vitest';
import { DetailStore } from '../../runtime/store/detail/DetailStore.ts';
import { FormStore } from '../../runtime/store/form/FormStore.ts';
import { moveDetailRow } from '../../runtime/store/sheet/detailOrder.ts';
import { documentOf, tableOf } from './harness.tsx';

const route = tableOf([{ field: 'Name', title: '名称', type: 'text', editRowNo: 1 }], { details: ['Line'] });
const step = tableOf(
  [
    { field: 'Name', title: '工序', type: 'text', editRowNo: 1 },
    { field: 'Sequence', title: '顺序', type: 'number', columnType: 'int', hidden: true },
  ],
  { table: 'Line', grid: { sequence: 'Sequence', sortNumber: true } },
);
const names = ['下料', '粗车', '热处理', '检验'];

/** Processes of a route in order. */
function routeOf(places: readonly (number | null)[] = [1, 2, 3, 4]) {
  const doc = documentOf(route, step);
  const main = new FormStore(route, { doc, action: 'Edit' });
  const detail = doc.details[0];
  if (!detail) throw new Error('no detail');
  const store = new DetailStore(detail, main, { doc });
  store.load(places.map((Sequence, at) => ({ Line_Id: at + 1, Name: names[at] ?? '', Sequence })));
  return { store, shown: () => store.rows.map(({ Name, Sequence }) => `${Sequence} ${Name}`).join(', ') };
}

describe('the order of a detail’s rows', () => {
  it('a row goes to another place: the numbers stay, the rows go through them', () => {
    const { store, shown } = routeOf();
    moveDetailRow(store, 3, 1);
    expect(shown()).toBe('1 下料, 2 检验, 3 粗车, 4 热处理');
    expect(store.payload().rows.map(({ Line_Id, Sequence }) => [Line_Id, Sequence])).toEqual([
      [1, 1],
      [4, 2],
      [2, 3],
      [3, 4],
    ]);
  });

  it('is one step of undo', () => {
    const { store, shown } = routeOf();
    const before = shown();
    moveDetailRow(store, 0, 3);
    const back = store.history.undo(store.state);
    if (back) store.jump(back);
    expect(shown()).toBe(before);
  });

  it('a new row comes last, with the next number', () => {
    const { store, shown } = routeOf();
    store.add({ Name: '包装' });
    expect(store.end().ok).toBe(true);
    expect(shown()).toBe('1 下料, 2 粗车, 3 热处理, 4 检验, 5 包装');
  });

  it('rows stored without numbers, or with equal ones, get them with the first change', () => {
    const { store, shown } = routeOf([1, 1, null, null]);
    moveDetailRow(store, 2, 0);
    expect(shown()).toBe('1 热处理, 2 下料, 3 粗车, 4 检验');
  });

  it('a deleted row leaves a gap, nobody else is renumbered', () => {
    const { store, shown } = routeOf();
    store.select(new Set([store.keyAt(1) ?? '']));
    store.removeSelected();
    expect(shown()).toBe('1 下料, 3 热处理, 4 检验');
  });
});
