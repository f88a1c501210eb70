import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cellText } from '../../renderers/form/cellText.ts';
import { FormFields } from '../../renderers/form/FormFields.tsx';
import '../../runtime/model/formulas/registerLanguages.ts';
import { actionsOf } from '../../renderers/pages/list/Toolbar.tsx';
import { answered } from '../../runtime/data/Answer.ts';
import { translate } from '../../runtime/model/formulas/translate.ts';
import { defaultValue } from '../../runtime/model/record/defaultValue.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import type { Transition } from '../../runtime/model/schema/TableSchema.ts';
import { DocumentForms } from '../../runtime/store/form/DocumentForms.ts';
import { FormStore } from '../../runtime/store/form/FormStore.ts';
import { keepLiving } from '../../runtime/store/form/keepLiving.ts';
import { changeState } from '../../runtime/store/page/changeState.ts';
import type { PageStore } from '../../runtime/store/page/PageStore.ts';
import { plainApp } from '../shell/support.ts';
import { documentOf, show, tableOf, worldOf } from './harness.tsx';

/** Sixteen typical uses of hooks: those that no other test covers. */
const line = tableOf(
  [
    { field: 'Product_Id', title: '产品', type: 'number', editRowNo: 1 },
    { field: 'Qty', title: '数量', type: 'decimal', editRowNo: 1 },
    { field: 'Delivery', title: '交货日期', type: 'date', editRowNo: 1, follows: 'Delivery' },
  ],
  { table: 'Line', cnName: '明细' },
);
const order = tableOf([
  { field: 'Delivery', title: '交货日期', type: 'date', editRowNo: 1 },
  { field: 'Plan_Id', title: '生产计划', type: 'number', editRowNo: 1 },
]);
const fill = { via: 'Plan_Id', table: 'PlanLine', map: { Product_Id: 'Product_Id', Qty: 'PlanQty' } };

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

function document(rows: readonly Row[], main: Row = {}) {
  const world = worldOf();
  const selector = vi.fn(async () =>
    answered({ rows: [{ PlanLine_Id: 1, Product_Id: 11, PlanQty: 30 }], total: 1, summary: {}, ignored: [] }),
  );
  Object.assign(world.app.data, { selector });
  const doc = documentOf(order, line);
  const [detail] = doc.details;
  const filled = { ...doc, details: detail ? [{ ...detail, schema: { ...detail.schema, fill } }] : [] };
  const forms = new DocumentForms(world.app, filled, { main, details: { Line: rows } }, 'Edit');
  stops.push(keepLiving(world.app, forms));
  const store = forms.details[0];
  if (!store) throw new Error('no detail');
  return { ...world, forms, store, selector };
}

describe('use 1: a status button', () => {
  const start: Transition = {
    action: 'Start',
    text: '开始',
    when: { '==': [{ var: 'Status' }, 1] },
    message: '只有未开始的工单才能开始!',
    set: { Status: 2 },
    confirm: '确定开始?',
  };
  const table = tableOf([{ field: 'Status', title: '状态', type: 'number' }]);
  const [resolved = start] =
    translate([{ kind: 'table', name: 'Order', table: { transitions: [start] } }], [])[0]?.table
      ?.transitions ?? [];
  const world = () => {
    const made = worldOf();
    const call = vi.fn(async () => answered(undefined, '开始成功'));
    Object.assign(made.app.data, { changeState: call });
    return { ...made, call };
  };

  it('asks, calls, and says what the server said #X17', async () => {
    const { app, call, said } = world();
    expect(await changeState(app, table, resolved, { Order_Id: 7, Status: 1 })).toBe(true);
    expect(call.mock.calls).toEqual([['Order', 'Start', ['7']]]);
    expect(said.success).toEqual(['开始成功']);
  });

  it('says which fields the new state needs, without a question or a call', async () => {
    const { app, call, confirm, said } = world();
    const fields = tableOf([
      { field: 'Status', title: '状态', type: 'number' },
      { field: 'Code', title: '编号', type: 'text', numberRule: 'Form' },
      { field: 'Line_Id', title: '工艺路线', type: 'number' },
    ]);
    const needing = { ...resolved, needs: ['Code', 'Line_Id'] };
    expect(await changeState(app, fields, needing, { Order_Id: 7, Status: 1 })).toBe(false);
    expect(said.error).toEqual([expect.stringMatching(/前请先填写：工艺路线$/)]);
    expect([call.mock.calls, confirm.mock.calls]).toEqual([[], []]);
    expect(await changeState(app, fields, needing, { Order_Id: 7, Status: 1, Line_Id: 3 })).toBe(true);
  });

  it('says why not for a row in another state, without a question or a call', async () => {
    const { app, call, confirm, said } = world();
    expect(await changeState(app, table, resolved, { Order_Id: 7, Status: 3 })).toBe(false);
    expect([call.mock.calls, confirm.mock.calls, said.error]).toEqual([[], [], [start.message]]);
  });

  it('stands in the toolbar for who holds its right', () => {
    const page = (may: boolean) =>
      ({
        app: plainApp,
        page: {},
        doc: { main: { transitions: [start] } },
        may: () => may,
      }) as unknown as PageStore;
    const texts = (may: boolean) => actionsOf(page(may)).flatMap((action) => action.text ?? []);
    expect([texts(true), texts(false)]).toEqual([['开始'], []]);
  });

  it('does nothing after 取消', async () => {
    const { app, call, confirm } = world();
    confirm.mockResolvedValueOnce(false);
    expect(await changeState(app, table, resolved, { Order_Id: 7, Status: 1 })).toBe(false);
    expect(call).not.toHaveBeenCalled();
  });
});

describe('use 2: defaults of a new record', () => {
  const source = { now: '2026-03-05 10:11:12', user: { id: 7, realName: '李晓燕' } };
  it.each([
    ['today', '2026-03-05'],
    ['todayStart', '2026-03-05 00:00:00'],
    ['todayEnd', '2026-03-05 23:59:59'],
    ['monthStart', '2026-03-01'],
    ['monthEnd', '2026-03-31'],
    ['yearStart', '2026-01-01'],
    ['now', '2026-03-05 10:11:12'],
    ['userId', 7],
    ['userName', '李晓燕'],
    ['constructor', null],
  ])('the token %s is %s', (token, value) => {
    expect(defaultValue({ token }, source)).toBe(value);
    expect(defaultValue({ token }, {})).toBe(null);
  });
});

describe('use 3: a chosen record brings rows', () => {
  it('into an empty detail at once', async () => {
    const { forms, store, selector, said } = document([]);
    forms.main.cell('Plan_Id').set(5);
    await waitFor(() => expect(store.plainRows()).toMatchObject([{ Product_Id: 11, Qty: 30 }]));
    expect(selector.mock.calls[0]).toMatchObject([
      'PlanLine',
      { wheres: [{ name: 'Plan_Id', value: '5', displayType: 'equal' }] },
    ]);
    expect(said.success).toEqual(['已添加1行']);
  });

  it('in place of those there are, once that was agreed; stored ones are deleted by the save #X17', async () => {
    const { forms, store, confirm } = document([{ Line_Id: 3, Product_Id: 1, Qty: 2 }]);
    confirm.mockResolvedValueOnce(false);
    forms.main.cell('Plan_Id').set(5);
    await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1));
    expect(store.plainRows()).toMatchObject([{ Line_Id: 3 }]);
    forms.main.cell('Plan_Id').set(6);
    await waitFor(() => expect(store.plainRows()).toMatchObject([{ Product_Id: 11, Qty: 30 }]));
    expect(store.payload().delKeys).toEqual([3]);
  });
});

describe('use 4: a header field copies to every row', () => {
  it('rows that are empty or held the same follow, one somebody changed stays; it is one step of undo #X17', () => {
    const { forms, store } = document(
      [
        { Line_Id: 1, Delivery: '2026-04-01' },
        { Line_Id: 2, Delivery: '2026-05-20' },
        { Line_Id: 3, Delivery: null },
      ],
      { Delivery: '2026-04-01' },
    );
    forms.main.cell('Delivery').set('2026-06-30');
    const dates = () => store.plainRows().map((row) => row.Delivery);
    expect(dates()).toEqual(['2026-06-30', '2026-05-20', '2026-06-30']);
    expect(store.history.canUndo).toBe(true);
  });

  it('a new row starts with it', () => {
    const { store } = document([], { Delivery: '2026-04-01' });
    store.add();
    expect(store.rows).toMatchObject([{ Delivery: '2026-04-01' }]);
  });
});

describe('use 6: durations', () => {
  it('hours between two points in time, and an efficiency with two decimals', () => {
    const table = tableOf([
      { field: 'Begin', title: '开始时间', type: 'datetime' },
      { field: 'End', title: '结束时间', type: 'datetime' },
      { field: 'Good', title: '良品数', type: 'decimal' },
      {
        field: 'Hours',
        title: '工时',
        type: 'decimal',
        scale: 2,
        formula:
          '=ROUND(DAYS([End],[Begin])*24+HOUR([End])-HOUR([Begin])+(MINUTE([End])-MINUTE([Begin]))/60,2)',
      },
      { field: 'Rate', title: '效率', type: 'decimal', scale: 2, formula: '=ROUND([Good]/[Hours],2)' },
    ]);
    const form = new FormStore(table, {
      action: 'Edit',
      initial: { Begin: '2026-03-05 08:00:00', End: '2026-03-05 13:30:00', Good: 44 },
    });
    expect([form.cell('Hours').value, form.cell('Rate').value]).toEqual([5.5, 8]);
  });
});

describe('use 11: fields by Add or Edit', () => {
  it('a condition on the key tells a new record from a stored one', () => {
    const isNew = { '!': [{ var: 'Order_Id' }] };
    const table = tableOf([
      {
        field: 'Code',
        title: '编号',
        type: 'text',
        editRowNo: 1,
        readonlyWhen: { '!!': [{ var: 'Order_Id' }] },
      },
      {
        field: 'Pass',
        title: '初始密码',
        type: 'password',
        editRowNo: 1,
        visibleWhen: isNew,
        requiredWhen: isNew,
      },
    ]);
    const state = (initial: Row) => {
      const form = new FormStore(table, { action: initial.Order_Id ? 'Edit' : 'Add', initial });
      return [form.cell('Code').mode, form.cell('Pass').state.hidden, form.cell('Pass').state.required];
    };
    expect([state({}), state({ Order_Id: 7 })]).toEqual([
      ['edit', false, true],
      ['readonly', true, false],
    ]);
  });
});

describe('use 14: labels of several keys', () => {
  it('a detail cell shows the labels of all its keys', () => {
    const table = tableOf([{ field: 'Defects', title: '不良品项', type: 'selectList', dataKey: 'defects' }]);
    const { app } = worldOf({
      dictionaries: {
        defects: [
          { key: 'A', value: '划伤' },
          { key: 'B', value: '缺料' },
        ],
      },
    });
    expect(cellText(app, table, { Defects: 'A,B' }, 'Defects')).toBe('划伤,缺料');
  });
});

describe('use 15: a section title', () => {
  it('stands in the form as a heading of its own row', () => {
    const { app } = worldOf();
    const table = tableOf([
      { field: 'S', title: '交货信息', type: 'line', editRowNo: 2, colSize: 12 },
      { field: 'A', title: '收货人', type: 'text', editRowNo: 1 },
    ]);
    show(app, <FormFields form={new FormStore(table, { action: 'Add' })} />);
    expect(screen.getByRole('heading', { name: '交货信息' })).toBeTruthy();
    fireEvent.change(screen.getByLabelText('收货人'), { target: { value: '周敏' } });
  });
});
