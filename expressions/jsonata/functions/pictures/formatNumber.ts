import type { Frame } from '../../../evaluate/Frame.ts';
import type { Numeric } from '../../../numbers/Decimal.ts';
import { decimalOf } from '../../../numbers/decimalOf.ts';
import { seen } from '../../../numbers/numberOut.ts';
import type { JsonataObject } from '../../JsonataValue.ts';
import type { NativeFunction } from '../NativeFunction.ts';
import { type NumberSymbols, symbolsOf } from './numbers/NumberSymbols.ts';
import { readSubPicture, type SubPicture } from './numbers/SubPicture.ts';
import { writeNumber } from './numbers/writeNumber.ts';
import { remembered } from './remembered.ts';
import { shortPicture } from './shortPicture.ts';

/**
 * `$formatNumber(number, picture, options?)`: formats by an XPath picture, rounding half to even on the
 * decimal value; D3080 to D3093.
 */
export const formatNumber: NativeFunction = {
  name: 'formatNumber',
  signature: '<n-so?:s>',
  title: '数字格式',
  summary: {
    zh: '按图样写数字：# 可省的位，0 必写的位，逗号分组；分号后是负数的图样。',
    en: 'Writes a number by a picture: # optional digit, 0 digit, commas group; after a semicolon for negative numbers.',
  },
  parameters: ['number', 'picture', 'options'],
  examples: [
    { expr: '$formatNumber(12345.6, "#,##0.00")', value: '12,345.60' },
    { expr: '$formatNumber(0.13, "0%")', value: '13%' },
    { expr: '$formatNumber(-29.985, "¥0.00;(¥0.00)")', value: '(¥29.98)' },
  ],
  run({ frame }, value?: Numeric, picture?: string, options?: JsonataObject) {
    if (value === undefined || picture === undefined) return undefined;
    const isPlain = options === undefined;
    const symbols = isPlain ? plainSymbols : symbolsOf(options);
    const [positive, negative] = isPlain
      ? plainPictures(frame, picture)
      : readPictures(frame, shortPicture(frame, picture), symbols);
    const { coefficient, scale } = decimalOf(seen(value));
    const isNegative = coefficient < 0n;
    const chosen = (isNegative ? negative : undefined) ?? positive;
    if (chosen === undefined) return undefined;
    const text = writeNumber(isNegative ? -coefficient : coefficient, scale, chosen, symbols);
    const result = isNegative && negative === undefined ? symbols.minus + text : text;
    frame.allocateText(result.length);
    return result;
  },
};

const plainSymbols = symbolsOf();
const plainPictures = remembered((frame, picture) => readPictures(frame, picture, plainSymbols));

/** Parses the picture of positive numbers and the optional one of negative numbers. */
function readPictures(frame: Frame, picture: string, symbols: NumberSymbols): readonly SubPicture[] {
  const pictures = picture.split(symbols.separator);
  if (pictures.length > 2) throw frame.refuse('D3080', 'The picture has more than two sub-pictures.');
  return pictures.map((given) => readSubPicture(frame, given, symbols));
}
