import { describe, expect, it } from 'vitest';
import type { Row } from '../../runtime/model/schema/Row.ts';
import { DocumentForms } from '../../runtime/store/form/DocumentForms.ts';
import type { SavedRecord, SavePayload } from '../../runtime/wire/SavePayload.ts';
import { saveBody } from '../../runtime/wire/saveCall.ts';
import { documentOf, tableOf, worldOf } from './harness.tsx';

const order = tableOf(
  [
    { field: 'Customer', title: '客户', type: 'text', editRowNo: 1 },
    { field: 'Rate', title: '汇率', type: 'decimal', editRowNo: 1 },
  ],
  { details: ['Line'] },
);
const line = tableOf(
  [
    { field: 'Qty', title: '数量', type: 'decimal', scale: 2, editRowNo: 1 },
    {
      field: 'Local',
      title: '本币',
      type: 'decimal',
      formula: { '*': [{ var: 'Qty' }, { var: '$main.Rate' }] },
    },
    ...Array.from({ length: 20 }, (_, at) => ({
      field: `Text${at}`,
      title: `文字${at}`,
      type: 'text' as const,
      editRowNo: 1,
    })),
  ],
  { table: 'Line' },
);
const doc = documentOf(order, line);
const lineOf = (at: number): Row => ({
  Line_Id: at + 1,
  Qty: at,
  Local: at,
  Version: 1,
  ...Object.fromEntries(Array.from({ length: 20 }, (_, text) => [`Text${text}`, `第${at}行的文字${text}`])),
});

const openForms = (count: number) => {
  const main = { Order_Id: 7, Customer: '甲', Rate: 1, Version: 3 };
  const lines = Array.from({ length: count }, (_, at) => lineOf(at));
  const forms = new DocumentForms(worldOf({}).app, doc, { main, details: { Line: lines } }, 'Edit');
  const [detail] = forms.details;
  if (detail === undefined) throw new Error('no detail');
  return { forms, detail };
};

const made = tableOf([
  { field: 'Customer', title: '客户', type: 'text', editRowNo: 1 },
  { field: 'Note', title: '备注', type: 'text', editRowNo: 1 },
  { field: 'AuditStatus', title: '审核状态', type: 'select', columnType: 'int', dataKey: 'audit' },
  { field: 'CreateID', title: '创建人ID', type: 'number', columnType: 'int', stamp: 'createId' },
  { field: 'ModifyDate', title: '修改时间', type: 'datetime', stamp: 'modifyTime' },
]);

describe('the payload of a new or copied record', () => {
  it('has no stamps and no states, not even empty ones #E31', () => {
    const forms = new DocumentForms(
      worldOf({}).app,
      documentOf(made),
      { main: { Customer: '甲' }, details: {} },
      'Add',
    );
    for (const { field } of made.fields) if (forms.main.has(field)) forms.main.cell(field);
    expect(Object.keys(forms.payload().main).sort()).toEqual(['Customer', 'Note', 'Order_Id']);
  });
});

const setQty = (detail: DocumentForms['details'][number], key: string, qty: number): void => {
  expect(detail.begin(key).ok).toBe(true);
  detail.editing?.form.cell('Qty').set(qty);
  expect(detail.end().ok).toBe(true);
};

const bytes = (payload: SavePayload): number => Buffer.byteLength(JSON.stringify(saveBody('Order', payload)));

/** Answer of a server to changed rows: keys, versions, and rows in sent order. */
const answer = ({ main, details }: SavePayload, firstKey: number): SavedRecord => ({
  main: { ...main, Version: 4 },
  details: details.map(({ rows }) =>
    rows.map((row, at) => ({ ...row, Line_Id: row.Line_Id ?? firstKey + at, Version: 2 })),
  ),
  changes: true,
});

describe('what a save of a stored document sends', () => {
  it('is at most 20 KB for one cell of 5,000 lines, and grows with what changed', () => {
    const { forms, detail } = openForms(5_000);
    expect(forms.payload().details[0]?.rows).toEqual([]);
    setQty(detail, '2500', 77);
    const payload = forms.payload();
    expect(payload.details[0]?.rows.map(({ Line_Id, Qty }) => [Line_Id, Qty])).toEqual([[2500, 77]]);
    expect(payload.changes).toBe(true);
    expect(bytes(payload)).toBeLessThanOrEqual(20_000);
    setQty(detail, '2500', 2499);
    expect(forms.payload().details[0]?.rows).toEqual([]);
  });

  it('leaves out rows in which only computed values change: the server computes them', () => {
    const { forms, detail } = openForms(50);
    forms.main.cell('Rate').set(2);
    expect(detail.rows[10]?.Local).toBe(20);
    expect(forms.payload().details[0]?.rows).toEqual([]);
  });

  it('names new rows, deleted ones and those of a paste', () => {
    const { forms, detail } = openForms(5);
    detail.select(new Set(['2']));
    detail.removeSelected();
    detail.add({ Qty: 9 });
    setQty(detail, '4', 8);
    const [sent] = forms.payload().details;
    expect(sent?.delKeys).toEqual([2]);
    expect(sent?.rows.map(({ Line_Id, Qty }) => [Line_Id ?? null, Qty])).toEqual([
      [4, 8],
      [null, 9],
    ]);
  });

  it('is all rows of a new document and of a copy', () => {
    const app = worldOf({}).app;
    const lines = [{ Qty: 1 }, { Qty: 2 }];
    const forms = new DocumentForms(app, doc, { main: {}, details: { Line: lines } }, 'Add');
    expect(forms.payload().details[0]?.rows).toHaveLength(2);
    expect(saveBody('Order', forms.payload())).not.toHaveProperty('changes');
  });
});

describe('an answer that holds only what was written', () => {
  it('is put over the record before it: replaced, deleted, new rows last', () => {
    const { forms, detail } = openForms(4);
    detail.select(new Set(['1']));
    detail.removeSelected();
    detail.add({ Qty: 9 });
    setQty(detail, '3', 8);
    const sent = forms.payload();
    const whole = forms.whole(sent, answer(sent, 100));
    expect(whole.changes).toBeUndefined();
    expect(whole.details[0]?.map(({ Line_Id, Qty, Version }) => [Line_Id, Qty, Version])).toEqual([
      [2, 1, 1],
      [3, 8, 2],
      [4, 3, 1],
      [101, 9, 2],
    ]);
  });

  it('of a lost save that had arrived leaves edits made since: only they are sent, deletions of new rows too', () => {
    const { forms, detail } = openForms(4);
    setQty(detail, '3', 8);
    const gone = detail.add({ Qty: 9 });
    const kept = detail.add({ Qty: 10 });
    expect(detail.end().ok).toBe(true);
    const lost = forms.payload();
    setQty(detail, '4', 20);
    detail.select(new Set([gone ?? '']));
    detail.removeSelected();
    forms.adopt(lost, answer(lost, 100));
    const [sent] = forms.payload().details;
    expect(sent?.rows.map(({ Line_Id, Qty }) => [Line_Id, Qty])).toEqual([[4, 20]]);
    expect(sent?.delKeys).toEqual([101]);
    const own = detail.state.rows.find((row) => row.$key === kept);
    expect([own?.Line_Id, own?.Version]).toEqual([102, 2]);
  });
});
