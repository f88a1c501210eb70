import { describe, expect, it } from 'vitest';
import { rmbText } from '../../expressions/excel/functions/chinese/rmbText.ts';
import { formatNumber, formatText } from '../../expressions/excel/functions/formats/formatNumber.ts';
import { numericOf } from '../../expressions/numbers/numericOf.ts';
import amounts from './excel/functions/amounts.json';
import formats from './excel/functions/formats.json';
import { Random } from './Random.ts';

const numeric = (value: number | string) => numericOf(value) ?? expect.fail(`${value} is no number`);

describe('number formats', () => {
  it.each(formats)('$name: $format', ({ value, format, text }) => {
    expect(formatNumber(numeric(value), format) ?? null).toBe(text);
  });

  it.each([
    ['shows text by the text section', '张三', '0;0;0;"客户:"@', '客户:张三'],
    ['shows text by a format of text alone', '张三', '@先生', '张三先生'],
    ['repeats text', '重要', '@@', '重要重要'],
    ['keeps text where the format has no section for it', '张三', '0.00', '张三'],
    ['has no text for a format that is none', '张三', '[foo]@', undefined],
  ])('%s', (_name, text, format, shown) => {
    expect(formatText(text, format)).toBe(shown);
  });

  it('answers text or nothing for any format at all', () => {
    const random = new Random(20_260_101);
    const alphabet = Array.from('0#?.,%E+-;[]"\\_*@!/ymdhsaAPGM:<>=1¥年e( ');
    const values = [0, 1, -1, 45_296.5, 1 / 3, 1e300, -1e-300, 123_456_789.125];
    for (let round = 0; round < 4_000; round += 1) {
      const length = random.below(14);
      const format = Array.from({ length }, () => alphabet[random.below(alphabet.length)]).join('');
      const value = values[round % values.length] ?? 0;
      const text = formatNumber(value, format);
      if (text !== undefined && text.length > 700) expect.fail(`${value} by ${format}`);
    }
  });
});

describe('amounts in words', () => {
  it.each(amounts)('$name', ({ value, text }) => {
    expect(rmbText(numeric(value)) ?? null).toBe(text);
  });
});
