import type { Cell } from '../../schema/Row.ts';
import { plainTyped } from './blanks.ts';
import type { ColumnType } from './ColumnType.ts';
import { finding, isNothing, nothing, refused } from './finding.ts';

const guidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A 128-bit identifier, lower case with dashes. */
export const guidColumn: ColumnType = {
  name: 'guid',
  valueType: 'text',
  sqlType: () => 'uuid',
  parse(raw) {
    if (isNothing(raw)) return nothing;
    if (typeof raw !== 'string') return refused('form.guid');
    const text = plainTyped(raw);
    if (text === '') return nothing;
    return guidPattern.test(text) ? { ok: true, value: text.toLowerCase() } : refused('form.guid');
  },
  wire: (stored) => (stored === null || stored === undefined ? null : String(stored)),
  fits() {
    const notGuid = finding('form.guid');
    return (value: Cell) =>
      isNothing(value) || (typeof value === 'string' && guidPattern.test(plainTyped(value)))
        ? undefined
        : notGuid;
  },
  valueSchema: () => ({ type: ['string', 'null'], format: 'uuid' }),
};
