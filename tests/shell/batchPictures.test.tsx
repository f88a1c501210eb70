import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { BatchPicturesDialog } from '../../renderers/dialogs/batchPictures/BatchPicturesDialog.tsx';
import { answered, failed } from '../../runtime/data/Answer.ts';
import type { DataSource } from '../../runtime/data/DataSource.ts';
import type { FileSource } from '../../runtime/data/FileSource.ts';
import { type App, AppContext } from '../../runtime/host/AppContext.ts';
import { resolve } from '../../runtime/model/fields/resolve/resolve.ts';
import { text } from '../../runtime/model/messages/index.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import type { PageStore } from '../../runtime/store/page/PageStore.ts';
import { codesOf } from '../../runtime/store/upload/codesOf.ts';
import { types } from './support.ts';

const products: readonly Row[] = [
  {
    Product_Id: 1,
    ProductCode: 'JSJ-050',
    ProductName: '蜗轮减速机',
    Picture: 'Upload/1/旧.png',
    Version: 4,
  },
  { Product_Id: 2, ProductCode: 'ZC-2024-1', ProductName: '调心滚子轴承', Picture: null, Version: 1 },
];

const table = resolve(
  [
    {
      kind: 'table',
      name: 'Product',
      table: { table: 'Product', cnName: '产品', key: 'Product_Id', nameField: 'ProductName' },
      fields: [
        { field: 'ProductCode', title: '产品编号', type: 'text', numberRule: 'Product' },
        { field: 'ProductName', title: '产品名称', type: 'text' },
        { field: 'Picture', title: '图片', type: 'img', multiple: true, maxFile: 3 },
      ],
    },
  ],
  types,
).table;

function open(more: Partial<DataSource> = {}) {
  const said = { success: [] as string[], error: [] as string[] };
  const upload = vi.fn<FileSource['upload']>(async (_address, _file, name) => answered(`Upload/9/${name}`));
  const update = vi.fn<DataSource['update']>(async (_table, { main }) =>
    answered({ main: { ...main, Version: Number(main.Version) + 1 }, details: [] }),
  );
  const asked = vi.fn<DataSource['page']>(async (_table, query) => {
    const codes = query.wheres?.[0]?.value.split(',') ?? [];
    const rows = products.filter((row) => codes.includes(String(row.ProductCode)));
    return answered({ rows, total: rows.length, summary: {}, ignored: [] });
  });
  const data = { page: asked, update, files: async () => ({ upload }), ...more };
  const app = {
    data,
    notify: {
      success: (words: string) => said.success.push(words),
      error: (words: string) => said.error.push(words),
    },
    locale: 'zh',
    t: (key: Parameters<App['t']>[0], params?: Parameters<App['t']>[1]) => text(key, 'zh', params),
  } as unknown as App;
  const refresh = vi.fn(async () => undefined);
  const page = { doc: { main: table, details: [] }, refresh } as unknown as PageStore;
  render(
    <AppContext.Provider value={app}>
      <BatchPicturesDialog page={page} onClose={() => undefined} />
    </AppContext.Provider>,
  );
  return { said, upload, update, asked, refresh };
}

const choose = (...names: readonly string[]) =>
  act(async () => {
    const input = document.querySelector('input[type="file"]');
    if (input) fireEvent.change(input, { target: { files: names.map((name) => new File(['x'], name)) } });
  });
const send = (name = '上传') => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const report = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(0, 3)
        .map((cell) => cell.textContent),
    );

describe('批量上传图片', () => {
  it.each([
    ['JSJ-050.png', ['JSJ-050', 'JSJ']],
    ['JSJ-050-2.jpg', ['JSJ-050-2', 'JSJ-050']],
    ['A（3）.png', ['A（3）', 'A']],
    ['图 12.png', ['图 12', '图']],
    ['无编号.png', ['无编号']],
    ['.png', ['.png']],
  ])('a file %s may stand for %j', (name, codes) => {
    expect(codesOf(name)).toEqual(codes);
  });

  it('pictures find their records by the code in the name, and the report says of each how it ended #X06', async () => {
    const { upload, update, asked, refresh, said } = open();
    await choose('JSJ-050.png', 'JSJ-050_2.jpg', 'ZC-2024-1.png', '没有的.png', '说明.txt');
    expect(asked.mock.calls[0]?.[1].wheres?.[0]).toMatchObject({ name: 'ProductCode', displayType: 'in' });
    expect(report()).toEqual([
      ['JSJ-050.png', 'JSJ-050 蜗轮减速机', '待上传'],
      ['JSJ-050_2.jpg', 'JSJ-050 蜗轮减速机', '待上传'],
      ['ZC-2024-1.png', 'ZC-2024-1 调心滚子轴承', '待上传'],
      ['没有的.png', '', '无法上传：没有产品编号为“没有的”的记录'],
      ['说明.txt', '', '无法上传：选择的文件说明.txt只能是图片格式'],
    ]);
    expect(screen.getByText('共5张：待上传3张，已上传0张，无法上传2张')).toBeTruthy();
    await send();
    await waitFor(() => expect(said.success).toEqual(['已上传3张图片']));
    expect(upload).toHaveBeenCalledTimes(3);
    expect(update.mock.calls.map(([, payload]) => payload.main)).toEqual([
      { Product_Id: 1, Version: 4, Picture: 'Upload/1/旧.png,Upload/9/JSJ-050.png,Upload/9/JSJ-050_2.jpg' },
      { Product_Id: 2, Version: 1, Picture: 'Upload/9/ZC-2024-1.png' },
    ]);
    expect(
      report()
        .slice(0, 3)
        .map((row) => row[2]),
    ).toEqual(['上传成功', '上传成功', '上传成功']);
    expect(refresh).toHaveBeenCalledOnce();
  });

  it('replaces what is there on request', async () => {
    const { update } = open();
    await choose('JSJ-050.png');
    fireEvent.click(screen.getByRole('checkbox', { name: '替换原有图片' }));
    await send();
    expect(update.mock.calls[0]?.[1].main.Picture).toBe('Upload/9/JSJ-050.png');
  });

  it('one record that fails says why and can be tried again, the others are done once #X06', async () => {
    let refuse = true;
    const update = vi.fn<DataSource['update']>(async (_table, { main }) =>
      refuse && main.Product_Id === 1
        ? failed('409', '王计划已于10:00修改了此数据，请刷新后重试')
        : answered({ main, details: [] }),
    );
    const { said, asked } = open({ update });
    await choose('JSJ-050.png', 'ZC-2024-1.png');
    await send();
    expect(report().map((row) => row[2])).toEqual([
      '上传失败：王计划已于10:00修改了此数据，请刷新后重试',
      '上传成功',
    ]);
    expect(said.error).toEqual(['已上传1张图片，1张失败，请查看结果']);
    refuse = false;
    await send('重试');
    expect(update.mock.calls.map(([, { main }]) => main.Product_Id)).toEqual([1, 2, 1]);
    // Reads the row again before the retry, because another user changed it.
    expect(asked.mock.calls.at(-1)?.[1].wheres?.[0]?.value).toBe('JSJ-050,JSJ');
    expect(said.success).toEqual(['已上传2张图片']);
  });

  it('more pictures than the field takes are refused for their record, in the field’s words', async () => {
    const { upload } = open();
    await choose('JSJ-050-1.png', 'JSJ-050-2.png', 'JSJ-050-3.png');
    await send();
    expect([report()[0]?.[2], upload.mock.calls.length]).toEqual(['上传失败：最多只能选择3张图片', 0]);
  });
});
