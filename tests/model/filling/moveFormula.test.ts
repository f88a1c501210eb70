import { describe, expect, it } from 'vitest';
import { moveFormula, noPlace } from '../../../server-mock/workbooks/filling/references/moveFormula.ts';
import { RowMap } from '../../../server-mock/workbooks/filling/references/RowMap.ts';
import { scanFormula } from '../../../server-mock/workbooks/filling/references/scanFormula.ts';
import cases from './moveFormula.cases.json' with { type: 'json' };

interface Case {
  readonly name: string;
  readonly formula: string;
  readonly gives: string;
  /** Column and copy of the cell in the first block; absent: outside. */
  readonly at?: readonly [string, number];
}

// Row 7 is there three times, rows 15 and 16 twice.
const own = new RowMap([
  { start: 7, height: 1, copies: 3 },
  { start: 15, height: 2, copies: 2 },
]);
const others = new Map([['明细 表', new RowMap([{ start: 3, height: 1, copies: 4 }])]]);

const sheets = {
  mapOf: (sheet: string | undefined) => (sheet === undefined ? own : others.get(sheet)),
  nameOf: (sheet: string) => (sheet.toLowerCase() === 'old' ? 'New 1' : sheet),
};

describe('formulas of a filled template', () => {
  it.each(cases as readonly unknown[] as readonly Case[])('$name', ({ formula, gives, at }) => {
    const place = at === undefined ? noPlace : { column: at[0], block: 0, copy: at[1] };
    expect(moveFormula(scanFormula(formula), place, sheets)).toBe(gives);
  });

  it('a formula without rows added stays as it is', () => {
    const still = { mapOf: () => new RowMap([]), nameOf: (sheet: string) => sheet };
    for (const { formula } of cases.filter(
      ({ name }) => !name.includes('upside') && !name.includes('renamed'),
    ))
      expect(moveFormula(scanFormula(formula), noPlace, still)).toBe(formula);
  });
});
