import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FieldLine, TableSchema } from '../../runtime/model/schema/TableSchema.ts';
import type { ViewSchema } from '../../runtime/model/schema/ViewSchema.ts';
import { storedTables, viewsOf } from '../../runtime/model/schema/viewsOf.ts';
import { readBundle } from '../../server-mock/catalog/readBundle.ts';
import { StartRefusal } from '../../server-mock/db/StartRefusal.ts';
import { usableCatalog } from '../../server-mock/process/usableCatalog.ts';

const schemas = fileURLToPath(new URL('../../schemas/', import.meta.url));
const shipped = readBundle(schemas);

const withLine = (table: string, line: FieldLine): TableSchema => ({
  format: 1,
  table,
  cnName: table,
  key: `${table}_Id`,
  fields: [{ field: 'Qty', title: '数量', type: 'number' }, line],
});

it('leaves out tables that cannot run, says why, and runs the rest', () => {
  const said: object[] = [];
  const added = [
    withLine('Odd_Type', { field: 'A', title: '甲', type: 'hologram' }),
    withLine('Odd_Formula', { field: 'A', title: '甲', type: 'decimal', formula: '=[数量]*' }),
    withLine('Odd_Name', { field: 'A', title: '甲', type: 'decimal', formula: '=[件数]*2' }),
    withLine('Sound', { field: 'A', title: '甲', type: 'decimal', formula: '=[数量]*2' }),
  ];
  const tables = new Map([
    ...shipped.bundle.tables,
    ...added.map((schema) => [schema.table, schema] as const),
  ]);
  const page = { format: 1, page: 'list', path: '/Odd', table: 'Odd_Type' } as const;
  const bundle = { ...shipped.bundle, tables, pages: [...shipped.bundle.pages, page] };
  const catalog = usableCatalog({ ...shipped, bundle }, { error: (fields) => said.push(fields) });
  expect(said).toEqual([
    { table: 'Odd_Type', because: expect.stringContaining('the field A has the unknown type hologram') },
    { table: 'Odd_Formula', because: expect.stringContaining('the formula of A cannot be used') },
    { table: 'Odd_Name', because: expect.stringContaining('the formula of A cannot be used') },
  ]);
  // Views come after the tables they are made of.
  const stored = [...storedTables(shipped.bundle.tables).keys()];
  expect(catalog.views.stored).toEqual([...stored, 'Sound']);
  expect(catalog.tableNames.length).toBe(shipped.bundle.tables.size + 1);
  expect(catalog.bundle.pages).toEqual(shipped.bundle.pages);
});

it('leaves out views that cannot be read, and those that stand on them', () => {
  const view = (name: string, from: string, of: string): ViewSchema => ({
    format: 1,
    view: name,
    cnName: name,
    parts: [{ from, as: 'one' }],
    key: ['A'],
    fields: [{ field: 'A', of: `one.${of}`, title: '甲', type: 'text' }],
  });
  const added = [
    view('Odd_Field', 'Customer', 'Nothing'),
    view('Odd_Below', 'Odd_Field', 'A'),
    view('Odd_Circle', 'Odd_Circle', 'A'),
    view('Sound', 'Customer', 'CustomerCode'),
  ];
  const views = new Map([
    ...viewsOf(shipped.bundle),
    ...added.map((schema) => [schema.view, schema] as const),
  ]);
  const bundle = { ...shipped.bundle, others: new Map([...(shipped.bundle.others ?? []), ['view', views]]) };
  const said: { readonly table: string; readonly because: string }[] = [];
  const catalog = usableCatalog(
    { ...shipped, bundle },
    { error: (fields) => said.push(fields as (typeof said)[number]) },
  );
  expect(said.map(({ table }) => table)).toEqual(['Odd_Field', 'Odd_Circle', 'Odd_Below']);
  expect(said[0]?.because).toContain('The expression reads the unknown field one.Nothing');
  expect(said[1]?.because).toContain('stands on itself');
  expect([...viewsOf(catalog.bundle).keys()]).toEqual([...viewsOf(shipped.bundle).keys(), 'Sound']);
});

describe('a broken schema file', () => {
  let directory: string;
  beforeEach(() => {
    directory = join(mkdtempSync(join(tmpdir(), 'jig-schemas-')), 'schemas');
    cpSync(schemas, directory, { recursive: true });
  });
  afterEach(() => rmSync(join(directory, '..'), { recursive: true }));

  /** Overwrites files with these contents; returns the usable catalog and the log. */
  const startWith = (contents: Readonly<Record<string, string | Uint8Array | undefined>>) => {
    for (const [file, content] of Object.entries(contents)) {
      const path = join(directory, file);
      rmSync(path, { force: true, recursive: true });
      if (content === undefined) symlinkSync('/nowhere', path);
      else writeFileSync(path, content);
    }
    const said: { readonly file?: string; readonly table?: string; readonly because: string }[] = [];
    const catalog = usableCatalog(readBundle(directory), {
      error: (fields) => said.push(fields as (typeof said)[number]),
    });
    return {
      catalog,
      said,
      leftOut: said.map(({ file, table }) => table ?? file?.slice(directory.length + 1)),
    };
  };

  it.each([
    ['cut off', '{ "table": "Customer", '],
    ['binary', new Uint8Array([0xff, 0xfe, 0, 1, 2, 0x80])],
    ['empty', ''],
    ['null', 'null'],
    ['a list', '[{}]'],
    ['without a name', '{ "format": 1, "fields": [] }'],
    ['a link to nothing', undefined],
  ])('that is %s is left out and told, and the rest runs', (_how, content) => {
    const files = [
      'tables/base/Customer.json',
      'pages/base/Customer.json',
      'dictionaries/audit.json',
      'permissions/sales.json',
    ];
    const { catalog, said, leftOut } = startWith(Object.fromEntries(files.map((file) => [file, content])));
    expect(leftOut.sort()).toEqual(files.toSorted());
    expect(said.every(({ because }) => because.includes('npm run -s schema -- check'))).toBe(true);
    expect(catalog.nameOf('Customer')).toBeUndefined();
    expect(catalog.nameOf('Production_SalesOrder')).toBe('Production_SalesOrder');
    expect(catalog.tableNames).toHaveLength(shipped.bundle.tables.size - 1);
  });

  it.each([
    ['"fields": 5', 'its fields are no list'],
    ['"fields": [null]', 'its fields are no list'],
    ['"fields": [{ "field": "A", "type": 7 }]', 'its fields are no list'],
    ['"mixins": 5, "fields": []', 'it cannot be read'],
    ['"fields": [], "details": {}', 'it cannot be read'],
  ])('of a table with %s leaves out that table', (part, reason) => {
    const text = `{ "format": 1, "table": "Odd", "cnName": "异", "key": "Odd_Id", ${part} }`;
    const { said, leftOut } = startWith({ 'tables/base/Odd.json': text });
    expect(leftOut).toEqual(['Odd']);
    expect(said[0]?.because).toContain(reason);
  });

  it('takes documents along that would lose their fields or rows without it', () => {
    const { catalog, leftOut } = startWith({
      'tables/sales/Production_SalesOrderList.json': '',
      'mixins/audited.json': '',
    });
    expect(leftOut).toContain('Production_SalesOrder');
    expect(leftOut).toContain('ProcureOrder');
    const needing = catalog.tableNames.filter((name) =>
      shipped.bundle.tables.get(name)?.mixins?.includes('audited'),
    );
    expect(needing).toEqual([]);
    expect(catalog.nameOf('Customer')).toBe('Customer');
  });

  it.each(['app.json', 'menus.json', 'tables', 'pages'])('%s stops the start with a sentence', (file) => {
    expect(() => startWith({ [file]: '{ "name": "x" ' })).toThrow(StartRefusal);
    expect(() => readBundle(directory)).toThrow(/未改动任何数据[\s\S]*no data was changed/);
  });
});
