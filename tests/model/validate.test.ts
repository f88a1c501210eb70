import { describe, expect, it } from 'vitest';
import '../../runtime/model/explain/allMessages.ts';
import type { DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { recordScope } from '../../runtime/model/formulas/recordScope.ts';
import { messageOf } from '../../runtime/model/messages/index.ts';
import { detailReads } from '../../runtime/model/record/detailReads.ts';
import { fieldState } from '../../runtime/model/record/fieldState.ts';
import { fieldIssues, validate } from '../../runtime/model/record/validate.ts';
import { validateDocument } from '../../runtime/model/record/validateDocument.ts';
import type { FieldSchema } from '../../runtime/model/schema/FieldSchema.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import { fieldOf, tableOf } from './tableOf.ts';

const said = (table: ResolvedTable, row: Row, surface: 'form' | 'grid' = 'form') =>
  validate(table, row, surface).map((issue) => `${issue.path}: ${messageOf(issue, 'zh')}`);

const name: FieldSchema = { field: 'Name', title: '名称', type: 'text', required: true };
const qty: FieldSchema = { field: 'Qty', title: '数量', type: 'decimal', required: true, min: 1 };

describe('a record', () => {
  it('gives one issue per field, in field order, with the title as a param', () => {
    const table = tableOf([name, qty]);
    expect(said(table, {})).toEqual(['Name: 名称不能为空', 'Qty: 数量只能是数字']);
    expect(validate(table, {}, 'form')[0]).toEqual({
      path: 'Name',
      rule: 'form.required',
      params: { title: '名称' },
      severity: 'error',
    });
  });

  it('gives nothing when it is right', () => {
    expect(validate(tableOf([name, qty]), { Name: 'A', Qty: 1 }, 'form')).toEqual([]);
  });

  it('is answered in English too', () => {
    const [issue] = validate(tableOf([name]), {}, 'form');
    expect(issue && messageOf(issue, 'en')).toBe('名称 must not be empty');
  });
});

describe('who is asked', () => {
  it('not the key, stamps and numbers by rule: the server fills them', () => {
    const table = tableOf([
      { field: 'Thing_Id', title: '主键', type: 'number', required: true },
      { field: 'Creator', title: '创建人', type: 'text', required: true, stamp: 'createName' },
      { field: 'Code', title: '编号', type: 'text', required: true, numberRule: 'Thing' },
    ]);
    expect(said(table, {})).toEqual([]);
  });

  it('not a hidden field, but what it holds must fit its column #V46', () => {
    const table = tableOf([{ ...name, hidden: true, maxlength: 3 }]);
    expect(said(table, {})).toEqual([]);
    expect(said(table, {}, 'grid')).toEqual([]);
    expect(said(table, { Name: 'abcd' })).toEqual(['Name: 名称最多3个字符']);
  });

  it('not a field hidden by a condition, whatever it holds', () => {
    const table = tableOf([qty, { ...name, max: 2, visibleWhen: { '>': [{ var: 'Qty' }, 5] } }]);
    expect(said(table, { Qty: 3, Name: 'abc' })).toEqual([]);
    expect(said(table, { Qty: 6, Name: 'abc' })).toEqual(['Name: 名称最多2个字符']);
  });

  it('a field that a condition requires', () => {
    const table = tableOf([qty, { ...name, required: false, requiredWhen: { '>': [{ var: 'Qty' }, 5] } }]);
    expect(said(table, { Qty: 3 })).toEqual([]);
    expect(said(table, { Qty: 6 })).toEqual(['Name: 名称不能为空']);
  });

  it('not a file that a condition makes read-only #V21', () => {
    const table = tableOf([
      qty,
      {
        field: 'Photo',
        title: '照片',
        type: 'img',
        required: true,
        readonlyWhen: { '>': [{ var: 'Qty' }, 5] },
      },
    ]);
    expect(said(table, { Qty: 3 })).toEqual(['Photo: 请上传照片']);
    expect(said(table, { Qty: 6 })).toEqual([]);
  });

  it('a password of a new record; of an old one only when it is sent', () => {
    const table = tableOf([{ field: 'Pwd', title: '密码', type: 'password', required: true }]);
    expect(said(table, {})).toEqual(['Pwd: 密码长度不能小于6位']);
    expect(said(table, { Thing_Id: 7 })).toEqual([]);
    expect(said(table, { Thing_Id: 7, Pwd: '123' })).toEqual(['Pwd: 密码长度不能小于6位']);
  });

  it('labels and lines never', () => {
    expect(said(tableOf([{ field: 'Line1', title: '基本', type: 'line', required: true }]), {})).toEqual([]);
  });
});

describe('a stored pair', () => {
  const table = tableOf([
    { field: 'From', title: '期间', type: 'month', range: true, rangeTo: 'To', required: true },
  ]);

  it('needs both values when required #V35', () => {
    expect(said(table, {})).toEqual(['From: 请选择日期']);
    expect(said(table, { From: '2024-01' })).toEqual(['From: 请选择日期']);
    expect(said(table, { From: '2024-01', To: '2024-02' })).toEqual([]);
  });

  it('must be in order #V35', () => {
    expect(said(table, { From: '2024-03', To: '2024-02' })).toEqual(['From: 期间的开始不能大于结束']);
  });

  it('compares numbers as numbers #F35', () => {
    const range = tableOf([
      { field: 'Low', title: '区间', type: 'range', rangeTo: 'High', columnType: 'decimal' },
    ]);
    expect(said(range, { Low: 9, High: 10 })).toEqual([]);
    expect(said(range, { Low: 10, High: 9 })).toEqual(['Low: 区间的开始不能大于结束']);
    expect(said(range, { Low: 1 })).toEqual([]);
  });
});

describe('a date that must not precede another one', () => {
  const table = tableOf([
    { field: 'Ordered', title: '订单日期', type: 'date' },
    { field: 'Due', title: '交货时间', type: 'datetime', notBefore: 'Ordered' },
  ]);

  it('is refused before it, in words that name both', () => {
    expect(said(table, { Ordered: '2026-03-05', Due: '2026-03-04 23:59:59' })).toEqual([
      'Due: 交货时间不能早于订单日期',
    ]);
  });

  it('passes on the same day, and while either is empty', () => {
    expect(said(table, { Ordered: '2026-03-05', Due: '2026-03-05 00:00:00' })).toEqual([]);
    expect(said(table, { Ordered: '2026-03-05', Due: null })).toEqual([]);
    expect(said(table, { Due: '2026-03-04 10:00:00' })).toEqual([]);
  });
});

describe('a date of a row that must not precede one of its header', () => {
  const main = tableOf([{ field: 'Ordered', title: '订单日期', type: 'datetime' }], { table: 'Orders' });
  const lines = tableOf([{ field: 'Due', title: '交货日期', type: 'date', notBefore: '$main.Ordered' }], {
    table: 'OrderList',
  });
  const doc: DocumentTable = {
    main,
    details: [{ schema: { table: 'OrderList', foreignKey: 'Orders_Id' }, table: lines }],
  };
  it.each([
    ['2026-03-05 08:00:00', '2026-03-04', ['OrderList[0].Due: 交货日期不能早于订单日期']],
    ['2026-03-05 08:00:00', '2026-03-05', []],
    ['2026-03-05 08:00:00', null, []],
    [null, '2026-03-04', []],
  ])('%s, then %s', (Ordered, Due, words) => {
    const issues = validateDocument(doc, { main: { Ordered }, details: { OrderList: [{ Due }] } });
    expect(issues.map((issue) => `${issue.path}: ${messageOf(issue, 'zh')}`)).toEqual(words);
  });

  it('reads the field of the header, so that stored rows are checked again when it changes', () => {
    expect(detailReads(doc, lines).main).toEqual(new Set(['Ordered']));
  });
});

describe('a document', () => {
  const main = tableOf([name, { field: 'Rate', title: '税率', type: 'decimal' }], { table: 'Orders' });
  const lines = tableOf(
    [
      { field: 'Orders_Id', title: '订单', type: 'number', required: true },
      qty,
      { field: 'Note', title: '说明', type: 'text', requiredWhen: { '>': [{ var: '$main.Rate' }, 0] } },
    ],
    { table: 'OrderList' },
  );
  const doc: DocumentTable = {
    main,
    details: [
      {
        schema: { table: 'OrderList', cnName: '明细', foreignKey: 'Orders_Id', required: true },
        table: lines,
      },
    ],
  };
  const answer = (rows: readonly Row[], header: Row = { Name: 'A' }) =>
    validateDocument(doc, { main: header, details: { OrderList: rows } }).map(
      (issue) => `${issue.path}: ${messageOf(issue, 'zh')}`,
    );

  it('speaks form words of the header and grid words of the rows, with their place', () => {
    expect(answer([{ Qty: 2 }, { Qty: null }, { Qty: 0 }], {})).toEqual([
      'Name: 名称不能为空',
      'OrderList[1].Qty: 数量不能为空',
      'OrderList[2].Qty: 数量不能小于1',
    ]);
  });

  it('wants rows where the detail is required', () => {
    expect(answer([])).toEqual(['OrderList: 明细至少需要一行数据']);
  });

  it('lets a row read its header', () => {
    expect(answer([{ Qty: 1 }], { Name: 'A', Rate: 0.13 })).toEqual(['OrderList[0].Note: 说明不能为空']);
    expect(answer([{ Qty: 1 }], { Name: 'A', Rate: 0 })).toEqual([]);
  });
});

describe('a value that is stored and stays', () => {
  const kind: FieldSchema = {
    field: 'Kind',
    title: '结论',
    type: 'radio',
    data: [{ key: '通过', value: '通过' }],
  };
  const from: FieldSchema = { field: 'From', title: '开始', type: 'date' };
  const to: FieldSchema = { field: 'To', title: '结束', type: 'date', notBefore: 'From' };
  const table = tableOf([name, kind, { ...qty, required: false }, from, to]);
  const stored = { Thing_Id: 1, Name: null, Kind: '合格', Qty: 0.5, From: '2027-02-01', To: '2027-01-01' };
  const about = (row: Row) =>
    validate(table, row, 'form', { stored: { row: stored, scope: recordScope(stored) } }).map(
      ({ path }) => path,
    );

  it.each([
    ['nothing changes', {}, ['Name']],
    ['it is written otherwise', { Qty: '0.50' }, ['Name']],
    ['it changes', { Kind: '甲', Qty: 0.25 }, ['Name', 'Kind', 'Qty']],
    ['what its rule reads changes', { From: '2027-03-01' }, ['Name']],
    ['it breaks the rule by another change', { To: '2026-01-01' }, ['Name', 'To']],
    ['it goes', { Kind: null, Name: 'A' }, []],
  ])('refuses no save unless it is empty and required: %s', (_what, change, expected) => {
    expect(about({ ...stored, ...change })).toEqual(expected);
  });

  it('may be in any row of a document', () => {
    const lines = tableOf([kind], { table: 'Line', key: 'Line_Id' });
    const main = tableOf([name], {}, [lines]);
    const whole: DocumentTable = {
      main,
      details: [{ schema: { table: 'Line', foreignKey: 'Thing_Id' }, table: lines }],
    };
    const before = { main: { Name: 'A' }, details: { Line: [{ Line_Id: 7, Kind: '合格' }] } };
    const rows = [{ Kind: '合格' }, { Line_Id: 7, Kind: '合格' }];
    const found = validateDocument(whole, { main: { Name: 'A' }, details: { Line: rows } }, { before });
    expect(found.map(({ path }) => path)).toEqual(['Line[0].Kind']);
  });
});

describe('one field', () => {
  it('is checked alone, as a form does while typing', () => {
    const field = fieldOf(tableOf([name]), 'Name');
    expect(fieldIssues(field, '', true, 'form').map((issue) => issue.rule)).toEqual(['form.required']);
    expect(fieldIssues(field, '', false, 'form')).toEqual([]);
  });

  it('says which property decided its state', () => {
    const field = fieldOf(
      tableOf([
        {
          ...name,
          visibleWhen: { '==': [{ var: 'Kind' }, 1] },
          readonlyWhen: { '==': [{ var: 'Done' }, 1] },
        },
      ]),
      'Name',
    );
    const shown = fieldState(field, recordScope({ Kind: 1, Done: 1 }));
    expect([shown.hidden, shown.readonly, shown.required, shown.disabled]).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect([shown.because('readonly'), shown.because('required'), shown.because('hidden')]).toEqual([
      'readonlyWhen',
      'required',
      undefined,
    ]);
    expect(fieldState(field, recordScope({ Kind: 2 })).because('hidden')).toBe('visibleWhen');
  });

  it('stays visible and is locked when its condition is broken, as the server would drop what is typed', () => {
    const broken = { nonsense: [1] };
    const field = fieldOf(tableOf([{ ...name, visibleWhen: broken, readonlyWhen: broken }]), 'Name');
    const state = fieldState(field, recordScope({}));
    expect([state.hidden, state.readonly]).toEqual([false, true]);
  });
});
