import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { fieldRenderers } from '../../renderers/fields/index.ts';
import { ColumnFilter } from '../../renderers/pages/list/filter/ColumnFilter.tsx';
import { FilterBuilder } from '../../renderers/pages/list/filter/FilterBuilder.tsx';
import { SearchPanel } from '../../renderers/pages/list/SearchPanel.tsx';
import { answered } from '../../runtime/data/Answer.ts';
import { type App, AppContext } from '../../runtime/host/AppContext.ts';
import { plainSettings } from '../../runtime/model/fields/columnSet/ColumnSet.ts';
import { text } from '../../runtime/model/messages/index.ts';
import { RendererRegistry } from '../../runtime/RendererRegistry.ts';
import { FilterDraft, filterOperators } from '../../runtime/store/list/FilterDraft.ts';
import { PageStore } from '../../runtime/store/page/PageStore.ts';
import { orderTable, types, userWith } from './support.ts';

const customers = [
  { key: 7, value: '华东机电' },
  { key: 9, value: '上海精工' },
];

async function pageAt(query: Readonly<Record<string, string>> = {}) {
  const went: string[] = [];
  const said: string[] = [];
  const app = {
    data: { page: async () => answered({ rows: [], total: 0, summary: {}, ignored: [] }) },
    session: { user: userWith({ orders: ['Search'] }), now: () => '2026-03-05 08:00:00' },
    settings: { of: () => plainSettings, viewsOf: () => undefined, lay: () => undefined },
    dictionaries: { options: () => customers, label: (_no: string, key: string) => key },
    renderers: new RendererRegistry(fieldRenderers),
    fieldTypes: types,
    notify: { error: (words: string) => said.push(words), announce: () => undefined },
    locale: 'zh',
    t: (key: Parameters<App['t']>[0], params?: Parameters<App['t']>[1]) => text(key, 'zh', params),
  } as unknown as App;
  const page = { format: 1, page: 'list', path: '/Orders', table: 'Orders' } as const;
  const store = new PageStore(app, page, { main: orderTable(), details: [] });
  store.navigateBy((address) => void went.push(decodeURIComponent(address.replaceAll('+', ' '))));
  await store.list.follow(new URLSearchParams(query).toString());
  const show = (node: React.ReactNode) =>
    render(<AppContext.Provider value={app}>{node}</AppContext.Provider>);
  return { store, went, said, show };
}

const choose = (name: string, value: string): void =>
  void fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));

beforeAll(async () => {
  await Promise.all(fieldRenderers.map((renderer) => renderer.preload?.()));
}, 60_000);

describe('conditions a person writes for a list', () => {
  it('are compared as the field’s type allows, dates with their tokens #X02', () => {
    const table = orderTable();
    const offered = (name: string) => {
      const field = table.byName.get(name);
      return (
        field &&
        filterOperators(field)
          .map(({ sign }) => sign)
          .join(' ')
      );
    };
    expect(offered('Code')).toBe('like = != likeStart likeEnd in empty notEmpty');
    expect(offered('Customer_Id')).toBe('in notIn empty notEmpty');
    expect(offered('Amount')).toBe('= != > >= < <= in empty notEmpty');
    expect(offered('OrderDate')).toBe(
      '>= <= = today yesterday thisWeek lastWeek thisMonth lastMonth lastThreeMonths past future empty notEmpty',
    );
  });

  it('ask nothing before they have a field and a value, and go with the last of a group', () => {
    const draft = new FilterDraft(orderTable());
    draft.addGroup();
    const [group] = draft.groups;
    const [condition] = group?.conditions ?? [];
    if (!group || !condition) throw new Error('no condition');
    expect(draft.asked).toEqual([]);
    condition.setField('Amount');
    expect(draft.asked).toEqual([]);
    condition.setOperator('>=');
    condition.setValue('1200');
    expect(draft.asked).toEqual([
      { tjzType: 'and', tjOptions: [{ field: 'Amount', filterType: '>=', value: 1200 }] },
    ]);
    condition.setValue('多');
    expect([draft.asked, draft.unfit?.value]).toEqual([[], '多']);
    condition.setOperator('empty');
    expect(draft.asked[0]?.tjOptions).toEqual([{ field: 'Amount', filterType: 'empty' }]);
    draft.removeCondition(group, condition);
    expect(draft.groups).toEqual([]);
  });

  it('are written in the advanced panel and searched with the other fields #X02', async () => {
    const { store, went, said, show } = await pageAt({ 'f.Code': 'A1' });
    show(<SearchPanel page={store} />);
    await screen.findByLabelText('编号');
    press('添加组合条件');
    expect(await screen.findByRole('group', { name: '条件组 1' })).toBeTruthy();
    choose('条件组 1 的关系', 'or');
    choose('条件 1.1 的字段', 'Amount');
    choose('条件 1.1 的比较方式', '>');
    fireEvent.change(screen.getByLabelText('条件 1.1 的值'), { target: { value: '贵' } });
    press('查询');
    expect([went, said]).toEqual([[], ['【金额】的值【贵】与字段类型不符']]);
    fireEvent.change(screen.getByLabelText('条件 1.1 的值'), { target: { value: '500' } });
    press('添加条件');
    choose('条件 1.2 的字段', 'OrderDate');
    choose('条件 1.2 的比较方式', 'thisMonth');
    expect(screen.queryByLabelText('条件 1.2 的值')).toBeNull();
    press('查询');
    expect(went).toEqual(['f.Code=A1&g=[["or",["Amount",">",500],["OrderDate","thisMonth"]]]']);
  });

  it('come back from the address as they were written', async () => {
    const { store, show } = await pageAt({
      g: '[["or",["Customer_Id","in",["7"]],["OrderDate","past",30]],["and",["Code","likeStart","SO"]]]',
    });
    const draft = new FilterDraft(store.list.table);
    draft.reset(store.list.query.groups);
    show(<FilterBuilder draft={draft} showing={undefined} />);
    await act(async () => undefined);
    expect(draft.asked).toEqual([
      {
        tjzType: 'or',
        tjOptions: [
          { field: 'Customer_Id', filterType: 'in', value: [7] },
          { field: 'OrderDate', filterType: 'past', value: 30 },
        ],
      },
      { tjzType: 'and', tjOptions: [{ field: 'Code', filterType: 'likeStart', value: 'SO' }] },
    ]);
    expect(screen.getByLabelText<HTMLSelectElement>('条件组 1 的关系').value).toBe('or');
    expect(screen.getByLabelText<HTMLInputElement>('条件 1.2 的值').value).toBe('30');
  });
});

describe('the filter of a column', () => {
  const at = (field: string) => ({ field, left: 10, top: 10 });

  it('ticks the values of a dictionary column #X02', async () => {
    const { store, went, show } = await pageAt({ c: '[["Customer_Id","in",["9"]],["Amount",">",5]]' });
    show(<ColumnFilter page={store} place={at('Customer_Id')} onClose={() => undefined} />);
    expect(screen.getByRole('dialog', { name: '筛选 客户' })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '上海精工' }).checked).toBe(true);
    fireEvent.click(screen.getByRole('checkbox', { name: '华东机电' }));
    press('确定');
    press('清除筛选');
    expect(went).toEqual(['c=[["Amount",">",5],["Customer_Id","in",[9,7]]]', 'c=[["Amount",">",5]]']);
  });

  it('compares the others by an operator, applied by Enter and left by Escape #X02', async () => {
    let closed = 0;
    const { store, went, said, show } = await pageAt();
    show(<ColumnFilter page={store} place={at('Amount')} onClose={() => void closed++} />);
    choose('比较方式', '<=');
    const input = await screen.findByLabelText('值');
    fireEvent.change(input, { target: { value: 'x' } });
    fireEvent.keyDown(input, { key: 'Enter' });
    expect([went, said]).toEqual([[], ['【金额】的值【x】与字段类型不符']]);
    fireEvent.change(input, { target: { value: '99.5' } });
    await act(async () => void fireEvent.keyDown(input, { key: 'Enter' }));
    expect([went, closed]).toEqual([['c=[["Amount","<=",99.5]]'], 1]);
    fireEvent.keyDown(input, { key: 'Escape' });
    expect(closed).toBe(2);
  });
});
