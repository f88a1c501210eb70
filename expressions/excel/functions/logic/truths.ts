import type { Frame } from '../../../evaluate/Frame.ts';
import { toBoolean } from '../../values/coerce.ts';
import { ExcelError, errors } from '../../values/ExcelError.ts';
import type { ExcelScalar, ExcelValue } from '../../values/ExcelValue.ts';
import { Matrix } from '../../values/Matrix.ts';
import { type ExcelFunction, excelFunction } from '../ExcelFunction.ts';

const logical = [{ name: 'logical', takes: 'range', repeats: true }] as const;

/** Logical functions. */
export const truths: readonly ExcelFunction[] = [
  excelFunction({
    name: 'AND',
    category: 'logic',
    summary: { zh: '所有条件都成立。', en: 'Whether all hold.' },
    parameters: logical,
    result: 'boolean',
    examples: [{ formula: '=AND([数量]>0, [单价]>0)', data: { 数量: 1, 单价: 0 }, value: false }],
    run: (frame, ...values) => holding(frame, values, (held, all) => held === all),
  }),
  excelFunction({
    name: 'OR',
    category: 'logic',
    summary: { zh: '至少一个条件成立。', en: 'Whether any holds.' },
    parameters: logical,
    result: 'boolean',
    examples: [{ formula: '=OR([数量]>0, [单价]>0)', data: { 数量: 1, 单价: 0 }, value: true }],
    run: (frame, ...values) => holding(frame, values, (held) => held > 0),
  }),
  excelFunction({
    name: 'XOR',
    category: 'logic',
    summary: { zh: '成立的条件个数为奇数。', en: 'Whether an odd number of them holds.' },
    parameters: logical,
    result: 'boolean',
    examples: [{ formula: '=XOR(3>0, 2<9)', value: false }],
    run: (frame, ...values) => holding(frame, values, (held) => held % 2 === 1),
  }),
  excelFunction({
    name: 'NOT',
    category: 'logic',
    summary: { zh: '取反。', en: 'The opposite truth value.' },
    parameters: [{ name: 'logical', takes: 'boolean' }],
    result: 'boolean',
    examples: [{ formula: '=NOT(2+2=5)', value: true }],
    run: (_frame, value) => !value,
  }),
];

/**
 * Counts the true values among all booleans. Skips text and blanks in a matrix. #VALUE! when there are no
 * booleans.
 */
function holding(
  frame: Frame,
  values: readonly ExcelValue[],
  answer: (held: number, all: number) => boolean,
): ExcelScalar {
  let held = 0;
  let all = 0;
  for (const value of values) {
    if (!(value instanceof Matrix)) {
      const truth = toBoolean(value);
      if (truth instanceof ExcelError) return truth;
      all += 1;
      if (truth) held += 1;
      continue;
    }
    frame.charge(value.cells.length);
    for (const cell of value.cells) {
      if (cell === null || typeof cell === 'string') continue;
      const truth = toBoolean(cell);
      if (truth instanceof ExcelError) return truth;
      all += 1;
      if (truth) held += 1;
    }
  }
  return all === 0 ? errors.value : answer(held, all);
}
