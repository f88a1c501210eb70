import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { EditBox } from '../../renderers/dialogs/EditBox.tsx';
import { fieldRenderers } from '../../renderers/fields/index.ts';
import { answered, failed } from '../../runtime/data/Answer.ts';
import { CommandContext } from '../../runtime/host/CommandContext.ts';
import { pickedValues } from '../../runtime/model/record/pickedValues.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import { EditBoxStore } from '../../runtime/store/box/EditBoxStore.ts';
import type { ScanPlace } from '../../runtime/store/scan/ScanTarget.ts';
import { CommandStore } from '../../runtime/store/shell/CommandStore.ts';
import type { PageQuery } from '../../runtime/wire/PageQuery.ts';
import { press, show, tableOf, worldOf } from './harness.tsx';

vi.mock('../../renderers/grid/DataGrid.tsx', async () => await import('./GridStub.tsx'));

const customers = tableOf(
  [
    { field: 'CustomerCode', title: '客户编号', type: 'text' },
    { field: 'CustomerName', title: '客户名称', type: 'text' },
    { field: 'Linkman', title: '联系人', type: 'text' },
    { field: 'CreditLevel', title: '信用等级', type: 'select', data: [{ key: 'A', value: '优' }] },
  ],
  { table: 'Customer', cnName: '客户' },
);
const products = tableOf(
  [
    { field: 'ProductCode', title: '产品编号', type: 'text', hidden: true },
    { field: 'ProductName', title: '产品名称', type: 'text' },
    { field: 'SalePrice', title: '销售单价', type: 'decimal' },
  ],
  { table: 'Product', cnName: '产品' },
);
const order = tableOf([
  {
    field: 'Customer_Id',
    title: '客户',
    type: 'select',
    columnType: 'int',
    dataKey: 'customers',
    editRowNo: 1,
    picker: {
      text: '高级选择',
      table: 'Customer',
      map: { Customer_Id: 'Customer_Id', Remark: 'CustomerName' },
      columns: ['CustomerName', 'Linkman'],
      scan: { column: 'CustomerCode' },
    },
  },
  { field: 'Remark', title: '备注', type: 'text', editRowNo: 1 },
  {
    field: 'Linkman',
    title: '联系人',
    type: 'text',
    editRowNo: 1,
    lookup: { via: 'Customer_Id', field: 'Linkman' },
  },
]);
const line = tableOf(
  [
    {
      field: 'Product_Id',
      title: '产品',
      type: 'select',
      columnType: 'int',
      dataKey: 'products',
      editRowNo: 1,
    },
    { field: 'UnitPrice', title: '单价', type: 'decimal', lookup: { via: 'Product_Id', field: 'SalePrice' } },
    { field: 'Qty', title: '数量', type: 'decimal', default: 1, editRowNo: 1 },
    {
      field: 'Amount',
      title: '金额',
      type: 'decimal',
      formula: { '*': [{ var: 'Qty' }, { var: 'UnitPrice' }] },
    },
  ],
  { table: 'Line', cnName: '明细' },
);
const linePicker = { text: '选择产品', table: 'Product', map: { Product_Id: 'Product_Id' } } as const;

const rowsOf: Readonly<Record<string, readonly Row[]>> = {
  Customer: [
    { Customer_Id: 5, CustomerName: '苏州江南机械有限公司', Linkman: '周敏', CustomerCode: 'KH0005' },
    { Customer_Id: 6, CustomerName: '无锡太湖阀门有限公司', Linkman: '许强' },
  ],
  Product: [
    { Product_Id: 11, ProductName: '蜗轮减速机', SalePrice: 860, ProductCode: '6901234567892' },
    { Product_Id: 12, ProductName: '行星减速机', SalePrice: '1250.5' },
  ],
};

async function opened(more: { detail?: object; closed?: readonly string[] } = {}) {
  const commands = new CommandStore();
  const world = worldOf({ lookup: async () => answered({ Linkman: '周敏' }) });
  const selector = vi.fn(async (table: string, query: PageQuery, _dicNo?: string) => {
    const code = query.wheres?.find(({ displayType }) => displayType === 'equal' && isCode(query));
    const rows = (rowsOf[table] ?? []).filter((row) => !code || row[code.name] === code.value);
    return answered({ rows, total: rows.length, summary: {}, ignored: [] });
  });
  const schemas = { Customer: customers, Product: products } as const;
  Object.assign(world.app.data, { selector });
  Object.assign(world.app, {
    schemas: {
      mayPickFrom: (table: string) => more.closed?.includes(table) !== true,
      document: async (table: keyof typeof schemas) =>
        schemas[table] ? answered({ main: schemas[table], details: [] }) : failed('403', '角色没有权限操作'),
    },
  });
  const box = new EditBoxStore(world.app, {
    main: order,
    details: [
      {
        schema: { table: 'Line', foreignKey: 'Order_Id', pickers: [linePicker], ...more.detail },
        table: line,
      },
    ],
  });
  await box.open('Add');
  show(
    world.app,
    <CommandContext.Provider value={commands}>
      <EditBox box={box} />
    </CommandContext.Provider>,
  );
  return { ...world, box, selector, commands };
}

/** True for the query of a scanned code, not of a dialog. */
const isCode = (query: PageQuery): boolean => query.rows === 2;

const choose = (dialog: HTMLElement, key: number): void =>
  void fireEvent.click(within(dialog).getByRole('checkbox', { name: `select ${key}` }));

beforeAll(async () => {
  await Promise.all(fieldRenderers.map((renderer) => renderer.preload?.()));
  await Promise.all([
    import('../../renderers/picker/pickIntoField.ts'),
    import('../../renderers/picker/pickIntoDetail.ts'),
    import('../../renderers/picker/BoxScans.tsx'),
    import('../../renderers/picker/takeScan.tsx'),
  ]);
}, 60_000);

describe('高级选择 below a field', () => {
  it('lists the source in a dialog, searched by its text columns, with what the dictionary offers', async () => {
    const { selector } = await opened();
    await press('高级选择');
    const dialog = await screen.findByRole('dialog', { name: '高级选择 - 客户' });
    await within(dialog).findByText('无锡太湖阀门有限公司');
    expect(within(dialog).queryByText('优')).toBeNull();
    const search = within(dialog).getByRole('textbox', { name: /客户名称/ });
    expect(document.activeElement).toBe(search);
    fireEvent.change(search, { target: { value: '江南' } });
    fireEvent.keyDown(search, { key: 'Enter' });
    await waitFor(() => expect(selector).toHaveBeenCalledTimes(2));
    expect(selector.mock.calls[1]).toMatchObject([
      'Customer',
      { page: 1, multiples: { fields: ['CustomerName', 'Linkman'], value: '江南' } },
      'customers',
    ]);
  });

  it('takes the chosen row into the form, with what comes with it, and closes #X15', async () => {
    const { box } = await opened();
    await press('高级选择');
    const dialog = await screen.findByRole('dialog', { name: '高级选择 - 客户' });
    await within(dialog).findByText('周敏');
    choose(dialog, 5);
    await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: '确定' })));
    expect(screen.queryByRole('dialog', { name: '高级选择 - 客户' })).toBeNull();
    await waitFor(() =>
      expect(box.main.values()).toMatchObject({
        Customer_Id: 5,
        Remark: '苏州江南机械有限公司',
        Linkman: '周敏',
      }),
    );
  });

  it('asks for a row before it takes any, and takes none by 取消', async () => {
    const { box, said } = await opened();
    await press('高级选择');
    const dialog = await screen.findByRole('dialog', { name: '高级选择 - 客户' });
    await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: '确定' })));
    expect(said.error).toEqual(['请选择一行数据!']);
    await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: '取消' })));
    expect(box.changed).toBe(false);
  });

  it('says why it does not open for who may not see the source', async () => {
    const { said } = await opened({ detail: { pickers: [{ ...linePicker, table: 'Secret' }] } });
    await press('选择产品');
    await waitFor(() => expect(said.error).toEqual(['角色没有权限操作']));
  });

  it('has no button for who may not list the source', async () => {
    await opened({ closed: ['Customer', 'Product'] });
    for (const name of ['高级选择', '选择产品']) expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('first asks for what its rows depend on', async () => {
    const depends = { ...linePicker, dependsOn: [{ field: '$main.Customer_Id' }] };
    const { said, selector, box } = await opened({ detail: { pickers: [depends] } });
    await press('选择产品');
    await waitFor(() => expect(said.error).toEqual(['请选择客户']));
    box.main.cell('Customer_Id').set(5);
    await press('选择产品');
    await waitFor(() => expect(selector).toHaveBeenCalled());
    expect(selector.mock.calls[0]?.[1].wheres).toEqual([
      { name: 'Customer_Id', value: '5', displayType: 'equal' },
    ]);
  });
});

describe('a picker over detail rows', () => {
  it('appends every chosen row with defaults, what comes with it and its formulas, as one step #X15', async () => {
    const { box, said } = await opened();
    await press('选择产品');
    const dialog = await screen.findByRole('dialog', { name: '选择产品 - 产品' });
    await within(dialog).findByText('行星减速机');
    choose(dialog, 11);
    choose(dialog, 12);
    expect(within(dialog).getByText('已选 2 项')).toBeTruthy();
    await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: '确定' })));
    const [detail] = box.details;
    expect(detail?.plainRows()).toMatchObject([
      { Product_Id: 11, UnitPrice: 860, Qty: 1, Amount: 860 },
      { Product_Id: 12, UnitPrice: '1250.5', Qty: 1, Amount: 1250.5 },
    ]);
    expect(said.success).toEqual(['已添加2行']);
    expect(box.changed).toBe(true);
  });

  it('may stand without the buttons for single rows', async () => {
    await opened({ detail: { actions: ['delete'] } });
    const bar = screen.getAllByRole('button').map((button) => button.textContent);
    expect(bar).toEqual(expect.arrayContaining(['选择产品', '删除行']));
    expect(bar).not.toContain('新增行');
  });
});

describe('a scanned code', () => {
  const scanner = { ...linePicker, scan: { column: 'ProductCode', count: 'Qty' } };
  async function scanning(detail: object = { pickers: [scanner] }) {
    const provided = vi.spyOn(CommandStore.prototype, 'provideScans');
    const world = await opened({ detail });
    // What receives codes is loaded after the box is shown.
    await waitFor(() => expect(provided).toHaveBeenCalled());
    provided.mockRestore();
    const scan = (code: string, place: Partial<ScanPlace> = {}) =>
      act(async () => world.commands.scanned(code, { ...nowhere, ...place }, 1));
    return { ...world, scan };
  }
  const nowhere: ScanPlace = {
    element: null,
    typing: false,
    touched: true,
    listed: false,
    restore: () => undefined,
  };

  it('appends the row it means with what comes with it; the same again counts up #X23', async () => {
    const { box, said, scan } = await scanning();
    const [detail] = box.details;
    expect(await scan('6901234567892')).toBe(true);
    await waitFor(() =>
      expect(detail?.plainRows()).toMatchObject([{ Product_Id: 11, UnitPrice: 860, Qty: 1, Amount: 860 }]),
    );
    await scan('6901234567892');
    await waitFor(() =>
      expect(detail?.plainRows()).toMatchObject([{ Product_Id: 11, Qty: 2, Amount: 1720 }]),
    );
    expect(said.success).toEqual(['扫码成功，已添加1行', '扫码成功，数量：2']);
  });

  it('nobody knows is said, and changes nothing', async () => {
    const { box, said, scan } = await scanning();
    await scan('6900000000000');
    await waitFor(() =>
      expect(said.error).toEqual(['扫码内容“6900000000000”在产品、客户中都找不到，请核对后重新扫码']),
    );
    expect(box.changed).toBe(false);
  });

  it('brings the rows of a chosen record in the order of their box', async () => {
    const fill = { via: 'Customer_Id', table: 'Product', map: { Product_Id: 'Product_Id' } };
    const { box, selector } = await opened({ detail: { fill } });
    act(() => box.main.cell('Customer_Id').set(5));
    await waitFor(() =>
      expect(box.details[0]?.plainRows()).toMatchObject([{ Product_Id: 11 }, { Product_Id: 12 }]),
    );
    expect(selector).toHaveBeenCalledWith('Product', expect.objectContaining({ order: 'asc' }));
  });

  it('fills the form in the field whose rule it is #X23', async () => {
    const { box, scan } = await scanning();
    const element = document.querySelector('[data-field="Customer_Id"] *');
    expect(await scan('KH0005', { element, typing: true })).toBe(true);
    await waitFor(() =>
      expect(box.main.values()).toMatchObject({ Customer_Id: 5, Remark: '苏州江南机械有限公司' }),
    );
    // A list with results handles the scan itself; a text field without a rule keeps the scanned text.
    expect(await scan('KH0005', { element, typing: true, listed: true })).toBe(false);
    const remark = document.querySelector('[data-field="Remark"] input');
    expect(await scan('KH0005', { element: remark, typing: true })).toBe(false);
  });

  it('goes to whoever knows it: the field in focus first, then the rows, then other fields', async () => {
    const { box, scan } = await scanning();
    const element = document.querySelector('[data-field="Customer_Id"] *');
    await scan('6901234567892', { element });
    await waitFor(() => expect(box.details[0]?.plainRows()).toMatchObject([{ Product_Id: 11 }]));
    expect(box.main.value('Customer_Id')).toBeNull();
    await scan('KH0005');
    await waitFor(() => expect(box.main.value('Customer_Id')).toBe(5));
  });

  it('leaves a text the user did not touch as it was', async () => {
    const { box, scan } = await scanning();
    const remark = document.querySelector('[data-field="Remark"] input');
    const restore = vi.fn();
    expect(await scan('6901234567892', { element: remark, typing: true, touched: false, restore })).toBe(
      true,
    );
    expect(restore).toHaveBeenCalledOnce();
    await waitFor(() => expect(box.details[0]?.plainRows()).toMatchObject([{ Product_Id: 11 }]));
  });

  it('in a cell fills the row in edit; a code typed over a quantity is none and becomes a row', async () => {
    const { box, scan } = await scanning();
    const [detail] = box.details;
    await act(async () => void detail?.addRow({ Qty: 7 }));
    const cell = (field: string) => {
      const element = document.createElement('input');
      element.dataset.cell = `Line.${detail?.editing?.key}.${field}`;
      return { element, typing: true };
    };
    await scan('6901234567892', cell('Product_Id'));
    await waitFor(() => expect(detail?.editing?.form.values()).toMatchObject({ Product_Id: 11, Qty: 7 }));
    detail?.edit.take();
    detail?.editing?.form.cell('Qty').change('6901234567892');
    await scan('6901234567892', cell('Qty'));
    await waitFor(() => expect(detail?.plainRows()).toMatchObject([{ Product_Id: 11, Qty: 8 }]));
    expect(await scan('1200', cell('Qty'))).toBe(false);
  });

  it('is taken by nobody where no rule is, or nothing may be edited', async () => {
    const { box, scan } = await scanning({});
    expect(await scan('6901234567892')).toBe(true);
    box.main.lock('readonly');
    expect(await scan('6901234567892')).toBe(false);
  });
});

describe('the values of a picked row', () => {
  it('are the mapped columns and what comes with the record; a column that was not sent gives nothing', () => {
    expect(pickedValues(line, linePicker, { Product_Id: 11, SalePrice: 860 }, 'Product_Id')).toEqual({
      Product_Id: 11,
      UnitPrice: 860,
    });
    expect(pickedValues(line, linePicker, { Product_Id: 11 }, 'Product_Id')).toEqual({ Product_Id: 11 });
  });
});
