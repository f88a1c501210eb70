import { describe, expect, it } from 'vitest';
import { functionsByAnyName } from '../../expressions/excel/functions/functions.ts';
import { cpuMilliseconds } from '../setup/cpuMilliseconds.ts';
import { evaluateExcel } from './excel/evaluateExcel.ts';
import { randomFormula } from './excel/randomFormula.ts';
import { Random } from './Random.ts';

/** Maximum CPU milliseconds of an evaluation; other processes do not count. */
const LONGEST = 1_500;

/** Runs a formula and checks its time. */
function timed(formula: string, data = {}) {
  const start = cpuMilliseconds();
  const result = evaluateExcel(formula, data);
  expect(cpuMilliseconds() - start, formula.slice(0, 80)).toBeLessThan(LONGEST);
  return result;
}

const filled = (unit: string) => `=${unit.repeat(Math.ceil(5119 / unit.length)).slice(0, 5119)}`;
const thousandRows = { 明细: Array.from({ length: 1_000 }, (_, row) => ({ 数量: row, 品名: `物料${row}` })) };
const manyCells = { 'A1:A50000': Array.from({ length: 50_000 }, (_, row) => [row]) };

describe('a hostile formula', () => {
  it.each([
    ...[
      '(',
      '-',
      '+',
      '%',
      '{',
      '[',
      '"',
      '“',
      'IF(',
      'IF(1,',
      'SUM((',
      '1+',
      '1&',
      '1^',
      '1=',
      'A1:',
      'A1:B2,',
    ],
    ...[
      'IF(IF(IF(',
      '{{{',
      '-(',
      '1+(',
      'NOT(',
      '=',
      ',',
      ';',
      ')',
      'TRUE(',
      '#N/A+',
      '\u0000',
      '\ud800',
      '数',
    ],
  ])('of nothing but %s ends', (unit) => {
    const result = timed(filled(unit));
    const counted = result.ok || typeof result.error.from === 'number';
    expect(counted, JSON.stringify(result)).toBe(true);
  });

  it.each([
    [`=${'1+'.repeat(2_500)}1`, 2_501],
    [`=${'1&'.repeat(20)}1`, '1'.repeat(21)],
    [`=0${'%'.repeat(5_000)}`, 0],
    [`=SUM(${'1,'.repeat(254)}1)`, 255],
  ])('that is only long has its value', (formula, value) => {
    expect(timed(formula)).toEqual({ ok: true, value });
  });

  it.each([
    [
      'a text that doubles',
      `=${'SUBSTITUTE('.repeat(60)}"a"${',"a","aa")'.repeat(60)}`,
      { error: '#VALUE!' },
    ],
    ['a text repeated without end', '=REPT("x", 1E15)', { error: '#VALUE!' }],
    ['a text of nothing repeated without end', '=REPT("", 1E15)', ''],
    ['a pattern of many stars', `=COUNTIF({"${'a'.repeat(2_000)}"}, "${'*a'.repeat(1_000)}b")`, 0],
    ['rounding to a billion digits', '=ROUND(1.5, 1E9)', 1.5],
    ['rounding to minus a billion digits', '=ROUNDUP(1.5, -1E9)', { error: '#NUM!' }],
    ['a power of a power', '=9^9^9^9', { error: '#NUM!' }],
    ['digits without end', '=1E300+1E-300', { code: 'number-range' }],
    ['a search in a long text', '=SEARCH("*a*a*a*b", REPT("a", 32000))', { error: '#VALUE!' }],
    [
      'a search whose pattern is long',
      '=SEARCH(REPT("?", 16000)&"x", REPT("a", 32000))',
      { code: 'limit-steps' },
    ],
    ['a range of nearly all cells', '=SUM(A1:XFD1048575)', { code: 'limit-steps' }],
    ['a range of nearly a column', '=COUNTBLANK(A1:A1048575)', { code: 'limit-steps' }],
    ['whole columns, all there are', '=SUM(A:XFD)', 0],
    ['an array of a row and a column', '=SUM(A1:A5000+A1:XFC1)', { code: 'limit-steps' }],
    // A row reference to the last column covers all of it.
    ['a column and a whole row', '=SUM(A1:A5000+A1:XFD1)', 0],
    ['a place far away', '=INDEX(A1:B2, 1E300, 1)', { error: '#REF!' }],
    ['a place at infinity', '=LARGE({1}, 1E308)', { error: '#NUM!' }],
  ])('ends: %s', (_name, formula, expected) => {
    const result = timed(formula);
    expect(result.ok ? result.value : { code: result.error.code }).toEqual(expected);
  });

  it.each([
    ['a column against itself', '=SUMPRODUCT(COUNTIF([明细.品名], [明细.品名]))'],
    ['all pairs of a column', '=SUM(SUMIF([明细.数量], [明细.数量], [明细.数量]))'],
    ['look-ups in look-ups', '=SUM(MATCH(MATCH([明细.数量],[明细.数量],0),[明细.数量],0))'],
  ])('over a thousand rows ends: %s', (_name, formula) => {
    const result = timed(formula, thousandRows);
    expect(result.ok ? result.value : result.error.code).toBe('limit-steps');
  });

  it('over many cells ends with a limit and its place', () => {
    const result = timed(`=SUM(${'A1:A50000*A1:A50000,'.repeat(40)}1)`, manyCells);
    expect(result).toMatchObject({ ok: false, error: { code: 'limit-steps', from: expect.any(Number) } });
  });

  it('that is random ends with data or a refusal with a place, and leaves prototypes alone', () => {
    const random = new Random(20_260_320);
    const words: [string, ...string[]] = [
      '-',
      ...[...functionsByAnyName.keys()].map((name) => `${name}(`),
      ...[
        '1',
        '2.5',
        '"文本"',
        '""',
        'TRUE',
        '[数量]',
        '[明细.数量]',
        'A1',
        'A1:B3',
        '{1,2;3,4}',
        '#N/A',
        '1E308',
      ],
      ...[
        '+',
        '-',
        '*',
        '/',
        '^',
        '&',
        '=',
        '<>',
        '<=',
        '%',
        '(',
        ')',
        ')',
        ')',
        ',',
        ',',
        '；',
        '__proto__',
        '0',
      ],
    ];
    const data = { 数量: 3, 明细: [{ 数量: 1 }, { 数量: 'x' }], A1: '2026-01-01' };
    for (let round = 0; round < 6_000; round += 1) {
      const formula = Array.from({ length: 1 + random.below(14) }, () => random.of(words)).join('');
      const result = timed(formula, data);
      if (result.ok) expect(() => JSON.stringify(result.value)).not.toThrow();
      else expect(result.error.from, `${formula} ${JSON.stringify(result.error)}`).toBeTypeOf('number');
      if (result.ok && typeof result.value === 'number')
        expect(result.value, formula).toSatisfy(Number.isFinite);
    }
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it('of any functions of anything ends with data or a refusal with a place', () => {
    const random = new Random(20_260_321);
    const data = {
      数量: 3,
      日: '2026-03-20',
      明细: Array.from({ length: 300 }, (_, row) => ({ 数量: row })),
      A1: 5,
      'A1:A5000': Array.from({ length: 5_000 }, (_, row) => [row]),
    };
    for (let round = 0; round < 2_000; round += 1) {
      const formula = `=${randomFormula(random, 1 + random.below(4))}`;
      const result = timed(formula, data);
      if (!result.ok) expect(result.error.from, formula).toBeTypeOf('number');
      else if (typeof result.value === 'number') expect(result.value, formula).toSatisfy(Number.isFinite);
    }
  });
});
