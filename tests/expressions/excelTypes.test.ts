import { describe, expect, it } from 'vitest';
import { excel } from '../../expressions/excel/index.ts';
import { checkTypes, reads, type ValueType } from '../../expressions/index.ts';
import { infer } from '../../expressions/types/infer.ts';
import types from './excel/types.json';

const columns = new Map<string, ValueType>([
  ['Qty', 'number'],
  ['Price', 'number'],
  ['Name', 'text'],
  ['Day', 'date'],
  ['At', 'datetime'],
  ['On', 'boolean'],
  ['Lines', 'list'],
  ['Lines.Qty', 'number'],
  ['Lines.Name', 'text'],
]);
const typeOf = (path: string) => columns.get(path);

const parsed = (formula: string) => {
  const tree = excel.parse(formula);
  return tree.ok ? tree.value : expect.fail(tree.error.message);
};

describe('the type of a formula', () => {
  it.each(types)('$name: $formula', ({ formula, type, errors }) => {
    const tree = parsed(formula);
    const languages = [excel];
    const inference = {
      typeOf,
      languages,
      items: undefined,
      report: () => undefined,
      learn: () => undefined,
    };
    expect(infer(tree.root, inference)).toBe(type);
    expect(checkTypes(tree, typeOf, languages).map(({ code, from, to }) => [code, from, to])).toEqual(
      errors ?? [],
    );
  });
});

describe('the tree of a formula', () => {
  it('names what it reads, each once', () => {
    expect(parsed('=[Qty]*[Qty]+SUM([Lines.Qty],A1:B1)+Price').root).toMatchObject({
      kind: 'formula',
      language: 'excel',
      reads: ['Qty', 'Lines.Qty', 'A1:B1', 'A1', 'B1', 'Price'],
    });
    expect(reads(parsed('=[Qty]+SUM([Lines.Qty])'))).toEqual(['Qty', 'Lines']);
    const many = Array.from({ length: 100 }, (_, index) => `[F${index % 40}]`).join('+');
    expect(reads(parsed(`=${many}`))).toHaveLength(40);
  });

  it('is plain data that can be stored', () => {
    const tree = parsed('=IF([Qty]>1,SUM({1,"a";#N/A,TRUE}),-12345678901234567890%)&A1&A1:B2&""');
    expect(JSON.parse(JSON.stringify(tree))).toEqual(tree);
  });

  it('is stored by code whatever a field is called', () => {
    const fields = [
      { code: 'Qty', title: '数量' },
      { code: 'Lines', title: '明细' },
      { code: 'Lines.Qty', title: '明细.数量' },
    ];
    const tree = excel.parse('=[数量]*SUM([明细.数量])', { fields });
    expect(tree).toMatchObject({ ok: true, value: { root: { reads: ['Qty', 'Lines.Qty'] } } });
  });
});
