import type { Frame } from '../../../evaluate/Frame.ts';
import { toText } from '../../values/coerce.ts';
import { ExcelError, errors } from '../../values/ExcelError.ts';
import type { ExcelValue } from '../../values/ExcelValue.ts';
import { Matrix } from '../../values/Matrix.ts';
import { type ExcelFunction, excelFunction } from '../ExcelFunction.ts';
import { built } from './built.ts';

/** Functions that join texts. More than 32,767 characters are #VALUE!. */
export const joins: readonly ExcelFunction[] = [
  excelFunction({
    name: 'CONCAT',
    category: 'text',
    summary: { zh: '连接文本，参数可以是区域。', en: 'Texts joined; arguments may be ranges.' },
    parameters: [{ name: 'text', takes: 'range', repeats: true }],
    result: 'text',
    examples: [
      {
        formula: '=CONCAT(A1:B2)',
        data: {
          'A1:B2': [
            ['a', 1],
            [null, true],
          ],
        },
        value: 'a1TRUE',
      },
    ],
    run: (frame, ...values) => joined(frame, values, [''], false),
  }),
  excelFunction({
    name: 'CONCATENATE',
    category: 'text',
    summary: { zh: '连接文本。', en: 'Texts joined.' },
    parameters: [{ name: 'text', takes: 'text', repeats: true }],
    result: 'text',
    examples: [{ formula: '=CONCATENATE([省], [市])', data: { 省: '广东', 市: '深圳' }, value: '广东深圳' }],
    run: (frame, ...texts) => joined(frame, texts, [''], false),
  }),
  excelFunction({
    name: 'TEXTJOIN',
    category: 'text',
    summary: {
      zh: '用分隔符连接文本，可忽略空值。',
      en: 'Texts joined with a delimiter, empty ones left out on request.',
    },
    parameters: [
      { name: 'delimiter', takes: 'range' },
      { name: 'ignore_empty', takes: 'boolean' },
      { name: 'text', takes: 'range', repeats: true },
    ],
    result: 'text',
    examples: [
      {
        formula: '=TEXTJOIN("、", TRUE, [明细.品名])',
        data: { 明细: [{ 品名: '螺丝' }, { 品名: null }, { 品名: '螺母' }] },
        value: '螺丝、螺母',
      },
    ],
    run: (frame, delimiter, ignoreEmpty, ...values) => {
      const delimiters = textsOf(frame, delimiter);
      return delimiters instanceof ExcelError
        ? delimiters
        : joined(frame, values as ExcelValue[], delimiters, ignoreEmpty);
    },
  }),
  excelFunction({
    name: 'REPT',
    category: 'text',
    summary: { zh: '将文本重复若干次。', en: 'A text again and again.' },
    parameters: [
      { name: 'text', takes: 'text' },
      { name: 'number_times', takes: 'integer' },
    ],
    result: 'text',
    examples: [{ formula: '=REPT("*-", 3)', value: '*-*-*-' }],
    run: (frame, text, times) =>
      times < 0
        ? errors.value
        : built(frame, text.length * times, () => text.repeat(text === '' ? 0 : times)),
  }),
];

function joined(
  frame: Frame,
  values: readonly ExcelValue[],
  delimiters: readonly string[],
  ignoreEmpty: boolean,
): string | ExcelError {
  const texts: string[] = [];
  let length = 0;
  for (const value of values) {
    const found = textsOf(frame, value);
    if (found instanceof ExcelError) return found;
    for (const text of found) {
      if (ignoreEmpty && text === '') continue;
      if (texts.length > 0) length += delimiterAt(delimiters, texts.length).length;
      texts.push(text);
      length += text.length;
    }
  }
  const [only = ''] = delimiters;
  if (delimiters.length < 2) return built(frame, length, () => texts.join(only));
  const [first = '', ...rest] = texts;
  return built(frame, length, () =>
    rest.reduce((whole, text, index) => whole + delimiterAt(delimiters, index + 1) + text, first),
  );
}

/** The delimiter before the text at an index from 1 on; several delimiters take turns. */
function delimiterAt(delimiters: readonly string[], place: number): string {
  return delimiters[(place - 1) % delimiters.length] ?? '';
}

function textsOf(frame: Frame, value: ExcelValue): readonly string[] | ExcelError {
  const cells = value instanceof Matrix ? value.cells : [value];
  frame.charge(cells.length);
  const texts: string[] = [];
  for (const cell of cells) {
    const text = toText(cell);
    if (text instanceof ExcelError) return text;
    texts.push(text);
  }
  return texts;
}
