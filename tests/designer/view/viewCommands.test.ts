import { describe, expect, it } from 'vitest';
import type { EditAnswer } from '../../../designer/kit/EditAnswer.ts';
import { addColumn, addFormula } from '../../../designer/view/commands/addColumn.ts';
import { addJoin } from '../../../designer/view/commands/addJoin.ts';
import { moveColumn } from '../../../designer/view/commands/moveColumn.ts';
import { removeColumn } from '../../../designer/view/commands/removeColumn.ts';
import { removeJoin } from '../../../designer/view/commands/removeJoin.ts';
import { setColumn } from '../../../designer/view/commands/setColumn.ts';
import { setHead } from '../../../designer/view/commands/setHead.ts';
import { setNeeded } from '../../../designer/view/commands/setNeeded.ts';
import { setResultConditions } from '../../../designer/view/commands/setResultConditions.ts';
import { setSource } from '../../../designer/view/commands/setSource.ts';
import { askedSources } from '../../../designer/view/conditions/askedSources.ts';
import { drawWhere, readDrawn } from '../../../designer/view/conditions/whereGroups.ts';
import { draftSources } from '../../../designer/view/draft/draftSources.ts';
import { offeredJoins } from '../../../designer/view/draft/offeredJoins.ts';
import { readView } from '../../../designer/view/draft/readView.ts';
import { emptyViewDraft, type ViewDraft } from '../../../designer/view/draft/ViewDraft.ts';
import { writeDraft } from '../../../designer/view/draft/writeDraft.ts';
import { draftIssues } from '../../../designer/view/store/draftIssues.ts';
import '../../../runtime/model/explain/allMessages.ts';
import type { ViewSchema } from '../../../runtime/model/schema/ViewSchema.ts';
import { orderWorld, sourceTables } from './viewWorld.ts';

const done = (answer: EditAnswer<ViewDraft>): ViewDraft => {
  if (!answer.ok) throw new Error(answer.rule);
  return answer.draft;
};
const named = (field: string): string => `<${field}>`;
const all = (...edits: readonly ((draft: ViewDraft) => EditAnswer<ViewDraft>)[]): ViewDraft =>
  edits.reduce((draft, edit) => done(edit(draft)), emptyViewDraft);

const orders = all(
  (draft) => setSource(draft, 'Order'),
  (draft) => addJoin(draft, { by: 'order.Customer_Id' }, 'Customer'),
  (draft) => addColumn(draft, 'customer.Name'),
  (draft) => addColumn(draft, 'order.Amount', 'order.Currency'),
  (draft) => setHead(draft, { view: 'View_Orders', cnName: '客户订单' }),
);

describe('a view is composed', () => {
  it('of a source, records along its links and columns, with what tells its rows apart', () => {
    const schema = writeDraft(orders, orderWorld);
    expect(schema.parts).toEqual([
      { from: 'Order', as: 'order', joins: [{ as: 'customer', by: 'order.Customer_Id' }] },
    ]);
    expect(schema.fields).toEqual([
      { field: 'Name', of: 'customer.Name' },
      { field: 'Currency', of: 'order.Currency' },
      { field: 'Amount', of: 'order.Amount', currencyField: 'Currency' },
      { field: 'Order_Id', of: 'order.Order_Id', hidden: true },
    ]);
    expect(schema.key).toEqual(['Order_Id']);
  });

  it('in groups by every column without a total', () => {
    const grouped = done(setColumn(orders, 2, { total: 'sum' }));
    const schema = writeDraft(grouped, orderWorld);
    expect(schema.key).toEqual(['Name', 'Currency']);
    expect(schema.fields.some(({ hidden }) => hidden)).toBe(false);
  });

  it('along declared links only: records that are named, and rows that name', () => {
    const offered = offeredJoins(draftSources(orders.view.parts[0], orderWorld), orderWorld);
    expect(offered.map(({ link }) => link)).toEqual([
      { by: 'order.Customer_Id' },
      { rows: 'OrderList.Order_Id', of: 'order' },
      { rows: 'Order.Customer_Id', of: 'customer' },
    ]);
    const lines = done(addJoin(orders, { rows: 'OrderList.Order_Id', of: 'order' }, 'OrderList'));
    expect(writeDraft(lines, orderWorld).key).toEqual(['Order_Id', 'OrderList_Id']);
  });

  it('keeps or leaves out rows without a record', () => {
    const inner = done(setNeeded(orders, 'customer', true));
    expect(inner.view.parts[0]?.joins).toEqual([{ as: 'customer', by: 'order.Customer_Id', needed: true }]);
    expect(done(setNeeded(inner, 'customer', false)).view).toEqual(orders.view);
    expect(done(setNeeded(orders, 'customer', false))).toBe(orders);
  });

  it('is read back as it was drawn', () => {
    expect(readView(writeDraft(orders, orderWorld), orderWorld)).toEqual(orders);
  });
});

describe('a change is refused', () => {
  const rule = (answer: EditAnswer<ViewDraft>) => (answer.ok ? 'done' : [answer.rule, answer.params?.titles]);

  it('while something stands on the source, and says what', () => {
    expect(rule(removeJoin(orders, 'customer', named))).toEqual(['viewDesign.usedByColumns', ['<Name>']]);
    expect(rule(setSource(orders, 'OrderList'))).toEqual(['viewDesign.sourceUsed', undefined]);
    const bare = done(removeColumn(orders, 0, named));
    expect(done(removeJoin(bare, 'customer', named)).view.parts).toEqual([{ from: 'Order', as: 'order' }]);
    const far = done(addJoin(bare, { rows: 'Order.Customer_Id', of: 'customer' }, 'Order'));
    expect(rule(removeJoin(far, 'customer', named))).toEqual(['viewDesign.usedBySources', ['order2']]);
    const asked = { ...bare, drawn: [{ field: 'customer:Name', filterType: '=', value: '' }] };
    expect(rule(removeJoin(asked, 'customer', named))).toEqual(['viewDesign.usedByConditions', undefined]);
  });

  it('for the currency of an amount', () => {
    expect(rule(removeColumn(orders, 1, named))).toEqual(['viewDesign.currencyUsed', ['<Amount>']]);
  });
});

describe('columns', () => {
  it('never take a name twice', () => {
    const more = [
      (draft: ViewDraft) => addColumn(draft, 'order.Code'),
      (draft: ViewDraft) => addColumn(draft, 'order.Code'),
      (draft: ViewDraft) => addColumn(draft, 'order.Code'),
      (draft: ViewDraft) => addFormula(draft, '公式'),
    ].reduce((draft, edit) => done(edit(draft)), orders);
    expect(more.view.fields.slice(3).map(({ field }) => field)).toEqual([
      'Code',
      'order_Code',
      'order_Code2',
      'Formula',
    ]);
  });

  it('move, and take what names them along to a new name', () => {
    const sorted = done(setHead(orders, { sortName: 'Currency' }));
    const renamed = done(setColumn(sorted, 1, { field: 'Coin' }));
    expect(renamed.view.fields[2]).toMatchObject({ field: 'Amount', currencyField: 'Coin' });
    expect(renamed.view.sortName).toBe('Coin');
    expect(done(moveColumn(orders, 0, 9)).view.fields.map(({ field }) => field)).toEqual([
      'Currency',
      'Amount',
      'Name',
    ]);
    expect(done(moveColumn(orders, 0, -1))).toBe(orders);
  });

  it('have their mistakes named at their places', () => {
    const wrong = done(
      setColumn(done(setColumn(orders, 0, { field: 'Amount', title: '' })), 1, { title: '金额' }),
    );
    const issues = [
      ...draftIssues({
        draft: wrong,
        taken: new Set(['view_orders']),
        titleOf: ({ title }) => title ?? '金额',
      }),
    ];
    expect(issues.map(({ path, rule, severity }) => `${severity} ${path} ${rule}`)).toEqual([
      'error /view viewDesign.codeTaken',
      'error /fields/0/title viewDesign.titleMissing',
      'error /fields/2/field viewDesign.columnTwice',
      'warning /fields/2/title viewDesign.titleTwice',
    ]);
    const totals = [0, 1, 2].reduce((draft, at) => done(setColumn(draft, at, { total: 'count' })), orders);
    expect([
      ...draftIssues({ draft: totals, taken: new Set(), titleOf: ({ field }) => field }),
    ]).toMatchObject([{ path: '/fields', rule: 'viewDesign.noGroup' }]);
  });
});

describe('conditions', () => {
  const asked = askedSources(
    draftSources(orders.view.parts[0], orderWorld),
    (name) => sourceTables[name as keyof typeof sourceTables],
    ({ as }) => as,
  );
  if (asked === undefined) throw new Error('the fields are there');
  const { document, tables } = asked;
  const drawn = [
    { tjzType: 'and', tjOptions: [{ field: 'order:Closed', filterType: '!=', value: 1 }] },
    {
      tjzType: 'or',
      tjOptions: [
        { field: 'customer:Name', filterType: 'like', value: '机电' },
        { field: 'order:Amount', filterType: '>', value: 100 },
      ],
    },
  ];

  it('ask for fields of all sources', () => {
    expect(tables.map(({ title, fields }) => [title, fields.length])).toEqual([
      ['order', 6],
      ['customer', 2],
    ]);
  });

  it('become a condition of the view, and are drawn from it', () => {
    const { where, isWhole } = readDrawn(drawn, document);
    expect(isWhole).toBe(true);
    expect(JSON.stringify(where)).toContain('{"var":"customer.Name"}');
    expect(drawWhere(where, document)).toEqual(drawn);
  });

  it('leave out what is not complete', () => {
    const open = [
      ...drawn,
      { tjzType: 'and', tjOptions: [{ field: 'order:Code', filterType: '=', value: '' }] },
    ];
    expect(readDrawn(open, document)).toEqual({ ...readDrawn(drawn, document), isWhole: false });
    expect(readDrawn([], document)).toEqual({ where: undefined, isWhole: true });
  });

  it('are not drawn where that would lose something', () => {
    expect(drawWhere({ '>': [{ '+': [{ var: 'order.Amount' }, 1] }, 2] }, document)).toBeUndefined();
    expect(drawWhere({ '==': [{ var: 'gone.Field' }, 1] }, document)).toBeUndefined();
    expect(drawWhere(undefined, document)).toEqual([]);
  });
});

describe('parts that cannot be drawn', () => {
  const balance: ViewSchema = {
    format: 1,
    view: 'View_Balance',
    cnName: '余额',
    parts: [
      {
        from: 'Order',
        as: 'order',
        values: { Qty: 'order.Amount', Sent: 0 },
        where: { '>': [{ var: 'order.Amount' }, 0] },
      },
      { from: 'OrderList', as: 'line', values: { Qty: 0, Sent: 'line.Qty' } },
    ],
    key: ['Code'],
    fields: [
      { field: 'Code', of: 'Code' },
      { field: 'Open', title: '未结', percent: ['Qty', 'Sent'] },
    ],
  };

  it('are kept byte for byte while the rest is edited', () => {
    const draft = readView(balance, orderWorld);
    expect(JSON.stringify(writeDraft(draft, orderWorld))).toBe(JSON.stringify(balance));
    const edited = writeDraft(done(setColumn(draft, 0, { title: '单号' })), orderWorld);
    expect(JSON.stringify({ ...edited, fields: balance.fields })).toBe(JSON.stringify(balance));
    for (const edit of [
      setSource(draft, 'Customer'),
      addJoin(draft, { by: 'order.Customer_Id' }, 'Customer'),
      removeJoin(draft, 'line', named),
      addColumn(draft, 'order.Code'),
    ])
      expect(edit).toMatchObject({ ok: false, rule: 'viewDesign.partsKept' });
  });
});

describe('conditions on the result', () => {
  const rows = { '>': [{ var: 'Amount' }, 100] };
  const asked = done(setResultConditions(orders, { drawn: [], where: rows, isWhole: true }));
  const amount = asked.view.fields.findIndex(({ field }) => field === 'Amount');

  it('are part of the view, and follow the name of their column', () => {
    expect(writeDraft(asked, orderWorld).rows).toEqual(rows);
    const renamed = done(setColumn(asked, amount, { field: 'Sum' }));
    expect(renamed.view.rows).toEqual({ '>': [{ var: 'Sum' }, 100] });
    expect(done(setColumn(asked, 0, { field: 'Buyer' })).view.rows).toEqual(rows);
    const none = done(setResultConditions(asked, { drawn: [], where: undefined, isWhole: true }));
    expect(none.view).not.toHaveProperty('rows');
  });

  it('keep their column, drawn or complete', () => {
    expect(removeColumn(asked, amount, named)).toMatchObject({ ok: false, rule: 'viewDesign.askedColumn' });
    expect(done(removeColumn(asked, 0, named)).view.fields).toHaveLength(asked.view.fields.length - 1);
    const open = done(
      setResultConditions(orders, {
        drawn: [{ tjOptions: [{ field: 'Amount' }] }],
        where: undefined,
        isWhole: false,
      }),
    );
    expect(removeColumn(open, amount, named)).toMatchObject({ ok: false, rule: 'viewDesign.askedColumn' });
    expect(setColumn(open, amount, { field: 'Sum' })).toMatchObject({
      ok: false,
      rule: 'viewDesign.conditionOpen',
    });
    const found = [...draftIssues({ draft: open, taken: new Set(), titleOf: ({ field }) => field })];
    expect(found).toMatchObject([{ path: '/rows', rule: 'viewDesign.conditionOpen' }]);
  });
});
