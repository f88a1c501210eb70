import { describe, expect, it } from 'vitest';
import { arrangeColumns, choicesOf } from '../../runtime/model/fields/columnSet/arrangeColumns.ts';
import { type ColumnSet, readColumnSet } from '../../runtime/model/fields/columnSet/ColumnSet.ts';
import { checkColumnSet } from '../../runtime/model/fields/columnSet/checkColumnSet.ts';
import { firstOf, spacingOf, splitHeights } from '../../runtime/model/fields/columnSet/tableSplit.ts';
import { messageOf } from '../../runtime/model/messages/index.ts';
import '../../runtime/model/explain/allMessages.ts';
import { columnsOf } from '../../runtime/model/fields/projections/columns.ts';
import type { FieldSchema } from '../../runtime/model/schema/FieldSchema.ts';
import { tableOf } from './tableOf.ts';

const fields: readonly FieldSchema[] = [
  { field: 'Code', title: '单据编号', type: 'text', fixed: 'left', width: 140 },
  { field: 'Customer', title: '客户', type: 'text', width: 120 },
  { field: 'Qty', title: '数量', type: 'decimal', width: 90 },
  { field: 'Remark', title: '备注', type: 'text', width: 200, fixed: 'right' },
];
const columns = (...names: readonly string[]) =>
  columnsOf(tableOf(fields.filter(({ field }) => names.length === 0 || names.includes(field))));
const choice = (field: string, show = true, fixed = false) => ({ field, show, fixed });
const seen = (set: ColumnSet | undefined, of = columns(), widths = {}) =>
  arrangeColumns(of, set, widths).map(({ field, fixed, width }) => [field, fixed ?? '', width].join(' '));

describe('the columns a user arranged', () => {
  it('stand in his order, hidden, frozen and as wide as he chose', () => {
    const set = [choice('Remark'), choice('Qty', true, true), choice('Customer', false), choice('Code')];
    expect(seen(set, columns(), { Qty: 77 })).toEqual(['Qty left 77', 'Remark  200', 'Code  140']);
    expect(arrangeColumns(columns(), set, { Qty: 77 })[0]?.dragged).toBe(true);
  });
  it('are those of the schema for who arranged nothing', () => {
    expect(seen(undefined)).toEqual(['Code left 140', 'Customer  120', 'Qty  90', 'Remark right 200']);
  });
  it('keep the side a frozen column has in the schema', () => {
    expect(seen([choice('Remark', true, true), choice('Code', true, true)]).at(-1)).toBe('Remark right 200');
  });
  it('survive a changed schema: new columns come beside their neighbour, gone ones leave #L25', () => {
    const set = [choice('Gone'), choice('Remark'), choice('Code', false)];
    expect(choicesOf(columns(), set).map(({ field, show }) => `${field} ${show}`)).toEqual([
      'Remark true',
      'Code false',
      'Customer true',
      'Qty true',
    ]);
  });
  it('are the schema’s again when every column he showed is gone', () => {
    expect(seen([choice('Gone'), choice('Code', false)], columns('Code'))).toEqual(['Code left 140']);
  });
});

describe('the importance of columns', () => {
  const rated = columnsOf(
    tableOf([
      { field: 'Phone', title: '电话', type: 'text', importance: 'detail', fixed: 'right', width: 100 },
      { field: 'Remark', title: '备注', type: 'text', width: 100 },
      { field: 'Rate', title: '汇率', type: 'decimal', importance: 'detail', columnNo: 9, width: 100 },
      { field: 'Amount', title: '金额', type: 'decimal', importance: 'main', width: 100 },
    ]),
  );

  it('puts main ones first and hides details, unless a design gave them a place', () => {
    expect(seen(undefined, rated)).toEqual(['Rate  100', 'Amount  100', 'Remark  100']);
  });
  it('offers hidden ones in settings that can be stored as they are', () => {
    const offered = choicesOf(rated, undefined);
    expect(offered.filter(({ show }) => !show)).toEqual([choice('Phone', false)]);
    expect(checkColumnSet(offered, rated, false)).toEqual([]);
  });
  it('gives way to the columns a user chose', () => {
    const set = [choice('Phone'), choice('Remark'), choice('Amount', false)];
    expect(seen(set, rated)).toEqual(['Rate  100', 'Phone  100', 'Remark  100']);
  });
  it('hides no table whole', () => {
    const [phone] = rated.filter(({ field }) => field === 'Phone');
    expect(phone && seen(undefined, [phone])).toEqual(['Phone  100']);
  });
});

describe('column settings', () => {
  const said = (set: ColumnSet, detail = false) =>
    checkColumnSet(set, columns('Code', 'Customer'), detail).map((issue) => messageOf(issue, 'zh'));
  it('show at least one column', () => {
    const none = [choice('Code', false), choice('Customer', false), choice('Gone')];
    expect([said(none), said(none, true)]).toEqual([['至少选择一列显示'], ['副档至少选择一列显示']]);
  });
  it('freeze only what is shown', () => {
    expect(said([choice('Code', false, true), choice('Customer'), choice('Gone', false, true)])).toEqual([
      '列 "单据编号" 未显示，无法冻结',
    ]);
  });
  it('are a list of fields, each once, or nothing', () => {
    expect(readColumnSet([{ field: 'Code' }, { field: 'Qty', show: false, fixed: 'left' }])).toEqual([
      choice('Code'),
      choice('Qty', false, true),
    ]);
    for (const odd of [
      undefined,
      'x',
      [{}],
      [1],
      [{ field: 'Code' }, { field: 'Code' }],
      new Array(501).fill({}),
    ])
      expect(readColumnSet(odd)).toBeUndefined();
  });
});

describe('the height of a table over another', () => {
  it('is kept as height/630 to two decimals, between 140 and 510 #N20', () => {
    expect(spacingOf(400, 233.4)).toEqual({ firstTableRatio: 0.63, secondHeight: 233 });
    expect([spacingOf(10, 1).firstTableRatio, spacingOf(900, 1).firstTableRatio]).toEqual([0.22, 0.81]);
    expect(firstOf({ firstTableRatio: 0.5, secondHeight: 1 }, 400)).toBe(315);
    expect(firstOf(undefined, 391.2)).toBe(391);
  });
  it('shares a window of any height as the reference is shared #N19', () => {
    expect(splitHeights(630, 400)).toEqual({ first: 400, second: 230 });
    expect(splitHeights(945, 400)).toEqual({ first: 600, second: 345 });
  });
});
