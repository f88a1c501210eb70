import fc from 'fast-check';
import { bareOperators } from '../../../expressions/jsonLogic/bare/bareOperators.ts';
import { operators } from '../../../expressions/jsonLogic/operators.ts';

const paths = [
  ...'数量 单价 明细 a 名'.split(' '),
  ...'明细.数量 a.a 0 accumulator current missing __proto__ __proto__.polluted constructor.prototype a.length . a..a 1e3'.split(
    ' ',
  ),
  '',
];
const leaves = [
  ...'0 -0 1 -1.5 3 1e308 1e-308 9007199254740993 12345678901234567890123456789012345 1e999 "" "a" "12" "1e400"'.split(
    ' ',
  ),
  ...'"2026-03-01" "thisWeek" "\\ud800" "%" [] {} [1,[2,"a"]] {"a":1,"b":2} null true false'.split(' '),
  ...['" "', '"2026-03-01 12:00:00"', '[1,2,3]', '["a","b"]'],
];

/** Operators with a list as first argument and a rule for its items as second. */
const bulk = ['map', 'filter', 'all', 'some', 'none', 'reduce'];

type Language = 'jsonlogic' | 'conditions';

/** Minimum and maximum number of sensible arguments. */
const known: Readonly<Record<Language, readonly (readonly [name: string, least: number, most: number])[]>> = {
  conditions: [...operators.values()].map(({ name, arity: [least, most] }) => [
    name,
    least,
    Math.min(most, 4),
  ]),
  jsonlogic: [...bareOperators.keys()].map((name) => [name, 1, 3]),
};
const foreign = ['__proto__', 'constructor', 'toString', 'method', 'VAR', '', ...operators.keys()];

/** JSON Logic as JSON text; operators mostly get a valid number of arguments. */
export function rule(language: Language): fc.Arbitrary<string> {
  return fc.letrec<{ rule: string; path: string }>((tie) => {
    const four = fc.tuple(tie('rule'), tie('rule'), tie('rule'), tie('rule'));
    const operation = fc
      .tuple(fc.constantFrom(...known[language]), fc.nat(3), four, fc.constantFrom('明细', 'a'))
      .map(([[name, least, most], more, given, list]) => {
        const items = given.slice(0, Math.min(most, least + more));
        const read = bulk.includes(name) ? [`{"var":"${list}"}`, ...items.slice(1)] : items;
        return operationText(name, read);
      });
    const strange = fc
      .tuple(fc.constantFrom(...foreign), fc.array(tie('rule'), { maxLength: 4 }))
      .map(([name, items]) => operationText(name, items));
    return {
      path: fc.constantFrom(...paths).map((path) => `{"var":${JSON.stringify(path)}}`),
      rule: fc.oneof(
        { maxDepth: 6, depthSize: 'small' },
        { arbitrary: fc.constantFrom(...leaves), weight: 4 },
        { arbitrary: tie('path'), weight: 4 },
        { arbitrary: operation, weight: 16 },
        { arbitrary: strange, weight: 1 },
        {
          arbitrary: fc.array(tie('rule'), { maxLength: 4 }).map((items) => `[${items.join(',')}]`),
          weight: 1,
        },
      ),
    };
  }).rule;
}

function operationText(name: string, items: readonly string[]): string {
  return `{${JSON.stringify(name)}:[${items.join(',')}]}`;
}
