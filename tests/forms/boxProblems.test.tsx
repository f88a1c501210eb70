import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { EditBox } from '../../renderers/dialogs/EditBox.tsx';
import { type Answer, failed } from '../../runtime/data/Answer.ts';
import type { DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import { EditBoxStore } from '../../runtime/store/box/EditBoxStore.ts';
import { documentOf, press, show, tableOf, type World, worldOf } from './harness.tsx';

vi.mock('../../renderers/grid/DataGrid.tsx', async () => await import('./GridStub.tsx'));

const order = tableOf([
  { field: 'Remark', title: '备注', type: 'text', max: 5, editRowNo: 3 },
  { field: 'Customer', title: '客户', type: 'text', required: true, editRowNo: 1 },
  { field: 'Buyer', title: '采购员', type: 'text', required: true, editRowNo: 2 },
]);
const line = tableOf(
  [
    { field: 'Order_Id', title: '订单', type: 'number', hidden: true, required: true },
    { field: 'Product', title: '产品', type: 'text', required: true, editRowNo: 1 },
    { field: 'Qty', title: '数量', type: 'decimal', required: true, min: 1, editRowNo: 1 },
  ],
  { table: 'Line', cnName: '订单明细' },
);
const doc = documentOf(order, line);

async function open(world: World = {}, document: DocumentTable = doc) {
  const made = worldOf(world);
  const box = new EditBoxStore(made.app, document);
  show(made.app, <EditBox box={box} />);
  await act(() => box.open('Add'));
  return { ...made, box };
}

/** Adds rows to the lines as a paste does: they are not in edit. */
function fillRows(box: EditBoxStore, ...rows: readonly Record<string, string | number>[]) {
  const [detail] = box.details;
  act(() => detail?.commit({ rows: rows.map((row) => detail.keyed(row)) }));
  return detail;
}

const bar = async () => await screen.findByRole('region', { name: /处需要修改/ });
const listed = async () => {
  await bar();
  await press('列表');
  return within(await bar())
    .getAllByRole('listitem')
    .map((item) => item.textContent);
};

describe('after a refused save', () => {
  it('all problems are named at once, header first as it is drawn, then rows by row and column', async () => {
    const { box } = await open();
    fillRows(box, { Product: '减速机', Qty: 0 }, { Product: '电机', Qty: 2 }, {});
    expect(screen.queryByRole('region', { name: /处需要修改/ })).toBeNull();
    await act(() => box.save());
    expect(await listed()).toEqual([
      '客户不能为空',
      '采购员不能为空',
      '订单明细 第 1 行：数量不能小于1',
      '订单明细 第 3 行：产品不能为空',
      '订单明细 第 3 行：数量不能为空',
    ]);
    expect(box.voice.announcement).toBe('5 处需要修改: 客户不能为空');
  });

  it('a correction leaves the bar at once, and the last one takes the bar with it', async () => {
    const { box } = await open();
    fillRows(box, { Product: '减速机', Qty: 1 });
    await act(() => box.save());
    await bar();
    act(() => box.main.cell('Customer').set('苏州恒泰'));
    expect((await bar()).textContent).toContain('1 处需要修改');
    act(() => box.main.cell('Buyer').set('李采购'));
    expect(screen.queryByRole('region', { name: /处需要修改/ })).toBeNull();
    act(() => box.main.cell('Remark').set('比五个字更长'));
    expect((await bar()).textContent).toContain('备注');
  });

  it('the next problem is focused, in the header and in a row that is not in edit', async () => {
    const { box } = await open();
    const detail = fillRows(box, { Product: '减速机', Qty: 0 }, { Qty: 4 });
    await act(() => box.save());
    await bar();
    const isAt = (label: string) =>
      waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label)));
    await isAt('客户');
    await press('下一处需要修改的地方');
    await isAt('采购员');
    await press('下一处需要修改的地方');
    await waitFor(() => expect(detail?.editing?.key).toBe(detail?.keyAt(0)));
    expect(document.activeElement?.closest('[data-cell]')?.getAttribute('data-cell')).toMatch(/\.Qty$/);
    // A row with mistakes does not keep the user from the next one, and keeps its marks.
    await press('下一处需要修改的地方');
    await waitFor(() => expect(detail?.editing?.key).toBe(detail?.keyAt(1)));
    expect((await bar()).textContent).toContain('4 处需要修改');
    await press('下一处需要修改的地方');
    await isAt('客户');
    await press('上一处需要修改的地方');
    await waitFor(() => expect(detail?.editing?.key).toBe(detail?.keyAt(1)));
  });

  it('a corrected problem gives its turn to the one after it', async () => {
    const { box } = await open();
    fillRows(box, { Product: '减速机', Qty: 1 });
    await act(() => box.save());
    act(() => box.main.cell('Customer').set('苏州恒泰'));
    act(() => box.problems.step(1));
    expect(box.voice.focus?.path).toBe('Buyer');
  });

  it('missing rows are a problem with a place: the button that adds one', async () => {
    const [lines] = doc.details;
    const needed = {
      ...doc,
      details: lines ? [{ ...lines, schema: { ...lines.schema, required: true } }] : [],
    };
    const { box } = await open({}, needed);
    act(() => box.main.cell('Customer').set('苏州恒泰'));
    act(() => box.main.cell('Buyer').set('李采购'));
    await act(() => box.save());
    expect(await listed()).toEqual(['订单明细至少需要一行数据']);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('新增行'));
    act(() => void box.details[0]?.add());
    expect(screen.queryByRole('region', { name: /处需要修改/ })).toBeNull();
  });

  it('what the server refuses stands in the same bar, also without a place, until the next save', async () => {
    const issues = [
      { path: 'Customer', rule: 'form.required', params: { title: '客户' } },
      { path: '', rule: 'hook.closed', message: '本月已结账' },
    ];
    const refusal = failed('400', '数据验证未通过', { issues }) as Answer<never>;
    const { box } = await open({ add: async () => refusal });
    fillRows(box, { Product: '减速机', Qty: 1 });
    act(() => box.main.cell('Customer').set('苏州恒泰'));
    act(() => box.main.cell('Buyer').set('李采购'));
    await act(() => box.save());
    expect(await listed()).toEqual(['本月已结账', '客户不能为空']);
    act(() => box.show({ main: {}, details: {} }));
    expect(screen.queryByRole('region', { name: /处需要修改/ })).toBeNull();
  });
});
