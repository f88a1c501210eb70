import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LineProperties } from '../../designer/workflow/properties/LineProperties.tsx';
import { NodeProperties } from '../../designer/workflow/properties/NodeProperties.tsx';
import { fieldRenderers } from '../../renderers/fields/index.ts';
import { schemaIssue } from '../../runtime/model/check/schemaIssue.ts';
import { choose, showPanel } from './panelWorld.tsx';

const line = { from: 'a', to: 'b', label: '', filters: [] as unknown, mark: 'theirs' };
const amount = { tableName: 'Orders', field: 'Amount', filterType: '>', value: 100000 };

beforeAll(async () => {
  await Promise.all(fieldRenderers.map((renderer) => renderer.preload?.()));
}, 60_000);
afterEach(cleanup);

const shown = async (part: object, given: Parameters<typeof showPanel>[2] = {}) => {
  const drawn = showPanel(LineProperties, { ...part }, { index: 0, ...given });
  await screen.findByLabelText('连线名称');
  return drawn;
};
const select = (name: string, label: string): void => {
  const found = screen.getByRole<HTMLSelectElement>('combobox', { name });
  const option = [...found.options].find((one) => one.textContent === label);
  fireEvent.change(found, { target: { value: option?.value } });
};
const press = (name: string): Promise<void> =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });
const type = (name: string, value: string): void =>
  void fireEvent.change(screen.getByLabelText(name), { target: { value } });
const offered = (name: string): readonly (string | null)[] =>
  [...screen.getByRole<HTMLSelectElement>('combobox', { name }).options].map((one) => one.textContent);
const said = (): string => document.querySelector('.jig-condition-sentence')?.textContent ?? '';
const focused = (): string | null | undefined => document.activeElement?.getAttribute('aria-label');

describe('a line', () => {
  it('says where it leads by names, and its label is the key label', async () => {
    const { set } = await shown(line);
    expect([...document.querySelectorAll('dd')].map((one) => one.textContent)).toEqual([
      '提交订单',
      '经理会签',
    ]);
    type('连线名称', '超过10万元');
    expect(set).toEqual([{ label: '超过10万元' }]);
  });

  it('to a node that is not there names its id', async () => {
    await shown({ ...line, to: 'gone-1' });
    expect(document.querySelectorAll('dd')[1]?.textContent).toBe('gone-1');
  });
});

describe('the condition builder', () => {
  it('is drawn from nothing: group, field, comparison, value, in the wire’s shape #W10 #W11 #W82', async () => {
    const { set, now } = await shown(line);
    expect(screen.getByText('没有条件：其他有条件的连线都不满足时走这条连线')).toBeTruthy();
    await press('添加条件组');
    expect(now.part.filters).toEqual([
      { tjzType: 'and', tjOptions: [{ tableName: '', field: '', filterType: '', value: '' }] },
    ]);
    select('条件 1.1 的字段', '金额');
    expect(now.part.filters).toEqual([
      { tjzType: 'and', tjOptions: [{ tableName: 'Orders', field: 'Amount', filterType: '=', value: '' }] },
    ]);
    select('条件 1.1 的比较方式', '大于');
    type('条件 1.1 的值', '100000');
    expect(now.part).toEqual({ ...line, filters: [{ tjzType: 'and', tjOptions: [amount] }] });
    expect(said()).toBe('金额 大于 100000');
    expect(set.every((keys) => Object.keys(keys).join() === 'filters')).toBe(true);
  });

  it('asks of the document, of whoever made it and of its details', async () => {
    await shown({ ...line, filters: [{ tjzType: 'and', tjOptions: [amount] }] });
    const groups = [...document.querySelectorAll('optgroup')].map((one) => one.label);
    expect(groups).toEqual(['销售订单', '明细']);
    const fields = offered('条件 1.1 的字段');
    expect(fields).toEqual(expect.arrayContaining(['金额', '创建人', '创建人角色', '创建人部门', '单价']));
    expect(fields).not.toContain('审核状态');
  });

  it('compares numbers, dates, texts and choices as specification 2 section 5 says #W29', async () => {
    await shown({ ...line, filters: [{ tjzType: 'and', tjOptions: [amount] }] });
    const compared = ['等于', '不等于', '大于', '大于等于', '小于', '小于等于'];
    for (const [field, operators] of [
      ['数量', compared],
      ['下单日期', compared],
      ['单号', ['等于', '不等于', '属于', '包含']],
      ['客户', ['属于']],
      ['创建人', ['属于']],
      ['金额', [...compared, '包含', '属于']],
    ] as const) {
      select('条件 1.1 的字段', field);
      expect(offered('条件 1.1 的比较方式'), field).toEqual(operators);
    }
  });

  it('chooses values of a list by their labels, keys of the field’s type are written', async () => {
    const { now } = await shown(line);
    await press('添加条件组');
    select('条件 1.1 的字段', '客户');
    await choose('条件 1.1 的值', '上海精工');
    await choose('条件 1.1 的值', '北方重工');
    expect(now.part.filters).toEqual([
      {
        tjzType: 'and',
        tjOptions: [{ tableName: 'Orders', field: 'Customer', filterType: 'in', value: [2, 3] }],
      },
    ]);
    expect(said()).toBe('客户 属于 [上海精工, 北方重工]');
  });

  it('a detail’s condition says which rows, totals only of numbers', async () => {
    const { now } = await shown(line);
    await press('添加条件组');
    select('条件 1.1 的字段', '产品');
    expect(offered('条件 1.1 的明细行')).toEqual(['任一行', '每一行', '没有一行']);
    select('条件 1.1 的字段', '件数');
    select('条件 1.1 的明细行', '各行合计');
    select('条件 1.1 的比较方式', '大于等于');
    type('条件 1.1 的值', '500');
    expect(now.part.filters).toEqual([
      {
        tjzType: 'and',
        tjOptions: [{ tableName: 'OrderList', field: 'Qty', filterType: '>=', value: 500, rows: 'sum' }],
      },
    ]);
    expect(said()).toBe('明细 的 件数 合计 大于等于 500');
  });

  it('joins conditions by and or or, groups by and', async () => {
    await shown({
      ...line,
      filters: [
        { tjzType: 'and', tjOptions: [amount, { field: 'Code', filterType: 'like', value: 'SO' }] },
        { tjzType: 'and', tjOptions: [{ field: 'Qty', filterType: '>', value: 5 }] },
      ],
    });
    select('条件组 1 的关系', '满足任一');
    expect(said()).toBe('(金额 大于 100000 或 单号 包含 SO) 且 数量 大于 5');
  });

  it('keeps what is typed and does not fit, and says so at the condition', async () => {
    const { now } = await shown({ ...line, filters: [{ tjzType: 'and', tjOptions: [amount] }] });
    type('条件 1.1 的值', '十万');
    expect(now.part.filters).toEqual([{ tjzType: 'and', tjOptions: [{ ...amount, value: '十万' }] }]);
    expect(screen.getByText('【金额】的值【十万】与字段类型不符')).toBeTruthy();
    expect(said()).toBe('');
    type('条件 1.1 的值', '12.');
    expect(screen.getByLabelText('条件 1.1 的值')).toHaveProperty('value', '12.');
    expect(now.part.filters).toEqual([{ tjzType: 'and', tjOptions: [{ ...amount, value: 12 }] }]);
  });

  it('deleting a group asks 确认要删除条件组N吗?, a condition 确认要删除字配置条件配置吗? #W31', async () => {
    const filters = [
      { tjzType: 'and', tjOptions: [amount, { ...amount, value: 2 }] },
      { tjzType: 'or', tjOptions: [{ ...amount, value: 3 }] },
    ];
    const { set, now, confirm } = await shown({ ...line, filters });
    confirm.mockResolvedValueOnce(false);
    await press('删除条件组 2');
    expect(confirm).toHaveBeenLastCalledWith({ title: '警告', text: '确认要删除条件组2吗?' });
    expect(set).toEqual([]);
    await press('删除条件 1.1');
    expect(confirm).toHaveBeenLastCalledWith({ title: '警告', text: '确认要删除字配置条件配置吗?' });
    expect(now.part.filters).toEqual([{ tjzType: 'and', tjOptions: [{ ...amount, value: 2 }] }, filters[1]]);
    await press('删除条件组 1');
    expect(now.part.filters).toEqual([filters[1]]);
    await press('删除条件 1.1');
    expect(now.part).toEqual(line);
  });

  it('the focus goes to what was added, and to what follows what was deleted', async () => {
    await shown(line);
    await press('添加条件组');
    await waitFor(() => expect(focused()).toBe('条件 1.1 的字段'));
    await press('添加条件');
    await waitFor(() => expect(focused()).toBe('条件 1.2 的字段'));
    await press('添加条件组');
    await waitFor(() => expect(focused()).toBe('条件 2.1 的字段'));
    await press('删除条件 1.1');
    await waitFor(() => expect(focused()).toBe('条件 1.1 的字段'));
    await press('删除条件组 1');
    await waitFor(() => expect(focused()).toBe('条件组 1 的关系'));
    await press('删除条件 1.1');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('添加条件组'));
  });

  it('who says no to the question goes on where he was', async () => {
    const { confirm } = await shown({ ...line, filters: [{ tjzType: 'and', tjOptions: [amount] }] });
    const remove = screen.getByRole('button', { name: '删除条件 1.1' });
    remove.focus();
    confirm.mockImplementationOnce(async () => {
      remove.blur();
      return false;
    });
    await press('删除条件 1.1');
    await waitFor(() => expect(focused()).toBe('删除条件 1.1'));
  });

  it('draws what cannot be used, leaves it alone, and changes what is beside it', async () => {
    const { set } = await shown({
      ...line,
      filters: [
        { tjzType: 'and', tjOptions: [{ field: 'Gone', filterType: '=', value: 1 }, amount, 5], id: 3 },
      ],
    });
    expect(screen.getByText('销售订单没有字段【Gone】')).toBeTruthy();
    expect(screen.getByText('条件格式不正确')).toBeTruthy();
    type('条件 1.2 的值', '7');
    expect(set).toEqual([
      {
        filters: [
          {
            tjzType: 'and',
            tjOptions: [{ field: 'Gone', filterType: '=', value: 1 }, { ...amount, value: 7 }, 5],
            id: 3,
          },
        ],
      },
    ]);
  });

  it('damaged text is shown and stays until somebody clears it', async () => {
    const { set, confirm } = await shown({ ...line, filters: '[{"tjzType":' });
    expect(screen.getByText('[{"tjzType":')).toBeTruthy();
    confirm.mockResolvedValueOnce(false);
    await press('清空并重新设置');
    expect(set).toEqual([]);
    await press('清空并重新设置');
    expect(set).toEqual([{ filters: [] }]);
  });

  it('waits for the document to be chosen', async () => {
    await shown(line, { document: undefined });
    expect(screen.getByText('请先在左侧表单选择业务单据')).toBeTruthy();
  });

  it('what the checks find of the conditions as a whole stands below them', async () => {
    const issue = {
      ...schemaIssue('workflowCheck.notChecked', '/NodeConfig/1/filters', { name: 'x', fields: '单号' }),
    };
    showPanel(NodeProperties, { id: 'n', name: '甲', type: 'node', filters: [] }, { issues: [issue] });
    await screen.findByLabelText('节点名称');
    expect(document.querySelector('.jig-condition-issue')?.textContent).toContain('单号');
  });
});

describe('long lists (specification 2 section 5)', () => {
  const options = (n: number) =>
    Array.from({ length: n }, (_, at) => ({ key: `t${at}`, value: `标签${at}` }));
  it.each([
    [299, true],
    [300, false],
  ])('of %i options is searched: %s #W30 #W82', async (n, isSearched) => {
    showPanel(
      LineProperties,
      {
        ...line,
        filters: [{ tjzType: 'and', tjOptions: [{ field: 'Tags', filterType: 'in', value: ['t1'] }] }],
      },
      { dictionaries: { tags: options(n) }, index: 0 },
    );
    const box = await screen.findByRole('combobox', { name: '条件 1.1 的值' });
    expect(box.getAttribute('aria-autocomplete')).toBe(isSearched ? 'list' : 'none');
    expect(said()).toBe('标签 属于 [标签1]');
  });
});
