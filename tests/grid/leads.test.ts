import { describe, expect, it } from 'vitest';
import { layoutColumns } from '../../renderers/grid/ColumnLayout.ts';
import type { GridColumn } from '../../renderers/grid/GridColumn.ts';
import { leadOfTable } from '../../renderers/grid/leadOfTable.ts';
import { leadTracks } from '../../renderers/grid/leadTracks.ts';
import { allChecked, type Choosable, eligibleKeys, switchedRow } from '../../renderers/grid/rowStates.ts';
import '../../runtime/model/explain/allMessages.ts';
import { text } from '../../runtime/model/messages/index.ts';
import type { FieldSchema } from '../../runtime/model/schema/FieldSchema.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import type { GridLook } from '../../runtime/model/schema/TableSchema.ts';
import { tableOf } from '../model/tableOf.ts';

const fields: readonly FieldSchema[] = [
  { field: 'WorkOrderCode', title: '工单编号', type: 'text' },
  { field: 'Sequence', title: '顺序', type: 'number' },
  { field: 'IsColoseCase', title: '是否结案', type: 'switch' },
];
const lead = (grid: GridLook) =>
  leadOfTable(tableOf(fields, { grid }), { t: (key) => text(key, 'zh'), run: () => ({}) });
const column: GridColumn = { field: 'WorkOrderCode', title: '工单编号', width: 100 };

/** Leading columns of a grid: kind, width and title. */
function leads(grid: GridLook): string {
  const { tracks } = layoutColumns({
    columns: [column],
    leads: leadTracks({ selection: 'multiple', indexColumn: true, lead: lead(grid) }),
    width: 900,
    dragged: new Map(),
  });
  return tracks
    .filter(({ kind }) => kind !== 'field')
    .map(({ kind, width, column: own }) => `${kind} ${width} ${own?.title ?? ''}`.trim())
    .join(', ');
}

describe('the leading columns a schema asks for', () => {
  it('nothing said: checkbox and row number, 55 pixels each #N21', () =>
    expect(leads({})).toBe('check 55, index 55'));
  it('order-case selection is wider: 100 pixels #G10 #N21', () =>
    expect(leads({ orderCase: true })).toBe('check 100, index 55'));
  it('with 全选 in its header it takes 120 #G12 #N21', () =>
    expect(leads({ orderCase: true, selectAllWhen: { '!!': { var: 'WorkOrderCode' } } })).toBe(
      'check 120 全选, index 55',
    ));
  it('the sort-number column takes 65 pixels and sorts by its field #G14 #N21', () => {
    expect(leads({ sequence: 'Sequence', sortNumber: true })).toBe('check 55, index 55, sort 65 顺序');
    const tracks = leadTracks({
      selection: 'none',
      lead: lead({ sequence: 'Sequence', sortNumber: true }),
      onSort: () => undefined,
    });
    expect(tracks).toMatchObject([{ kind: 'sort', field: 'Sequence', column: { sort: true } }]);
  });
  it('a sequence alone shows no column', () =>
    expect(leads({ sequence: 'Sequence' })).toBe('check 55, index 55'));
  it('says which documents are closed #G10', () => {
    const note = lead({ orderCase: true })?.check?.note;
    expect([note?.({ IsColoseCase: 1 }), note?.({ IsColoseCase: 0 }), note?.({})]).toEqual([
      '已结案',
      '',
      '',
    ]);
  });
});

const rows: readonly Row[] = [
  { Id: 1, WorkOrderCode: 'GD202603050001' },
  { Id: 2, WorkOrderCode: '待生成' },
  { Id: 3, WorkOrderCode: null },
  { Id: 4, WorkOrderCode: 'GD202603050002' },
];

describe('the switch column', () => {
  const props = (may: boolean) => ({
    rows: [{ Id: 1, IsColoseCase: 1 }, { Id: 2, IsColoseCase: 0 }, { Id: 3 }],
    lead: lead({ rowSwitch: 'IsColoseCase' }),
    rowSwitch: { may: () => may, turn: () => undefined },
  });
  it('takes 80 pixels, and stands in place of row selection #G15 #N21', () =>
    expect(leads({ rowSwitch: 'IsColoseCase' })).toBe('switch 80 是否结案, index 55'));
  it('stands as its field does, and says who may turn it #E29 #G15', () => {
    expect([0, 1, 2].map((row) => switchedRow(props(true), row)?.on)).toEqual([true, false, false]);
    expect(switchedRow(props(false), 0)?.may).toBe(false);
    expect(switchedRow({ ...props(true), lead: undefined }, 0)).toBeUndefined();
  });
});

describe('全选 of work orders', () => {
  const workOrders = lead({
    selectAllWhen: {
      and: [{ '!!': { var: 'WorkOrderCode' } }, { '!=': [{ var: 'WorkOrderCode' }, '待生成'] }],
    },
  });
  const props = (...selected: number[]): Choosable => ({
    rows,
    rowKey: 'Id',
    selected: new Set(selected.map(String)),
    lead: workOrders,
  });

  it('chooses only rows with a code that is not 待生成 #S35', () =>
    expect(eligibleKeys(props())).toEqual(['1', '4']));
  it('its header is checked as soon as all of those are #S35', () =>
    expect(allChecked(props(1, 4))).toBe('true'));
  it('a row without a code chosen by hand neither fills nor empties the header', () => {
    expect(allChecked(props(1, 2, 4))).toBe('true');
    expect(allChecked(props(1, 2))).toBe('mixed');
    expect(allChecked(props(2))).toBe('mixed');
    expect(allChecked(props())).toBe('false');
  });
  it('a list of nothing but such rows is never checked whole', () =>
    expect(allChecked({ ...props(2, 3), rows: rows.slice(1, 3) })).toBe('mixed'));
});
