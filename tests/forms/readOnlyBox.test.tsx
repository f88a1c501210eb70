import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EditBox } from '../../renderers/dialogs/EditBox.tsx';
import { messageOf } from '../../runtime/model/messages/index.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import type { BoxAction } from '../../runtime/store/box/BoxOptions.ts';
import { EditBoxStore } from '../../runtime/store/box/EditBoxStore.ts';
import { documentOf, show, tableOf, userWith, type World, worldOf } from './harness.tsx';

const lock = (field: string, value: number, message: string) => ({
  when: { '==': [{ var: field }, value] },
  actions: ['Update'],
  message,
});
const order = tableOf(
  [
    { field: 'OrderCode', title: '单据编号', type: 'text', numberRule: 'Order', editRowNo: 1 },
    { field: 'Remark', title: '备注', type: 'text', editRowNo: 1 },
    { field: 'AuditStatus', title: '审核状态', type: 'select', columnType: 'int', dataKey: 'audit' },
    { field: 'IsColoseCase', title: '是否结案', type: 'switch' },
    { field: 'Booked', title: '已过账', type: 'switch' },
  ],
  {
    cnName: '销售订单',
    locks: [
      lock('AuditStatus', 1, 'list.lockedApproved'),
      lock('AuditStatus', 2, 'list.lockedInApproval'),
      lock('IsColoseCase', 1, 'list.lockedClosed'),
      lock('Booked', 1, '本月已关账'),
    ],
  },
);
const stored: Row = {
  Order_Id: 7,
  OrderCode: 'SO1',
  Remark: '急',
  AuditStatus: 0,
  IsColoseCase: 0,
  Booked: 0,
  Version: 3,
};
const audit = [
  { key: 0, value: '待审核' },
  { key: 1, value: '审核通过' },
  { key: 2, value: '审核中' },
];

async function open(action: BoxAction, row: Row = {}, world: World = {}) {
  const made = worldOf({ rows: [{ ...stored, ...row }], dictionaries: { audit }, ...world });
  const box = new EditBoxStore(made.app, documentOf(order));
  show(made.app, <EditBox box={box} />);
  await act(() => box.open(action, action === 'Add' ? undefined : 7));
  return box;
}

describe('an opened record that cannot be saved says 只读 and why, in both languages', () => {
  it.each([
    ['approved', 'Edit', { AuditStatus: 1 }, {}, '只读：流程审批已通过', 'Read-only: approved'],
    ['in approval', 'Edit', { AuditStatus: 2 }, {}, '只读：正在流程审批中', 'Read-only: in approval'],
    ['closed', 'Edit', { IsColoseCase: 1 }, {}, '只读：已结案', 'Read-only: closed'],
    ['by a lock of its own', 'Edit', { Booked: 1 }, {}, '只读：本月已关账', 'Read-only: 本月已关账'],
    [
      'for who may only read',
      'Edit',
      {},
      { user: userWith('Order', 'Search') },
      '只读：没有新建或编辑权限',
      'Read-only: the right to add or edit is missing',
    ],
    [
      'for who may only add',
      'Edit',
      {},
      { user: userWith('Order', 'Search', 'Add') },
      '只读：缺少【销售订单】的【编辑】权限',
      'Read-only: the right [Edit] on [销售订单] is missing',
    ],
    [
      'viewed while in approval',
      'View',
      { AuditStatus: 2 },
      {},
      '只读：正在流程审批中',
      'Read-only: in approval',
    ],
    ['only viewed', 'View', {}, {}, '只读：当前只是查看', 'Read-only: opened to look at'],
  ] as const)('%s', async (_name, action, row, world, zh, en) => {
    const box = await open(action, row, world);
    expect(screen.getByRole('note').textContent).toBe(zh);
    expect(box.lockedBy && messageOf(box.lockedBy, 'en')).toBe(en);
    expect(document.body.textContent).not.toContain('无法进行保存');
    expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
  });

  it('one that can be saved says nothing', async () => {
    await open('Edit');
    expect(screen.queryByRole('note')).toBeNull();
    expect(screen.getByRole('button', { name: '保存' })).toBeTruthy();
  });
});

it('a record that is only viewed opens with the focus on its first value, not on a text that scrolls', async () => {
  const table = tableOf([
    { field: 'Name', title: '名称', type: 'text', editRowNo: 1 },
    { field: 'Enable', title: '是否启用', type: 'switch', editRowNo: 1 },
    { field: 'Craft', title: '工艺说明', type: 'editor', editRowNo: 2 },
  ]);
  const { app } = worldOf({
    rows: [{ Order_Id: 7, Name: '轴', Enable: 1, Craft: '<p>淬火</p>', Version: 1 }],
  });
  const box = new EditBoxStore(app, documentOf(table));
  show(app, <EditBox box={box} />);
  await act(() => box.open('View', 7));
  expect(document.activeElement).toBe(screen.getByLabelText('名称'));
});

describe('the head of a box', () => {
  const head = () => document.querySelector<HTMLElement>('.jig-dialog-head')!;

  it('has number and state beside its title, which names it alone', async () => {
    await open('Edit', { AuditStatus: 2, IsColoseCase: 1 });
    expect([...head().children].map(({ textContent }) => textContent)).toEqual([
      '销售订单 - 查看',
      'SO1',
      '审核中',
      '已结案',
    ]);
    expect(screen.getByRole('dialog', { name: '销售订单 - 查看' })).toBeTruthy();
  });

  it('has them beside the table while it is decided about', async () => {
    await open('Audit', { IsAudit: true });
    expect(within(head()).getByText('销售订单')).toBeTruthy();
    expect([...head().children].map(({ textContent }) => textContent)).toEqual([
      '审核',
      '销售订单',
      'SO1',
      '待审核',
    ]);
  });

  it.each(['Add', 'Copy'] as const)('has neither before a record of %s is stored', async (action) => {
    await open(action);
    expect(head().children).toHaveLength(1);
  });

  it('keeps the stored number while another is typed', async () => {
    const box = await open('Edit');
    act(() => box.main.cell('OrderCode').change('SO2'));
    expect(head().textContent).toBe('销售订单 - 编辑SO1待审核');
  });
});
