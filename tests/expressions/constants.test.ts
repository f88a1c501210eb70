import { describe, expect, it } from 'vitest';
import { compile, type Data, parseJsonLogic, scopeOf } from '../../expressions/index.ts';
import { literalType } from '../../expressions/types/infer.ts';
import type { ValueType } from '../../expressions/ValueType.ts';
import { Random } from './Random.ts';

const types = ['number', 'text', 'date', 'datetime', 'any'] as const;
const values: readonly [Data, ...Data[]] = [
  ...[0, -0, 1, 2.5, -3, 1e21, null, '', '1', '2.50', '-3', '0.00', 'abc', 'Abc', '海尔', '\ue000', '😀'],
  ...['2026-03-01', '2026-03-01 00:00:00', '2026-03-01 08:30:00', '2026-03-02', true, false],
  ...['x'.repeat(1100), `${'x'.repeat(1100)}y`, ['海尔'], []],
] as [Data, ...Data[]];
const constants = values.filter((value) => !Array.isArray(value)) as [Data, ...Data[]];

/** Runs the condition over the rows and returns those that fulfil it. */
function rowsWhere(condition: Data, rows: readonly Data[], typeOf: (path: string) => ValueType | undefined) {
  const tree = parseJsonLogic({ filter: [{ var: '明细' }, condition] });
  if (!tree.ok) throw new Error(tree.error.message);
  return compile(tree.value, { typeOf }).run(scopeOf({ 明细: rows as Data[] }));
}

describe('a comparison with a constant', () => {
  const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));

  it(`answers what the comparison with a field of that value answers (seed ${seed})`, () => {
    const random = new Random(seed);
    for (let run = 0; run < 2000; run += 1) {
      const type = random.of(types);
      const constant = random.of(constants);
      const operator = random.of(['<', '<=', '>', '>=', '==', '!=']);
      const rows = Array.from({ length: 6 }, () => ({ 值: random.of(values), 常: constant }));
      const typeOf = (path: string): ValueType | undefined =>
        path === '明细' ? 'list' : path.endsWith('值') ? type : literalType(constant);
      const sides = random.below(2) === 0 ? [0, 1] : [1, 0];
      const comparison = (other: Data): Data => ({
        [operator]: sides.map((side) => (side === 0 ? { var: '值' } : other)),
      });
      const fast = rowsWhere(comparison(constant), rows, typeOf);
      const general = rowsWhere(comparison({ var: '常' }), rows, typeOf);
      expect(fast, JSON.stringify({ type, constant, operator, rows, sides })).toEqual(general);
    }
  });

  it(`finds in a list of constants what it finds in a list of fields (seed ${seed})`, () => {
    const random = new Random(seed);
    for (let run = 0; run < 1000; run += 1) {
      const type = random.of(types);
      const kind = random.of(['number', 'string'] as const);
      const alike = constants.filter((value) => typeof value === kind) as [Data, ...Data[]];
      const list = Array.from({ length: 1 + random.below(12) }, () => random.of(alike));
      const named = Object.fromEntries(list.map((value, at) => [`常${at}`, value]));
      const rows = Array.from({ length: 6 }, () => ({ 值: random.of(values), ...named }));
      const typeOf = (path: string): ValueType | undefined =>
        path === '明细'
          ? 'list'
          : path.endsWith('值')
            ? type
            : literalType(list[Number(path.split('常')[1])]);
      const fast = rowsWhere({ in: [{ var: '值' }, list] }, rows, typeOf);
      const fields = list.map((_, at) => ({ var: `常${at}` }));
      const general = rowsWhere({ in: [{ var: '值' }, fields] }, rows, typeOf);
      expect(fast, JSON.stringify({ type, list, rows })).toEqual(general);
    }
  });
});
