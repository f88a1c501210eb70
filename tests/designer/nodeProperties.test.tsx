import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { NodeProperties } from '../../designer/workflow/properties/NodeProperties.tsx';
import { fieldRenderers } from '../../renderers/fields/index.ts';
import { schemaIssue } from '../../runtime/model/check/schemaIssue.ts';
import { choose, chosenIn, openOptions, pick, saidAt, showPanel } from './panelWorld.tsx';

const node = {
  id: 'n1',
  name: '经理审批',
  type: 'node',
  left: '320px',
  state: 'success',
  viewOnly: true,
  auditType: 1,
  userId: [3],
  auditMethod: 0,
  auditRefuse: 0,
  auditBack: 1,
  sendMail: 0,
  filters: [],
};

beforeAll(async () => {
  await Promise.all(fieldRenderers.map((renderer) => renderer.preload?.()));
}, 60_000);
afterEach(cleanup);

const shown = async (part: object, given: Parameters<typeof showPanel>[2] = {}) => {
  const drawn = showPanel(NodeProperties, { ...part }, given);
  await screen.findByLabelText('节点名称');
  return drawn;
};

describe('properties of an ordinary node', () => {
  it('its name is the key name, and an empty one asks 请输入节点名称', async () => {
    const { set } = await shown(node, { issues: [schemaIssue('workflow.stepName', '/NodeConfig/1/name')] });
    expect(saidAt('name')).toBe('请输入节点名称');
    fireEvent.change(screen.getByLabelText('节点名称'), { target: { value: '经理会签' } });
    fireEvent.change(screen.getByLabelText('节点名称'), { target: { value: '' } });
    expect(set).toEqual([{ name: '经理会签' }, { name: '' }]);
  });

  it('its name is told once it was changed and the field left; one that was only visited is not', async () => {
    const { onNamed } = await shown(node);
    const field = screen.getByLabelText('节点名称');
    fireEvent.blur(field);
    expect(onNamed).not.toHaveBeenCalled();
    fireEvent.change(field, { target: { value: '经理会签' } });
    expect(onNamed).not.toHaveBeenCalled();
    fireEvent.blur(field);
    fireEvent.blur(field);
    expect(onNamed).toHaveBeenCalledTimes(1);
  });

  it('of two people who may not be named each is told, and each is gone once he is', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const about = (user: string) =>
      schemaIssue('workflowCheck.userDisabled', '/NodeConfig/1/userId', { name: '经理审批', user });
    await shown({ ...node, userId: [9, 10] }, { issues: [about('孙离职'), about('周离职')] });
    expect(saidAt('userId')).toContain('孙离职');
    expect(saidAt('userId')).toContain('周离职');
    const keys = error.mock.calls.filter(([said]) => String(said).includes('same key'));
    error.mockRestore();
    expect(keys).toEqual([]);
  });

  it('a second user makes it a countersign, one alone none; the method shows only in between #W21', async () => {
    const { set, now } = await shown(node);
    expect(document.querySelector('[data-property="auditMethod"]')).toBeNull();
    await choose('审批用户', '李经理');
    expect(set).toEqual([{ userId: [3, 4], auditMethod: 1 }]);
    await pick('或签（任意一人同意即可）');
    expect(set.at(-1)).toEqual({ auditMethod: 2 });
    await choose('审批用户', '赵总监');
    expect(set.at(-1)).toEqual({ userId: [3, 4, 5] });
    expect(now.part.auditMethod).toBe(2);
    await choose('审批用户', '赵总监');
    await choose('审批用户', '李经理');
    expect(set.at(-1)).toEqual({ userId: [3], auditMethod: 0 });
    expect(document.querySelector('[data-property="auditMethod"]')).toBeNull();
    expect(now.part).toEqual(node);
  });

  it('a role is one key, a method may be chosen for it and for the superior #W21', async () => {
    const { set } = await shown(node);
    await pick('按角色');
    expect(set).toEqual([{ auditType: 2 }]);
    await choose('审批角色', '财务');
    expect(set.at(-1)).toEqual({ roleId: 6 });
    expect(screen.getByRole('radio', { name: '会签（所有人都要同意）' })).toBeTruthy();
    await pick('提交人上级');
    expect(set.at(-1)).toEqual({ auditType: 3 });
    expect(document.querySelector('[data-property="roleId"]')).toBeNull();
    expect(document.querySelector('[data-property="auditMethod"]')).not.toBeNull();
    // The previously named users are still there.
    await pick('按用户');
    expect(set.at(-1)).toEqual({ auditType: 1 });
    expect(chosenIn('userId')).toEqual(['王经理']);
  });

  it('who is gone, switched off or unreadable is shown as such and stays until it is taken out', async () => {
    const { set } = await shown({ ...node, auditMethod: 2, userId: [3, '9', 77, '张三', { a: 'x,y' }] });
    expect(chosenIn('userId')).toEqual([
      '王经理',
      '孙离职（已停用）',
      '77（不存在）',
      '张三（无法识别）',
      '{"a":"x,y"}（无法识别）',
    ]);
    await choose('审批用户', '李经理');
    expect(set).toEqual([{ userId: [3, 9, 77, '张三', { a: 'x,y' }, 4] }]);
    await choose('审批用户', '张三');
    expect(set.at(-1)).toEqual({ userId: [3, 9, 77, { a: 'x,y' }, 4] });
  });

  it('comma text of users is read', async () => {
    await shown({ ...node, userId: '3, 4', auditMethod: 1 });
    expect(chosenIn('userId')).toEqual(['王经理', '李经理']);
  });

  it('what follows a rejection and a reverse approval are codes', async () => {
    const { set } = await shown(node);
    await act(async () => {
      fireEvent.click(screen.getAllByRole('radio', { name: '返回上一节点' })[0] as HTMLElement);
    });
    await act(async () => {
      fireEvent.click(screen.getAllByRole('radio', { name: '返回开始节点' })[1] as HTMLElement);
    });
    expect(set).toEqual([{ auditRefuse: 1 }, { auditBack: 2 }]);
  });

  it('codes that are none are shown, and stay', async () => {
    const { set } = await shown({ ...node, auditRefuse: 7, auditType: '甲' });
    expect(screen.getByRole('radio', { name: '7（无法识别）' })).toHaveProperty('checked', true);
    expect(screen.getByRole('radio', { name: '甲（无法识别）' })).toHaveProperty('checked', true);
    expect(set).toEqual([]);
  });

  it('mail is greyed with the reason where the server sends none, else a code', async () => {
    await shown(node);
    expect(screen.getByRole('switch', { name: '发送邮件' }).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('服务器没有设置发信，只发站内消息')).toBeTruthy();
    cleanup();
    const { set } = await shown(node, { mail: true });
    fireEvent.click(screen.getByRole('switch', { name: '发送邮件' }));
    fireEvent.click(screen.getByRole('switch', { name: '发送邮件' }));
    expect(set).toEqual([{ sendMail: 1 }, { sendMail: 0 }]);
  });
});

describe('settings of ours', () => {
  it('stand in the key jig beside what others put there; the default says nothing #W95', async () => {
    const { set } = await shown({ ...node, jig: { theirs: 1 } });
    await pick('所有人拒绝才算拒绝');
    expect(set.at(-1)).toEqual({ jig: { theirs: 1, reject: 'all' } });
    await pick('一人拒绝即拒绝');
    expect(set.at(-1)).toEqual({ jig: { theirs: 1 } });
  });

  it('the key goes with its last setting', async () => {
    const { set } = await shown({ ...node, jig: { reject: 'all' } });
    await pick('一人拒绝即拒绝');
    expect(set.at(-1)).toEqual({ jig: undefined });
  });

  it('nobody there: passed, a person, or the administrator', async () => {
    const { set } = await shown(node);
    await pick('自动通过该节点');
    expect(set.at(-1)).toEqual({ jig: { nobody: { do: 'pass' } } });
    await pick('由指定的人审批');
    expect(set.at(-1)).toEqual({ jig: { nobody: { do: 'person' } } });
    await choose('指定的人', '赵总监');
    expect(set.at(-1)).toEqual({ jig: { nobody: { do: 'person', userId: 5 } } });
    await pick('由管理员审批');
    expect(set.at(-1)).toEqual({ jig: undefined });
  });

  it('fields are chosen by their titles, details as Table.Field, none is both editable and hidden', async () => {
    const { set } = await shown({ ...node, jig: { hidden: ['Qty'] } });
    await choose('可修改的字段', '等级');
    await choose('可修改的字段', '订单明细 / 单价');
    expect(set.at(-1)).toEqual({ jig: { hidden: ['Qty'], editable: ['Level', 'OrderList.Price'] } });
    const offered = (await openOptions('隐藏的字段')).map((one) => one.textContent);
    expect(offered).toContain('等级（已设为可修改）');
    // Neither list offers keys and fields that approval writes itself.
    expect(offered.filter((one) => /审核状态|口令|分组/.test(one ?? ''))).toEqual(['口令']);
  });

  it('a field that is gone is shown, and stays until it is taken out', async () => {
    const { set } = await shown({ ...node, jig: { editable: ['Level', 'Gone', 5] } });
    expect(chosenIn('editable')).toEqual(['等级', 'Gone（不存在）', '5（不存在）']);
    await choose('可修改的字段', 'Gone');
    expect(set).toEqual([{ jig: { editable: ['Level', 5] } }]);
  });

  it('a time limit has hours, a reminder and what follows; without hours it goes', async () => {
    const { set } = await shown(node);
    const type = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    const written = () => JSON.stringify(set.at(-1)?.jig);
    type('限时', '8');
    expect(written()).toBe('{"limit":{"hours":8}}');
    type('提前提醒', '1.5');
    await pick('审批人的上级也可审批');
    expect(written()).toBe('{"limit":{"hours":8,"remind":1.5,"then":"superior"}}');
    type('提前提醒', '');
    expect(written()).toBe('{"limit":{"hours":8,"then":"superior"}}');
    type('限时', '八小时');
    expect(written()).toBe('{"limit":{"hours":"八小时","then":"superior"}}');
    type('限时', '');
    expect(set.at(-1)).toEqual({ jig: undefined });
  });

  it('a section that was opened stays open whatever is set in it', async () => {
    await shown(node);
    const section = (): HTMLDetailsElement | null | undefined =>
      document.querySelector('[data-property="limitHours"]')?.closest('details');
    expect(section()?.open).toBe(false);
    act(() => {
      const found = section();
      if (!found) return;
      found.open = true;
      fireEvent(found, new Event('toggle'));
    });
    fireEvent.change(screen.getByLabelText('限时'), { target: { value: '8' } });
    fireEvent.change(screen.getByLabelText('限时'), { target: { value: '' } });
    expect(section()?.open).toBe(true);
  });

  it('copies go to people and roles', async () => {
    const { set } = await shown(node);
    await choose('抄送用户', '赵总监');
    await choose('抄送角色', '财务');
    expect(set.at(-1)).toEqual({ jig: { copyTo: { userIds: [5], roleIds: [6] } } });
    await choose('抄送用户', '赵总监');
    await choose('抄送角色', '财务');
    expect(set.at(-1)).toEqual({ jig: undefined });
  });

  it('that cannot be read stay until somebody clears them', async () => {
    const { set, confirm } = await shown({ ...node, jig: 'xyz' });
    expect(screen.getByText('xyz')).toBeTruthy();
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: '清空并重新设置' }));
    });
    expect(confirm).toHaveBeenCalledOnce();
    expect(set).toEqual([{ jig: undefined }]);
  });
});

describe('kinds of nodes', () => {
  const properties = () =>
    [...document.querySelectorAll('[data-property]')].map((one) => one.getAttribute('data-property'));

  it('the start has a name and the conditions of the flow', async () => {
    await shown({ id: 's', name: '提交订单', type: 'start', filters: [] });
    expect(properties()).toEqual(['name']);
    expect(screen.getByText('没有条件：该业务单据都适用此流程')).toBeTruthy();
  });

  it('the end has a name', async () => {
    await shown({ id: 'e', name: '审批完成', type: 'end' });
    expect(properties()).toEqual(['name']);
    expect(document.querySelector('.jig-conditions')).toBeNull();
  });

  it('an unknown kind is an ordinary node, and the problem is said', async () => {
    const issue = schemaIssue('workflowCheck.unreadable', '/NodeConfig/1/type', { name: 'type' });
    await shown({ ...node, type: 'gateway' }, { issues: [issue] });
    expect(properties()).toContain('userId');
    expect(document.querySelector('.jig-part-problems')?.textContent).toBe('无法识别【type】的值');
  });

  it('problems stand at their fields, those of the node above them, in their sections counted', async () => {
    const at = (rule: 'workflow.approverRequired' | 'workflowCheck.unreachable', path: string) =>
      schemaIssue(rule, path, { name: '经理审批' });
    await shown(
      { ...node, userId: [] },
      {
        issues: [
          at('workflow.approverRequired', '/NodeConfig/1'),
          at('workflowCheck.unreachable', '/NodeConfig/1'),
          at('workflowCheck.unreachable', '/NodeConfig/11'),
        ],
      },
    );
    expect(saidAt('userId')).toBe('节点【经理审批】请选择审批用户');
    expect(document.querySelector('.jig-part-problems')?.textContent).toBe(
      '从流程开始节点无法到达节点【经理审批】',
    );
  });

  it('nothing can be changed where it is only looked at', async () => {
    const { container } = await shown(
      { ...node, filters: [{ tjzType: 'and', tjOptions: [{ field: 'Qty', filterType: '>', value: 1 }] }] },
      { readonly: true },
    );
    const open = [...container.querySelectorAll<HTMLInputElement>('input, select, textarea')].filter(
      (one) => !one.disabled && !one.readOnly,
    );
    expect(open.map((one) => one.outerHTML.slice(0, 120))).toEqual([]);
    expect(screen.queryByRole('button', { name: /添加|删除/ })).toBeNull();
  });
});
