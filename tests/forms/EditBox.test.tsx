import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { boxCommands } from '../../renderers/dialogs/boxCommands.ts';
import { EditBox } from '../../renderers/dialogs/EditBox.tsx';
import { detailColumns } from '../../renderers/form/detailColumns.ts';
import { answered, failed } from '../../runtime/data/Answer.ts';
import { plainSettings, type TableSettings } from '../../runtime/model/fields/columnSet/ColumnSet.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import { BoxLayout } from '../../runtime/store/box/BoxLayout.ts';
import type { BoxAction } from '../../runtime/store/box/BoxOptions.ts';
import { EditBoxStore } from '../../runtime/store/box/EditBoxStore.ts';
import {
  documentOf,
  press,
  savedOf,
  show,
  tableOf,
  type,
  userWith,
  type World,
  worldOf,
} from './harness.tsx';

vi.mock('../../renderers/grid/DataGrid.tsx', async () => await import('./GridStub.tsx'));

const order = tableOf(
  [
    { field: 'OrderCode', title: '单据编号', type: 'text', numberRule: 'Order', editRowNo: 1 },
    { field: 'Customer', title: '客户', type: 'text', required: true, editRowNo: 1 },
    { field: 'Rate', title: '汇率', type: 'decimal', editRowNo: 2, default: 1 },
    { field: 'AuditStatus', title: '审核状态', type: 'number', columnType: 'byte' },
    { field: 'IsColoseCase', title: '是否结案', type: 'switch', readonly: true },
    {
      field: 'Total',
      title: '合计',
      type: 'decimal',
      scale: 2,
      editRowNo: 2,
      formula: { sum: [{ map: [{ var: 'Line' }, { var: 'Amount' }] }] },
    },
  ],
  {
    cnName: '销售订单',
    details: ['Line'],
    locks: [
      {
        when: { '==': [{ var: 'AuditStatus' }, 1] },
        actions: ['Update', 'Delete'],
        message: 'list.lockedApproved',
      },
    ],
  },
);
const line = tableOf(
  [
    { field: 'Order_Id', title: '订单', type: 'number', hidden: true, required: true },
    { field: 'Qty', title: '数量', type: 'decimal', required: true, min: 1, editRowNo: 1 },
    { field: 'Price', title: '单价', type: 'decimal', editRowNo: 1, default: 2.5 },
    {
      field: 'Amount',
      title: '金额',
      type: 'decimal',
      scale: 2,
      summary: true,
      formula: { '*': [{ var: 'Qty' }, { var: 'Price' }] },
    },
    {
      field: 'Local',
      title: '本币',
      type: 'decimal',
      scale: 2,
      formula: { '*': [{ var: 'Amount' }, { var: '$main.Rate' }] },
    },
  ],
  { table: 'Line', cnName: '明细' },
);
const doc = documentOf(order, line);

const stored: Row = {
  Order_Id: 7,
  OrderCode: 'SO1',
  Customer: '甲',
  Rate: 1,
  AuditStatus: 0,
  CreateID: 1,
  Creator: '张',
  Version: 3,
};
const lines: readonly Row[] = [
  { Line_Id: 70, Order_Id: 7, Qty: 2, Price: 3, Amount: 6, Local: 6, Version: 1 },
  { Line_Id: 71, Order_Id: 7, Qty: 1, Price: 4, Amount: 4, Local: 4, Version: 1 },
];

async function open(
  action: BoxAction,
  world: World = {},
  options: ConstructorParameters<typeof EditBoxStore>[2] = {},
) {
  const made = worldOf({ rows: [stored], detailRows: { Line: lines }, ...world });
  const box = new EditBoxStore(made.app, doc, options);
  show(made.app, <EditBox box={box} />);
  await act(() => box.open(action, action === 'Add' ? undefined : 7));
  return { ...made, box };
}

const cellsOf = (field: string) => [...document.querySelectorAll(`td[data-field="${field}"]`)];
const rowsOf = () => [...document.querySelectorAll<HTMLElement>('tbody tr')];

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: 0 }));
afterEach(() => vi.useRealTimers());

/** Switches to fake timers; time passes only in `passTime`. */
const stopTime = () => vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: 0 });
const passTime = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

describe('the rows of a document beside a decision', () => {
  it('show figures first, unless the user arranged the columns', () => {
    const table = tableOf([
      { field: 'Product', title: '产品', type: 'text', fixed: 'left' },
      { field: 'Name', title: '名称', type: 'text' },
      { field: 'Price', title: '单价', type: 'decimal' },
      { field: 'Amount', title: '金额', type: 'decimal' },
    ]);
    const shown = (deciding: boolean, columns?: TableSettings['columns']) =>
      detailColumns(
        table,
        undefined,
        columns === undefined ? plainSettings : { ...plainSettings, columns },
        { editable: false, deciding, link: 'Order_Id' },
        (key) => key,
      ).map(({ field }) => field);
    expect(shown(false)).toEqual(['Product', 'Name', 'Price', 'Amount']);
    expect(shown(true)).toEqual(['Product', 'Price', 'Amount', 'Name']);
    const own = ['Name', 'Product', 'Amount', 'Price'].map((field) => ({ field, show: true, fixed: false }));
    expect(shown(true, own)).toEqual(shown(false, own));
  });
});

describe('the rows of a document', () => {
  const table = tableOf([
    { field: 'Order_Id', title: '订单', type: 'text' },
    { field: 'Product', title: '产品', type: 'text' },
    { field: 'Creator', title: '创建人', type: 'text', stamp: 'createName' },
    { field: 'Qty', title: '数量', type: 'decimal' },
  ]);
  const shown = (columns?: TableSettings['columns']) =>
    detailColumns(
      table,
      undefined,
      columns === undefined ? plainSettings : { ...plainSettings, columns },
      { editable: true, deciding: false, link: 'Order_Id' },
      (key) => key,
    ).map(({ field, fixed }) => [field, fixed]);

  it('freeze their first column, leave out who entered them and do not name their document', () => {
    expect(shown()).toEqual([
      ['Product', 'left'],
      ['Qty', undefined],
    ]);
  });

  it('are as the user arranged them', () => {
    const own = ['Order_Id', 'Qty', 'Creator'].map((field) => ({ field, show: true, fixed: false }));
    expect(shown(own).map(([field]) => field)).toEqual(['Product', 'Qty', 'Creator']);
  });
});

describe('the room of the grid', () => {
  const folded = () => document.querySelector('.jig-box-layout')?.getAttribute('data-folded');

  it('is given and taken back by its button and by Ctrl+G', async () => {
    const { app, box } = await open('Edit');
    await press('展开明细表格');
    expect([
      folded(),
      screen.getByRole('button', { name: '展开明细表格' }).getAttribute('aria-pressed'),
    ]).toEqual(['true', 'true']);
    await press('展开明细表格');
    expect(folded()).toBe('false');
    const commands = boxCommands(app, box, {
      editable: true,
      layout: new BoxLayout(),
      onWhy: () => undefined,
    });
    expect(commands.find(({ keys }) => keys === 'mod+g')?.label).toBe('展开明细表格');
  });

  it('is given back to a header field that has the focus, and the next record begins with both', async () => {
    const { box } = await open('Edit');
    await press('展开明细表格');
    act(() => screen.getByLabelText('客户').blur());
    act(() => screen.getByLabelText('客户').focus());
    expect(folded()).toBe('false');
    await press('展开明细表格');
    await act(() => box.open('Edit', 7));
    expect(folded()).toBe('false');
  });
});

describe('the box', () => {
  it.each([
    ['Add', '销售订单 - 新建'],
    ['Edit', '销售订单 - 编辑'],
    ['Copy', '销售订单 - 复制'],
  ] as const)('%s is a dialog named %s #L14', async (action, name) => {
    await open(action);
    expect(screen.getByRole('dialog', { name })).toBeTruthy();
  });

  it('of a locked record says that it is looked at', async () => {
    const { box } = await open('Edit', { rows: [{ ...stored, AuditStatus: 1 }] });
    expect(screen.getByRole('dialog', { name: '销售订单 - 查看' })).toBeTruthy();
    await act(() => box.open('Copy', 7));
    expect(screen.getByRole('dialog', { name: '销售订单 - 复制' })).toBeTruthy();
  });

  it('says of a closed document that it is, beside the title; a copy of it is not', async () => {
    const world = { rows: [{ ...stored, IsColoseCase: 1 }] };
    const { box } = await open('Edit', world);
    expect(screen.getByRole('dialog', { name: /^销售订单 - / }).textContent).toContain('已结案');
    await act(() => box.open('Copy', 7));
    expect(screen.getByRole('dialog', { name: '销售订单 - 复制' }).textContent).not.toContain('已结案');
  });

  it('closes neither on Escape nor on the mask, and asks before edits are lost', async () => {
    const { box, choose } = await open('Edit');
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    fireEvent.click(document.querySelector('.jig-dialog-mask') as Element);
    expect(box.phase).toBe('ready');
    type('客户', '乙');
    choose.mockResolvedValueOnce(undefined);
    await press('关闭');
    expect(box.phase).toBe('ready');
    await press('关闭');
    expect(box.phase).toBe('closed');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks with three answers, and closes after saving only when that was stored #X19', async () => {
    const answers = [failed('422', '库存不足'), answered(savedOf({ main: stored, details: [] }, 7))];
    const { box, choose, update } = await open('Edit', {
      update: async () => answers.shift() ?? answers[0]!,
    });
    type('客户', '乙');
    choose.mockResolvedValue('save');
    await press('关闭');
    expect([box.phase, update.mock.calls.length]).toEqual(['ready', 1]);
    await press('关闭');
    expect([box.phase, update.mock.calls.length]).toEqual(['closed', 2]);
    expect(choose).toHaveBeenLastCalledWith(
      expect.objectContaining({
        no: '继续编辑',
        choices: [
          { key: 'discard', label: '不保存', tone: 'danger' },
          { key: 'save', label: '保存', tone: 'primary' },
        ],
      }),
    );
  });

  it('closes without a question when nothing was changed', async () => {
    const { box, choose } = await open('Edit');
    await press('关闭');
    expect(choose).not.toHaveBeenCalled();
    expect(box.phase).toBe('closed');
  });

  it('keeps Tab inside', async () => {
    await open('Edit');
    const last = screen.getByRole('button', { name: '关闭' });
    last.focus();
    fireEvent.keyDown(last, { key: 'Tab' });
    expect(document.activeElement).toBe(screen.getByLabelText('客户'));
  });

  it('says why an approved record cannot be changed #S06', async () => {
    await open('Edit', { rows: [{ ...stored, AuditStatus: 1 }] });
    expect(screen.getByText('只读：流程审批已通过')).toBeTruthy();
    expect(screen.getByLabelText('客户')).toHaveProperty('disabled', true);
    expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
  });

  it('is read-only for who may neither add nor edit #R03 #S09', async () => {
    await open('Edit', { user: userWith('Order', 'Search') });
    expect(screen.getByText('只读：没有新建或编辑权限')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '新增行' })).toBeNull();
  });

  it('says that a record is gone', async () => {
    await open('Edit', { rows: [] });
    expect(screen.getByRole('alert').textContent).toBe('保存的数据不存在!');
  });
});

describe('saving', () => {
  it('refuses what is wrong, says so, and goes to the first mistake #M13 #V05', async () => {
    const { add, said } = await open('Add');
    await press('保存');
    expect(add).not.toHaveBeenCalled();
    expect(said.error).toEqual(['客户不能为空']);
    expect(document.activeElement).toBe(screen.getByLabelText('客户'));
    expect(screen.getByText('数据验证未通过: 客户不能为空')).toBeTruthy();
    type('客户', '甲');
    expect(screen.queryByText('客户不能为空')).toBeNull();
  });

  it('sends a new record once for a double click and turns into edit #N01 #S01 #S02', async () => {
    const { add, update, box } = await open('Add');
    stopTime();
    type('客户', '甲');
    await act(async () => {
      const button = screen.getByRole('button', { name: '保存' });
      fireEvent.click(button);
      fireEvent.click(button);
    });
    expect(add).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('dialog', { name: '销售订单 - 编辑' })).toBeTruthy();
    expect(box.main.values().Order_Id).toBe(7);
    passTime(2999);
    await press('保存');
    expect(update).not.toHaveBeenCalled();
    passTime(2);
    await press('保存');
    expect(update).toHaveBeenCalledTimes(1);
    expect(update.mock.calls[0]?.[1].main).toMatchObject({ Order_Id: 7, Version: 1 });
  });

  it('has a window of 500 ms in the lighter variant #N02', async () => {
    const { update } = await open('Edit', {}, { variant: 'light' });
    stopTime();
    await press('保存');
    passTime(499);
    await press('保存');
    expect(update).toHaveBeenCalledTimes(1);
    passTime(2);
    await press('保存');
    expect(update).toHaveBeenCalledTimes(2);
  });

  it('may be tried again at once after a refusal', async () => {
    const { update, said } = await open('Edit', { update: async () => failed('422', '不行') });
    await press('保存');
    await press('保存');
    expect(update).toHaveBeenCalledTimes(2);
    expect(said.error).toEqual(['不行', '不行']);
  });

  it('asks what the server asks, and sends the same save with the answer', async () => {
    const asking = (question: string) =>
      failed('422', '请确认', {
        issues: [{ path: '', rule: 'x', severity: 'error', message: `确定${question}?`, question }],
      });
    const answers = [asking('一'), asking('二')];
    const { update, confirm, said } = await open('Edit', {
      update: async () => answers.shift() ?? answered(savedOf({ main: stored, details: [] }, 7), '保存成功'),
    });
    type('客户', '乙');
    await press('保存');
    expect(confirm.mock.calls).toEqual([
      [expect.objectContaining({ text: '确定一?' })],
      [expect.objectContaining({ text: '确定二?' })],
    ]);
    expect(update.mock.calls.map(([, payload]) => payload.confirmed)).toEqual([
      undefined,
      ['一'],
      ['一', '二'],
    ]);
    expect(update.mock.calls.map(([, payload]) => payload.main.Customer)).toEqual(['乙', '乙', '乙']);
    expect([said.success, said.error]).toEqual([['保存成功'], []]);
  });

  it('keeps what was typed when the answer is no', async () => {
    const issues = [{ path: '', rule: 'x', severity: 'error', message: '确定?', question: '一' }];
    const { box, update, confirm, said } = await open('Edit', {
      update: async () => failed('422', '请确认', { issues }),
    });
    confirm.mockResolvedValue(false);
    type('客户', '丙');
    await press('保存');
    expect([box.main.values().Customer, update.mock.calls.length, box.phase]).toEqual(['丙', 1, 'ready']);
    expect(said.error).toEqual([]);
  });

  it('starts the next new record at once while adding goes on #S03', async () => {
    const { add, box } = await open('Add');
    fireEvent.click(screen.getByLabelText('继续新建'));
    type('客户', '甲');
    await press('保存');
    expect(screen.getByRole('dialog', { name: '销售订单 - 新建' })).toBeTruthy();
    expect(box.main.values().Customer).not.toBe('甲');
    type('客户', '乙');
    await press('保存');
    expect(add).toHaveBeenCalledTimes(2);
  });

  it("says the server's words, or 操作成功 where it has none #M07", async () => {
    let words: string | undefined = '保存成功';
    const { said } = await open('Edit', {
      update: async (_table, payload) => answered(savedOf(payload, 7), words),
    });
    stopTime();
    await press('保存');
    words = undefined;
    passTime(3001);
    await press('保存');
    expect(said.success).toEqual(['保存成功', '操作成功']);
  });

  it('closes after saving when asked to #S04', async () => {
    const onSaved = vi.fn();
    const { box } = await open('Edit', {}, { onSaved });
    await press('保存并关闭');
    expect(box.phase).toBe('closed');
    expect(onSaved).toHaveBeenCalledTimes(1);
  });

  it('uses a new key for every save', async () => {
    const { update } = await open('Edit');
    stopTime();
    await press('保存');
    passTime(4000);
    await press('保存');
    const keys = update.mock.calls.map((call) => call[2]);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(keys).size).toBe(2);
  });

  it('repeats a lost save under its own key', async () => {
    let lost = true;
    const { add } = await open('Add', {
      add: async (_table, payload) =>
        lost ? failed('network', '网络连接失败') : answered(savedOf(payload, 7)),
    });
    type('客户', '甲');
    await press('保存');
    lost = false;
    await press('保存');
    expect(add).toHaveBeenCalledTimes(2);
    expect(add.mock.calls[0]?.[2]).toBe(add.mock.calls[1]?.[2]);
  });

  it('asks what became of a lost save before it sends later edits', async () => {
    let lost = true;
    const { add, update } = await open('Add', {
      add: async (_table, payload) =>
        lost ? failed('network', '网络连接失败') : answered(savedOf(payload, 7)),
    });
    type('客户', '甲');
    await press('保存');
    lost = false;
    type('客户', '乙');
    await press('保存');
    expect(add.mock.calls.map((call) => call[1].main.Customer)).toEqual(['甲', '甲']);
    expect(add.mock.calls[0]?.[2]).toBe(add.mock.calls[1]?.[2]);
    expect(update.mock.calls[0]?.[1].main).toMatchObject({ Customer: '乙', Order_Id: 7, Version: 1 });
  });

  it("shows the server's issues at their places #V52", async () => {
    const issues = [
      { path: 'Customer', rule: 'form.unique', params: { title: '客户' }, severity: 'error' },
      { path: 'Line[0].Qty', rule: 'form.min', params: { title: '数量', min: 1 }, severity: 'error' },
      {
        path: 'Line[1].Price',
        row: '70',
        rule: 'form.min',
        params: { title: '单价', min: 1 },
        severity: 'error',
      },
    ];
    await open('Edit', { update: async () => failed('422', '客户已存在', { issues }) });
    fireEvent.click(rowsOf()[1] as HTMLElement);
    type('数量', '3');
    fireEvent.click(rowsOf()[0] as HTMLElement);
    await press('保存');
    expect(screen.getByLabelText('客户').closest('[data-field]')?.textContent).toContain('客户已存在');
    expect(document.activeElement).toBe(screen.getByLabelText('客户'));
    // Only the second row was sent, so it has index 0 in the refusal; the other is named by its key.
    expect(cellsOf('Qty').map((cell) => cell.getAttribute('data-issues'))).toEqual(['0', '1']);
    expect(cellsOf('Price').map((cell) => cell.getAttribute('data-issues'))).toEqual(['1', '0']);
  });
});

describe('detail rows', () => {
  it('add a row with defaults, calculate it and the header, and send it #P04', async () => {
    const { add } = await open('Add');
    type('客户', '甲');
    await press('新增行');
    type('数量', '4');
    expect(cellsOf('Amount')[0]?.textContent).toBe('10.00');
    expect(screen.getByLabelText<HTMLInputElement>('合计').value).toBe('10.00');
    await press('保存');
    const detail = add.mock.calls[0]?.[1].details[0];
    expect(detail?.rows).toMatchObject([{ Qty: 4, Price: 2.5, Amount: 10 }]);
    expect(detail?.rows[0]).not.toHaveProperty('$key');
  });

  it("stay in edit while something is wrong, with the grid's words #E06 #S22 #S27 #V52", async () => {
    const { said, box } = await open('Edit');
    fireEvent.click(rowsOf()[0] as HTMLElement);
    type('数量', '0');
    fireEvent.click(rowsOf()[1] as HTMLElement);
    expect(said.error).toEqual(['数量不能小于1']);
    expect(box.details[0]?.editing?.key).toBe('70');
    type('数量', '5');
    fireEvent.click(rowsOf()[1] as HTMLElement);
    expect(box.details[0]?.editing?.key).toBe('71');
    expect(cellsOf('Amount').map((cell) => cell.textContent)).toEqual(['15.00', '4.00']);
  });

  it('remember what was deleted #S11 #V04 #V53', async () => {
    const { said, update } = await open('Edit');
    await press('删除行');
    expect(said.error).toEqual(['请选择要删除的行!']);
    fireEvent.click(screen.getByLabelText('select 70'));
    await press('删除行');
    expect(screen.getByLabelText<HTMLInputElement>('合计').value).toBe('4.00');
    await press('保存');
    expect(update.mock.calls[0]?.[1].details[0]).toMatchObject({ delKeys: [70], rows: [] });
  });

  it('follow the header they read', async () => {
    await open('Edit');
    type('汇率', '2');
    expect(cellsOf('Local').map((cell) => cell.textContent)).toEqual(['12.00', '8.00']);
  });

  it('show exact totals #E14 #G04', async () => {
    await open('Edit');
    expect(document.querySelector('tfoot')?.textContent).toBe('10.00');
  });
});

describe('a copy', () => {
  it('has no keys, stamps, number or state, and saves as a new record #E30 #S05', async () => {
    const { add } = await open('Copy', { rows: [{ ...stored, AuditStatus: 1 }] });
    await press('保存');
    const payload = add.mock.calls[0]?.[1];
    expect(payload?.main.Customer).toBe('甲');
    for (const name of ['Order_Id', 'OrderCode', 'CreateID', 'Creator', 'Version', 'AuditStatus']) {
      expect(payload?.main[name] || null, name).toBe(null);
    }
    expect(payload?.details[0]?.rows.map((row) => [row.Line_Id ?? null, row.Qty])).toEqual([
      [null, 2],
      [null, 1],
    ]);
  });
});

describe('entering a record', () => {
  const field = (name: string) =>
    document.querySelector<HTMLElement>(`.jig-form [data-field="${name}"] input`) as HTMLInputElement;

  it('begins at the first empty required field', async () => {
    await open('Add');
    expect(document.activeElement).toBe(field('Customer'));
  });

  it('begins at the first field that can be entered where none is missing', async () => {
    await open('Edit');
    expect(document.activeElement).toBe(field('Customer'));
  });

  it('Tab passes generated and calculated fields over, unless one is mistaken', async () => {
    const { box } = await open('Add');
    const stops = () => ['OrderCode', 'Customer', 'Rate', 'Total'].map((name) => field(name).tabIndex);
    expect(stops()).toEqual([-1, 0, 0, -1]);
    act(() => {
      box.main.refuse([{ path: 'OrderCode', rule: 'form.unique', params: {}, severity: 'error' }]);
    });
    expect(stops()).toEqual([0, 0, 0, -1]);
  });

  it('a record that is only shown keeps every field a tab stop', async () => {
    await open('View');
    expect(['OrderCode', 'Total'].map((name) => field(name).tabIndex)).toEqual([0, 0]);
  });
});
