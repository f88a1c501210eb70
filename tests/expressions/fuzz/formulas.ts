import fc from 'fast-check';
import { functions } from '../../../expressions/excel/functions/functions.ts';
import { nativeFunctions } from '../../../expressions/jsonata/functions/nativeFunctions.ts';

/** Pieces of a grammar: `0` to `9` in braces stand for formulas inside. */
type Shape = readonly [pattern: string, holes: number];

const jsonataShapes: readonly Shape[] = [
  ...['+', '-', '*', '/', '%', '&', '=', '!=', '<', '<=', 'and', 'or', 'in', '..', '.', '~>', '?:', '??'].map(
    (operator): Shape => [`{0} ${operator} {1}`, 2],
  ),
  ['({0})', 1],
  ['-{0}', 1],
  ['[{0}]', 1],
  ['[{0}, {1}]', 2],
  ['[{0}..{1}]', 2],
  ['{"a": {0}, "数量": {1}}', 2],
  ['{{0}: {1}}', 2],
  ['{0}{{1}: {2}}', 3],
  ['{0}[{1}]', 2],
  ['{0}[]', 1],
  ['{0} ? {1} : {2}', 3],
  ['{0}^({1})', 2],
  ['{0}^(>{1}, <{2})', 3],
  ['($x := {0}; {1})', 2],
  ['($f := function($x, $i){ {0} }; $f({1}))', 2],
  ['($f := function($x){ $x > 3 ? {0} : $f($x + 1) }; $f(0))', 1],
  ['$map({0}, function($x, $i){ {1} })', 2],
  ['$filter({0}, function($x, $i){ {1} })', 2],
  ['$reduce({0}, function($x, $i){ {1} }, {2})', 3],
  ['$sort({0}, function($x, $i){ {1} })', 2],
  ['$each({0}, function($x, $i){ {1} })', 2],
  ['$sift({0}, function($x, $i){ {1} })', 2],
  ['{0} ~> |{1}|{"a": {2}}|', 3],
  ['{0} ~> |{1}|{}, "a"|', 2],
  ['{0}@$x.({1})', 2],
  ['{0}#$i.({1})', 2],
  ['{0}.({1}.%)', 2],
  ['$replace({0}, /a(b)?/, {1})', 2],
  ['$match({0}, /(.)*/)', 1],
  ...[...nativeFunctions.keys()].flatMap((name): Shape[] => [
    [`$${name}({0})`, 1],
    [`$${name}({0}, {1})`, 2],
    [`$${name}({0}, {1}, {2})`, 3],
  ]),
];

const jsonataLeaves = [
  ...[
    '数量',
    '明细',
    '明细.数量',
    'a',
    'a.a',
    '名',
    '**',
    '*',
    '$',
    '$$',
    '$x',
    '$i',
    '$f',
    'missing',
    'null',
    'true',
    'false',
  ],
  ...[
    '0',
    '-1',
    '3',
    '0.1',
    '1e308',
    '9007199254740993',
    '12345678901234567890.25',
    '""',
    '"a"',
    '"12"',
    '"#,##0.00"',
    '"[Y0001]-[M01]"',
  ],
  ...[
    '[]',
    '{}',
    '[1..3]',
    '[3,1,2]',
    '["b","a"]',
    '{"a": 1, "b": [2]}',
    '/a/',
    '$sum',
    '$string',
    'function($v){ $v }',
    '$__proto__',
    '__proto__',
    '"__proto__"',
  ],
];

const excelShapes: readonly Shape[] = [
  ...['+', '-', '*', '/', '^', '&', '=', '<>', '<', '>='].map((operator): Shape => [`{0}${operator}{1}`, 2]),
  ['({0})', 1],
  ['-{0}', 1],
  ['{0}%', 1],
  ...[...functions.values()].flatMap(({ name, parameters }): Shape[] => {
    const holes = (count: number): Shape => [
      `${name}(${Array.from({ length: count }, (_, at) => `{${at}}`).join(',')})`,
      count,
    ];
    return [holes(Math.min(9, parameters.length)), holes(Math.max(1, Math.min(9, parameters.length - 1)))];
  }),
];

const excelLeaves = [
  ...[
    '[数量]',
    '[明细.数量]',
    '[明细.名]',
    '[a]',
    'A1',
    'B2',
    'A1:B3',
    'A1:A5',
    'C1:XFD1',
    '[missing]',
    '[__proto__]',
  ],
  ...[
    '0',
    '1',
    '-1',
    '2.5',
    '0.1',
    '1E308',
    '1E-300',
    '45000',
    '2958466',
    '60',
    '99999999999999999999',
    'TRUE',
    'FALSE',
    '""',
    '"a"',
    '"12"',
    '"2026-03-01"',
    '"12:30"',
    '"*a?"',
    '">1"',
    '"0.00%"',
    '"yyyy年m月d日"',
  ],
  ...['{1,2;3,4}', '{"a","b"}', '{1;2;3}', '#N/A', '#DIV/0!', ''],
];

/** Formulas made by the rules of the language. */
export const jsonataFormula: fc.Arbitrary<string> = formula(jsonataShapes, jsonataLeaves);
export const excelFormula: fc.Arbitrary<string> = formula(excelShapes, excelLeaves).map((text) => `=${text}`);

function formula(shapes: readonly Shape[], leaves: readonly string[]): fc.Arbitrary<string> {
  return fc.letrec<{ formula: string }>((tie) => ({
    formula: fc.oneof(
      { maxDepth: 5, depthSize: 'small', withCrossShrink: true },
      { arbitrary: fc.constantFrom(...leaves), weight: 2 },
      {
        arbitrary: fc
          .tuple(fc.constantFrom(...shapes), tie('formula'), tie('formula'), tie('formula'))
          .map(([[pattern], ...inner]) => pattern.replaceAll(/\{(\d)\}/g, (_, at) => inner[at % 3] ?? '')),
        weight: 5,
      },
    ),
  })).formula;
}
