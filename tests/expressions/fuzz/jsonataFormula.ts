import type fc from 'fast-check';
import { nativeFunctions } from '../../../expressions/jsonata/functions/nativeFunctions.ts';
import { formulaOf } from './formulaOf.ts';

const operators = '+ - * / % & = != < <= and or in .. . ~> ?: ??'.split(' ');

/** Three arguments of each signature letter, by position. */
const fitting: Readonly<Record<string, readonly [string, string, string]>> = {
  b: ['true', '(数量 > 1)', 'false'],
  n: ['数量', '-2', '1510067557121'],
  s: ['名', '"a"', '"[Y]-[M01]"'],
  a: ['明细.数量', '[3, 1, 2]', '[1..20]'],
  o: ['{"a": 1, "b": [2]}', '明细[0]', '{}'],
  f: ['function($x, $i){ {0} }', 'function($x, $i){ {1} }', 'function($x){ $x > 1 }'],
  x: ['明细', 'a', '$'],
};

const shapes: readonly string[] = [
  ...operators.map((operator) => `{0} ${operator} {1}`),
  ...'({0})|-{0}|[{0}]|[{0}, {1}]|[{0}..{1}]|{{0}: {1}}|{0}{{1}: {2}}|{0}[{1}]|{0}[]'.split('|'),
  ...['{"a": {0}, "数量": {1}}', '{0} ? {1} : {2}', '{0}^({1})', '{0}^(>{1}, <{2})', '($x := {0}; {1})'],
  '($f := function($x, $i){ {0} }; $f({1}))',
  '($f := function($x){ $x > 3 ? {0} : $f($x + 1) }; $f(0))',
  ...['map', 'filter', 'sort', 'each', 'sift'].map((name) => `$${name}({0}, function($x, $i){ {1} })`),
  '$reduce({0}, function($x, $i){ {1} }, {2})',
  ...[
    '{0} ~> |{1}|{"a": {2}}|',
    '{0} ~> |{1}|{}, "a"|',
    '明细@$x.({0})',
    '明细#$i.({0})',
    '明细.({0}.%.{1})',
  ],
  ...[
    '明细[{0}]',
    '明细.{"a": {0}}',
    '明细{名: {0}}',
    '明细^({0})',
    '$replace({0}, /a(b)?/, {1})',
    '$match({0}, /(.)*/)',
  ],
  ...[...nativeFunctions.values()].filter(({ name }) => name !== 'eval').flatMap(calls),
];

/** Calls with arguments that fit the signature. A random formula replaces one of them. */
function calls({
  name,
  signature,
}: {
  readonly name: string;
  readonly signature: string;
}): readonly string[] {
  const wanted =
    signature
      .slice(1, -1)
      .replaceAll(/<[^>]*>|:.*/g, '')
      .match(/\([a-z]+\)|[a-z]/g) ?? [];
  const given = wanted.map(
    (letters, at) => fitting[letters.replaceAll(/[()]/g, '').charAt(0)]?.[at % 3] ?? '$',
  );
  return [given, ...given.map((_, at) => given.with(at, '{2}'))].map(
    (list) => `$${name}(${list.join(', ')})`,
  );
}

/** Formulas from the grammar of JSONata. */
export const jsonataFormula: fc.Arbitrary<string> = formulaOf(
  shapes,
  [
    ...'数量 明细 明细.数量 a 名 ** * $ $$ $x $i 0 -1 3 0.1 "" "a" "12" [1..3] [3,1,2] ["b","a"] {"a":1,"b":[2]}'.split(
      ' ',
    ),
    ...['true', '明细.(数量 * 单价)', '明细[数量 > 1]', '[{"数量": 2, "名": "b"}, {"数量": 1, "名": "a"}]'],
  ],
  '$f missing null false 1e308 9007199254740993 12345678901234567890.25 "#,##0.00" [] {} /a/ $sum $string function($v){$v} $__proto__ __proto__ "__proto__" "constructor"'.split(
    ' ',
  ),
);
