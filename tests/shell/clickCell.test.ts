import { describe, expect, it, vi } from 'vitest';
import { copyCell } from '../../renderers/cells/copyCell.ts';
import type { App } from '../../runtime/host/AppContext.ts';
import { columnsOf } from '../../runtime/model/fields/projections/columns.ts';
import { resolve } from '../../runtime/model/fields/resolve/resolve.ts';
import { text } from '../../runtime/model/messages/index.ts';
import type { CellClick } from '../../runtime/Renderer.ts';
import { RendererRegistry } from '../../runtime/RendererRegistry.ts';
import { clickCell } from '../../runtime/store/page/clickCell.ts';
import type { PageStore } from '../../runtime/store/page/PageStore.ts';
import { types } from './support.ts';

const main = resolve(
  [
    {
      kind: 'table',
      name: 'Accounts',
      table: { table: 'Accounts', cnName: '账户', key: 'Id', nameField: 'Name' },
      fields: [
        { field: 'Name', title: '名称', type: 'text' },
        { field: 'Iban', title: '账号', type: 'text', click: 'mark' },
        { field: 'Bank', title: '银行', type: 'text', click: 'missing' },
        { field: 'Tax', title: '税号', type: 'text', click: 'broken' },
        { field: 'Limit', title: '额度', type: 'decimal', click: 'copy' },
      ],
    },
  ],
  types,
).table;
const row = { Id: 1, Name: '甲', Iban: 'DE1', Bank: 'B', Tax: 'T', Limit: '12345.5' };

function world() {
  const said: string[] = [];
  const app = {
    renderers: new RendererRegistry([
      {
        slot: 'cellClick',
        type: 'mark',
        run: ({ field, row }: CellClick) => void said.push(`${field.field} ${row.Id}`),
      },
      {
        slot: 'cellClick',
        type: 'broken',
        run: async () => {
          throw new Error('没有打印机');
        },
      },
      copyCell,
    ]),
    notify: { error: (words: string) => said.push(words), success: (words: string) => said.push(words) },
    dictionaries: { options: () => undefined, label: () => undefined },
    locale: 'zh',
    t: (key: Parameters<App['t']>[0], params?: Parameters<App['t']>[1]) => text(key, 'zh', params),
  } as unknown as App;
  const page = { doc: { main, details: [] } } as unknown as PageStore;
  return { said, click: (field: string) => clickCell(app, page, row, field) };
}

describe('a click on a cell', () => {
  it.each([
    ['Iban', 'Iban 1'],
    ['Bank', '点击处理 missing 没有注册'],
    ['Tax', '没有打印机'],
  ])('of %s runs what the column names, and shows what goes wrong #E13', async (field, words) => {
    const { said, click } = world();
    expect([await click(field), said]).toEqual([true, [words]]);
  });

  it('of a column that names nothing is left to the list', async () => {
    const { said, click } = world();
    expect([await click('Name'), said]).toEqual([false, []]);
  });

  it('copies the text of the cell', async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    const { said, click } = world();
    await click('Limit');
    vi.unstubAllGlobals();
    expect(writeText).toHaveBeenCalledWith('12345.5');
    expect(said).toEqual(['已复制：12345.5']);
  });

  it('can be followed like a link', () => {
    expect(columnsOf(main).map(({ field, link }) => [field, link])).toEqual([
      ['Name', false],
      ['Iban', true],
      ['Bank', true],
      ['Tax', true],
      ['Limit', true],
    ]);
  });
});
