import { describe, expect, it } from 'vitest';
import { columnsOf } from '../../runtime/model/fields/projections/columns.ts';
import { ddlOf } from '../../runtime/model/fields/projections/ddl.ts';
import { formLayoutOf } from '../../runtime/model/fields/projections/formLayout.ts';
import { formRowsOf } from '../../runtime/model/fields/projections/formRows.ts';
import { layoutRows, spanOfPercent } from '../../runtime/model/fields/projections/layoutRows.ts';
import { metadataOf } from '../../runtime/model/fields/projections/metadata.ts';
import { quickFields } from '../../runtime/model/fields/projections/quickFields.ts';
import { searchRowsOf } from '../../runtime/model/fields/projections/searchRows.ts';
import type { FieldSchema } from '../../runtime/model/schema/FieldSchema.ts';
import { order, orderSchema, resolveWith } from './sampleTable.ts';

const spans = (...widths: readonly (number | undefined)[]) =>
  layoutRows(widths.map((span, item) => ({ item, row: 1, column: undefined, span }))).map((row) =>
    row.map(({ span }) => span),
  );

describe('rows on a 12-column grid', () => {
  it.each([
    ['fields without a width share the row', [undefined, undefined, undefined], [[4, 4, 4]]],
    ['fields without a width share what the others leave #F02', [6, undefined, undefined], [[6, 3, 3]]],
    ['a row breaks when widths exceed 12 #F03 #N06', [6, 6, 4], [[6, 6], [4]]],
    ['a field without a width moves down when nothing is left', [12, undefined], [[12], [12]]],
    [
      'shares may be fractions',
      [undefined, undefined, undefined, undefined, undefined],
      [[2.4, 2.4, 2.4, 2.4, 2.4]],
    ],
    [
      'three thirds of a designed width are one row #F04',
      [spanOfPercent(33.34), spanOfPercent(33.33), spanOfPercent(33.33)],
      [[33.34, 33.33, 33.33].map(spanOfPercent)],
    ],
  ])('%s', (_, widths, expected) => {
    expect(spans(...widths)).toEqual(expected);
  });

  it('orders rows by number and fields by column number, then as listed', () => {
    const at = (item: string, row: number, column?: number) => ({ item, row, column, span: undefined });
    const rows = layoutRows([at('c', 2), at('b', 1), at('a', 1, 1), at('d', 2)]);
    expect(rows.map((row) => row.map(({ item }) => item))).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });
});

describe('the edit form', () => {
  it('has the fields with a place that are not hidden #F01 #F05', () => {
    expect(formRowsOf(order).map((row) => row.map(({ field, span }) => `${field.field} ${span}`))).toEqual([
      ['Code 4', 'Customer_Id 4', 'OrderDate 4'],
      ['SentAt 6', 'Qty 6'],
      ['Tags 6', 'Region 6'],
      ['Secret 12'],
      ['Section 12'],
    ]);
  });

  it('gathers fields by tab and section in the order of their first fields', () => {
    const text = (field: string, editRowNo: number, more: object = {}) =>
      ({ field, title: field, type: 'text', editRowNo, ...more }) as const;
    const { table } = resolveWith({
      ...orderSchema,
      fields: [
        text('Remark', 9),
        text('Price', 3, { tab: '金额' }),
        text('Code', 1),
        text('Address', 4, { tab: '交货', section: '地址' }),
        text('Rate', 5, { tab: '金额', section: '汇率' }),
        text('City', 4, { tab: '交货', section: '地址' }),
        text('Carrier', 2, { section: '' }),
        text('Gone', 3, { tab: '空', hidden: true }),
      ],
    });
    const { above, tabs, below } = formLayoutOf(table);
    const drawn = (sections: typeof above) =>
      sections.map(({ title, rows }) => [title, rows.map((row) => row.map(({ field }) => field.field))]);
    expect(drawn(above)).toEqual([['', [['Code'], ['Carrier']]]]);
    expect(tabs.map(({ title, sections }) => [title, drawn(sections)])).toEqual([
      [
        '金额',
        [
          ['', [['Price']]],
          ['汇率', [['Rate']]],
        ],
      ],
      ['交货', [['地址', [['Address', 'City']]]]],
    ]);
    expect(drawn(below)).toEqual([['', [['Remark']]]]);
    expect(
      formRowsOf(table)
        .flat()
        .map(({ field }) => field.field),
    ).toEqual(['Code', 'Carrier', 'Price', 'Rate', 'Address', 'City', 'Remark']);
  });

  it('shows only authShow fields where that mode is on #E02 #R04', () => {
    const { table } = resolveWith({
      ...orderSchema,
      fields: [
        { field: 'A', title: 'A', type: 'text', editRowNo: 1, authShow: true },
        { field: 'B', title: 'B', type: 'text', editRowNo: 1 },
      ],
    });
    expect(
      formRowsOf(table, { authShow: true })
        .flat()
        .map(({ field }) => field.field),
    ).toEqual(['A']);
    expect(columnsOf(table, { authShow: true }).map(({ field }) => field)).toEqual(['A']);
  });
});

describe('the grid', () => {
  it('has titles of its own where the schema gives them', () => {
    const fields = [
      { field: 'A', title: 'A', type: 'text', editRowNo: 1, columnTitle: '列表中很长的一个标题' },
    ] as const;
    const { table } = resolveWith({ ...orderSchema, fields });
    const [column] = columnsOf(table);
    expect(column).toMatchObject({ title: '列表中很长的一个标题', width: 174 });
    expect(formRowsOf(table)[0]?.[0]?.field.title).toBe('A');
  });

  it('widens a column for a title of letters, whose width was made for a Chinese one', () => {
    const widths = (title: string) => {
      const fields = [{ field: 'A', title, type: 'text', editRowNo: 1, width: 90 }] as const;
      return columnsOf(resolveWith({ ...orderSchema, fields }).table)[0]?.width;
    };
    expect(['单位', 'Unit', 'Quantity excl. tax', 'x'.repeat(60)].map(widths)).toEqual([90, 90, 196, 200]);
  });

  it('has a column for each visible stored field, frozen ones first #E01', () => {
    const columns = columnsOf(order);
    expect(columns[0]).toMatchObject({ field: 'Code', fixed: 'left', sort: true, width: 90 });
    const names = columns.map(({ field }) => field);
    for (const name of ['Order_Id', 'Version', 'Secret', 'Section', 'Note', 'CreateID'])
      expect(names, name).not.toContain(name);
    expect(columns.find(({ field }) => field === 'Amount')).toMatchObject({ summary: true, align: 'right' });
  });
});

describe('the search panel', () => {
  it('knows ranges, ways to compare and inputs', () => {
    const fields = searchRowsOf(order)
      .flat()
      .map(({ field, type, displayType, range, span }) => [field.field, type, displayType, range, span]);
    expect(fields).toEqual([
      ['Code', 'text', 'like', false, 4],
      ['Customer_Id', 'select', 'equal', false, 4],
      ['OrderDate', 'date', 'range', true, 4],
      ['Amount', 'decimal', 'range', true, 12],
    ]);
  });

  it('asks for one date when the schema says range: false', () => {
    const { table } = resolveWith({
      ...orderSchema,
      fields: [{ field: 'Day', title: 'Day', type: 'date', range: false, searchRowNo: 1 }],
    });
    expect(searchRowsOf(table).flat()[0]).toMatchObject({ range: false, displayType: 'equal' });
  });
});

describe('the database', () => {
  const ddl = ddlOf(order, { foreignKeys: ['Customer_Id', 'Region'] });

  it('has a column for everything stored and nothing else', () => {
    const types = Object.fromEntries(ddl.columns.map(({ name, sqlType }) => [name, sqlType]));
    expect(types).toMatchObject({
      Order_Id: 'integer',
      Amount: 'numeric(15,2)',
      OrderDate: 'date',
      Big: 'bigint',
      Version: 'integer',
    });
    expect(types).not.toHaveProperty('Section');
  });

  it('has an identity key, a version, and requires nothing else', () => {
    expect(ddl.primaryKey).toEqual(['Order_Id']);
    expect(
      ddl.columns.filter(({ notNull }) => notNull).map(({ name, identity }) => [name, identity]),
    ).toEqual([
      ['Order_Id', true],
      ['Version', false],
    ]);
    expect(ddlOf(resolveWith({ ...orderSchema, keyType: 'guid' }).table).columns[0]).toMatchObject({
      sqlType: 'uuid',
      identity: false,
    });
  });

  it('indexes unique fields, links to main tables and row owners, each columns once', () => {
    expect(ddl.indexes).toEqual([
      { name: 'Order_Customer_Id_key', fields: ['Customer_Id'], unique: true },
      { name: 'Order_Region_idx', fields: ['Region'], unique: false },
      { name: 'Order_CreateID_idx', fields: ['CreateID'], unique: false },
    ]);
  });

  it('keeps long index names apart within 63 characters', () => {
    const fields = ['A', 'B'].map((end) => ({
      field: `${'Long'.repeat(12)}${end}`,
      title: 'x',
      type: 'text',
      unique: true,
    }));
    const names = ddlOf(
      resolveWith({ ...orderSchema, table: 'ATableWithALongName', fields }).table,
    ).indexes.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name.length).toBeLessThanOrEqual(63);
  });
});

describe('the metadata of the specification', () => {
  it('is the table with its first detail #E06 #E08 #E18 #P06', () => {
    const line = resolveWith({ ...orderSchema, table: 'Line', key: 'Line_Id' }).table;
    const metadata = metadataOf({
      main: order,
      details: [{ schema: { table: 'Line', foreignKey: 'Order_Id' }, table: line }],
    });
    expect(metadata).toMatchObject({
      key: 'Order_Id',
      name: 'Order',
      url: '/Order/',
      cnName: 'Order',
      tableName: 'Order',
      detail: { table: 'Line', key: 'Line_Id', sortName: 'Line_Id' },
    });
    expect(metadata.columns.find(({ field }) => field === 'Customer_Id')).toMatchObject({
      type: 'int',
      bind: { key: 'customers', data: [] },
      edit: { type: 'select' },
    });
    expect(metadata.columns.some(({ field }) => field === 'Secret')).toBe(false);
  });
});

describe('the quick search', () => {
  const searched = (...names: readonly string[]): readonly FieldSchema[] =>
    names.map((field) => ({ field, title: field, type: 'text', searchRowNo: 3 }));
  const fieldsOf = (more: readonly FieldSchema[] = [], quickSearch?: string) =>
    quickFields(
      quickSearch === undefined ? {} : { quickSearch },
      resolveWith({ ...orderSchema, fields: [...orderSchema.fields, ...more] }).table,
    );

  it('takes the name field, then texts and choices of the search panel, no dates and no numbers', () => {
    expect(fieldsOf()).toEqual(['Code', 'Customer_Id']);
  });

  it('begins with the field the page names', () => {
    expect(fieldsOf([], 'Region')).toEqual(['Region', 'Code', 'Customer_Id']);
    expect(fieldsOf([], 'Unknown')).toEqual(['Code', 'Customer_Id']);
  });

  it('leaves out hidden, unreadable and unstored fields', () => {
    const [hidden, secret, line] = searched('A', 'B', 'C');
    const left: readonly FieldSchema[] = [
      { ...hidden, hidden: true } as FieldSchema,
      { ...secret, writeOnly: true } as FieldSchema,
      { ...line, type: 'line' } as FieldSchema,
    ];
    expect(fieldsOf(left)).toEqual(['Code', 'Customer_Id']);
  });

  it('takes five fields at most', () => {
    expect(fieldsOf(searched('A', 'B', 'C', 'D'))).toEqual(['Code', 'Customer_Id', 'A', 'B', 'C']);
  });
});
