import { describe, expect, it } from 'vitest';
import { checkFiles } from '../../runtime/model/check/checkFiles.ts';
import { readBundle } from '../../runtime/model/check/readBundle.ts';
import { fieldTypeRegistry } from '../../runtime/model/fields/types/index.ts';
import { wordsOf } from '../../runtime/model/texts/TextCatalogue.ts';
import { textsOf } from '../../runtime/model/texts/textsOf.ts';
import { translateBundle } from '../../runtime/model/texts/translateBundle.ts';
import { SchemaCatalog } from '../../server-mock/catalog/SchemaCatalog.ts';
import { catalogIn } from '../../server-mock/catalog/TranslatedCatalog.ts';

const types = fieldTypeRegistry([]);

const order = {
  format: 1,
  table: 'Order',
  cnName: '订单',
  key: 'Id',
  details: [
    { table: 'Line', cnName: '明细', pickers: [{ text: '选择', table: 'Line', map: { Shift: 'Shift' } }] },
  ],
  transitions: [
    {
      action: '开始',
      text: '开始',
      when: { '==': [{ var: 'Shift' }, '白班'] },
      message: '不能',
      set: { Shift: '白班' },
    },
  ],
  fields: [
    { field: 'Id', title: '主键', type: 'number', hidden: true },
    {
      field: 'Shift',
      title: '班次',
      type: 'select',
      default: '白班',
      colors: { 白班: 'green' },
      columnGroup: ['计划', '时间'],
      data: [{ key: '白班', value: '白班' }],
    },
    { field: 'Begin', title: '开始', type: 'date' },
    { field: 'End', title: '结束', type: 'date' },
    { field: 'Days', title: '天数', type: 'number', readonly: true, formula: '=DAYS([结束],[开始])' },
  ],
};
const line = {
  format: 1,
  table: 'Line',
  cnName: '订单行',
  key: 'LineId',
  fields: [
    { field: 'LineId', title: '主键', type: 'number', hidden: true },
    { field: 'Id', title: '订单', type: 'number', hidden: true },
    { field: 'Shift', title: '班次', type: 'text' },
  ],
};
const english = {
  订单: 'Order',
  明细: 'Lines',
  选择: 'Choose',
  开始: 'Start',
  不能: 'Not now',
  主键: 'Key',
  班次: 'Shift',
  白班: 'Day shift',
  计划: 'Plan',
  时间: 'Time',
  结束: 'End',
  天数: 'Days',
  订单行: 'Order line',
};
const catalogue = (texts: object, more: object = {}) => ({
  format: 1,
  language: 'en',
  module: 'sales',
  texts,
  ...more,
});
const filesOf = (documents: Readonly<Record<string, object>>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries({ 'tables/Order.json': order, 'tables/Line.json': line, ...documents }).map(
      ([file, one]) => [`schemas/${file}`, JSON.stringify(one)],
    ),
  );
const bundleWith = (texts: object) =>
  readBundle(filesOf({ 'texts/en/sales.json': catalogue(texts) }), types).bundle;

describe('texts of schemas in another language', () => {
  it('are those for people; names, keys, values and formulas are none', () => {
    const found = new Set(textsOf(bundleWith({})).map(({ text }) => text));
    expect(found).toEqual(new Set(Object.keys(english)));
  });

  it('replace the written ones, and nothing else', () => {
    const bundle = bundleWith(english);
    const made = translateBundle(bundle, wordsOf(bundle, 'en')).tables.get('Order');
    expect(made).toMatchObject({
      table: 'Order',
      cnName: 'Order',
      details: [{ table: 'Line', cnName: 'Lines', pickers: [{ text: 'Choose', table: 'Line' }] }],
      transitions: [{ ...order.transitions[0], text: 'Start', message: 'Not now' }],
    });
    expect(made?.fields.find(({ field }) => field === 'Shift')).toEqual({
      ...order.fields[1],
      title: 'Shift',
      columnGroup: ['Plan', 'Time'],
      data: [{ key: '白班', value: 'Day shift' }],
    });
    expect(made?.fields.at(-1)?.formula).toBe('=DAYS([结束],[开始])');
  });

  it('stay as written without a translation', () => {
    const bundle = bundleWith({ 班次: 'Shift', 结束: '' });
    const made = translateBundle(bundle, wordsOf(bundle, 'en')).tables.get('Order');
    expect(made?.fields.map(({ title }) => title)).toEqual(['主键', 'Shift', '开始', '结束', '天数']);
    expect(bundle.tables.get('Order')?.fields[1]?.title).toBe('班次');
  });

  it('leave formulas that name fields by title as they are', () => {
    const catalog = new SchemaCatalog(bundleWith(english), types, []);
    const translated = catalogIn(catalog, 'en');
    const days = translated.table('Order')?.byName.get('Days');
    expect(days?.title).toBe('Days');
    expect(days?.formula).toEqual(catalog.table('Order')?.byName.get('Days')?.formula);
  });

  it('follow a further page over a table, whose titles are texts too', () => {
    const bundle = bundleWith({ ...english, 加急订单: 'Rush order' });
    const page = {
      format: 1,
      page: 'list',
      path: '/Rush',
      table: 'Order',
      api: 'Rush',
      title: '加急订单',
    } as const;
    const further = { ...page, fields: [{ field: 'Begin', title: '时间' }], values: { Shift: '白班' } };
    const catalog = new SchemaCatalog({ ...bundle, pages: [further] }, types, []);
    const seen = (of: SchemaCatalog) => {
      const found = of.pageOfApi('rush');
      const table = found && of.through(found).table('Order');
      return [table?.cnName, table?.byName.get('Begin')?.title, table?.byName.get('Shift')?.default];
    };
    expect(seen(catalogIn(catalog, 'en'))).toEqual(['Rush order', 'Time', '白班']);
    expect(seen(catalog)).toEqual(['加急订单', '时间', '白班']);
  });

  it('follow what is published, in the one catalog of a language', () => {
    const catalog = new SchemaCatalog(bundleWith(english), types, []);
    const translated = catalogIn(catalog, 'en');
    expect(catalogIn(catalog, 'en')).toBe(translated);
    expect(catalogIn(translated, 'zh')).toBe(catalog);
    const patch = { ...line, cnName: '结束', fields: line.fields.map((one) => ({ ...one, title: '客户' })) };
    translated.use([{ kind: 'table', name: 'Line', version: 1, patch }]);
    expect([catalog.table('Line')?.cnName, translated.table('Line')?.cnName]).toEqual(['结束', 'End']);
    expect(translated.table('Line')?.byName.get('Shift')?.title).toBe('客户');
    expect([translated.revision, translated.published]).toEqual([catalog.revision, catalog.published]);
  });
});

describe('the check of catalogues', () => {
  const cases: readonly [string, Readonly<Record<string, object>>, readonly string[]][] = [
    ['nothing to say', { 'texts/en/sales.json': catalogue(english) }, []],
    [
      'a text no schema has',
      { 'texts/en/sales.json': catalogue({ ...english, 单价: 'Price' }) },
      ['schemas/texts/en/sales.json#/texts/单价 schema.textUnknown'],
    ],
    [
      'a text without translation',
      { 'texts/en/sales.json': catalogue({ ...english, 白班: undefined }) },
      ['schemas/tables/Order.json#/fields/1/data/0/value schema.textMissing'],
    ],
    [
      'other placeholders than the text',
      { 'texts/en/sales.json': catalogue({ ...english, 天数: 'Days {n}' }) },
      ['schemas/texts/en/sales.json#/texts/天数 schema.textPlaceholders'],
    ],
    [
      'one text in two files',
      {
        'texts/en/sales.json': catalogue(english),
        'texts/en/shared.json': catalogue({ 天数: 'Days' }, { module: 'shared' }),
      },
      ['schemas/texts/en/shared.json#/texts/天数 schema.textTwice'],
    ],
    [
      'another module than the file',
      { 'texts/en/base.json': catalogue(english) },
      ['schemas/texts/en/base.json#/module schema.textPlace'],
    ],
    [
      'a translation that is no text, named while the rest runs',
      { 'texts/en/sales.json': catalogue({ ...english, 天数: 7 }) },
      [
        'schemas/texts/en/sales.json#/texts/天数 schema.wrongType',
        'schemas/tables/Order.json#/fields/4/title schema.textMissing',
      ],
    ],
  ];
  it.each(cases)('%s', (_, documents, expected) => {
    const issues = checkFiles(filesOf(documents), types, { completeTexts: true });
    const about = issues.filter(
      ({ path, rule }) => path.includes('/texts/') || rule.startsWith('schema.text'),
    );
    expect(about.map(({ path, rule }) => `${path} ${rule}`)).toEqual(expected);
  });
});
