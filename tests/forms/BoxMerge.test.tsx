import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { EditBox } from '../../renderers/dialogs/EditBox.tsx';
import { type Answer, answered, failed } from '../../runtime/data/Answer.ts';
import type { Json } from '../../runtime/model/schema/Json.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import { EditBoxStore } from '../../runtime/store/box/EditBoxStore.ts';
import type { SavedRecord, SavePayload } from '../../runtime/wire/SavePayload.ts';
import { documentOf, press, savedOf, show, tableOf, type, worldOf } from './harness.tsx';

vi.mock('../../renderers/grid/DataGrid.tsx', async () => await import('./GridStub.tsx'));

const order = tableOf(
  [
    { field: 'Customer', title: '客户', type: 'select', dataKey: 'customers', editRowNo: 1 },
    { field: 'DeliveryDate', title: '交货日期', type: 'text', editRowNo: 1 },
    { field: 'Remark', title: '备注', type: 'text', editRowNo: 1 },
  ],
  { cnName: '销售订单', details: ['Line'] },
);
const line = tableOf(
  [
    { field: 'Product', title: '产品', type: 'text', editRowNo: 1 },
    { field: 'Qty', title: '数量', type: 'decimal', editRowNo: 1 },
  ],
  { table: 'Line', cnName: '明细' },
);
const doc = documentOf(order, line);
const stored: Row = { Order_Id: 7, Customer: 'a', DeliveryDate: '4月1日', Remark: null, Version: 1 };
const row: Row = { Line_Id: 1, Product: '轴承座', Qty: 10, Version: 1 };
const said = '吴经理已于2026-03-05 10:00:00修改了此数据，请刷新后重试';

/** A dialog with changed remark and delivery date, after another user saved `theirs`. */
async function stale(data: Json) {
  const answers: Answer<SavedRecord>[] = [failed('409', said, data)];
  const update = vi.fn(
    async (_: string, payload: SavePayload) => answers.shift() ?? answered(savedOf(payload, 7), '保存成功'),
  );
  const world = worldOf({
    rows: [stored],
    detailRows: { Line: [row] },
    update,
    dictionaries: {
      customers: [
        { key: 'a', value: '华东机械' },
        { key: 'b', value: '西部重工' },
      ],
    },
  });
  const box = new EditBoxStore(world.app, doc);
  show(world.app, <EditBox box={box} />);
  await act(async () => box.open('Edit', 7));
  type('交货日期', '4月20日');
  type('备注', '客户要求改期');
  await press('保存');
  return { ...world, box, update };
}

const theirs = { ...stored, Customer: 'b', DeliveryDate: '5月1日', Version: 2 };
const notice = () => screen.getByRole('region', { name: '数据已被他人修改' });
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

describe('a stale save', () => {
  it('says who, goes there, and shows every difference: conflicts open, the rest as it was changed', async () => {
    await stale({ data: theirs, list: [row] });
    expect(within(notice()).getByText(said)).toBeTruthy();
    expect(document.activeElement).toBe(notice());
    const lines = within(await screen.findByRole('region', { name: '双方的修改' })).getAllByRole('row');
    expect(lines.map((one) => one.textContent)).toEqual([
      '字段原值我的对方的',
      '交货日期双方都修改了4月1日4月20日5月1日',
      '客户华东机械华东机械西部重工',
      '备注（空）客户要求改期（空）',
    ]);
    const chosen = screen.getAllByRole<HTMLInputElement>('radio').filter((one) => one.checked);
    expect(chosen.map((one) => one.getAttribute('aria-label'))).toEqual([
      '客户：用对方的值 西部重工',
      '备注：用我的值 客户要求改期',
    ]);
  });

  it('is not applied while a conflict is open; then it is in the box, and a save stores it over their version #X20', async () => {
    const { said: words, update, box } = await stale({ data: theirs, list: [row] });
    await screen.findByRole('region', { name: '双方的修改' });
    await press('应用合并');
    expect(words.error.at(-1)).toBe('还有1项未选择');
    choose('交货日期：用我的值 4月20日');
    await press('应用合并');
    expect(box.conflict).toBeUndefined();
    expect(screen.getByLabelText<HTMLInputElement>('交货日期').value).toBe('4月20日');
    expect(box.changed).toBe(true);
    await press('保存');
    expect(update.mock.lastCall?.[1].main).toMatchObject({
      Customer: 'b',
      DeliveryDate: '4月20日',
      Remark: '客户要求改期',
      Version: 2,
    });
  });

  it('of details names the row; rows they added come along', async () => {
    const added = { Line_Id: 2, Product: '端盖', Qty: 5, Version: 1 };
    const { box, update } = await stale({ data: theirs, list: [{ ...row, Qty: 12, Version: 2 }, added] });
    expect((await screen.findByText('明细 轴承座 · 数量')).closest('tr')?.textContent).toBe(
      '明细 轴承座 · 数量101012',
    );
    await press('全部用对方的');
    await press('应用合并');
    expect(box.details[0]?.rows).toMatchObject([{ Qty: 12 }, added]);
    await press('保存');
    // Rows of the other user are stored already, so they are not sent again.
    expect(update.mock.lastCall?.[1].details[0]).toMatchObject({ rows: [], delKeys: [] });
  });

  it('can be given up for the stored record, also where the refusal does not carry it', async () => {
    const { box } = await stale(null);
    expect(screen.queryByRole('radio')).toBeNull();
    await press('重新载入');
    expect([box.conflict, box.changed]).toEqual([undefined, false]);
  });
});
