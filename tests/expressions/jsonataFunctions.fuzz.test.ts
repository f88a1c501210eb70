import { expect, it } from 'vitest';
import { nativeFunctions } from '../../expressions/jsonata/functions/nativeFunctions.ts';
import { evaluateFormula } from './jsonata/functions/evaluateFormula.ts';
import { Random } from './Random.ts';

type Pool = [string, ...string[]];

/** Values by signature letter. */
const pools = {
  b: ['true', 'false'],
  n: ['0', '-1', '3', '2.5', '1e300', '-1e300', '1e-7', '1/3', '12345678901234567890.25', '1510067557121'],
  s: [
    ...[
      '""',
      '"a"',
      '"12"',
      '"0"',
      '"#,##0.00"',
      '"[Y]-[M01]"',
      '"2017-11-07"',
      '"+0800"',
      '"w"',
      '"a,b"',
      '"😀\\uD800"',
    ],
    ...[
      '"[MNn] [Z]"',
      '"0e0%"',
      '"0;o"',
      '"I"',
      '"$1$$"',
      '"%E4%B8%8A"',
      '"[H]:[m]"',
      '"11:30"',
      '"one"',
      '"YWJj"',
    ],
  ],
  a: [
    '[]',
    '[1, 2, 1/3]',
    '["a", "b"]',
    '[[1], [2]]',
    '[1, "a", null]',
    '[1..50]',
    '[{"a": 1}, {"b": 2}]',
    '["a"]',
  ],
  o: ['{}', '{"a": 1, "b": [2]}', '{"zero-digit": "٠", "percent": ""}', '{"a": {"a": null}}'],
  f: [
    ...[
      '$sum',
      '$pad',
      'function($v) { $v }',
      'function($a, $b) { $b }',
      'function($a, $b, $c, $d) { [$a, $d] }',
      '/x*/',
    ],
    ...['/a/', '/(\\d)|b/', 'function() { null }', '$pad(?, 3)', '$string'],
    'function($s) { {"match": "a", "start": 5, "end": 1, "groups": [], "next": $sum} }',
  ],
  x: ['missing', 'null'],
} satisfies Readonly<Record<string, readonly string[]>>;
const letters = Object.keys(pools) as [keyof typeof pools, ...(keyof typeof pools)[]];

/** An argument that mostly fits the parameter of a signature. */
function argumentFor(random: Random, parameter: string): string {
  const fitting = letters.filter((letter) => parameter.includes(letter) && letter !== 'x');
  const [first = random.of(letters), ...rest] = random.below(5) === 0 ? [] : fitting;
  return random.of<string>(pools[random.of([first, ...rest])] as unknown as Pool);
}

/** Parameters of a signature, without item types and result. */
function parametersOf(signature: string): readonly string[] {
  const inner = signature
    .slice(1, -1)
    .replace(/<[^>]*>/g, '')
    .replace(/:.*/, '');
  return inner.match(/\([a-z]+\)|[a-z]/g) ?? [];
}

const seed = Number(process.env.JIG_SEED ?? 20240518);
const CALLS_EACH = 60;

it(`answers any arguments at all with a value or a code (seed ${seed})`, async () => {
  const random = new Random(seed);
  const slow: string[] = [];
  let answered = 0;
  for (const [name, { signature }] of nativeFunctions) {
    const parameters = parametersOf(signature);
    for (let call = 0; call < CALLS_EACH; call += 1) {
      const count = parameters.length + (random.below(5) === 0 ? 1 : 0) - (random.below(4) === 0 ? 1 : 0);
      const args = Array.from({ length: Math.max(0, count) }, (_, at) =>
        argumentFor(random, parameters[at] ?? 'x'),
      );
      const expr = `$string($${name}(${args.join(', ')}))`;
      const start = performance.now();
      // A crash is thrown again with its formula.
      const result = await evaluateFormula(expr, {}, { instant: 1510067557121, random: () => 0.5 }).catch(
        (thrown) => {
          throw new Error(expr, { cause: thrown });
        },
      );
      if (performance.now() - start > 1_000) slow.push(expr);
      if (result.ok) answered += 1;
      if (result.ok) expect(String(result.value), expr).not.toMatch(/NaN|Infinity|undefined/);
    }
  }
  expect(slow).toEqual([]);
  expect(answered).toBeGreaterThan((nativeFunctions.size * CALLS_EACH) / 4);
  expect(Object.keys(Object.prototype)).toEqual([]);
});
