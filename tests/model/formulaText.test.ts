import { describe, expect, it } from 'vitest';
import { conditionHolds } from '../../runtime/model/conditions/conditionHolds.ts';
import { fieldNames } from '../../runtime/model/formulas/fieldNames.ts';
import { tableFormulas } from '../../runtime/model/formulas/formulasOf.ts';
import { translate } from '../../runtime/model/formulas/translate.ts';
import { compute } from '../../runtime/model/record/compute.ts';
import '../../runtime/model/formulas/registerLanguages.ts';
import '../../runtime/model/explain/allMessages.ts';
import type { Layer } from '../../runtime/model/fields/resolve/Layer.ts';
import { resolve } from '../../runtime/model/fields/resolve/resolve.ts';
import { messageOf } from '../../runtime/model/messages/index.ts';
import type { FieldSchema } from '../../runtime/model/schema/FieldSchema.ts';
import { types } from './sampleTable.ts';

const decimal = (field: string, title: string, formula?: FieldSchema['formula']): FieldSchema => ({
  field,
  title,
  type: 'decimal',
  scale: 2,
  ...(formula === undefined ? {} : { formula }),
});

const layersOf = (table: string, cnName: string, fields: readonly FieldSchema[]): readonly Layer[] => [
  { kind: 'table', name: table, table: { table, cnName, key: `${table}_Id` }, fields },
];

const written = {
  lines: layersOf('OrderList', '订单明细', [
    decimal('Qty', '数量'),
    { ...decimal('Price', '单价'), scale: 4 },
    decimal('Amount', '金额', '=ROUND([数量]*[单价],2)'),
    decimal('Tax', '税额', '=ROUND([金额]*[$main.TaxRate]/100,2)'),
  ]),
  order: layersOf('Orders', '订单', [
    decimal('TaxRate', '税率'),
    decimal('Lines', '明细合计', { method: 1001, name: '明细合计', paramsValue: ['OrderList.Amount'] }),
    decimal('Half', '半数', { method: 1000, name: '半数', content: '([明细合计]-0.1)/2', fixed: 2 }),
    decimal('Total', '合计', '=SUM([订单明细.金额])+SUM([OrderList.Tax])'),
    { field: 'Best', title: '最大行', type: 'text', formula: '$max(OrderList.Amount) & " 元"' },
    { field: 'Level', title: '级别', type: 'text', formula: '=IF([合计]>200,"大额","小额")' },
  ]),
};

const none = { details: [], mains: [] };
const named = (layers: readonly Layer[]) => resolve(layers, types).table;
const lines = named(
  translate(written.lines, fieldNames(named(written.lines), { details: [], mains: [named(written.order)] })),
);
const order = named(
  translate(written.order, fieldNames(named(written.order), { details: [named(written.lines)], mains: [] })),
);
const doc = {
  main: order,
  details: [{ schema: { table: 'OrderList', foreignKey: 'Orders_Id' }, table: lines }],
};

describe('formulas as text', () => {
  it('name fields by title, their own, the header’s and those of details, and compute exactly', () => {
    const { document, issues } = compute(doc, {
      main: { TaxRate: 13 },
      details: {
        OrderList: [
          { Qty: 3, Price: 9.995 },
          { Qty: 2, Price: 100.05 },
        ],
      },
    });
    expect(issues).toEqual([]);
    expect(document.details.OrderList).toMatchObject([
      { Amount: 29.99, Tax: 3.9 },
      { Amount: 200.1, Tax: 26.01 },
    ]);
    expect(document.main).toMatchObject({
      Total: 260,
      Level: '大额',
      Lines: 230.09,
      Half: 115,
      Best: '200.1 元',
    });
  });

  it('take long amounts of details, which travel as text, for the numbers they are', () => {
    const long = (field: string, title: string, formula?: FieldSchema['formula']): FieldSchema => ({
      ...decimal(field, title, formula),
      precision: 24,
    });
    const stock = layersOf('StockList', '库存明细', [
      long('Amount', '金额'),
      long('Share', '占比', '=[金额]/[$main.Total]'),
    ]);
    const store = layersOf('Store', '仓库', [
      long('Total', '合计', '=SUM([库存明细.金额])'),
      long('Twice', '两倍', { sum: [{ map: [{ var: 'StockList' }, { '*': [{ var: 'Amount' }, 2] }] }] }),
      long('Same', '相同', '$sum(StockList.Amount)'),
      long('Less', '差额', 'Total - $max(StockList.Amount)'),
    ]);
    const tables = { details: [named(stock)], mains: [] };
    const main = named(translate(store, fieldNames(named(store), tables)));
    const rows = named(translate(stock, fieldNames(named(stock), { details: [], mains: [main] })));
    const { document, issues } = compute(
      { main, details: [{ schema: { table: 'StockList', foreignKey: 'Store_Id' }, table: rows }] },
      { main: {}, details: { StockList: [{ Amount: '12345678901234567.10' }, { Amount: '0.05' }] } },
    );
    expect(issues).toEqual([]);
    expect(document.main).toEqual({
      Total: '12345678901234567.15',
      Twice: '24691357802469134.3',
      Same: '12345678901234567.15',
      Less: '0.05',
    });
    expect(document.details.StockList?.[0]?.Share).toBe('1');
  });

  it('that fail say why in the language of who reads it, and where; an Excel error value only warns', () => {
    const fields = [
      decimal('Qty', '数量'),
      { field: 'Note', title: '说明', type: 'text' },
      decimal('Each', '单个', '=10/[数量]'),
      decimal('Times', '倍数', 'Qty * Note'),
      decimal('Long', '长', '$length(Note) + 1'),
    ] as const;
    const table = named(
      translate(layersOf('T', '表', fields), fieldNames(named(layersOf('T', '表', fields)), none)),
    );
    const { issues } = compute({ main: table, details: [] }, { main: { Qty: 0, Note: '急' }, details: {} });
    expect(issues.map((issue) => [issue.path, issue.severity, messageOf(issue, 'zh')])).toEqual([
      ['Each', 'warning', '公式“单个”没有算出结果：除数为 0'],
      ['Times', 'error', '公式“倍数”没有算出结果：运算符右边必须是数字（第 5 个字符）'],
    ]);
    expect(issues.map((issue) => messageOf(issue, 'en'))).toEqual([
      'The formula 单个 gives no result: Division by zero.',
      'The formula 倍数 gives no result: The right side must be a number. (character 5)',
    ]);
  });

  it('are kept by code: trees name no title', () => {
    expect(
      JSON.stringify([order.fields, lines.fields].map((fields) => fields.map((one) => one.formula))),
    ).not.toMatch(/数量|单价|金额|明细|合计/);
  });
});

describe('a schema that holds a tree where an expression belongs', () => {
  it('does not run it: nobody checked it', () => {
    const tree = { root: { kind: 'constructor' } };
    const fields = [{ ...decimal('Qty', '数量'), readonlyWhen: tree }, decimal('Amount', '金额', tree)];
    const locks = [{ when: tree, actions: ['Update'], message: 'server.locked' }];
    const [layer] = layersOf('Orders', '订单', fields);
    const made = named(
      translate([{ ...layer, kind: 'table', name: 'Orders', table: { ...layer?.table, locks } }], []),
    );
    expect(made.locks.map(({ when }) => conditionHolds(when, {}))).toEqual(['broken']);
    const { issues } = compute({ main: made, details: [] }, { main: { Qty: 1 }, details: {} });
    expect(issues).toMatchObject([{ rule: 'form.formulaInvalid', path: 'Amount' }]);
    expect(conditionHolds(made.byName.get('Qty')?.readonlyWhen ?? true, {})).toBe('broken');
  });

  it('of a grammar nobody brought do not run, and say so', () => {
    const formula = { root: { kind: 'formula', language: 'cobol', body: null, reads: [] } } as const;
    const table = named([{ kind: 'table', name: 'Odd', fields: [{ ...decimal('A', '甲'), formula }] }]);
    expect(tableFormulas(table)).toMatchObject({ ordered: [], issues: [{ rule: 'form.formulaInvalid' }] });
  });

  it('of a layer take back a condition of a weaker one with null', () => {
    const hidden = { ...decimal('A', '甲'), visibleWhen: { '>': [{ var: 'B' }, 0] } };
    const layers = translate(
      [
        { kind: 'table', name: 'T', fields: [hidden] },
        { kind: 'design', name: 'design 1', fields: [{ field: 'A', visibleWhen: null }] },
      ],
      [],
    );
    expect(named(layers).byName.get('A')?.visibleWhen).toBeUndefined();
  });
});
