import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { FormWorkspace } from '../../../designer/form/dialog/FormWorkspace.tsx';
import { saveForm } from '../../../designer/form/save/saveForm.ts';
import { SqlDialog } from '../../../designer/form/sql/SqlDialog.tsx';
import { FormDesignerStore } from '../../../designer/form/store/FormDesignerStore.ts';
import { formVerbs } from '../../../designer/form/store/formVerbs.ts';
import { TableDialog } from '../../../designer/form/tables/TableDialog.tsx';
import { answered, failed } from '../../../runtime/data/Answer.ts';
import type { DesignCalls } from '../../../runtime/data/DesignCalls.ts';
import '../../../runtime/model/explain/allMessages.ts';
import type { JsonObject } from '../../../runtime/model/schema/Json.ts';
import { show, worldOf } from '../../forms/harness.tsx';
import { orderForm } from './formWorld.ts';

const open = (base = orderForm) => {
  const world = worldOf({});
  show(
    world.app,
    <FormWorkspace
      loaded={{ base, stored: undefined }}
      onChanged={() => undefined}
      onClose={() => undefined}
    />,
  );
  return world;
};

const canvas = () => screen.getByRole('listbox', { name: '表单' });
const titles = (): readonly string[] =>
  within(canvas())
    .getAllByRole('option')
    .map((one) => one.querySelector('.jig-hidden')?.textContent?.split(' ')[0] ?? '');
const chosen = (): readonly string[] =>
  within(canvas())
    .getAllByRole('option', { selected: true })
    .map((one) => one.querySelector('.jig-hidden')?.textContent?.split(' ')[0] ?? '');
const press = (key: string, more: object = {}): void => {
  fireEvent.keyDown(canvas(), { key, ...more });
};

it('the table configuration gives a new number its decimals, and says those of stored ones', async () => {
  const { app } = worldOf({});
  const store = new FormDesignerStore(app, { base: orderForm, stored: undefined });
  show(app, <TableDialog store={store} verbs={formVerbs(app, store)} onClose={() => undefined} />);
  const cellsOf = (row: number) => screen.getAllByRole('row')[row]?.querySelectorAll('td');
  expect(cellsOf(3)?.[3]?.textContent).toBe('4');
  fireEvent.click(screen.getByRole('button', { name: '添加字段' }));
  const row = (name: string) => screen.getByLabelText<HTMLInputElement>(`第4行${name}`);
  fireEvent.change(row('字段中文名称'), { target: { value: '单重' } });
  expect(screen.queryByLabelText('第4行小数位数')).toBeNull();
  fireEvent.change(row('字段类型'), { target: { value: 'number' } });
  expect(row('小数位数').value).toBe('0');
  fireEvent.change(row('小数位数'), { target: { value: '3' } });
  fireEvent.change(row('小数位数'), { target: { value: '9' } });
  expect(row('小数位数').value).toBe('3');
  fireEvent.click(screen.getByRole('button', { name: '确定' }));
  const saveCustomFields = vi.fn(async (_sent: readonly JsonObject[]) => answered(new Map()));
  const calls = {
    own: async () => answered(undefined),
    save: async () => answered(1),
    freeCode: async () => answered('Field1'),
    saveCustomFields,
  } as unknown as DesignCalls;
  expect(await saveForm(calls, store)).toEqual({ ok: true });
  expect(saveCustomFields.mock.calls[0]?.[0]).toMatchObject([
    { TableName: 'OrderList', FieldName: '单重', FieldType: 'number', FieldOptions: '{"scale":3}' },
  ]);
});

it('choices of a question stand in rows, which Enter, Backspace, Alt and pasted lines change', () => {
  open({ ...orderForm, makesFields: true });
  fireEvent.click(screen.getByRole('button', { name: '单选' }));
  const rows = () =>
    within(screen.getByRole('group', { name: '选项' })).getAllByRole<HTMLInputElement>('textbox');
  const texts = () => rows().map(({ value }) => value);
  const type = (at: number, value: string) =>
    fireEvent.change(rows()[at] as HTMLInputElement, { target: { value } });
  const key = (at: number, name: string, more: object = {}) =>
    fireEvent.keyDown(rows()[at] as HTMLInputElement, { key: name, ...more });
  const focused = () => rows().indexOf(document.activeElement as HTMLInputElement);
  while (rows().length > 1) fireEvent.click(screen.getByRole('button', { name: '删除 选项 1' }));
  type(0, '08:00-16:00，早班');
  key(0, 'Enter');
  expect([texts(), focused()]).toEqual([['08:00-16:00，早班', ''], 1]);
  fireEvent.paste(rows()[1] as HTMLInputElement, {
    clipboardData: { getData: () => '中班\r\n晚班\r\n\r\n' },
  });
  expect([texts(), focused()]).toEqual([['08:00-16:00，早班', '中班', '晚班'], 2]);
  key(2, 'ArrowUp', { altKey: true });
  expect([texts(), focused()]).toEqual([['08:00-16:00，早班', '晚班', '中班'], 1]);
  type(1, '');
  key(1, 'Backspace');
  expect([texts(), focused()]).toEqual([['08:00-16:00，早班', '中班'], 0]);
  // Choices that were taken out stay out of the design; the row to type in stays.
  for (const _ of texts()) fireEvent.click(screen.getByRole('button', { name: '删除 选项 1' }));
  expect(texts()).toEqual(['']);
});

describe('the canvas by keyboard', () => {
  it('selects with arrows, extends with Shift, moves with Alt, undoes nothing it has not done', () => {
    open();
    press('ArrowDown');
    expect(chosen()).toEqual(['单号']);
    press('ArrowDown', { shiftKey: true });
    expect(chosen()).toEqual(['单号', '客户']);
    press('Home');
    expect(chosen()).toEqual(['单号']);
    press('ArrowRight', { altKey: true });
    expect(titles().slice(0, 2)).toEqual(['客户', '单号']);
    fireEvent.click(screen.getByRole('button', { name: '撤销' }));
    expect(titles().slice(0, 2)).toEqual(['单号', '客户']);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '撤销' }).disabled).toBe(true);
    press('a', { ctrlKey: true });
    expect(chosen()).toHaveLength(titles().length);
  });

  it('takes a required field nowhere, and an optional one into the list of hidden fields', () => {
    const { said } = open();
    press('Home');
    fireEvent.click(screen.getByRole('button', { name: '移除' }));
    expect(said.error).toEqual(['必填字段【单号】不能隐藏']);
    press('ArrowDown');
    fireEvent.click(screen.getByRole('button', { name: '移除' }));
    expect(titles()).not.toContain('客户');
    fireEvent.click(screen.getByRole('button', { name: '客户 显示' }));
    expect(titles()).toContain('客户');
  });
});

describe('the panel of a component', () => {
  it('shows what only user 1 may do to user 1 alone', () => {
    open();
    press('Home');
    press('ArrowDown');
    expect(screen.getByLabelText('必填')).toBeTruthy();
    expect(screen.getByLabelText('应用到全局')).toBeTruthy();
    expect(screen.getByText('自定义SQL参数')).toBeTruthy();
  });

  it('leaves requirements, global marks, formulas and SQL out for other users', () => {
    open({ ...orderForm, isAdmin: false });
    press('Home');
    press('ArrowDown');
    expect(screen.getByLabelText('字段名称')).toBeTruthy();
    for (const name of ['必填', '应用到全局']) expect(screen.queryByLabelText(name)).toBeNull();
    expect(screen.queryByText('自定义SQL参数')).toBeNull();
    expect(screen.queryByRole('button', { name: '设置计算公式' })).toBeNull();
  });

  it('keeps the user at a component without a name, and takes the switch 显示 away from a required one', () => {
    const { said } = open();
    fireEvent.click(screen.getByRole('button', { name: '单行文本' }));
    expect(chosen()).toEqual(['（未命名）']);
    press('Home');
    expect(said.error).toEqual(['请填写字段名称']);
    expect(chosen()).toEqual(['（未命名）']);
    fireEvent.change(screen.getByLabelText('字段名称'), { target: { value: '包装要求' } });
    press('Home');
    expect(chosen()).toEqual(['单号']);
    press('ArrowDown');
    expect(screen.getByLabelText('显示')).toBeTruthy();
    fireEvent.click(screen.getByLabelText('必填'));
    expect(screen.queryByLabelText('显示')).toBeNull();
  });
});

describe('the property panel', () => {
  it('is a form of its own, so that a browser does not read the controls of the canvas after each key', () => {
    open();
    fireEvent.click(screen.getByRole('option', { name: /^客户 / }));
    const form = screen.getByLabelText('字段名称').closest('form');
    expect(form?.querySelector('[data-part]')).toBeNull();
    expect(fireEvent.submit(form ?? document.body)).toBe(false);
  });
});

describe('the preview', () => {
  it('opens the example of a pop-up button, and says when it was reset', async () => {
    const { said } = open();
    fireEvent.click(screen.getByRole('button', { name: '弹出框' }));
    fireEvent.click(screen.getByRole('button', { name: '预览' }));
    const preview = screen.getByRole('dialog', { name: '预览' });
    fireEvent.click(within(preview).getByRole('button', { name: '弹出框' }));
    expect(screen.getByRole('dialog', { name: '基本信息' }).textContent).toContain('弹出框的示例');
    fireEvent.click(within(preview).getByRole('button', { name: '重置' }));
    expect(said.success).toEqual(['表单已重置']);
  });
});

describe('the preview as another role and on a stored record', () => {
  const opened = async (tables: () => Promise<unknown>) => {
    const rows = [{ Order_Id: 7, Code: 'SO7', Customer: '甲公司' }];
    const world = worldOf({
      rows,
      detailRows: {
        OrderList: [
          { OrderList_Id: 1, Product: '电机', Qty: 3, Price: 2.5 },
          { OrderList_Id: 2, Product: '轴承', Qty: 8, Price: 1.25 },
        ],
      },
      data: {
        assignableRoles: async () => answered([{ id: 3, roleName: '仓管', parentId: 1 }]),
        roleRights: async () => ({ tables }) as never,
      },
    });
    show(
      world.app,
      <FormWorkspace
        loaded={{ base: orderForm, stored: undefined }}
        onChanged={() => undefined}
        onClose={() => undefined}
      />,
    );
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '预览' })));
    const preview = within(screen.getByRole('dialog', { name: '预览' }));
    const choose = async (label: string, value: string): Promise<void> => {
      await act(async () => void fireEvent.change(preview.getByLabelText(label), { target: { value } }));
    };
    return { ...world, preview, choose };
  };
  const right = (field: string, more: object) => ({
    ...{ field, title: field, show: 1, isEdit: 1, disabled: 0, kept: [] },
    ...more,
  });
  const tablesOf = (tableName: string, ...fields: readonly object[]) => ({ tableName, fields });

  it('hides what the role may not see in form and tables, and locks what it may not edit', async () => {
    const { preview, choose } = await opened(async () =>
      answered([
        tablesOf('Order', right('Price', { show: 0 }), right('Customer', { isEdit: 0 })),
        tablesOf('OrderList', right('Price', { show: 0 })),
      ]),
    );
    expect(preview.getByLabelText('单价')).toBeTruthy();
    expect(preview.getByRole('columnheader', { name: '单价' })).toBeTruthy();
    await choose('以角色预览', '3');
    expect(preview.queryByLabelText('单价')).toBeNull();
    expect(preview.queryByRole('columnheader', { name: '单价' })).toBeNull();
    expect(preview.getByLabelText<HTMLInputElement>('客户').readOnly).toBe(true);
    expect(preview.getByText('只显示角色【仓管】和您自己都可以看到的字段')).toBeTruthy();
    await choose('以角色预览', '');
    expect(preview.getByLabelText('单价')).toBeTruthy();
  });

  it('shows no field that the user may not see, whatever the role may', async () => {
    const { preview, choose } = await opened(async () =>
      answered([tablesOf('Order', right('CreateID', { show: 1 }), right('Code', {}))]),
    );
    await choose('以角色预览', '3');
    expect(preview.getByLabelText('单号')).toBeTruthy();
    expect(preview.queryByLabelText('创建人ID')).toBeNull();
  });

  it('stays as it was, with the words of the server, when the rights of the role are refused', async () => {
    const { preview, choose, said } = await opened(async () => failed('403', '您没有权限'));
    await choose('以角色预览', '3');
    expect(said.error).toEqual(['您没有权限']);
    expect(preview.getByLabelText<HTMLSelectElement>('以角色预览').value).toBe('');
    expect(preview.getByLabelText('单价')).toBeTruthy();
  });

  it('fills the form with a stored record, to which 重置 returns', async () => {
    const { preview, choose } = await opened(async () => answered([]));
    await choose('预览记录', '7');
    const customer = () => preview.getByLabelText<HTMLInputElement>('客户');
    expect(customer().value).toBe('甲公司');
    fireEvent.change(customer(), { target: { value: '乙公司' } });
    fireEvent.click(preview.getByRole('button', { name: '重置' }));
    expect(customer().value).toBe('甲公司');
    expect(preview.getByRole('cell', { name: '轴承' })).toBeTruthy();
    await choose('预览记录', '');
    expect(customer().value).toBe('');
    expect(preview.queryByRole('cell', { name: '轴承' })).toBeNull();
  });

  it('hides columns of the rows that the role may not see', async () => {
    const { preview, choose } = await opened(async () =>
      answered([tablesOf('OrderList', right('Price', { show: 0 }))]),
    );
    await choose('预览记录', '7');
    expect(preview.getByRole('cell', { name: '1.25' })).toBeTruthy();
    await choose('以角色预览', '3');
    expect([
      preview.queryByRole('cell', { name: '1.25' }),
      preview.getByRole('cell', { name: '轴承' }),
    ]).toEqual([null, expect.anything()]);
  });
});

describe('a SQL parameter', () => {
  const dialog = (refused?: string) => {
    const checkSql = vi.fn(async () =>
      refused === undefined ? answered(undefined) : failed('422', refused),
    );
    const world = worldOf({ data: { designs: async () => ({ checkSql }) as unknown as DesignCalls } });
    const done = vi.fn();
    const raw = { name: '余额', field: 'Amount', content: 'select {main.Qty} + {件数}', own: 1 };
    return { ...world, checkSql, done, raw };
  };

  it('says below each field what is missing, and asks the server nothing', () => {
    const { app, done, checkSql } = dialog();
    show(app, <SqlDialog base={orderForm} raw={undefined} onDone={done} onClose={() => undefined} />);
    fireEvent.click(screen.getByRole('button', { name: '确定' }));
    for (const words of ['请填写参数名称', '请填写结果字段', '请填写SQL内容'])
      expect(screen.getByText(words)).toBeTruthy();
    expect(checkSql).not.toHaveBeenCalled();
  });

  it('names the fields that its text uses, keeps what it does not know, and is taken once checked', async () => {
    const { app, done, raw, checkSql } = dialog();
    show(app, <SqlDialog base={orderForm} raw={raw} onDone={done} onClose={() => undefined} />);
    fireEvent.click(screen.getByRole('button', { name: '确定' }));
    await waitFor(() => expect(done).toHaveBeenCalled());
    const made = {
      ...raw,
      type: 'text',
      property: 'main',
      params: [
        { value: 'Qty', label: '数量', property: 'main' },
        { value: 'Qty', label: '件数', property: 'detail' },
      ],
    };
    expect(done).toHaveBeenCalledWith(made);
    expect(checkSql).toHaveBeenCalledWith('Order', [made]);
  });

  it('stays open with the words of the server that refuses it', async () => {
    const { app, done, raw, said } = dialog('SQL参数未启用');
    show(app, <SqlDialog base={orderForm} raw={raw} onDone={done} onClose={() => undefined} />);
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: '确定' }));
    });
    expect(screen.getAllByText('SQL参数未启用').length).toBeGreaterThan(0);
    expect(said.error).toEqual(['SQL参数未启用']);
    expect(done).not.toHaveBeenCalled();
  });
});
