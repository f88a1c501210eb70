import { toInteger } from '../../values/coerce.ts';
import { numeric } from '../../values/compareScalars.ts';
import { ExcelError, errors } from '../../values/ExcelError.ts';
import type { ExcelScalar } from '../../values/ExcelValue.ts';
import { type ExcelExample, type ExcelFunction, excelFunction } from '../ExcelFunction.ts';

/** Functions that test or describe a value. */
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
  test('ISERR', '是否为 #N/A 以外的错误值。', 'Whether a value is an error other than #N/A.', isOtherError, {
    formula: '=ISERR(1/0)',
    value: true,
  }),
  test(
    'ISLOGICAL',
    '是否为逻辑值 TRUE 或 FALSE。',
    'Whether a value is TRUE or FALSE.',
    (value) => typeof value === 'boolean',
    { formula: '=ISLOGICAL(FALSE)', value: true },
  ),
  test(
    'ISNONTEXT',
    '是否不为文本，空白也算。',
    'Whether a value is no text; a blank is none.',
    (value) => typeof value !== 'string',
    { formula: '=ISNONTEXT(1)', value: true },
  ),
  test('ISNA', '是否为 #N/A。', 'Whether a value is #N/A.', (value) => value === errors.missing, {
    formula: '=ISNA(#N/A)',
    value: true,
  }),
  excelFunction({
    name: 'NA',
    category: 'information',
    summary: { zh: '错误值 #N/A。', en: 'The error value #N/A.' },
    parameters: [],
    result: 'any',
    examples: [{ formula: '=IFNA(NA(), "没有")', value: '没有' }],
    run: () => errors.missing,
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

function isOtherError(value: ExcelScalar): boolean {
  return value instanceof ExcelError && value !== errors.missing;
}

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
