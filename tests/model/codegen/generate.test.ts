import { describe, expect, it } from 'vitest';
import { checkEntry, type EntrySurroundings } from '../../../runtime/model/codegen/checkEntry.ts';
import { generate } from '../../../runtime/model/codegen/generate.ts';
import { mergeSchema } from '../../../runtime/model/codegen/mergeSchema.ts';
import { readEntry } from '../../../runtime/model/codegen/readEntry.ts';
import { readBundle } from '../../../server-mock/catalog/readBundle.ts';
import entries from './cases/entries.json' with { type: 'json' };
import merges from './cases/merges.json' with { type: 'json' };

const { bundle } = readBundle(new URL('../../../schemas/', import.meta.url).pathname);
const around: EntrySurroundings = {
  ...bundle,
  taken: new Map([['Customer', 'product']]),
  paths: new Set(['/customer']),
  isReserved: () => false,
  menuIds: new Set([60]),
};

describe('an entry', () => {
  it.each(entries)('$says', ({ entry, columns, fields, table, page, menu }) => {
    const read = readEntry(entry, columns);
    expect(checkEntry(read, around)).toEqual([]);
    const made = generate(read, around);
    expect(made.table.fields).toEqual(fields);
    if (table !== undefined) expect(made.table).toMatchObject(table);
    expect(made.page).toEqual(page);
    if (menu !== undefined) expect(made.menu).toMatchObject(menu);
    expect(generate(read, around)).toEqual(made);
  });
});

it.each([
  ['', 'codegen.noColumnName'],
  ['1st', 'codegen.badColumn'],
])('a column named "%s" is refused by its own rule', (columnName, rule) => {
  const key = { columnName: 'Id', columnCnName: '主键', columnType: 'int', isKey: 1 };
  const read = readEntry({ tableName: 'Try', columnCNName: '试' }, [
    key,
    { columnName, columnType: 'string' },
  ]);
  expect(checkEntry(read, around).map((issue) => issue.rule)).toEqual([rule]);
});

it('numbers of menu lines that another page has are left to it', () => {
  const [{ entry, columns } = { entry: {}, columns: [] }] = entries.filter(({ menu }) => menu !== undefined);
  const read = readEntry(entry, columns);
  const { menu } = generate(read, around);
  const line = { id: menu?.id ?? 0, parentId: 0, name: 'x', tableName: 'Other' };
  const menus = [...bundle.menus, line];
  expect(generate(read, { ...around, menus }).menu?.id).toBe(line.id + 1_000_000);
  const own = [...bundle.menus, { ...line, tableName: menu?.tableName ?? '' }];
  expect(generate(read, { ...around, menus: own }).menu?.id).toBe(line.id);
});

describe('schemas that were changed by hand', () => {
  it.each(merges)('$says', ({ base, now, made, merged }) => {
    expect(mergeSchema(base, now, made)).toEqual(merged);
  });
});
