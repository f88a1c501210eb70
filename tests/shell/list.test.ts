import { describe, expect, it } from 'vitest';
import { addAction } from '../../renderers/actions/Add.ts';
import { copyAddAction } from '../../renderers/actions/CopyAdd.ts';
import { deleteAction } from '../../renderers/actions/Delete.ts';
import { splitToolbar } from '../../renderers/actions/splitToolbar.ts';
import { updateAction } from '../../renderers/actions/Update.ts';
import { gridHeight } from '../../renderers/pages/list/gridHeight.ts';
import { pageNumbers } from '../../renderers/pages/list/pageNumbers.ts';
import { actionsOf } from '../../renderers/pages/list/Toolbar.tsx';
import { refusedSelection } from '../../runtime/ListAction.ts';
import { text } from '../../runtime/model/messages/index.ts';
import { searchTable } from '../../runtime/store/list/searchTable.ts';
import type { PageStore } from '../../runtime/store/page/PageStore.ts';
import { orderTable, plainApp, types } from './support.ts';

describe('the toolbar', () => {
  const nine = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  it.each([
    [1680, 'full', 7],
    [1679, 'full', 5],
    [1920, 'light', 6],
    [1366, 'light', 4],
  ] as const)(
    'at %i pixels of the %s variant shows %i buttons and the rest under More #L09 #N09 #N10',
    (width, variant, count) => {
      const { shown, more } = splitToolbar(nine, width, variant);
      expect([shown.length, [...shown, ...more]]).toEqual([count, nine]);
    },
  );
});

describe('a toolbar with one button too many', () => {
  it('shows it: one entry needs no menu', () => {
    expect(splitToolbar([1, 2, 3, 4, 5, 6], 1366, 'full')).toEqual({ shown: [1, 2, 3, 4, 5, 6], more: [] });
    expect(splitToolbar([1, 2, 3, 4, 5, 6, 7], 1366, 'full').more).toEqual([6, 7]);
  });
});

describe('the buttons', () => {
  const shown = (...rights: string[]): readonly string[] => {
    const page = {
      app: plainApp,
      page: {},
      doc: { main: orderTable },
      may: (action: string) => rights.includes(action),
    };
    return actionsOf(page as unknown as PageStore).map(({ label }) => text(label, 'zh'));
  };
  it('import, export and template are shown to who may import and export #R02', () => {
    expect(shown('Search')).toEqual(['刷新']);
    expect(shown('Import')).toEqual(['导入', '下载模板']);
    expect(shown('Export', 'Search')).toEqual(['导出', '刷新']);
  });
});

describe('selection messages', () => {
  const said = (action: typeof addAction, selected: number): string | undefined => {
    const key = refusedSelection(action.needs, selected);
    return key && text(key, 'zh');
  };
  it.each([
    [updateAction, 0, '请选择要编辑的行!'],
    [updateAction, 2, '只能选择一行数据进行编辑!'],
    [copyAddAction, 0, '请选择要复制的行!'],
    [copyAddAction, 3, '只能选择一行数据进行复制!'],
    [deleteAction, 0, '请选择要删除的行!'],
    [deleteAction, 3, undefined],
    [updateAction, 1, undefined],
    [addAction, 0, undefined],
  ])('%# #V01 #V03', (action, selected, message) => expect(said(action, selected)).toBe(message));
});

describe('the height of the grid', () => {
  it('is the window less 206, 54 for an add bar, 50 for a user bar #L26', () => {
    expect(gridHeight({ windowHeight: 1000 })).toBe(794);
    expect(gridHeight({ windowHeight: 1000, addBar: true })).toBe(740);
    expect(gridHeight({ windowHeight: 1000, addBar: true, userBar: true })).toBe(690);
  });
  it('never gets too small to show rows', () => expect(gridHeight({ windowHeight: 300 })).toBe(200));
});

describe('the pager', () => {
  const shown = (present: number, pages: number): string =>
    pageNumbers(present, pages)
      .map((one) => (one.kind === 'gap' ? '…' : one.page))
      .join(' ');
  it.each([
    [1, 1, '1'],
    [1, 10, '1 2 3 … 10'],
    [5, 10, '1 2 3 4 5 6 7 … 10'],
    [6, 12, '1 … 4 5 6 7 8 … 12'],
    [10, 10, '1 … 8 9 10'],
  ])('on page %i of %i shows %s #G18', (present, pages, text) => expect(shown(present, pages)).toBe(text));
});

describe('the advanced search', () => {
  const { fields } = searchTable(orderTable(), types, { yes: '是', no: '否' });
  const kinds = Object.fromEntries(fields.map((field) => [field.field, [field.type, field.range ?? false]]));
  it('shows ranges for dates and for numbers that ask for one, lists for switches', () => {
    expect(kinds).toEqual({
      Code: ['text', false],
      OrderDate: ['date', true],
      Customer_Id: ['select', false],
      Amount: ['range', true],
      Closed: ['select', false],
    });
  });
  it('requires nothing and fills nothing in', () => {
    expect(fields.some((field) => field.required || field.default !== undefined || field.formula)).toBe(
      false,
    );
  });
});
