import { describe, expect, it } from 'vitest';
import '../../runtime/model/explain/allMessages.ts';
import type { DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { recordScope } from '../../runtime/model/formulas/recordScope.ts';
import { messageOf } from '../../runtime/model/messages/index.ts';
import { compute, formulasOf, formulaValue } from '../../runtime/model/record/compute.ts';
import type { FieldSchema } from '../../runtime/model/schema/FieldSchema.ts';
import { tableOf } from './tableOf.ts';

const decimal = (field: string, formula?: FieldSchema['formula'], scale = 2): FieldSchema => ({
  field,
  title: field,
  type: 'decimal',
  scale,
  ...(formula === undefined ? {} : { formula }),
});
const sumOf = (table: string, field: string) => ({ sum: [{ map: [{ var: table }, { var: field }] }] });

const documentTable = (main: ResolvedTable, ...details: readonly ResolvedTable[]): DocumentTable => ({
  main,
  details: details.map((table) => ({ schema: { table: table.table, foreignKey: main.key }, table })),
});

const lines = tableOf(
  [
    decimal('TaxAmount', { '*': [{ var: 'Amount' }, { var: '$main.TaxRate' }] }),
    decimal('Amount', { '*': [{ var: 'Qty' }, { var: 'Price' }] }),
    decimal('Qty'),
    decimal('Price', undefined, 4),
  ],
  { table: 'Lines' },
);
const order = tableOf(
  [
    decimal('TotalWithTax', { '+': [{ var: 'Total' }, { var: 'Tax' }] }),
    decimal('Tax', sumOf('Lines', 'TaxAmount')),
    decimal('Total', sumOf('Lines', 'Amount')),
    decimal('TaxRate', { '/': [{ var: 'TaxPercent' }, 100] }, 4),
    { field: 'TaxPercent', title: '税率', type: 'number' },
  ],
  { table: 'Orders' },
);
const doc = documentTable(order, lines);

describe('formulas of a document', () => {
  const given = {
    main: { TaxPercent: 13 },
    details: {
      Lines: [
        { Qty: 2, Price: 9.995 },
        { Qty: 1, Price: 0.1 },
        { Qty: 1, Price: 0.2 },
      ],
    },
  };

  it('run in dependency order over header and rows, both ways #X14', () => {
    const { document, issues } = compute(doc, given);
    expect(issues).toEqual([]);
    expect(document.details.Lines).toEqual([
      { Qty: 2, Price: 9.995, Amount: 19.99, TaxAmount: 2.6 },
      { Qty: 1, Price: 0.1, Amount: 0.1, TaxAmount: 0.01 },
      { Qty: 1, Price: 0.2, Amount: 0.2, TaxAmount: 0.03 },
    ]);
    expect(document.main).toEqual({
      TaxPercent: 13,
      TaxRate: 0.13,
      Total: 20.29,
      Tax: 2.64,
      TotalWithTax: 22.93,
    });
  });

  it('leave what they were given alone', () => {
    const before = JSON.stringify(given);
    compute(doc, given);
    expect(JSON.stringify(given)).toBe(before);
  });

  it('give null when an input is empty #V16', () => {
    const { document } = compute(doc, {
      main: { TaxPercent: null },
      details: { Lines: [{ Qty: null, Price: 3 }] },
    });
    expect(document.details.Lines?.[0]).toMatchObject({ Amount: null, TaxAmount: null });
    expect(document.main).toMatchObject({ TaxRate: null, Total: null, TotalWithTax: null });
  });

  it('replace what a client sent as a result', () => {
    const { document } = compute(doc, { main: { TaxPercent: 0, Total: 999 }, details: { Lines: [] } });
    expect(document.main.Total).not.toBe(999);
  });

  it('round to the scale of their field, half away from zero #V17', () => {
    const table = tableOf([decimal('R', { '*': [{ var: 'A' }, 1] }), decimal('A', undefined, 4)]);
    const of = (a: number) => compute(documentTable(table), { main: { A: a }, details: {} }).document.main.R;
    expect([of(1.005), of(-1.005), of(2.675), of(1.004)]).toEqual([1.01, -1.01, 2.68, 1]);
  });

  it('round to whole numbers in whole number columns', () => {
    const table = tableOf([
      { field: 'N', title: 'N', type: 'number', formula: { '/': [{ var: 'A' }, 2] } },
      decimal('A'),
    ]);
    expect(compute(documentTable(table), { main: { A: 5 }, details: {} }).document.main.N).toBe(3);
  });
});

describe('formulas that cannot be right', () => {
  it('in a circle are refused with the way round', () => {
    const table = tableOf([
      decimal('A', { '+': [{ var: 'B' }, 1] }),
      decimal('B', { '+': [{ var: 'A' }, 1] }),
    ]);
    const { document, issues } = compute(documentTable(table), { main: { A: 1 }, details: {} });
    expect(issues).toEqual([
      { path: 'Thing', rule: 'form.formulaCycle', params: { path: 'A -> B -> A' }, severity: 'error' },
    ]);
    expect(document.main).toEqual({ A: 1 });
  });

  it('in a circle between header and rows are refused too', () => {
    const rows = tableOf([decimal('Share', { '*': [{ var: '$main.Sum' }, 2] })], { table: 'Rows' });
    const main = tableOf([decimal('Sum', sumOf('Rows', 'Share'))], { table: 'Main' });
    const { issues } = compute(documentTable(main, rows), { main: {}, details: { Rows: [{}] } });
    expect(issues.map((issue) => issue.rule)).toEqual(['form.formulaCycle']);
    expect(issues[0]?.params.path).toMatch(/Sum -> Rows\.Share -> Sum|Rows\.Share -> Sum -> Rows\.Share/);
  });

  it('but a row that reads one total while another total reads the row are no circle', () => {
    const rows = tableOf([decimal('Part', { '*': [{ var: '$main.First' }, 2] }), decimal('Qty')], {
      table: 'Rows',
    });
    const main = tableOf([decimal('Second', sumOf('Rows', 'Part')), decimal('First', sumOf('Rows', 'Qty'))], {
      table: 'Main',
    });
    const { document, issues } = compute(documentTable(main, rows), {
      main: {},
      details: { Rows: [{ Qty: 1 }, { Qty: 2 }] },
    });
    expect(issues).toEqual([]);
    expect(document.main).toEqual({ First: 3, Second: 12 });
  });

  it('with an unknown function say so at their field #M12 #V14', () => {
    const table = tableOf([decimal('A', { nonsense: [1] })]);
    const { issues } = compute(documentTable(table), { main: {}, details: {} });
    expect(issues.map(({ path, rule }) => [path, rule])).toEqual([['A', 'form.formulaInvalid']]);
  });

  it('that fail on a row name the row and give null', () => {
    const rows = tableOf([{ field: 'Day', title: '日', type: 'text', formula: { today: [] } }], {
      table: 'Rows',
    });
    const { document, issues } = compute(documentTable(tableOf([], { table: 'Main' }), rows), {
      main: {},
      details: { Rows: [{}, {}] },
    });
    expect(issues.map(({ path, rule }) => [path, rule])).toEqual([
      ['Rows[0].Day', 'expression.failed'],
      ['Rows[1].Day', 'expression.failed'],
    ]);
    expect(issues.map((issue) => messageOf(issue, 'zh'))[0]).toBe(
      '公式“日”没有算出结果：这里不能使用今天、现在等时间函数',
    );
    expect(document.details.Rows).toEqual([{ Day: null }, { Day: null }]);
  });
});

describe('formulas of one table', () => {
  it('come ordered and ready, made once', () => {
    expect(formulasOf(order).map((entry) => entry.field.field)).toEqual([
      'Total',
      'Tax',
      'TotalWithTax',
      'TaxRate',
    ]);
    expect(formulasOf(order)).toBe(formulasOf(order));
  });

  it('give a form the typed value of one field', () => {
    const amount = formulasOf(lines).find((entry) => entry.field.field === 'Amount');
    if (amount === undefined) throw new Error('Amount is computed');
    expect(formulaValue(amount.field, amount.program, recordScope({ Qty: 2, Price: 9.995 }))).toBe(19.99);
  });
});
