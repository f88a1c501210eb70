import type { FieldSchema } from '../runtime/model/schema/FieldSchema.ts';

/** Number of fields of a record. */
export const fieldCount = 200;

const units = ['个', '件', '套', '千克', '米'].map((unit, at) => ({ key: `u${at}`, value: unit }));

/** Twenty lines as in a factory's table. `at`: number of the first one. */
const block = (at: number): readonly FieldSchema[] => {
  const name = (offset: number) => ({ field: `F${at + offset}`, title: `字段${at + offset}` });
  return [
    { ...name(0), type: 'text', required: true, max: 40, maxlength: 40 },
    { ...name(1), type: 'text', maxlength: 100 },
    { ...name(2), type: 'text', maxlength: 30, min: 2 },
    { ...name(3), type: 'select', data: units, required: true },
    { ...name(4), type: 'select', columnType: 'int', dataKey: 'customers', required: true },
    { ...name(5), type: 'select', dataKey: 'currency', maxlength: 10 },
    { ...name(6), type: 'decimal', scale: 3, required: true, min: 0 },
    { ...name(7), type: 'decimal', scale: 2, min: 0, max: 1_000_000 },
    { ...name(8), type: 'decimal', scale: 2 },
    { ...name(9), type: 'number', required: true, min: 1, max: 9999 },
    { ...name(10), type: 'int' },
    { ...name(11), type: 'date', required: true },
    { ...name(12), type: 'date' },
    { ...name(13), type: 'datetime' },
    { ...name(14), type: 'switch' },
    { ...name(15), type: 'phone' },
    { ...name(16), type: 'mail', maxlength: 60 },
    { ...name(17), type: 'textarea', maxlength: 500 },
    // A condition reads another field of the record.
    { ...name(18), type: 'text', maxlength: 20, requiredWhen: { '>': [{ var: `F${at + 9}` }, 5000] } },
    { ...name(19), type: 'decimal', scale: 2, min: 0, visibleWhen: { '==': [{ var: `F${at + 14}` }, 1] } },
  ];
};

/** 200 fields of mixed types, some required, one in ten with a condition. */
export const validationFields: readonly FieldSchema[] = Array.from({ length: fieldCount / 20 }, (_, at) =>
  block(at * 20),
).flat();
