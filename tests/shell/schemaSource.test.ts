import { describe, expect, it, vi } from 'vitest';
import { excel } from '../../expressions/excel/index.ts';
import { answered } from '../../runtime/data/Answer.ts';
import type { DataSource } from '../../runtime/data/DataSource.ts';

const tree = excel.parse('=ROUND([Qty]*[Price],2)');
if (!tree.ok) throw new Error(tree.error.message);
const fields = [
  { field: 'Qty', title: '数量', type: 'decimal' },
  { field: 'Price', title: '单价', type: 'decimal' },
  { field: 'Amount', title: '金额', type: 'decimal', scale: 2, formula: tree.value },
];
const table = { table: 'Line', cnName: '明细', key: 'Line_Id' };
const data = {
  tableLayers: async () =>
    answered({ layers: [{ kind: 'table', name: 'Line', table, fields }], details: {} }),
} as unknown as DataSource;

describe('a table with a formula as text', () => {
  it('brings its grammar with it, and computes while somebody types', async () => {
    // A freshly opened page: no other test file has loaded a grammar.
    vi.resetModules();
    const { formulaLanguage } = await import('../../runtime/model/formulas/formulaLanguages.ts');
    const { SchemaSource } = await import('../../runtime/data/SchemaSource.ts');
    const { fieldTypeRegistry } = await import('../../runtime/model/fields/types/index.ts');
    const { FormStore } = await import('../../runtime/store/form/FormStore.ts');
    expect(formulaLanguage('excel')).toBeUndefined();
    const answer = await new SchemaSource(data, fieldTypeRegistry()).document('Line');
    if (!answer.ok) throw new Error(String(answer.failure));
    const form = new FormStore(answer.data.main, { action: 'Add', initial: { Qty: 3, Price: 9.995 } });
    expect(form.value('Amount')).toBe(29.99);
    form.cell('Qty').change(4);
    expect(form.value('Amount')).toBe(39.98);
  });

  it('is listed without its grammar, which a form waits for', async () => {
    vi.resetModules();
    const { formulaLanguage } = await import('../../runtime/model/formulas/formulaLanguages.ts');
    const { SchemaSource } = await import('../../runtime/data/SchemaSource.ts');
    const { fieldTypeRegistry } = await import('../../runtime/model/fields/types/index.ts');
    const source = new SchemaSource(data, fieldTypeRegistry());
    const listed = await source.listed('Line');
    expect(listed.ok).toBe(true);
    expect(formulaLanguage('excel')).toBeUndefined();
    await source.ready('Line');
    expect(formulaLanguage('excel')).toBeDefined();
    expect(await source.document('Line')).toEqual(listed);
  });
});
