import { describe, expect, it } from 'vitest';
import { evaluateSet } from '../../expressions/excel/evaluateSet.ts';
import { scopeOf } from '../../expressions/index.ts';
import { cpuMilliseconds } from '../setup/cpuMilliseconds.ts';

const set = (formulas: Record<string, string>, data = {}) => evaluateSet(formulas, scopeOf(data));

describe('a set of formulas', () => {
  it('is evaluated in the order its formulas need each other', () => {
    expect(
      set(
        { 总额: '=净额+税额', 税额: '=ROUND(净额*0.13,2)', 净额: '=[数量]*[单价]' },
        { 数量: 3, 单价: 9.995 },
      ),
    ).toEqual({ ok: true, value: { 总额: 33.885, 税额: 3.9, 净额: 29.985 } });
  });

  it('reads cells and ranges that are formulas themselves', () => {
    const formulas = { A3: '=SUM($A$1:A2)', a1: '=B1*2', A2: '=A1+1', C1: '=SUM(A1:Z1000)-B1' };
    expect(set(formulas, { B1: 5 })).toMatchObject({ ok: false, error: { code: 'cycle' } });
    expect(set({ ...formulas, C1: '=SUM(A1:A900)' }, { B1: 5 })).toEqual({
      ok: true,
      value: { A3: 21, a1: 10, A2: 11, C1: 42 },
    });
  });

  it('reads whole columns, formulas below the data included', () => {
    const formulas = { C1: '=SUM(B:B)', B9: '=B1*2' };
    expect(set(formulas, { B1: 5 })).toEqual({ ok: true, value: { C1: 15, B9: 10 } });
  });

  it('hands errors, dates and rows on', () => {
    const found = set(
      {
        坏: '=1/0',
        好: '=IFERROR([坏],7)',
        到期: '=[交期]+30',
        剩余: '=[到期]-[今天]',
        列: '={1;2}*3',
        和: '=SUM(列)',
      },
      { 交期: '2026-03-20', 今天: '2026-03-30' },
    );
    expect(found).toEqual({
      ok: true,
      value: { 坏: { error: '#DIV/0!' }, 好: 7, 到期: '2026-04-19', 剩余: 20, 列: [[3], [6]], 和: 9 },
    });
  });

  it.each([
    ['of itself', { 甲: '=甲+1' }, '甲 -> 甲'],
    ['of two', { 甲: '=乙+1', 乙: '=甲*2' }, '甲 -> 乙 -> 甲'],
    ['behind others', { 起: '=甲', 甲: '=乙', 乙: '=丙', 丙: '=SUM([甲])' }, '甲 -> 乙 -> 丙 -> 甲'],
    ['through a range', { A1: '=SUM(A1:B2)' }, 'A1 -> A1'],
    ['through a whole column', { B2: '=C1', C1: '=SUM(A:B)' }, 'B2 -> C1 -> B2'],
    ['through a large range', { B2: '=C1', C1: '=SUM(A1:Z2000)' }, 'B2 -> C1 -> B2'],
  ])('refuses a cycle %s with its path', (_name, formulas, path) => {
    expect(set(formulas)).toMatchObject({ ok: false, error: { code: 'cycle', params: { path } } });
  });

  it('of ten thousand formulas in a chain has its value', () => {
    const chain = Array.from({ length: 10_000 }, (_, index) => [
      `F_${index}`,
      index === 0 ? '=1' : `=F_${index - 1}+1`,
    ]);
    const found = set(Object.fromEntries(chain.reverse()) as Record<string, string>);
    expect(found.ok && found.value.F_9999).toBe(10_000);
  });

  it('is refused with the formula that is wrong, and ends when time is up', () => {
    expect(set({ 甲: '=1', 乙: '=1+' })).toMatchObject({
      ok: false,
      error: { code: 'unexpected-end', params: { formula: '乙' }, from: 3 },
    });
    const many = Array.from({ length: 500 }, (_, index) => [`F_${index}`, '=SUM(A1:A100000*2)']);
    const start = cpuMilliseconds();
    const limits = { milliseconds: 50 };
    const slow = evaluateSet(Object.fromEntries(many) as Record<string, string>, scopeOf({}), { limits });
    expect(slow).toMatchObject({ ok: false, error: { code: 'limit-time' } });
    expect(cpuMilliseconds() - start).toBeLessThan(1_500);
  });
});
