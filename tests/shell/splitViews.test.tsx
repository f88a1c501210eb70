import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SplitDialog } from '../../renderers/optionViews/dialogs/SplitDialog.tsx';
import { answered } from '../../runtime/data/Answer.ts';
import { type App, AppContext } from '../../runtime/host/AppContext.ts';
import { text } from '../../runtime/model/messages/index.ts';
import type { OptionViewFields } from '../../runtime/model/optionViews/optionViewFields.ts';
import { isSplittable, splitOptionViews } from '../../runtime/model/optionViews/splitOptionViews.ts';
import type { SentOptionViews } from '../../runtime/model/schema/OptionViewRow.ts';
import type { PageStore } from '../../runtime/store/page/PageStore.ts';
import { orderTable } from './support.ts';

const main = orderTable();
const customer = main.byName.get('Customer_Id')!;
const options = [
  { key: '7', value: '甲公司' },
  { key: '9', value: '乙公司' },
  { key: '8', value: '旧的', hidden: true },
];

async function opened(mayShare = true) {
  const made: (readonly OptionViewFields[])[] = [];
  const kept: SentOptionViews[] = [];
  const said: string[] = [];
  let isClosed = false;
  const app = {
    data: {
      optionViews: async () => ({
        createMany: async (_: string, views: readonly OptionViewFields[]) => {
          made.push(views);
          return answered(views.map((view, at) => ({ ...view, OptionView_Id: at + 1 })));
        },
      }),
    },
    settings: { viewsOf: () => undefined, takeViews: (_: string, sent: SentOptionViews) => kept.push(sent) },
    dictionaries: { options: () => options, label: () => undefined },
    notify: { success: () => undefined, error: (words: string) => said.push(words) },
    locale: 'zh',
    t: (key: Parameters<App['t']>[0], params?: Parameters<App['t']>[1]) => text(key, 'zh', params),
  } as unknown as App;
  const doc = { main, details: [] };
  const [first] = splitOptionViews(customer, options, 'own');
  const views = { mayShare, table: 'Orders', doc, splitBy: 'Customer_Id', tabs: [{ query: first?.query }] };
  render(
    <AppContext.Provider value={app}>
      <SplitDialog
        page={{ doc, views } as unknown as PageStore}
        onClose={() => {
          isClosed = true;
        }}
      />
    </AppContext.Provider>,
  );
  await act(async () => undefined);
  return { made, kept, said, closed: () => isClosed };
}

describe('tabs by a field', () => {
  it('are a view for each value, with its condition', () => {
    expect(isSplittable(customer)).toBe(true);
    expect(isSplittable(main.byName.get('Amount')!)).toBe(false);
    expect(splitOptionViews(customer, options, 'all')[1]).toMatchObject({
      name: '乙公司',
      scope: 'all',
      query: new URLSearchParams({ c: '[["Customer_Id","in",["9"]]]' }).toString(),
    });
  });

  it('are made in one call from the field of the column, without those that are there', async () => {
    const { made, kept, closed } = await opened();
    expect(screen.getAllByRole('checkbox').map((box) => box.parentElement?.textContent)).toEqual([
      '甲公司（已有）',
      '乙公司',
    ]);
    fireEvent.click(screen.getByRole('radio', { name: '全部用户' }));
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '建立1个页签' })));
    expect(made.map((views) => views.map((one) => [one.OptionViewName, one.ScopeUser]))).toEqual([
      [['乙公司', 'all']],
    ]);
    expect([kept[0]?.rows.length, closed()]).toEqual([1, true]);
  });

  it('are not made while none is chosen, which is said', async () => {
    const { made, said, closed } = await opened();
    fireEvent.click(screen.getByRole('checkbox', { name: '乙公司' }));
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '建立0个页签' })));
    expect([made, said, closed()]).toEqual([[], ['请至少选择一个还没有的页签'], false]);
  });

  it('are offered for oneself alone without the right to share', async () => {
    await opened(false);
    expect(screen.getAllByRole('radio').map((one) => one.parentElement?.textContent)).toEqual(['仅自己']);
  });
});
