import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { FieldLine, TableSchema } from '../../runtime/model/schema/TableSchema.ts';
import { readBundle } from '../../server-mock/schemas/readBundle.ts';
import { usableCatalog } from '../../server-mock/usableCatalog.ts';

const shipped = readBundle(fileURLToPath(new URL('../../schemas/', import.meta.url)));

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
  expect(catalog.tableNames).toEqual([...shipped.bundle.tables.keys(), 'Sound']);
  expect(catalog.bundle.pages).toEqual(shipped.bundle.pages);
});
