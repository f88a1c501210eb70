import { capitalAmount } from '../../fields/capitalAmount.ts';
import type { PrintValue } from '../../schema/PrintSchema.ts';
import type { ValueKind } from './ValueKind.ts';

const nameOf = ({ words: name }: PrintValue): string => (typeof name === 'string' ? name : '');

/** An amount of money in capital characters (人民币大写); blank in other currencies than the yuan. */
export const words: ValueKind = {
  name: 'words',
  properties: { words: { type: 'string', description: '金额字段，打印为人民币大写' } },
  text: (value, filler, place) => {
    const placed = filler.field(nameOf(value), place);
    if (placed === undefined) return '';
    const { currencyField } = placed.field;
    const currency = currencyField === undefined ? undefined : filler.field(currencyField, place)?.value;
    return currencyField !== undefined && currency !== 'CNY' ? '' : (capitalAmount(placed.value) ?? '');
  },
  fieldOf: nameOf,
};
