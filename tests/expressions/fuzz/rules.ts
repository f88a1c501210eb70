import fc from 'fast-check';
import { functions } from '../../../expressions/functions/functions.ts';
import { bareOperators } from '../../../expressions/jsonLogic/bare/bareOperators.ts';
import { operators } from '../../../expressions/jsonLogic/operators.ts';

const paths = [
  '数量',
  '明细',
  '明细.数量',
  'a',
  'a.a',
  '',
  '0',
  'accumulator',
  'current',
  'missing',
  '__proto__',
  '__proto__.polluted',
  'constructor.prototype',
  'a.length',
  '.',
  'a..a',
  '1e3',
];
const names = [...new Set([...operators.keys(), ...bareOperators.keys(), ...functions.keys()])];
const hostileNames = ['__proto__', 'constructor', 'toString', 'method', 'log', 'VAR', ''];
const leaves = [
  '0',
  '-0',
  '1',
  '-1.5',
  '1e308',
  '1e-308',
  '9007199254740993',
  '12345678901234567890123456789012345',
  '1e999',
  '""',
  '"a"',
  '"12"',
  '" "',
  '"1e400"',
  '"2026-03-01"',
  '"2026-03-01 12:00:00"',
  '"thisWeek"',
  '"\\ud800"',
  '"%"',
  '[]',
  '{}',
  '[1,[2,"a"]]',
  '{"a":1,"b":2}',
  'null',
  'true',
  'false',
];

/** JSON Logic as JSON text, of operators with any arguments. */
export const rule: fc.Arbitrary<string> = fc.letrec<{ rule: string }>((tie) => {
  const some = fc.array(tie('rule'), { maxLength: 4 }).map((items) => `[${items.join(',')}]`);
  const name = fc.oneof(
    { arbitrary: fc.constantFrom(...names), weight: 30 },
    { arbitrary: fc.constantFrom(...hostileNames), weight: 1 },
  );
  const path = fc.constantFrom(...paths).map((text) => `{"var":${JSON.stringify(text)}}`);
  const operation = fc.tuple(
    name,
    fc.oneof({ arbitrary: some, weight: 5 }, { arbitrary: tie('rule'), weight: 1 }),
  );
  return {
    rule: fc.oneof(
      { maxDepth: 6, depthSize: 'small' },
      fc.constantFrom(...leaves),
      path,
      { arbitrary: operation.map(([key, given]) => `{${JSON.stringify(key)}:${given}}`), weight: 5 },
      some,
    ),
  };
}).rule;

type Change = (text: string, inner: string, times: number) => string;

/** What becomes of the place marked by `\u0001` in a rule. */
const changes: readonly Change[] = [
  (text, inner) => text.replace('\u0001', inner),
  (text, inner) => text.replace('\u0001', `[${inner},${inner}]`),
  (text, inner, times) => text.replace('\u0001', `${'{"!":['.repeat(times)}${inner}${']}'.repeat(times)}`),
  (text, inner, times) => text.replace('\u0001', `[${Array.from({ length: times }, () => inner).join(',')}]`),
  (text, inner) => text.replace('\u0001', `{"__proto__":${inner}}`),
];

/** Rules like the seeds (JSON texts), one or more values in them replaced by other rules. */
export function mutatedRule(seeds: readonly string[]): fc.Arbitrary<string> {
  const change = fc.tuple(
    fc.nat(changes.length - 1),
    fc.nat(300),
    fc.oneof(rule, fc.constantFrom(...seeds)),
    fc.nat(250),
  );
  return fc.tuple(fc.constantFrom(...seeds), fc.array(change, { maxLength: 3 })).map(([seed, wanted]) => {
    let text = seed;
    for (const [kind, at, inner, times] of wanted) {
      // Scalars of JSON text: what stands between punctuation and is no key.
      const places = [...text.matchAll(/(?:"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|true|false|null)(?!\s*:)/g)];
      const place = places[at % Math.max(1, places.length)];
      if (place === undefined || text.length > 50_000) continue;
      const marked = `${text.slice(0, place.index)}\u0001${text.slice(place.index + place[0].length)}`;
      text = changes[kind]?.(marked, inner.replaceAll('$', '$$$$'), times) ?? text;
    }
    return text;
  });
}
