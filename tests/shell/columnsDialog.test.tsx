import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ColumnsDialog } from '../../renderers/dialogs/columns/ColumnsDialog.tsx';
import { answered } from '../../runtime/data/Answer.ts';
import { type App, AppContext } from '../../runtime/host/AppContext.ts';
import type { ColumnSet } from '../../runtime/model/fields/columnSet/ColumnSet.ts';
import { text } from '../../runtime/model/messages/index.ts';
import type { PageStore } from '../../runtime/store/page/PageStore.ts';
import { SettingsStore } from '../../runtime/store/shell/SettingsStore.ts';
import { tableOf } from '../forms/harness.tsx';
import { memory, orderTable } from './support.ts';

const line = tableOf(
  [
    { field: 'Product', title: '产品', type: 'text', columnGroup: ['计划', '物料'] },
    { field: 'Qty', title: '数量', type: 'decimal' },
  ],
  { table: 'Line', cnName: '订单明细' },
);

/** The column dialog of orders with lines, for a user with these settings. */
function opened(columns?: ColumnSet, widths: Readonly<Record<string, number>> = {}) {
  const saveColumns = vi.fn(async (_table: string, _columns: ColumnSet | undefined, _widths?: boolean) =>
    answered(undefined),
  );
  const said: string[] = [];
  const settings = new SettingsStore({ saveColumns } as never, memory(), '2', () => undefined);
  settings.take({ Orders: { ...(columns ? { columns } : {}), widths, searchFields: [] } });
  const app = {
    settings,
    notify: { error: (words: string) => said.push(words), success: (words: string) => said.push(words) },
    locale: 'zh',
    t: (key: Parameters<App['t']>[0], params?: Parameters<App['t']>[1]) => text(key, 'zh', params),
  } as unknown as App;
  const details = [{ schema: { table: 'Line', foreignKey: 'Order_Id' }, table: line }];
  const page = { doc: { main: orderTable(), details }, showing: undefined } as unknown as PageStore;
  const onClose = vi.fn();
  render(
    <AppContext.Provider value={app}>
      <ColumnsDialog page={page} onClose={onClose} />
    </AppContext.Provider>,
  );
  return { saveColumns, said, settings, onClose };
}

const press = async (name: string) => {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name })));
};
const tick = (name: string): void => void fireEvent.click(screen.getByRole('checkbox', { name }));
const lines = () =>
  within(screen.getByRole('list', { name: /的列$/ }))
    .getAllByRole('listitem')
    .map((item) =>
      [
        item.textContent,
        ...within(item)
          .getAllByRole<HTMLInputElement>('checkbox')
          .map((box) => (box.checked ? 1 : 0)),
      ].join(' '),
    );

describe('the column dialog', () => {
  it('is 列设置, 500 by 520, with a tab for the main table and each detail #E15 #L21 #L22', () => {
    opened();
    const dialog = screen.getByRole('dialog', { name: '列设置' });
    expect(dialog.style.width).toBe('500px');
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['订单', '订单明细']);
    expect(lines()).toEqual(['编号 1 0', '日期 1 0', '客户 1 0', '金额 1 0', '结案 1 0']);
    fireEvent.keyDown(screen.getByRole('tab', { name: '订单' }), { key: 'ArrowRight' });
    // A column of a group names the group.
    expect(lines()).toEqual(['计划 / 物料 / 产品 1 0', '数量 1 0']);
    expect(document.activeElement?.textContent).toBe('订单明细');
  });

  it('keeps what changed, for that table alone, and closes #L23', async () => {
    const { saveColumns, settings, said, onClose } = opened();
    tick('显示 日期');
    tick('冻结 客户');
    await press('确定');
    const kept = saveColumns.mock.calls[0]?.[1];
    expect(saveColumns.mock.calls.map(([table]) => table)).toEqual(['Orders']);
    expect(kept?.map(({ field, show, fixed }) => `${field} ${show} ${fixed}`)).toEqual([
      'Code true false',
      'OrderDate false false',
      'Customer_Id true true',
      'Amount true false',
      'Closed true false',
    ]);
    expect(settings.of('Orders').columns).toEqual(kept);
    expect([said, onClose.mock.calls.length]).toEqual([['列设置已保存'], 1]);
  });

  it('says 至少选择一列显示 and 副档至少选择一列显示, and stays #V06 #V07', async () => {
    const { saveColumns, said, onClose } = opened();
    for (const title of ['编号', '日期', '客户', '金额', '结案']) tick(`显示 ${title}`);
    await press('确定');
    tick('显示 编号');
    fireEvent.click(screen.getByRole('tab', { name: '订单明细' }));
    tick('显示 产品');
    tick('显示 数量');
    fireEvent.click(screen.getByRole('tab', { name: '订单' }));
    await press('确定');
    expect(said).toEqual(['至少选择一列显示', '副档至少选择一列显示']);
    expect(screen.getByRole('tab', { name: '订单明细' }).getAttribute('aria-selected')).toBe('true');
    expect([saveColumns.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 0]);
  });

  it('says that a hidden column cannot be frozen #V08', async () => {
    const { saveColumns, said } = opened([{ field: 'Amount', show: false, fixed: false }]);
    tick('冻结 金额');
    await press('确定');
    expect([said, saveColumns.mock.calls.length]).toEqual([['列 "金额" 未显示，无法冻结'], 0]);
  });

  it('goes back to the schema by 重置 and forgets nothing before 确定 #L24', async () => {
    const { saveColumns, settings } = opened([
      { field: 'Amount', show: true, fixed: true },
      { field: 'Code', show: false, fixed: false },
    ]);
    // A new column follows its neighbour in the schema.
    expect(lines()).toEqual(['金额 1 1', '结案 1 0', '编号 0 0', '日期 1 0', '客户 1 0']);
    await press('重置');
    expect(lines()[0]).toBe('编号 1 0');
    expect(settings.of('Orders').columns).toHaveLength(2);
    await press('确定');
    expect(saveColumns.mock.calls).toEqual([['Orders', undefined, false]]);
    expect(settings.of('Orders').columns).toBeUndefined();
  });

  it('takes the dragged widths back too by 重置 #L24', async () => {
    const { saveColumns, settings } = opened(undefined, { Code: 333 });
    await press('重置');
    await press('确定');
    expect(saveColumns.mock.calls).toEqual([['Orders', undefined, true]]);
    expect(settings.of('Orders').widths).toEqual({});
  });

  it('changes nothing by 取消 #L24', async () => {
    const { saveColumns, onClose } = opened();
    tick('显示 日期');
    await press('取消');
    expect([saveColumns.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 1]);
  });
});
