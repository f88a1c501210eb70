import type { Frame } from '../../../evaluate/Frame.ts';
import { numeric } from '../../values/compareScalars.ts';
import { ExcelError } from '../../values/ExcelError.ts';
import type { ExcelScalar, ExcelValue } from '../../values/ExcelValue.ts';
import { Matrix } from '../../values/Matrix.ts';
import { numberFromText } from '../../values/numberFromText.ts';
import { type ExcelFunction, excelFunction } from '../ExcelFunction.ts';
import { selection } from '../selected.ts';

const stock = { 'A1:A5': [[12], ['缺货'], [null], [0], ['']] };

/** Counting functions. */
export const counts: readonly ExcelFunction[] = [
  excelFunction({
    name: 'COUNT',
    category: 'statistics',
    summary: { zh: '数字的个数。', en: 'How many numbers there are.' },
    parameters: [{ name: 'value', takes: 'range', repeats: true }],
    result: 'number',
    examples: [{ formula: '=COUNT(A1:A5)', data: stock, value: 2 }],
    run: (frame, ...values) => counted(frame, values, (cell) => numeric(cell) !== undefined, isCountable),
  }),
  excelFunction({
    name: 'COUNTA',
    category: 'statistics',
    summary: { zh: '非空值的个数。', en: 'How many values are not blank.' },
    parameters: [{ name: 'value', takes: 'range', repeats: true }],
    result: 'number',
    examples: [{ formula: '=COUNTA(A1:A5)', data: stock, value: 4 }],
    run: (frame, ...values) =>
      counted(
        frame,
        values,
        (cell) => cell !== null,
        () => true,
      ),
  }),
  excelFunction({
    name: 'COUNTBLANK',
    category: 'statistics',
    summary: { zh: '空白单元格的个数，空文本也算。', en: 'How many cells are blank or hold empty text.' },
    parameters: [{ name: 'range', takes: 'range' }],
    result: 'number',
    examples: [{ formula: '=COUNTBLANK(A1:A5)', data: stock, value: 2 }],
    run: (frame, value) => counted(frame, [value], isVoid, isVoid),
  }),
  excelFunction({
    name: 'COUNTIF',
    category: 'statistics',
    summary: { zh: '满足条件的单元格个数。', en: 'How many cells meet a criterion.' },
    parameters: [
      { name: 'range', takes: 'range' },
      { name: 'criteria', takes: 'any' },
    ],
    result: 'number',
    examples: [{ formula: '=COUNTIF(A1:A5, ">=10")', data: stock, value: 1 }],
    run: (frame, range, criteria) => held(frame, [range, criteria]),
  }),
  excelFunction({
    name: 'COUNTIFS',
    category: 'statistics',
    summary: { zh: '满足多个条件的行数。', en: 'How many places meet all criteria.' },
    parameters: [
      { name: 'criteria_range', takes: 'range', repeats: true },
      { name: 'criteria', takes: 'any', repeats: true },
    ],
    result: 'number',
    examples: [{ formula: '=COUNTIFS(A1:A5, ">=0", A1:A5, "<10")', data: stock, value: 1 }],
    run: (frame, ...pairs) => held(frame, pairs),
  }),
];

function held(frame: Frame, pairs: readonly ExcelValue[]): ExcelValue {
  const chosen = selection(frame, pairs);
  return chosen instanceof ExcelError ? chosen : chosen.holds.filter(Boolean).length;
}

type Test = (value: ExcelScalar) => boolean;

function counted(frame: Frame, values: readonly ExcelValue[], inMatrix: Test, inPlace: Test): number {
  let count = 0;
  for (const value of values) {
    if (!(value instanceof Matrix)) count += inPlace(value) ? 1 : 0;
    else {
      frame.charge(value.cells.length);
      for (const cell of value.cells) if (inMatrix(cell)) count += 1;
    }
  }
  return count;
}

/** A direct value counts when it converts to a number. */
function isCountable(value: ExcelScalar): boolean {
  if (typeof value === 'string') return numberFromText(value) !== undefined;
  return !(value instanceof ExcelError);
}

function isVoid(value: ExcelScalar): boolean {
  return value === null || value === '';
}
