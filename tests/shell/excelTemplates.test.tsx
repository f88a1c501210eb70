import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { pressAction } from '../../renderers/actions/pressAction.ts';
import { excelTemplates } from '../../renderers/excelTemplates/excelTemplates.ts';
import { actionsOf } from '../../renderers/pages/list/Toolbar.tsx';
import { answered, failed } from '../../runtime/data/Answer.ts';
import { type App, AppContext } from '../../runtime/host/AppContext.ts';
import { Parts } from '../../runtime/host/Parts.tsx';
import * as saved from '../../runtime/host/saveFile.ts';
import { text } from '../../runtime/model/messages/index.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import type { PageStore } from '../../runtime/store/page/PageStore.ts';
import '../../runtime/model/explain/allMessages.ts';
import { orderTable } from './support.ts';

const templates = [
  { id: 4, title: '报价单', isDefault: true },
  { id: 9, title: '订单清单', isDefault: false },
];
const file = { name: '报价单.xlsx', bytes: new Blob(['x']), notes: ['您无权查看的字段留空：单价'] };

/** A list whose table has templates, and the window of the capability. */
const world = (keys: readonly string[], exported: unknown = answered(file)) => {
  const calls = {
    excelTemplates: vi.fn(async () => answered(templates)),
    exportByTemplate: vi.fn(async () => exported),
  };
  const notify = { error: vi.fn(), success: vi.fn(), announce: () => undefined };
  const app = {
    capabilities: [excelTemplates],
    stores: excelTemplates.store?.({} as never),
    data: { workbooks: async () => calls },
    settings: { of: () => ({ hasExcelTemplates: true }) },
    notify,
    t: (key: Parameters<App['t']>[0], params?: Parameters<App['t']>[1]) => text(key, 'zh', params),
  } as unknown as App;
  const page = {
    app,
    page: { actions: [] },
    doc: { main: orderTable(), details: [] },
    list: {
      selected: new Set(keys),
      selectedRows: keys.map((key) => ({ Order_Id: Number(key) })),
      keyOf: (row: Row) => String(row.Order_Id),
      asked: () => ({ page: 1, rows: 30, wheres: [{ name: 'Code', value: 'SO', displayType: 'like' }] }),
    },
    may: () => true,
  } as unknown as PageStore;
  render(
    <AppContext.Provider value={app}>
      <Parts place="window" told={{}} />
    </AppContext.Provider>,
  );
  const [button] = actionsOf(page, excelTemplates.listActions);
  if (button === undefined) throw new Error('no button');
  return { calls, notify, press: () => act(async () => pressAction(app, page, button)) };
};

const dialog = () => screen.findByRole('dialog', { name: /按模板导出/ });

describe('按模板导出', () => {
  // The dialog loads when it is asked for, which takes long on a busy machine.
  beforeAll(() => import('../../renderers/excelTemplates/TemplateExportDialog.tsx'));
  afterEach(() => vi.restoreAllMocks());

  it('exports the selected rows with the chosen template, and says what is blank', async () => {
    const save = vi.spyOn(saved, 'saveFile').mockImplementation(() => undefined);
    const { calls, notify, press } = world(['1', '2']);
    await press();
    const box = within(await dialog());
    expect(box.getByText('已选2张单据')).toBeDefined();
    expect(await box.findByRole('radio', { name: '报价单', checked: true })).toBeDefined();
    fireEvent.click(box.getByRole('radio', { name: '订单清单' }));
    fireEvent.click(box.getByRole('radio', { name: '每张单据一个文件（压缩包）' }));
    await act(async () => fireEvent.click(box.getByRole('button', { name: '导出' })));
    expect(calls.exportByTemplate).toHaveBeenCalledWith('Orders', {
      keys: ['1', '2'],
      template: 9,
      as: 'files',
    });
    expect(save).toHaveBeenCalledWith(file.bytes, file.name);
    expect(notify.success).toHaveBeenCalledWith('您无权查看的字段留空：单价');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('exports what the filter finds where nothing is selected', async () => {
    vi.spyOn(saved, 'saveFile').mockImplementation(() => undefined);
    const { calls, press } = world([]);
    await press();
    const box = within(await dialog());
    await box.findByRole('radio', { name: '报价单' });
    expect(box.getByText(/当前查询的全部单据/)).toBeDefined();
    await act(async () => fireEvent.click(box.getByRole('button', { name: '导出' })));
    expect(calls.exportByTemplate).toHaveBeenCalledWith(
      'Orders',
      expect.objectContaining({ wheres: expect.stringContaining('"SO"'), template: 4, as: 'sheets' }),
    );
  });

  it('asks nothing about several documents for one, and stays open when it is refused', async () => {
    const { notify, press } = world(['1'], failed('422', '导出的图片超过1000张'));
    await press();
    const box = within(await dialog());
    await box.findByRole('radio', { name: '报价单' });
    expect(box.queryByText('多张单据')).toBeNull();
    await act(async () => fireEvent.click(box.getByRole('button', { name: '导出' })));
    expect(notify.error).toHaveBeenCalledWith('导出的图片超过1000张');
    expect(screen.getByRole('dialog')).toBeDefined();
  });
});
