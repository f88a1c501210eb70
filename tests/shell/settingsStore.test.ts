import { autorun } from 'mobx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answered, failed } from '../../runtime/data/Answer.ts';
import { columnsOf } from '../../runtime/model/fields/projections/columns.ts';
import { SettingsStore } from '../../runtime/store/shell/SettingsStore.ts';
import { tableOf } from '../forms/harness.tsx';
import { memory } from './support.ts';

const columns = [{ field: 'Qty', show: true, fixed: true }];

function storeFor(user: string, keep = memory(), refuses = false) {
  const answer = async () => (refuses ? failed('422', '至少选择一列显示') : answered(undefined));
  const data = {
    saveColumns: vi.fn(answer),
    saveColumnWidths: vi.fn(answer),
    saveTableSpacing: vi.fn(answer),
    saveRowHeight: vi.fn(answer),
    saveSearchFields: vi.fn(answer),
  };
  const said: string[] = [];
  return { keep, data, said, store: new SettingsStore(data, keep, user, (words) => void said.push(words)) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what a user set for a table', () => {
  it('is there at the first paint from this browser’s copy, and another user’s never #L25', async () => {
    const { keep, store } = storeFor('2');
    await store.saveColumns('Orders', columns);
    expect(storeFor('2', keep).store.of('Orders').columns).toEqual(columns);
    expect(storeFor('3', keep).store.of('Orders')).toEqual({ widths: {}, searchFields: [] });
    expect([...keep.kept.keys()]).toEqual(['jig.columns.2.Orders']);
    keep.setItem('jig.columns.2.Orders', '{"columns":7');
    expect(storeFor('2', keep).store.of('Orders').columns).toBeUndefined();
  });

  it('follows the server’s, which wins over the copy', async () => {
    const { store } = storeFor('2');
    const seen: unknown[] = [];
    const stop = autorun(() => seen.push(store.of('Orders').columns));
    store.take({ Orders: { columns, widths: {}, searchFields: [] } });
    expect((await store.saveColumns('Orders', undefined)).ok).toBe(true);
    stop();
    expect(seen).toEqual([undefined, columns, undefined]);
  });

  it('takes a column dragged in the header at once and stores it like the dialog', async () => {
    const { store, data } = storeFor('2');
    const list = columnsOf(
      tableOf(['A', 'B', 'C'].map((field) => ({ field, title: field, type: 'text' as const }))),
    );
    const stored = store.moveColumn('Orders', list, 'C', 'A');
    expect(store.of('Orders').columns?.map(({ field }) => field)).toEqual(['C', 'A', 'B']);
    await stored;
    expect(data.saveColumns).toHaveBeenCalledWith('Orders', store.of('Orders').columns, false);
  });

  it('has one height of rows for all lists, at once and from the copy too', async () => {
    const { keep, store, data } = storeFor('2');
    const seen: number[] = [];
    const stop = autorun(() => seen.push(store.rowHeightOf('Orders')));
    store.take({ Orders: { widths: {}, searchFields: [], rowHeight: 34 } });
    await store.saveRowHeight(28);
    stop();
    expect([seen, store.rowHeightOf('Customer')]).toEqual([[40, 34, 28], 28]);
    expect(data.saveRowHeight).toHaveBeenCalledWith(28);
    expect(storeFor('2', keep).store.rowHeightOf('Orders')).toBe(34);
  });

  it('stays as it was when the server refuses', async () => {
    const { store } = storeFor('2', memory(), true);
    const answer = await store.saveColumns('Orders', columns);
    expect([answer.ok, store.of('Orders').columns]).toEqual([false, undefined]);
  });

  it('sends dragged widths once, after the dragging rests #C28 #G07', async () => {
    const { data, store } = storeFor('2');
    store.widen('Orders', 'Qty', 100);
    store.widen('Orders', 'Code', 150);
    await vi.advanceTimersByTimeAsync(400);
    store.widen('Orders', 'Qty', 120);
    expect([store.of('Orders').widths, data.saveColumnWidths.mock.calls]).toEqual([
      { Qty: 120, Code: 150 },
      [],
    ]);
    await vi.advanceTimersByTimeAsync(500);
    expect(data.saveColumnWidths.mock.calls).toEqual([['Orders', { Qty: 120, Code: 150 }]]);
  });

  it('sends no width that was forgotten before it was sent', async () => {
    const { data, store } = storeFor('2');
    store.widen('Orders', 'Qty', 100);
    await store.saveColumns('Orders', undefined, true);
    await vi.advanceTimersByTimeAsync(500);
    expect([store.of('Orders').widths, data.saveColumnWidths.mock.calls]).toEqual([{}, []]);
  });

  it('holds in this window and says why it could not be kept #G08', async () => {
    const { said, store } = storeFor('2', memory(), true);
    await store.saveSpacing('Orders', { firstTableRatio: 0.5, secondHeight: 200 });
    expect([store.of('Orders').spacing?.firstTableRatio, said]).toEqual([0.5, ['至少选择一列显示']]);
  });
});
