import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PermissionPage } from '../../renderers/pages/PermissionPage.tsx';
import type { RoleRightCalls } from '../../runtime/data/RoleRightCalls.ts';
import { type App, AppContext } from '../../runtime/host/AppContext.ts';
import { text } from '../../runtime/model/messages/index.ts';
import { unsavedWork } from '../../runtime/store/drafts/unsavedWork.ts';
import type { RoleField } from '../../runtime/wire/permission/RoleTable.ts';
import { userWith } from './support.ts';

const field = (name: string, title: string, more: Partial<RoleField> = {}): RoleField => ({
  field: name,
  title,
  show: 1,
  isEdit: 1,
  disabled: 0,
  kept: [],
  ...more,
});
const choice = { text: '查询', value: 'Search' };
const node = (id: number, pid: number, text: string, actions = [choice]) => ({
  id,
  pid,
  text,
  actions,
  grantable: actions,
});

const calls = {
  permissions: vi.fn<RoleRightCalls['permissions']>(async () => ({
    ok: true,
    data: [node(1, 0, '销售', []), node(2, 1, '客户'), node(3, 1, '订单')],
    message: undefined,
  })),
  savePermissions: vi.fn<RoleRightCalls['savePermissions']>(async () => ({
    ok: true,
    data: undefined,
    message: '保存成功',
  })),
  tables: vi.fn<RoleRightCalls['tables']>(async () => ({
    ok: true,
    data: [
      {
        tableName: 'Customer',
        title: '客户',
        rows: 'own',
        isPart: false,
        pages: [],
        fields: [
          field('Code', '编号', { fixed: 'stamp' }),
          field('Credit', '额度', { show: 0, kept: ['show'] }),
          field('Phone', '电话'),
        ],
      },
    ],
    message: undefined,
  })),
  lookAs: vi.fn<RoleRightCalls['lookAs']>(async () => ({
    ok: true,
    data: { token: 'as' },
    message: undefined,
  })),
  changeFields: vi.fn<RoleRightCalls['changeFields']>(async () => ({
    ok: true,
    data: undefined,
    message: '已保存',
  })),
};

const lookedAs = vi.fn();

async function opened(refused?: string) {
  lookedAs.mockClear();
  const notify = { success: vi.fn(), error: vi.fn(), confirm: vi.fn(async () => false) };
  const role = { id: 7, roleName: '访客', parentId: 0, ...(refused && { refused }) };
  const app = {
    data: {
      assignableRoles: async () => ({ ok: true, data: [role, { ...role, id: 8, roleName: '工人' }] }),
      roleRights: async () => calls,
    },
    notify,
    session: {
      lookAs: lookedAs,
      user: userWith({ '/permission': ['Search', 'Update'] }),
      menus: [
        { id: 2, tableName: 'Customer' },
        { id: 3, tableName: 'Orders' },
      ],
    },
    t: (key: Parameters<App['t']>[0], params?: Parameters<App['t']>[1]) => text(key, 'zh', params),
  } as unknown as App;
  await act(async () =>
    render(
      <MemoryRouter>
        <AppContext.Provider value={app}>
          <PermissionPage page={{ format: 1, page: 'permission', path: '/permission' }} />
        </AppContext.Provider>
      </MemoryRouter>,
    ),
  );
  return notify;
}

const press = (target: Element, key: string) => act(async () => void fireEvent.keyDown(target, { key }));
const openFields = () =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: '客户：字段权限' })));
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

describe('the page of rights', () => {
  beforeEach(() => {
    for (const call of Object.values(calls)) call.mockClear();
  });

  it('opens with the first role', async () => {
    await opened();
    expect(calls.permissions.mock.calls).toEqual([[7]]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('访客');
  });

  it('loads the fields of a table when it is opened, and saves only what changed', async () => {
    const notify = await opened();
    expect(calls.tables).not.toHaveBeenCalled();
    await openFields();
    expect(calls.tables.mock.calls).toEqual([[7, 'Customer']]);
    fireEvent.click(box('电话: 可编辑'));
    fireEvent.click(box('编号: 显示'));
    fireEvent.click(box('编号: 显示'));
    expect(unsavedWork()).toHaveLength(1);
    await act(async () => void fireEvent.click(screen.getByText('工人')));
    expect(notify.confirm).toHaveBeenCalledTimes(1);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '保存' })));
    expect(calls.savePermissions).not.toHaveBeenCalled();
    expect(calls.changeFields.mock.calls).toEqual([
      [7, { Customer: { Phone: { show: 1, isEdit: 0, disabled: 0 } } }],
    ]);
    expect(notify.success).toHaveBeenCalledWith('已保存');
    expect(unsavedWork()).toHaveLength(0);
    expect(calls.tables).toHaveBeenCalledTimes(2);
  });

  it('says why a right cannot be set, and leaves it', async () => {
    await opened();
    await openFields();
    for (const name of [
      '额度: 显示 (您自己也受此限制，不能放宽)',
      '额度: 可编辑 (隐藏的字段不会发送给该角色)',
      '编号: 禁用 (对所有人只读)',
    ]) {
      const before = box(name).checked;
      fireEvent.click(box(name));
      expect([box(name).checked, box(name).getAttribute('aria-disabled')]).toEqual([before, 'true']);
    }
    expect(unsavedWork()).toHaveLength(0);
  });

  it('shows the product as the role sees it, but not while something is unsaved', async () => {
    const notify = await opened();
    const look = () =>
      act(async () => void fireEvent.click(screen.getByRole('button', { name: '以该角色查看' })));
    await openFields();
    fireEvent.click(box('电话: 禁用'));
    await look();
    expect(notify.error).toHaveBeenCalledWith('还有未保存的内容，请先保存再以该角色查看');
    expect(calls.lookAs).not.toHaveBeenCalled();
    fireEvent.click(box('电话: 禁用'));
    await look();
    expect(calls.lookAs).toHaveBeenCalledWith(7);
    expect(lookedAs).toHaveBeenCalledWith({ token: 'as', roleName: '访客' });
  });

  it('is read-only for a role that the user may not change, and says why', async () => {
    await opened('不能修改自己的角色');
    await openFields();
    expect(screen.getByText('不能修改自己的角色')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
    fireEvent.click(box('电话: 显示'));
    expect(box('电话: 显示').checked).toBe(true);
  });

  it.each([
    ['ArrowRight', '编号: 可编辑 (对所有人只读)'],
    ['ArrowDown', '额度: 显示 (您自己也受此限制，不能放宽)'],
    ['ArrowUp', '编号: 显示'],
    ['PageDown', '电话: 显示'],
    ['End', '编号: 禁用 (对所有人只读)'],
  ])('moves from the first box by %s, with one tab stop', async (key, name) => {
    await opened();
    await openFields();
    const grid = screen.getByRole('grid', { name: '客户：字段权限' });
    act(() => box('编号: 显示').focus());
    await press(box('编号: 显示'), key);
    expect(document.activeElement).toBe(box(name));
    const stops = within(grid).getAllByRole('checkbox');
    expect(stops.filter((one) => one.tabIndex === 0)).toEqual([box(name)]);
  });

  it.each([
    ['客户', ['客户']],
    ['ORDERS', ['订单']],
    ['销售', ['客户', '订单']],
    ['nothing', []],
  ])('finds %s among titles and table names', async (sought, found) => {
    await opened();
    fireEvent.change(screen.getByRole('searchbox', { name: '按名称或表名查找' }), {
      target: { value: sought },
    });
    expect(
      screen.queryAllByRole('checkbox', { name: /：全选$/ }).map((one) => one.closest('th')?.textContent),
    ).toEqual(found);
    expect(screen.getByRole('status').textContent).toBe(found.length === 0 ? '没有匹配的菜单' : '');
  });
});
