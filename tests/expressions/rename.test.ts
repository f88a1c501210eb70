import { describe, expect, it } from 'vitest';
import type { Data, FieldName } from '../../expressions/index.ts';
import { excelTools } from '../../expressions/service/excel/index.ts';
import { type Renaming, rename } from '../../expressions/service/index.ts';
import { jsonataTools } from '../../expressions/service/jsonata/index.ts';
import { renameInFormula } from '../../runtime/model/formulas/rename/renameInFormula.ts';
import { renameInGroups } from '../../runtime/model/formulas/rename/renameInGroups.ts';
import { Random } from './Random.ts';
import fieldList from './service/fields.json';
import cases from './service/rename.json';
import groups from './service/renameGroups.json';
import renamingList from './service/renamings.json';

const renamings: Readonly<Record<string, Renaming>> = renamingList;
const renamingOf = (name: string): Renaming => {
  const found = renamings[name];
  if (found === undefined) throw new Error(`No renaming ${name}.`);
  return found;
};
// Includes a field named like a function, for one case. Types come from the file.
const fields = [...(fieldList as readonly FieldName[]), { code: 'SUM', title: 'SUM' }];

interface Case {
  readonly name: string;
  readonly renaming: string;
  readonly formula: Data;
  readonly becomes: Data;
  readonly doubtful?: readonly string[];
}

describe('a rename of a field', () => {
  it.each(cases as readonly Case[])('$name', ({ renaming, formula, becomes, doubtful = [] }) => {
    const renamed = renameInFormula(formula, renamingOf(renaming), fields);
    expect(renamed).toEqual(becomes);
    // A formula without the name stays the identical value, so that only changes are saved.
    if (JSON.stringify(formula) === JSON.stringify(becomes)) expect(renamed).toBe(formula);
    if (typeof formula !== 'string' || formula.startsWith('{')) return;
    const tools = formula.startsWith('=') ? excelTools : jsonataTools;
    const told = rename(tools, formula, renamingOf(renaming), { fields });
    expect(told.doubtful.map(({ from, to }) => formula.slice(from, to))).toEqual(doubtful);
  });

  it.each(groups)('$name', ({ renaming, stored, becomes }) => {
    const renamed = renameInGroups<unknown>(stored, renamingOf(renaming), 'SaleOrder');
    expect(renamed).toEqual(becomes);
    if (JSON.stringify(stored) === JSON.stringify(becomes)) expect(renamed).toBe(stored);
  });

  it('and back gives the text it was, whatever the text', () => {
    const there = renamingOf('QTY');
    const back: Renaming = { from: there.to, to: there.from };
    const after = fields.map((field) => (field.code === 'Qty' ? { ...field, ...there.to } : field));
    const random = new Random(7);
    const pieces = [
      '[数量]',
      'Qty',
      '数量',
      '"数量"',
      ' ',
      '+',
      '*',
      'SUM(',
      ')',
      ',',
      '[单价]',
      '"',
      '[',
      ']',
      '客户',
    ];
    for (let round = 0; round < 2_000; round += 1) {
      const text = `=${Array.from({ length: 8 }, () => pieces[random.below(pieces.length)]).join('')}`;
      const renamed = rename(excelTools, text, there, { fields }).text;
      expect(rename(excelTools, renamed, back, { fields: after }).text, text).toBe(text);
    }
  });
});
