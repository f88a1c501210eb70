import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compile, type Data, type DataObject, type FieldName, scopeOf } from '../../expressions/index.ts';
import { seesFormulas } from '../../runtime/model/access/User.ts';
import { checkFormula, type FormulaContext } from '../../runtime/model/formulas/methods/checkFormula.ts';
import { formulaMethods } from '../../runtime/model/formulas/methods/formulaMethods.ts';
import {
  formulaMethodTree,
  isFormulaEntry,
  readFormulaEntry,
  wireOf,
} from '../../runtime/model/formulas/methods/readFormulaEntry.ts';
import { randomCases } from '../setup/randomCases.ts';
import '../../runtime/model/explain/allMessages.ts';
import { messageOf } from '../../runtime/model/messages/index.ts';
import { compute } from '../../runtime/model/record/compute.ts';
import checks from './cases/formulaChecks.json' with { type: 'json' };
import values from './cases/formulaValues.json' with { type: 'json' };
import { tableOf } from './tableOf.ts';

const fields: readonly FieldName[] = [
  { code: 'Qty', title: '数量', type: 'number' },
  { code: 'Price', title: '单价', type: 'number' },
  { code: 'Tax', title: '税率(%)', type: 'number' },
  { code: 'OrderDate', title: '下单日期', type: 'date' },
  { code: 'SentAt', title: '发货时间', type: 'datetime' },
  { code: 'Customer', title: '客户', type: 'text' },
  { code: 'Note1', title: '备注', type: 'text' },
  { code: 'Note2', title: '备注', type: 'text' },
  { code: 'Lines.Qty', title: '明细.件数', type: 'number' },
  { code: 'Lines.Amount', title: '明细.金额', type: 'number' },
  { code: '$main.Rate', title: '$main.汇率', type: 'number' },
];

interface ValueCase {
  readonly says: string;
  readonly formula: DataObject | string;
  readonly of?: readonly (readonly [record: DataObject, value: Data])[];
  readonly error?: string;
}

function run(formula: unknown, record: DataObject): Data {
  const tree = formulaMethodTree(formula, fields);
  if (!tree.ok) throw new Error(tree.error.code);
  const typeOf = (path: string) => fields.find(({ code }) => code === path)?.type ?? 'any';
  const result = compile(tree.value, { typeOf }).run(scopeOf(record));
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

describe('the formula methods compute', () => {
  it.each(values as readonly ValueCase[])('$says', ({ formula, of = [], error }) => {
    for (const [record, value] of of) expect([record, run(formula, record)]).toEqual([record, value]);
    if (error === undefined) return;
    const tree = formulaMethodTree(formula, fields);
    expect(tree.ok ? 'ok' : tree.error.code).toBe(error);
  });
});

interface CheckCase {
  readonly says: string;
  readonly formula: DataObject;
  readonly type?: 'number' | 'date' | 'text';
  readonly place?: 'main' | 'column';
  readonly messages: readonly string[];
  readonly paths?: readonly string[];
}

describe('a formula is saved', () => {
  it.each(checks as readonly CheckCase[])('$says', ({ formula, type, place = 'main', messages, paths }) => {
    const context: FormulaContext = { place, fields, today: '2026-11-21' };
    const entry = readFormulaEntry(formula, type === undefined ? {} : { type });
    if (entry === undefined) throw new Error('no entry');
    const issues = checkFormula(entry, context);
    expect(issues.map((issue) => messageOf(issue, 'zh'))).toEqual(messages);
    if (paths !== undefined) expect(issues.map(({ path }) => path)).toEqual(paths);
  });
});

describe('the registry', () => {
  it('has the numbers and types of the specification #N18', () => {
    expect(formulaMethods.map(({ method, type }) => [method, type])).toEqual([
      [0, undefined],
      [1, 'date'],
      [100, 'text'],
      [1000, 'number'],
      [1001, 'number'],
      [1002, 'number'],
      [1003, 'number'],
    ]);
  });

  it('offers no total in the columns of a table', () => {
    const offered = (type: 'number' | 'date' | 'text', place: 'main' | 'column') =>
      formulaMethods.filter((method) => method.offered(type, place)).map(({ method }) => method);
    expect(offered('number', 'main')).toEqual([0, 1000, 1001, 1002, 1003]);
    expect(offered('number', 'column')).toEqual([0, 1000]);
    expect(offered('date', 'main')).toEqual([0, 1]);
    expect(offered('text', 'column')).toEqual([0, 100]);
  });

  it('is shown to user 1 only', () => {
    expect([1, 2, 0].map((id) => seesFormulas({ id }))).toEqual([true, false, false]);
  });
});

describe('hostile content', () => {
  const codeOf = (content: string) => {
    const tree = formulaMethodTree({ method: 1000, content }, fields);
    return tree.ok ? 'ok' : tree.error.code;
  };

  it.each([
    ['brackets 2,000 deep', `${'('.repeat(2000)}1${')'.repeat(2000)}`, 'limit-depth'],
    ['signs 5,000 deep', `${'-'.repeat(5000)}1`, 'limit-depth'],
    ['operators that nest 2,000 deep', `1${'+1-1'.repeat(1000)}`, 'limit-depth'],
    ['a text over the limit', `1${' '.repeat(5120)}`, 'limit-source'],
    ['a number of 200 digits', '9'.repeat(200), 'number-range'],
    ['a long total', `1${'+1'.repeat(2500)}`, 'ok'],
    ['an open bracket of a name', '[数量', 'unexpected-token'],
    ['an empty name', '[]+1', 'unexpected-token'],
    ['a lone surrogate', '\ud842+1', 'unexpected-token'],
  ])('is refused with its reason: %s', (_, content, code) => {
    expect(codeOf(content)).toBe(code);
  });

  it('of any kind gives a tree or a code', () => {
    const part = fc.constantFrom(
      'Qty',
      '数量',
      '[单价]',
      '1',
      '.5',
      '+',
      '-',
      '*',
      '/',
      '(',
      ')',
      ' ',
      '%',
      '"',
      '[',
      ']',
    );
    const content = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(part).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(content, (text) => {
        expect(codeOf(text)).toMatch(/^[a-z-]+$/);
      }),
      { numRuns: randomCases },
    );
  });

  it('computes a long total', () => {
    expect(run({ method: 1000, content: `1${'+1'.repeat(2500)}` }, {})).toBe(2501);
  });
});

describe('the spellings of an entry', () => {
  const entry = {
    name: '金额',
    type: 'number',
    method: 1000,
    content: '[数量] * [单价]',
    fixed: 2,
    fixed2: null,
    paramsValue: ['Qty', 'Price'],
    params: [
      { value: '数量', field: 'Qty', property: 'main' },
      { value: '单价', field: 'Price' },
    ],
    field: 'Amount',
    index: 3,
  } as const;

  it('are read as the same entry from a form field, from JSON text and as they are #E41', () => {
    const of = { field: 'Amount', index: 3 };
    expect(readFormulaEntry(entry)).toEqual(entry);
    expect(readFormulaEntry(wireOf(entry), of)).toEqual(entry);
    expect(readFormulaEntry(JSON.stringify(entry))).toEqual(entry);
    expect(readFormulaEntry({ ...wireOf(entry), funParams: JSON.stringify(entry.params) }, of)).toEqual(
      entry,
    );
  });

  it('leave a blank fixed as 0', () => {
    expect(wireOf({ ...entry, fixed: null })).toMatchObject({ funFixed: 0, funFixed2: null });
  });

  it.each([
    [{ '*': [{ var: 'Qty' }, 2] }, false],
    ['=[数量]*2', false],
    ['{not json', false],
    [null, false],
    [[], false],
    [{ method: 0 }, true],
    [{ funMethod: '1000' }, true],
  ])('are told from other formulas: %j', (formula, is) => {
    expect(isFormulaEntry(formula)).toBe(is);
    expect(readFormulaEntry(formula) !== undefined).toBe(is);
  });

  it('are read or refused whatever is in them, and never throw', () => {
    fc.assert(
      fc.property(
        fc.record(
          {
            name: fc.anything(),
            method: fc.oneof(fc.constantFrom(0, 1, 100, '1000', 1001), fc.anything()),
            content: fc.anything(),
            fixed: fc.anything(),
            fixed2: fc.anything(),
            params: fc.anything(),
            paramsValue: fc.anything(),
          },
          { requiredKeys: ['method'] },
        ),
        (raw) => {
          const read = readFormulaEntry(raw);
          if (read !== undefined) checkFormula(read, { place: 'main', fields, today: '2026-11-21' });
        },
      ),
    );
  });
});

describe('empty inputs', () => {
  const filled: DataObject = { Qty: 3, Price: 9.995, OrderDate: '2026-02-27', Customer: '华东机电' };
  const formulas = {
    equals: { method: 0, paramsValue: 'Qty' },
    date: { method: 1, paramsValue: 'OrderDate', fixed: 3 },
    substring: { method: 100, paramsValue: 'Customer', fixed: 0, fixed2: 2 },
    custom: { method: 1000, content: 'Qty*Price', fixed: 2 },
  };

  it.each(Object.entries(formulas))('of %s give null, whichever is empty and however', (_, formula) => {
    expect(run(formula, filled)).not.toBeNull();
    const reads = formulaMethodTree(formula, fields);
    const names = reads.ok ? compile(reads.value).reads : [];
    for (const name of names)
      for (const empty of [null, '', undefined]) {
        const { [name]: _gone, ...rest } = filled;
        expect(run(formula, empty === undefined ? rest : { ...filled, [name]: empty })).toBeNull();
      }
  });

  it('of column totals are skipped, and all empty gives null', () => {
    const numbers = fc.array(fc.option(fc.integer({ min: -999, max: 999 })), { maxLength: 8 });
    fc.assert(
      fc.property(numbers, (amounts) => {
        const record = { Lines: amounts.map((Amount) => ({ Amount })) };
        const full = amounts.filter((amount) => amount !== null);
        const total = (method: number) => run({ method, paramsValue: 'Lines.Amount' }, record);
        expect(total(1001)).toBe(full.length === 0 ? null : full.reduce((a, b) => a + b, 0));
        expect(total(1002)).toBe(full.length === 0 ? null : Math.max(...full));
        expect(total(1003)).toBe(full.length === 0 ? null : Math.min(...full));
      }),
    );
  });
});

describe('a table whose fields carry formulas of the designer', () => {
  const lines = tableOf(
    [
      { field: 'Qty', title: '件数', type: 'number' },
      {
        field: 'Amount',
        title: '金额',
        type: 'decimal',
        scale: 2,
        formula: { method: 1000, content: 'Qty*9.995', fixed: 2 },
      },
    ],
    { table: 'Lines' },
  );
  const order = tableOf(
    [
      {
        field: 'Total',
        title: '合计',
        type: 'decimal',
        scale: 2,
        formula: { method: 1001, paramsValue: 'Lines.Amount' },
      },
      { field: 'OrderDate', title: '下单日期', type: 'date' },
      {
        field: 'DueDate',
        title: '交期',
        type: 'date',
        formula: { funMethod: 1, funParamsValue: 'OrderDate', funFixed: 7 },
      },
    ],
    { table: 'Orders' },
    [lines],
  );

  it('computes them like any other', () => {
    const doc = {
      main: order,
      details: [{ schema: { table: 'Lines', foreignKey: 'Orders_Id' }, table: lines }],
    };
    const given = { main: { OrderDate: '2026-02-25' }, details: { Lines: [{ Qty: 3 }, { Qty: 1 }, {}] } };
    const { document, issues } = compute(doc, given);
    expect(issues).toEqual([]);
    expect(document.details.Lines?.map(({ Amount }) => Amount)).toEqual([29.99, 10, null]);
    expect(document.main).toMatchObject({ Total: 39.99, DueDate: '2026-03-04' });
  });
});
