import type { Cell } from '../../schema/Row.ts';
import type { ColumnType } from './ColumnType.ts';
import { finding, isNothing, nothing, refused } from './finding.ts';

/** Number of characters as PostgreSQL counts them: code points, not UTF-16 units. */
export function characters(text: string): number {
  let count = text.length;
  for (let index = 0; index < text.length - 1; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit < 0xd800 || unit > 0xdbff) continue;
    const next = text.charCodeAt(index + 1);
    if (next >= 0xdc00 && next <= 0xdfff) {
      count -= 1;
      index += 1;
    }
  }
  return count;
}

/** Whether the text has more than `most` characters. Counts them only where its length leaves it open. */
export function isLonger(text: string, most: number): boolean {
  return text.length > most && (text.length > most * 2 || characters(text) > most);
}

/** Text up to `maxlength` characters; without it of any length. */
export const stringColumn: ColumnType = {
  name: 'string',
  valueType: 'text',
  sqlType: (field) => (field.maxlength === undefined ? 'text' : `varchar(${field.maxlength})`),
  parse(raw) {
    if (isNothing(raw)) return nothing;
    if (typeof raw === 'string') return storable(raw) ? { ok: true, value: raw } : refused('form.text');
    if (typeof raw === 'number' || typeof raw === 'boolean') return { ok: true, value: String(raw) };
    return refused('form.text');
  },
  wire: (stored) => (stored === null || stored === undefined ? null : String(stored)),
  fits(field) {
    const { maxlength } = field;
    const notText = finding('form.text');
    const tooLong = finding('form.maxLength', { n: maxlength ?? 0 });
    return (value: Cell) => {
      if (typeof value === 'string') {
        return maxlength !== undefined && isLonger(value, maxlength) ? tooLong : undefined;
      }
      return typeof value === 'object' && value !== null ? notText : undefined;
    };
  },
  valueSchema: (field) => ({
    type: ['string', 'null'],
    ...(field.maxlength === undefined ? {} : { maxLength: field.maxlength }),
  }),
};

/** Whether PostgreSQL can store the text: it refuses only NUL. Checked once, when a value is parsed. */
function storable(text: string): boolean {
  return !text.includes('\u0000');
}
