import type { Data } from '../../../../expressions/index.ts';
import type { PrintValue } from '../../schema/PrintSchema.ts';
import type { ValueKind } from './ValueKind.ts';

const nameOf = ({ field: name }: PrintValue): string => (typeof name === 'string' ? name : '');

/** The value of a field as lists show it: the label of a choice, grouped numbers, dates. */
export const field: ValueKind = {
  name: 'field',
  properties: { field: { type: 'string', description: '字段；明细行中 $main.字段 是主表字段' } },
  text: (value, filler, place) => {
    const placed = filler.field(nameOf(value), place);
    if (placed === undefined || placed.value === null || placed.value === '') return '';
    const { labelOf, locale } = filler.world;
    return (
      labelOf(placed.field, placed.value) ?? placed.field.kind.format(placed.value, placed.field, locale)
    );
  },
  // Cells are JSON values.
  data: (value, filler, place) => (filler.field(nameOf(value), place)?.value ?? null) as Data,
  fieldOf: nameOf,
};
