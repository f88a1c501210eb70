import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fieldRenderers } from '../../renderers/fields/index.ts';
import { OptionViewMarks } from '../../renderers/optionViews/dialogs/OptionViewMarks.tsx';
import { rowMarkOf } from '../../renderers/pages/list/rowMarkOf.ts';
import { type App, AppContext } from '../../runtime/host/AppContext.ts';
import type { ConditionEntry } from '../../runtime/model/conditions/ConditionGroup.ts';
import { addMessages, text } from '../../runtime/model/messages/index.ts';
import { optionViewEditingMessages } from '../../runtime/model/messages/optionViewEditing.ts';
import { checkOptionView } from '../../runtime/model/optionViews/checkOptionView.ts';
import { type RowMark, readMarks, storedMarks } from '../../runtime/model/optionViews/RowMark.ts';
import { RendererRegistry } from '../../runtime/RendererRegistry.ts';
import { OptionViewForm } from '../../runtime/store/optionViews/OptionViewForm.ts';
import { orderTable, types } from './support.ts';

addMessages(optionViewEditingMessages);

const main = orderTable();
const mark = (name: string, color: RowMark['color'], ...tjOptions: ConditionEntry[]): RowMark => ({
  name,
  color,
  groups: [{ tjzType: 'and', tjOptions }],
});
const run = () => ({ now: '2026-03-05 08:00:00' });
const large = mark('大额', 'red', { field: 'Amount', filterType: '>', value: 1000 });

describe('rules that colour rows', () => {
  it('are tested by the conditions of lists; the first that holds counts', () => {
    const marks = [
      large,
      mark('七号客户', 'blue', { field: 'Customer_Id', filterType: 'in', value: ['7'] }),
      mark('本月', 'green', { field: 'OrderDate', filterType: 'thisMonth' }),
    ];
    const of = rowMarkOf(marks, main, run);
    const rows = [
      { Amount: 2000, Customer_Id: '7' },
      { Amount: '1000', Customer_Id: 7 },
      { Amount: 5, OrderDate: '2026-03-31' },
      { Amount: null, OrderDate: '2026-04-01' },
    ];
    expect(rows.map((row) => of(row)?.name)).toEqual(['大额', '七号客户', '本月', undefined]);
  });

  it('never hold for a user who may not read a field of them', () => {
    const field = { ...main.byName.get('Amount')!, withheld: true as const };
    const less = { ...main, byName: new Map([...main.byName, ['Amount', field]]) };
    const empty = mark('空', 'red', { field: 'Amount', filterType: 'empty' });
    expect(rowMarkOf([empty], main, run)({})?.name).toBe('空');
    expect(rowMarkOf([empty], less, run)({})).toBeUndefined();
    const either: RowMark = {
      ...large,
      groups: [
        {
          tjzType: 'or',
          tjOptions: [
            { field: 'Nothing', filterType: '=', value: 1 },
            { field: 'Code', filterType: '=', value: 'A' },
          ],
        },
      ],
    };
    expect(rowMarkOf([either], main, run)({ Code: 'A' })).toBeUndefined();
  });

  it('are stored and read again; what cannot be read is damaged', () => {
    const stored: unknown = JSON.parse(JSON.stringify(storedMarks([large])));
    expect(readMarks(stored)).toEqual([large]);
    expect(readMarks(undefined)).toEqual([]);
    for (const damaged of [
      {},
      [1],
      [{ name: 'x', color: 'beige', when: '' }],
      Array.from({ length: 11 }, () => 1),
    ])
      expect(readMarks(damaged)).toBeUndefined();
  });

  it('need a name and conditions that fit', () => {
    const view = { name: 'V', icon: '', tooltip: '', scope: 'own', columns: [], query: '' } as const;
    const wrong = [
      mark(' ', 'red', { field: 'Amount', filterType: '>', value: 1 }),
      mark('没有', 'red'),
      mark('不存在', 'red', { field: 'Nothing', filterType: '=', value: 1 }),
    ];
    const found = checkOptionView({ ...view, marks: [large, ...wrong] }, { main, details: [] });
    expect(found.map(({ path, rule }) => [path, rule])).toEqual([
      ['marks/1/name', 'optionView.markName'],
      ['marks/2/when', 'optionView.markWhen'],
      ['marks/3/when', 'optionView.markWhen'],
    ]);
  });

  it('are made in the editor of a view', async () => {
    const form = new OptionViewForm(
      { doc: { main, details: [] }, showing: undefined, sizes: { sizes: [30], size: 30 } },
      { name: 'V', icon: '', tooltip: '', scope: 'own', columns: [], query: '', marks: [large] },
    );
    const app = {
      renderers: new RendererRegistry(fieldRenderers),
      fieldTypes: types,
      session: { now: () => '2026-03-05 08:00:00' },
      dictionaries: { options: () => [] },
      locale: 'zh',
      t: (key: Parameters<App['t']>[0], params?: Parameters<App['t']>[1]) => text(key, 'zh', params),
    } as unknown as App;
    render(
      <AppContext.Provider value={app}>
        <OptionViewMarks form={form} showing={undefined} />
      </AppContext.Provider>,
    );
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '添加规则' })));
    expect(screen.getAllByRole('textbox', { name: '规则名称' })).toHaveLength(2);
    expect(form.check()).toBe(false);
    await act(async () => undefined);
    expect(screen.getByText(/请填写规则2的名称/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '删除规则2' }));
    fireEvent.click(screen.getByRole('radio', { name: '绿' }));
    fireEvent.change(screen.getByRole('textbox', { name: '规则名称' }), { target: { value: '大单' } });
    expect(form.draft.marks).toEqual([{ ...large, name: '大单', color: 'green' }]);
    expect(form.check()).toBe(true);
  });
});
