import { afterAll, describe, expect, it } from 'vitest';
import type { FormulaFunction } from '../../expressions/index.ts';
import { checkBundle } from '../../runtime/model/check/checkBundle.ts';
import { type Migration, migrate, upgrade } from '../../runtime/model/check/migrations.ts';
import { placeOf } from '../../runtime/model/check/placeOf.ts';
import { readBundle } from '../../runtime/model/check/readBundle.ts';
import { addPlugins } from '../../runtime/model/fields/plugin/addPlugins.ts';
import type { Condition } from '../../runtime/model/schema/Condition.ts';
import { didYouMean } from '../../runtime/model/schema/didYouMean.ts';
import type { TableSchema } from '../../runtime/model/schema/TableSchema.ts';
import type { ViewSchema } from '../../runtime/model/schema/ViewSchema.ts';
import { withViews } from '../../runtime/model/views/viewTables.ts';
import { declaredSample } from '../expressions/declaredSample.ts';
import { baseFiles } from '../schemas/fixture.ts';
import { bundleOf, owned, types } from './sampleTable.ts';

const found = (tables: readonly TableSchema[], mixins = [owned]) =>
  checkBundle(bundleOf(tables, mixins), types).map(({ rule, path, params }) => [rule, path, params.name]);

const table = (
  name: string,
  fields: TableSchema['fields'],
  more: Partial<TableSchema> = {},
): TableSchema => ({
  format: 1,
  table: name,
  cnName: name,
  key: `${name}_Id`,
  fields,
  ...more,
});

describe('metadata that is valid but would do nothing', () => {
  it('is a line that repeats the value of its mixin, as a warning; saying otherwise is what lines are for', () => {
    const own = (name: string, value: number) =>
      table(name, [{ field: 'IsColoseCase', default: value, width: 80 }], { mixins: ['owned'] });
    expect(found([own('A', 1), own('B', 1)])).toEqual([]);
    expect(found([own('A', 1)])).toEqual([]);
    const issues = checkBundle(bundleOf([own('A', 0)], [owned]), types);
    expect(issues.map(({ rule, path, severity }) => [rule, path, severity])).toEqual([
      ['schema.repeated', '#/fields/0/default', 'warning'],
    ]);
  });
});

describe('a view of an amount', () => {
  const line = table('Line', [
    { field: 'Currency', title: 'Currency', type: 'text' },
    { field: 'Price', title: 'Price', type: 'decimal', currencyField: 'Currency' },
  ]);
  const rules = (fields: ViewSchema['fields']) => {
    const view: ViewSchema = {
      format: 1,
      view: 'Prices',
      cnName: 'Prices',
      parts: [{ from: 'Line', as: 'line' }],
      key: ['Currency'],
      fields: [{ field: 'Currency', of: 'line.Currency' }, ...fields],
    };
    const bundle = { ...bundleOf([line], []), others: new Map([['view', new Map([['Prices', view]])]]) };
    return checkBundle({ ...bundle, tables: withViews(bundle) }, types).map(({ rule, path }) => [rule, path]);
  };

  it.each<readonly [says: string, ViewSchema['fields'][number], found: readonly unknown[]]>([
    ['alone', { field: 'Price', of: 'line.Price' }, [['schema.viewCurrency', '#/fields/1/of']]],
    [
      'added up over currencies',
      { field: 'Price', of: 'line.Price', total: 'sum' },
      [['schema.viewCurrency', '#/fields/1/of']],
    ],
    ['with its currency', { field: 'Price', of: 'line.Price', total: 'sum', currencyField: 'Currency' }, []],
  ])('%s', (_says, field, found) => {
    expect(rules([field])).toEqual(found);
  });
});

describe('conditions that run in queries', () => {
  const plates = table('Plate', [{ field: 'T', title: 'T', type: 'decimal' }]);
  const rules = (filter: Condition) => {
    const source = { table: 'Plate', key: 'Plate_Id', label: 'T', filter };
    const dictionary = { format: 1, dicNo: 'plates', dicName: 'plates', source } as const;
    const bundle = { ...bundleOf([plates], []), dictionaries: new Map([['plates', dictionary]]) };
    return checkBundle(bundle, types).map((issue) => [issue.rule, issue.path, issue.params.name]);
  };
  const remove = addPlugins([{ name: 'sample', functions: [...declaredSample.values()] }]);
  afterAll(remove);

  it.each<readonly [says: string, filter: Condition, name: string | undefined, at: string]>([
    ['a function of a plugin with SQL', { '>': [{ T_WEIGHT: [{ var: 'T' }, 1] }, 5] }, undefined, ''],
    ['one without', { '>': [{ T_NUMBER: [{ var: 'T' }] }, 5] }, 'T_NUMBER', '/>/0'],
    ['a built-in operator without', { '>': [{ '/': [{ var: 'T' }, 3] }, 5] }, '/', '/>/0'],
    ['a list', { missing: ['T'] }, 'missing', ''],
  ])('%s', (_says, filter, name, at) =>
    expect(rules(filter)).toEqual(
      name === undefined ? [] : [['schema.notInSql', `#/source/filter${at}`, name]],
    ),
  );

  it('are refused as a link between documents and as a progress too', () => {
    const when = { '>': [{ T_NUMBER: [{ var: 'T' }] }, 5] };
    const made = table(
      'Cut',
      [{ field: 'Plate_Id', title: 'P', type: 'number', columnType: 'int' }, ...plates.fields],
      {
        derivedFrom: [{ table: 'Plate', field: 'Plate_Id', when }],
        progress: { field: 'T', underWay: when },
      },
    );
    expect(found([plates, made]).filter(([rule]) => rule === 'schema.notInSql')).toEqual([
      ['schema.notInSql', '#/derivedFrom/0/when/>/0', 'T_NUMBER'],
      ['schema.notInSql', '#/progress/underWay/>/0', 'T_NUMBER'],
    ]);
  });

  it('know a function only while its plugin is there', () => {
    const [one] = declaredSample.values();
    const added = { ...one, name: 'ONLY_HERE' } as FormulaFunction;
    const filter = { '>': [{ ONLY_HERE: [{ var: 'T' }, 1] }, 5] };
    expect(rules(filter)).toMatchObject([['schema.unknownFunction', '#/source/filter/>/0', 'ONLY_HERE']]);
    const take = addPlugins([{ name: 'only', functions: [added] }]);
    expect(rules(filter)).toEqual([]);
    take();
    expect(rules(filter)).toMatchObject([['schema.unknownFunction', '#/source/filter/>/0', 'ONLY_HERE']]);
  });
});

describe('formulas between header and details', () => {
  const line = table('Line', [
    { field: 'Head_Id', title: 'Head', type: 'number', columnType: 'int', hidden: true },
    { field: 'Share', title: 'Share', type: 'decimal', formula: { '/': [{ var: '$main.Total' }, 2] } },
  ]);
  const head = (formula: TableSchema['fields'][number]['formula']) =>
    table('Head', [{ field: 'Total', title: 'Total', type: 'decimal', formula: formula ?? 0 }], {
      details: [{ table: 'Line' }],
    });

  it('may not need each other', () => {
    const issues = found([head({ sum: [{ map: [{ var: 'Line' }, { var: 'Share' }] }] }), line]);
    expect(issues).toEqual([['schema.formulaCycle', '#/fields/0/formula', undefined]]);
  });

  it('may read the header from a line', () => {
    expect(found([head(1), line])).toEqual([]);
  });

  it('may not read what the other table has not', () => {
    const issues = found([head({ sum: [{ map: [{ var: 'Line' }, { var: 'Shrae' }] }] }), line]);
    expect(issues.map(([rule]) => rule)).toEqual(['schema.unknownName']);
  });
});

describe('reading files into a bundle', () => {
  it('takes everything correct files say', () => {
    const { bundle, issues, files } = readBundle(baseFiles, types);
    expect(issues).toEqual([]);
    expect([...bundle.tables.keys()].sort()).toEqual([
      'Delivery',
      'Maker',
      'Order',
      'OrderLine',
      'OrderSums',
    ]);
    expect(bundle.menus).toHaveLength(3);
    expect(bundle.pages).toHaveLength(3);
    expect(files.get(bundle.tables.get('Maker') ?? {})).toBe('schemas/tables/Maker.json');
  });

  it('leaves wrong values out, so that resolving never meets them', () => {
    const text =
      '{ "format": 1, "table": "T", "cnName": "T", "key": "T_Id", "locks": 3, "fields": [{ "title": "no name" }, { "field": "A", "title": "A", "type": "text", "required": "yes" }] }';
    const { bundle, issues } = readBundle(new Map([['schemas/tables/T.json', text]]), types);
    expect(issues.length).toBe(3);
    expect(bundle.tables.get('T')).toMatchObject({ fields: [{ field: 'A', title: 'A', type: 'text' }] });
    expect(bundle.tables.get('T')?.locks).toBeUndefined();
    // The issue of the remaining line still has its position in the file.
    const { files } = readBundle(
      new Map([['schemas/tables/T.json', text.replace('"text"', '"txt"')]]),
      types,
    );
    expect(files.size).toBe(1);
  });

  it('refuses two files of one name', () => {
    const again = new Map([
      ...baseFiles,
      ['schemas/tables/again/Maker.json', baseFiles.get('schemas/tables/Maker.json') ?? ''],
    ]);
    expect(readBundle(again, types).issues).toMatchObject([
      { rule: 'schema.nameTaken', path: 'schemas/tables/again/Maker.json#' },
    ]);
  });

  it.each(['', 'null', '3', '"x"', '{', '[[[', '\u0000', '{"format":1}', `${'['.repeat(5000)}`])(
    'survives %j',
    (text) => {
      expect(readBundle(new Map([['schemas/tables/x.json', text]]), types).issues.length).toBeGreaterThan(0);
    },
  );
});

describe('formats', () => {
  const table: { readonly migrations: readonly Migration[] } = {
    migrations: [
      { title: 'cnName becomes name', migrate: ({ cnName, ...rest }) => ({ ...rest, name: cnName ?? null }) },
      { title: 'tables get a colour', migrate: (document) => ({ ...document, colour: 'red' }) },
    ],
  };

  it('walk through the whole chain from 1', () => {
    expect(migrate(table, { format: 1, cnName: 'A' }, '')).toMatchObject({
      ok: true,
      from: 1,
      document: { format: 3, name: 'A', colour: 'red' },
    });
    expect(migrate(table, { format: 2 }, '')).toMatchObject({
      ok: true,
      from: 2,
      document: { format: 3, colour: 'red' },
    });
  });

  it('leave a current document as it is', () => {
    const document = { format: 3 };
    const result = migrate(table, document, '');
    expect(result.ok && result.document).toBe(document);
  });

  it('upgrade a document that does not say its format', () => {
    expect(upgrade(table, { cnName: 'A' }, 1)).toEqual({ name: 'A', colour: 'red' });
  });

  it.each([[{}], [{ format: 4 }], [{ format: 0 }], [{ format: '1' }], [{ format: 1.5 }]])(
    'refuse %j',
    (document) => {
      expect(migrate(table, document, 'f#').ok).toBe(false);
    },
  );
});

describe('did you mean', () => {
  it.each([
    ['requird', 'required'],
    ['recieved', 'received'],
    ['CUSTOMER', 'customer'],
    ['zzzzzz', undefined],
    ['ab', undefined],
  ])('%s -> %s', (name, meant) => {
    expect(didYouMean(name, ['required', 'received', 'customer', 'xy'])).toBe(meant);
  });
});

describe('places', () => {
  const text = '{\n  "a": [1,\n    { "b/c": 2 }]\n}';
  it.each([
    ['', 1, 1],
    ['/a', 2, 3],
    ['/a/0', 2, 9],
    ['/a/1/b~1c', 3, 7],
    ['/a/1/missing', 3, 5],
  ])('%s is line %i column %i', (pointer, line, column) => {
    expect(placeOf(text, pointer)).toEqual({ line, column });
  });
});

it('names what a row may read of its document, also after the document alone was changed', () => {
  const line = table('Line', [
    { field: 'Qty', title: '数量', type: 'decimal' },
    {
      ...{ field: 'Total', title: '合计', type: 'decimal' },
      formula: { '*': [{ var: 'Qty' }, { var: '$main.Rate' }] },
    },
  ]);
  const unknown = (names: readonly string[]) => {
    const fields = names.map((field) => ({ field, title: field, type: 'decimal' }) as const);
    const head = table('Head', fields, { details: [{ table: 'Line', foreignKey: 'Head_Id' }] });
    return found([head, line]).filter(([rule]) => rule === 'schema.unknownName');
  };
  expect([unknown(['Price']), unknown(['Price', 'Rate']), unknown(['Price'])]).toEqual([
    [['schema.unknownName', expect.any(String), '$main.Rate']],
    [],
    [['schema.unknownName', expect.any(String), '$main.Rate']],
  ]);
});
