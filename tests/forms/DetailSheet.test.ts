import { describe, expect, it, vi } from 'vitest';
import type { Row } from '../../runtime/model/schema/Row.ts';
import type { RowHook } from '../../runtime/RowHook.ts';
import { block, fields, sheetWorld } from './sheetWorld.ts';

const lines = (text: string): readonly (readonly string[])[] => text.split('\n').map((row) => row.split('|'));

describe('a paste', () => {
  it('turns labels into keys, reads numbers and dates, skips what is read-only and calculates', () => {
    const { store, sheet } = sheetWorld();
    const report = sheet.paste(
      lines('PLF090 行星减速机|ignored|1,200|2.50|x|2026/11/5|急'),
      block(0, 0, 'Product'),
      fields,
    );
    expect(store.rows[0]).toMatchObject({
      Product: 8,
      Code: 'CP007',
      Qty: 1200,
      Price: 2.5,
      Amount: 3000,
      Date: '2026-11-05',
      Remark: '急',
    });
    expect(report).toMatchObject({ cells: 5, skipped: 2, bad: 0, added: 0, rows: 1, columns: 7 });
  });

  it('adds rows with their defaults when it is longer than the table', () => {
    const { store, sheet, main } = sheetWorld();
    const report = sheet.paste(lines('3\n4\n5'), block(2, 2, 'Qty'), fields);
    expect(report.added).toBe(2);
    expect(store.rows.map((row) => row.Qty)).toEqual([2, 1, 3, 4, 5]);
    expect(store.marks.get(String(store.rows[4]?.$key))?.map(({ rule }) => rule)).toEqual(['form.required']);
    expect(main.value('Total')).toBe(22);
  });

  it('fills a chosen range with one value, and a multiple of it again and again', () => {
    const { sheet, column } = sheetWorld();
    sheet.paste(lines('9'), block(0, 2, 'Qty', 'Price'), fields);
    expect([column('Qty'), column('Price')]).toEqual([
      [9, 9, 9],
      [9, 9, 9],
    ]);
  });

  it('marks what is wrong without blocking, and the save names the place #X08', () => {
    const { store, sheet } = sheetWorld();
    const report = sheet.paste(lines('没有的产品||三\nPLF090 行星减速机||0'), block(0, 0, 'Product'), fields);
    expect(report.bad).toBe(3);
    expect(store.rows[0]).toMatchObject({ Product: '没有的产品', Qty: '三', Amount: null });
    expect(store.issues('70', 'Product')[0]?.rule).toBe('spreadsheet.noOption');
    expect(store.issues('70', 'Qty')[0]?.rule).toBe('form.number');
    expect(store.issues('71', 'Qty')[0]?.rule).toBe('form.min');
    expect(store.unread().map(({ path }) => path)).toEqual(['Line[0].Product']);
  });

  it('keeps a row with an unread label in edit until it is chosen', () => {
    const { store, sheet, type } = sheetWorld();
    sheet.paste(lines('没有的产品'), block(0, 0, 'Product'), fields);
    store.begin('70');
    type('Remark', '乙');
    expect(store.end().issues[0]?.rule).toBe('spreadsheet.noOption');
    type('Product', 8);
    expect(store.end().ok).toBe(true);
    expect(store.unread()).toEqual([]);
  });

  it('leaves out what has no column, and says so', () => {
    const { sheet } = sheetWorld();
    expect(sheet.paste(lines('a|b|c'), block(0, 0, 'Remark'), fields).left).toBe(2);
  });

  it('leaves a cell that a condition of its row makes read-only as it is #E16', () => {
    const rows = [
      { Line_Id: 70, Product: 7, Qty: 2, Price: 3, Amount: 6, Remark: '甲', Closed: 2 },
      { Line_Id: 71, Product: 7, Qty: 2, Price: 3, Amount: 6, Remark: '乙', Closed: 0 },
    ];
    const { sheet, column } = sheetWorld({ rows });
    expect(sheet.paste(lines('丙\n丁'), block(0, 0, 'Remark'), fields)).toMatchObject({
      cells: 1,
      skipped: 1,
    });
    expect(column('Remark')).toEqual(['甲', '丁']);
  });

  it('is one step, rows added and marks included #X08', () => {
    const { store, sheet } = sheetWorld();
    const before = store.state;
    sheet.paste(lines('1|2\n3|四\n5|6\n7|8'), block(1, 1, 'Qty'), fields);
    const after = store.state;
    expect(sheet.undo()).toEqual({ row: 1, field: undefined });
    expect(store.state).toBe(before);
    expect(store.changed).toBe(false);
    sheet.redo();
    expect(store.state).toBe(after);
  });

  it('says nothing against a cell any more that what comes with the record fills', async () => {
    const lookup = async (): Promise<Row> => ({ Code: 'CP007', Price: 100 });
    const { store, sheet } = sheetWorld({ lookup, priceRequired: true });
    sheet.paste(lines('7'), block(store.rows.length, store.rows.length, 'Product'), fields);
    const added = String(store.rows.at(-1)?.$key);
    const wrong = (): readonly string[] => (store.marks.get(added) ?? []).map(({ path }) => path);
    expect(wrong()).toEqual(['Qty', 'Price']);
    await store.settled();
    expect(wrong()).toEqual(['Qty']);
    sheet.undo();
    sheet.redo();
    expect(wrong()).toEqual(['Qty']);
  });

  it('asks once for what comes with a record, and keeps what was pasted beside it', async () => {
    const lookup = vi.fn(async (key: unknown): Promise<Row> => ({ Code: `CP00${key}`, Price: 100 }));
    const { store, sheet } = sheetWorld({ lookup });
    sheet.paste(lines('8||3|55\n8||4|66\n7||5|77\n7||6|88'), block(0, 0, 'Product'), fields);
    sheet.paste(lines('7\n7'), block(0, 0, 'Product'), fields);
    await store.settled();
    expect(lookup).toHaveBeenCalledTimes(3);
    expect(store.rows.map(({ Code, Price, Amount }) => [Code, Price, Amount])).toEqual([
      ['CP007', 100, 300],
      ['CP007', 100, 400],
      ['CP007', 77, 385],
      ['CP007', 88, 528],
    ]);
    sheet.undo();
    expect(store.rows.map(({ Code, Price }) => [Code, Price])).toEqual([
      ['CP008', 55],
      ['CP008', 66],
      ['CP007', 77],
      ['CP007', 88],
    ]);
  });
});

describe('fill down and delete', () => {
  it('copies the first row of a range down, with what came with its record #X08', () => {
    const { store, sheet } = sheetWorld();
    sheet.fillDown(block(0, 2, 'Product', 'Code', 'Qty'));
    const first = { Product: 7, Code: 'CP007', Qty: 2 };
    expect(store.rows).toMatchObject([first, { ...first, Amount: 6 }, { ...first, Amount: 6 }]);
  });

  it('of one cell copies the cell above', () => {
    const { sheet, column } = sheetWorld();
    expect(sheet.fillDown(block(1, 1, 'Remark')).cells).toBe(1);
    expect(column('Remark')).toEqual(['甲', '甲', null]);
    expect(sheet.fillDown(block(0, 0, 'Remark')).cells).toBe(0);
  });

  it('empties cells, and what came with a record leaves with it', () => {
    const { store, sheet } = sheetWorld();
    const report = sheet.clear(block(0, 1, 'Product', 'Amount'));
    expect(report).toMatchObject({ cells: 2, skipped: 2, bad: 2 });
    expect(store.rows[0]).toMatchObject({ Code: null, Price: null, Amount: null });
  });
});

describe('undo', () => {
  it('takes back a cell at a time while a row is in edit', () => {
    const { store, sheet, type, column } = sheetWorld();
    store.begin('71');
    type('Qty', 8);
    store.edit.take();
    type('Remark', '乙');
    expect(sheet.undo()).toEqual({ row: 1, field: 'Remark' });
    expect([column('Qty'), column('Remark')]).toEqual([
      [2, 8, 5],
      ['甲', null, null],
    ]);
    expect(sheet.undo()).toEqual({ row: 1, field: 'Qty' });
    expect(column('Amount')).toEqual([6, 4, 20]);
    expect(sheet.undo()).toBeUndefined();
    sheet.redo();
    sheet.redo();
    expect(column('Remark')).toEqual(['甲', '乙', null]);
    expect(sheet.redo()).toBeUndefined();
  });

  it('brings deleted rows back where they stood, and takes their keys from the save', () => {
    const { store, sheet, main } = sheetWorld();
    store.select(new Set(['70', '72']));
    store.removeSelected();
    expect(store.payload().delKeys).toEqual([70, 72]);
    expect(main.value('Total')).toBe(4);
    sheet.undo();
    expect(store.payload().delKeys).toEqual([]);
    expect(store.rows.map((row) => row.Line_Id)).toEqual([70, 71, 72]);
    expect(main.value('Total')).toBe(30);
    sheet.redo();
    expect(store.payload().delKeys).toEqual([70, 72]);
  });

  it('takes an added row away, and what Esc threw away back', () => {
    const { store, sheet, type } = sheetWorld();
    store.add();
    type('Qty', 3);
    store.edit.restore();
    expect(store.rows).toHaveLength(3);
    sheet.undo();
    expect(store.rows[3]).toMatchObject({ Qty: 3 });
    sheet.undo();
    expect(store.rows[3]?.Qty ?? null).toBeNull();
    sheet.undo();
    expect(store.rows).toHaveLength(3);
  });

  it('reaches back more than fifty steps #X08', () => {
    const { sheet, column } = sheetWorld();
    for (let at = 1; at <= 120; at += 1) sheet.paste([[String(at)]], block(0, 0, 'Qty'), fields);
    for (let at = 1; at <= 60; at += 1) sheet.undo();
    expect(column('Qty')[0]).toBe(60);
    for (let at = 1; at <= 60; at += 1) sheet.undo();
    expect(column('Qty')[0]).toBe(2);
  });

  it('of a row that only began and ended makes no step', () => {
    const { store, sheet } = sheetWorld();
    store.begin('70');
    store.end();
    expect(sheet.undo()).toBeUndefined();
    expect(store.changed).toBe(false);
  });
});

describe('the row in edit', () => {
  it('is as it was before after Esc #X07', () => {
    const { store, type } = sheetWorld();
    const before = store.rows[0];
    store.begin('70');
    type('Qty', 99);
    store.edit.take();
    type('Remark', '改');
    store.edit.restore();
    expect(store.editing).toBeUndefined();
    expect(store.rows[0]).toBe(before);
  });

  it('is checked when it was changed, and left without a question when it was not #S27', () => {
    const { store, sheet, type } = sheetWorld();
    sheet.paste([['0']], block(0, 0, 'Qty'), fields);
    store.begin('70');
    expect(store.end().ok).toBe(true);
    expect(store.issues('70', 'Qty')[0]?.rule).toBe('form.min');
    store.begin('70');
    type('Remark', '改');
    expect(store.end().issues[0]?.rule).toBe('form.min');
    store.add();
    expect(store.editing?.key).toBe('70');
  });

  it('runs the hooks of the schema: each may refuse, a name nobody registered refuses too #S24 #S27', () => {
    const said: string[] = [];
    const no = (text: string) => [{ path: 'Qty', rule: text, params: {}, severity: 'error' as const }];
    let refuse = '';
    const hook = (name: string) => () => {
      said.push(name);
      return refuse === name ? no(`${name}不行`) : [];
    };
    const hooks = new Map(['begin', 'before', 'after'].map((name) => [name, hook(name)]));
    const { store, type } = sheetWorld({
      hooks,
      hookNames: { beginEdit: ['begin'], endEditBefore: ['before'], endEditAfter: ['after'] },
    });
    refuse = 'begin';
    expect(store.begin('70').issues[0]?.rule).toBe('begin不行');
    expect(store.editing).toBeUndefined();
    expect(store.add()).toBeUndefined();
    refuse = 'before';
    expect(store.begin('70').ok).toBe(true);
    type('Qty', 0);
    expect(store.end().issues[0]?.rule).toBe('before不行');
    refuse = 'after';
    expect(store.end().issues[0]?.rule).toBe('form.min');
    type('Qty', 3);
    expect(store.end().issues[0]?.rule).toBe('after不行');
    expect(store.editing?.key).toBe('70');
    refuse = '';
    expect(store.end().ok).toBe(true);
    expect(said.slice(-2)).toEqual(['before', 'after']);
    const bare = sheetWorld({ hookNames: { beginEdit: ['missing'] } });
    expect(bare.store.begin('70').issues[0]).toMatchObject({
      rule: 'spreadsheet.noHook',
      params: { name: 'missing' },
    });
  });

  it('takes what a hook sets before the checks', () => {
    const double: RowHook = ({ row, set }) => {
      set('Qty', Number(row.Qty) * 2);
      return [];
    };
    const { store, type } = sheetWorld({
      hooks: new Map([['double', double]]),
      hookNames: { endEditBefore: ['double'] },
    });
    store.begin('70');
    type('Qty', 4);
    expect(store.end().ok).toBe(true);
    expect(store.rows[0]).toMatchObject({ Qty: 8, Amount: 24 });
  });

  it('does not begin where a condition of the schema refuses, nor is such a row written or deleted #S26', () => {
    const locks = [
      { when: { '==': [{ var: 'Closed' }, 1] }, actions: ['Update', 'Delete'], message: 'list.lockedClosed' },
    ];
    const rows = [{ Line_Id: 70, Product: 7, Qty: 2, Price: 3, Amount: 6, Closed: 1 }];
    const { store, sheet, column } = sheetWorld({ locks, rows });
    expect(store.begin('70').issues[0]?.rule).toBe('box.readonlyClosed');
    expect(sheet.clear(block(0, 0, 'Qty'))).toMatchObject({ cells: 0, skipped: 1 });
    store.select(new Set(['70']));
    expect(store.removeSelected().issues[0]?.rule).toBe('list.lockedClosed');
    expect(column('Qty')).toEqual([2]);
  });
});

describe('totals', () => {
  it('follow every change exactly', () => {
    const { store, sheet, type, main } = sheetWorld();
    expect(store.summary).toEqual({ Qty: { '': 8 }, Amount: { '': 30 } });
    sheet.paste(lines('0.1\n0.2\n0.3'), block(0, 0, 'Qty'), fields);
    expect(store.summary?.Qty).toEqual({ '': 0.6 });
    store.begin('71');
    type('Qty', 0.7);
    expect(store.summary?.Qty).toEqual({ '': 1.1 });
    expect(main.value('Total')).toBe(4.3);
    store.edit.restore();
    sheet.undo();
    sheet.undo();
    store.select(new Set(['70', '71', '72']));
    store.removeSelected();
    expect(store.summary).toEqual({ Qty: {}, Amount: {} });
  });
});
