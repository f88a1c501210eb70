import { isNumeric } from '../../../../expressions/index.ts';
import { decimal } from '../../fields/types/decimal.ts';
import type { Formula } from '../../schema/Condition.ts';
import type { PrintValue } from '../../schema/PrintSchema.ts';
import type { ValueKind } from './ValueKind.ts';

const formulaOf = ({ formula: said }: PrintValue): Formula => said as Formula; // checked with the schema

/** The result of a formula. `scale`: decimals of a number, default 2. */
export const formula: ValueKind = {
  name: 'formula',
  properties: {
    formula: { description: '公式：JSON Logic、以 = 开头的表格公式或 JSONata' },
    scale: { type: 'integer', minimum: 0, maximum: 10, description: '小数位数，默认 2' },
  },
  text: (value, filler, place) => {
    const result = filler.formula(formulaOf(value), place);
    if (typeof result === 'string' || !isNumeric(result)) return typeof result === 'string' ? result : '';
    const scale = typeof value.scale === 'number' ? value.scale : 2;
    const shape = { field: '', title: '', type: 'decimal', columnType: 'decimal', scale } as const;
    const parsed = decimal.parse(result, shape);
    return decimal.format(parsed.ok ? parsed.value : result, shape, filler.world.locale);
  },
  data: (value, filler, place) => filler.formula(formulaOf(value), place),
  formulaOf,
};
