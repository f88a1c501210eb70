import { finding } from '../columnTypes/finding.ts';
import { textual } from './textual.ts';

const notBarcode = finding('form.barcode');

/** True for a text that Code 128 can hold: letters without accents, digits and signs of a keyboard. */
export const isBarcode = (text: string): boolean => /^[ -~]+$/.test(text);

/** A code that is also shown as bars (Code 128). */
export const barcode = textual({
  name: 'barcode',
  label: { zh: '条形码', en: 'Barcode' },
  options: { numberRule: { type: 'string', description: '编号规则：空值在保存时生成' } },
  defaults: { maxlength: 80 },
  pattern: (value) => (isBarcode(value) ? undefined : notBarcode),
});
