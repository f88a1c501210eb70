import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { EditBox } from '../../renderers/dialogs/EditBox.tsx';
import { fieldRenderers } from '../../renderers/fields/index.ts';
import { answered } from '../../runtime/data/Answer.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import { EditBoxStore } from '../../runtime/store/box/EditBoxStore.ts';
import { DocumentForms } from '../../runtime/store/form/DocumentForms.ts';
import { keepLiving } from '../../runtime/store/form/keepLiving.ts';
import { documentOf, show, tableOf, worldOf } from './harness.tsx';

const addresses = [
  { key: 1, value: '苏州总部仓库', of: 1 },
  { key: 2, value: '苏州二号厂区', of: 1 },
  { key: 3, value: '无锡总部仓库', of: 2 },
];
const order = tableOf([
  {
    field: 'Customer_Id',
    title: '客户',
    type: 'select',
    columnType: 'int',
    data: [
      { key: 1, value: '苏州江南机械有限公司' },
      { key: 2, value: '无锡太湖阀门有限公司' },
    ],
    editRowNo: 1,
  },
  {
    field: 'Address_Id',
    title: '收货点',
    type: 'select',
    columnType: 'int',
    dataKey: 'customerAddresses',
    dependsOn: [{ field: 'Customer_Id' }],
    editRowNo: 1,
  },
  {
    field: 'Address',
    title: '收货地址',
    type: 'text',
    lookup: { via: 'Address_Id', field: 'Address' },
    editRowNo: 1,
  },
]);

async function opened(row: Row, action: 'Edit' | 'View' = 'Edit', isLoaded = true) {
  const world = worldOf({
    rows: [row],
    dictionaries: isLoaded ? { customerAddresses: addresses } : {},
  });
  const choices = vi.fn(async (_table: string, _field: string, values: Row) =>
    answered(
      addresses
        .filter(({ of }) => of === Number(values.Customer_Id))
        .map(({ key, value }) => ({ key, value })),
    ),
  );
  Object.assign(world.app.data, { choices });
  const box = new EditBoxStore(world.app, documentOf(order));
  await box.open(action, 7);
  show(world.app, <EditBox box={box} />);
  return { ...world, box, choices };
}

beforeAll(async () => {
  await Promise.all(fieldRenderers.map((renderer) => renderer.preload?.()));
}, 60_000);

describe('a select whose options depend on another field', () => {
  it('offers what belongs to that value, asked once for it', async () => {
    const { choices } = await opened({ Order_Id: 7, Customer_Id: 1, Address_Id: 2 });
    fireEvent.click(screen.getByLabelText('收货点'));
    await waitFor(() =>
      expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual([
        '苏州总部仓库',
        '苏州二号厂区',
      ]),
    );
    expect(choices.mock.calls).toEqual([['Order', 'Address_Id', { Customer_Id: 1 }]]);
  });

  it('is cleared with what came with it when the other value changes, and the person is told #X13', async () => {
    const { box, said } = await opened({
      Order_Id: 7,
      Customer_Id: 1,
      Address_Id: 2,
      Address: '二号厂区8号',
    });
    box.main.cell('Customer_Id').set(2);
    const words = '收货点原来的选项“苏州二号厂区”已不可用，已清空';
    await waitFor(() => expect(said.error).toEqual([words]));
    expect(box.main.values()).toMatchObject({ Address_Id: null, Address: null });
    expect(screen.getByText(words)).toBeTruthy();
    box.main.cell('Address_Id').set(3);
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
  });

  it('is told by its label while the dictionary has not loaded: the form offered it before', async () => {
    const { box, said, choices } = await opened(
      { Order_Id: 7, Customer_Id: 1, Address_Id: 2 },
      'Edit',
      false,
    );
    await waitFor(() => expect(choices).toHaveBeenCalled());
    box.main.cell('Customer_Id').set(2);
    await waitFor(() => expect(said.error).toEqual(['收货点原来的选项“苏州二号厂区”已不可用，已清空']));
  });

  it('says what it waits for while that is empty, and no longer', async () => {
    const { box } = await opened({ Order_Id: 7 });
    expect(screen.getByPlaceholderText('请先选择客户')).toBeTruthy();
    box.main.cell('Customer_Id').set(1);
    await waitFor(() => expect(screen.queryByPlaceholderText('请先选择客户')).toBeNull());
  });

  it('is cleared too when nothing is left to depend on', async () => {
    const { box } = await opened({ Order_Id: 7, Customer_Id: 1, Address_Id: 2 });
    box.main.cell('Customer_Id').set(null);
    await waitFor(() => expect(box.main.cell('Address_Id').value).toBeNull());
  });

  it('without a matching option is cleared when the record is opened to edit #V18', async () => {
    const { box, said } = await opened({ Order_Id: 7, Customer_Id: 2, Address_Id: 1 });
    await waitFor(() => expect(box.main.cell('Address_Id').value).toBeNull());
    expect(said.error).toEqual(['收货点原来的选项“苏州总部仓库”已不可用，已清空']);
    expect(box.changed).toBe(true);
  });

  it('stays as it is in a record that is only looked at', async () => {
    const { box, choices } = await opened({ Order_Id: 7, Customer_Id: 2, Address_Id: 1 }, 'View');
    await waitFor(() => expect(choices).toHaveBeenCalled());
    expect(box.main.cell('Address_Id').value).toBe(1);
  });

  it('keeps its value when the server cannot be asked: the save decides', async () => {
    const { box, app } = await opened({ Order_Id: 7, Customer_Id: 1, Address_Id: 2 });
    const failing = vi.fn(async () => ({
      ok: false as const,
      failure: { code: 'offline', message: '网络连接失败' },
    }));
    Object.assign(app.data, { choices: failing });
    box.main.cell('Customer_Id').set(2);
    await waitFor(() => expect(failing).toHaveBeenCalled());
    expect(box.main.cell('Address_Id').value).toBe(2);
  });
});

describe('a choice in detail rows that depends on the header', () => {
  const line = tableOf(
    [
      {
        field: 'Address_Id',
        title: '收货点',
        type: 'select',
        columnType: 'int',
        dataKey: 'customerAddresses',
        dependsOn: [{ field: '$main.Customer_Id' }],
        editRowNo: 1,
      },
      { field: 'Address', title: '地址', type: 'text', lookup: { via: 'Address_Id', field: 'Address' } },
    ],
    { table: 'Line', cnName: '明细' },
  );

  it('is cleared in every row when the header changes, in one step, and the person is told #X13', async () => {
    const { app, said } = worldOf();
    const choices = async (_table: string, _field: string, values: Row) =>
      answered(
        addresses
          .filter(({ of }) => of === values['$main.Customer_Id'])
          .map(({ key, value }) => ({ key, value })),
      );
    Object.assign(app.data, { choices });
    const rows = [
      { Line_Id: 1, Address_Id: 1, Address: '总部路1号' },
      { Line_Id: 2, Address_Id: null, Address: null },
      { Line_Id: 3, Address_Id: 3, Address: '太湖路3号' },
    ];
    const document = { main: { Order_Id: 7, Customer_Id: 1 }, details: { Line: rows } };
    const forms = new DocumentForms(app, documentOf(order, line), document, 'Edit');
    const stop = keepLiving(app, forms);
    forms.main.cell('Customer_Id').set(2);
    await waitFor(() => expect(said.error).toEqual(['1行的收货点已不可用，已清空']));
    const [detail] = forms.details;
    expect(detail?.plainRows().map((row) => [row.Address_Id, row.Address])).toEqual([
      [null, null],
      [null, null],
      [3, '太湖路3号'],
    ]);
    stop();
  });
});
