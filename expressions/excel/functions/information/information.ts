import { toInteger } from '../../values/coerce.ts';
import { numeric } from '../../values/compareScalars.ts';
import { ExcelError, errors } from '../../values/ExcelError.ts';
import type { ExcelScalar } from '../../values/ExcelValue.ts';
import { type ExcelExample, type ExcelFunction, excelFunction } from '../ExcelFunction.ts';

/** What a value is. */
export const information: readonly ExcelFunction[] = [
  test('ISBLANK', '是否为空白。', 'Whether a value is blank.', (value) => value === null, {
    formula: '=ISBLANK([备注])',
    data: { 备注: null },
    value: true,
  }),
  test('ISNUMBER', '是否为数字。', 'Whether a value is a number.', (value) => numeric(value) !== undefined, {
    formula: '=ISNUMBER("4")',
    value: false,
  }),
  test('ISTEXT', '是否为文本。', 'Whether a value is text.', (value) => typeof value === 'string', {
    formula: '=ISTEXT("客户")',
    value: true,
  }),
  test('ISERROR', '是否为错误值。', 'Whether a value is an error.', (value) => value instanceof ExcelError, {
    formula: '=ISERROR(1/0)',
    value: true,
  }),
  test('ISNA', '是否为 #N/A。', 'Whether a value is #N/A.', (value) => value === errors.missing, {
    formula: '=ISNA(#N/A)',
    value: true,
  }),
  excelFunction({
    name: 'ISEVEN',
    category: 'information',
    summary: { zh: '是否为偶数（小数部分不计）。', en: 'Whether a number is even, its fraction cut off.' },
    parameters: [{ name: 'number', takes: 'scalar' }],
    result: 'boolean',
    examples: [{ formula: '=ISEVEN(2.5)', value: true }],
    run: (_frame, value) => parity(value, 0),
  }),
  excelFunction({
    name: 'ISODD',
    category: 'information',
    summary: { zh: '是否为奇数（小数部分不计）。', en: 'Whether a number is odd, its fraction cut off.' },
    parameters: [{ name: 'number', takes: 'scalar' }],
    result: 'boolean',
    examples: [{ formula: '=ISODD(-1)', value: true }],
    run: (_frame, value) => parity(value, 1),
  }),
];

function test(
  name: string,
  zh: string,
  en: string,
  holds: (value: ExcelScalar) => boolean,
  example: ExcelExample,
): ExcelFunction {
  return excelFunction({
    name,
    category: 'information',
    summary: { zh, en },
    parameters: [{ name: 'value', takes: 'any' }],
    result: 'boolean',
    examples: [example],
    run: (_frame, value) => holds(value),
  });
}

function parity(value: ExcelScalar, wanted: 0 | 1): ExcelScalar {
  if (typeof value === 'boolean') return errors.value;
  const whole = toInteger(value);
  return whole instanceof ExcelError ? whole : Math.abs(whole % 2) === wanted;
}
