import type fc from 'fast-check';
import { functions } from '../../../expressions/excel/functions/functions.ts';
import { formulaOf } from './formulaOf.ts';

const calls = [...functions.values()].flatMap(({ name, parameters }) => {
  const call = (count: number): string =>
    `${name}(${Array.from({ length: count }, (_, at) => `{${at % 9}}`).join(',')})`;
  return [call(parameters.length), call(parameters.filter(({ optional }) => optional !== true).length)];
});

/** Formulas from the grammar of Excel. */
export const excelFormula: fc.Arbitrary<string> = formulaOf(
  [
    ...'+ - * / ^ & = <> < >='.split(' ').map((operator) => `{0}${operator}{1}`),
    '({0})',
    '-{0}',
    '{0}%',
    ...calls,
  ],
  [
    ...'[数量] SUM([明细.数量]) [a] A1 B2 A1:B3 A1:A5 0 1 -1 2.5 0.1 45000 60 TRUE "" "a" "12" "2026-03-01" "12:30"'.split(
      ' ',
    ),
    ...'">1" "*a?" "0.00%" "yyyy年m月d日" {1,2;3,4} {"a","b"} {1;2;3} {-100,60,60}'.split(' '),
  ],
  [
    ...'[明细.数量] [明细.名] [missing] [__proto__] C1:XFD1 1E308 1E-300 2958466 99999999999999999999 FALSE #N/A #DIV/0!'.split(
      ' ',
    ),
    '',
  ],
).map((text) => `=${text}`);
