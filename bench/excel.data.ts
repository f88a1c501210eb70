import type { ResolvedTable } from '../runtime/model/fields/resolve/ResolvedTable.ts';
import { resolve } from '../runtime/model/fields/resolve/resolve.ts';
import { fieldTypeRegistry } from '../runtime/model/fields/types/index.ts';
import { translate } from '../runtime/model/formulas/translate.ts';
import type { FieldSchema } from '../runtime/model/schema/FieldSchema.ts';
import type { MutableRow, Row } from '../runtime/model/schema/Row.ts';

const options = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({ key: `${prefix}${at}`, value: `${prefix}选项${at}` }));

const line = (at: number, more: Partial<FieldSchema> & { readonly type: string }): FieldSchema => ({
  field: `F${at}`,
  title: `字段${at}`,
  editRowNo: 1,
  ...more,
});

const fields: readonly FieldSchema[] = [
  line(0, { type: 'text', required: true, max: 40, maxlength: 40 }),
  line(1, { type: 'text', maxlength: 100 }),
  line(2, { type: 'text', min: 2, maxlength: 30 }),
  line(3, { type: 'select', data: options('u', 5), required: true }),
  line(4, { type: 'select', data: options('c', 12) }),
  line(5, { type: 'select', data: options('w', 60) }),
  line(6, { type: 'decimal', scale: 3, required: true, min: 0 }),
  line(7, { type: 'decimal', scale: 2, min: 0, max: 1_000_000 }),
  line(8, { type: 'decimal', scale: 2 }),
  line(9, { type: 'number', required: true, min: 1, max: 9999 }),
  line(10, { type: 'int' }),
  line(11, { type: 'date', required: true }),
  line(12, { type: 'date' }),
  line(13, { type: 'datetime' }),
  line(14, { type: 'switch' }),
  line(15, { type: 'phone' }),
  line(16, { type: 'mail', maxlength: 60 }),
  line(17, { type: 'text', maxlength: 200 }),
  line(18, { type: 'text', maxlength: 20 }),
  line(19, { type: 'decimal', scale: 2, min: 0 }),
];

/** A table of 20 columns with texts, labels, numbers and dates, as in a factory. */
export const excelTable: ResolvedTable = resolve(
  translate(
    [{ kind: 'table', name: 'Bench', table: { table: 'Bench', cnName: '性能', key: 'Bench_Id' }, fields }],
    [],
  ),
  fieldTypeRegistry(),
).table;

export const excelFields: readonly string[] = fields.map(({ field }) => field);

const two = (n: number): string => String(n).padStart(2, '0');
const day = (n: number): string => `2026-${two((n % 12) + 1)}-${two((n % 28) + 1)}`;

/** Row `n` as a Page call returns it. */
export const excelRow = (n: number): Row => {
  const row: MutableRow = {
    F0: `物料名称 M${n}`,
    F1: n % 3 === 0 ? null : `规格 ${n} x ${n * 2}`,
    F2: `B-${n}`,
    F3: `u${n % 5}`,
    F4: `c${n % 12}`,
    F5: `w${n % 60}`,
    F6: n * 1.5,
    F7: ((n * 37) % 100_000) / 100,
    F8: n % 4 === 0 ? null : n + 0.25,
    F9: (n % 4000) + 1,
    F10: n,
    F11: day(n),
    F12: n % 2 === 0 ? null : day(n),
    F13: `${day(n)} 08:${two(n % 60)}:00`,
    F14: n % 2,
    F15: `138${String(10_000_000 + n).slice(0, 8)}`,
    F16: `user${n}@factory.example`,
    F17: `备注第 ${n} 行 & 请按图纸加工`,
    F18: `K${n}`,
    F19: n + 0.5,
  };
  return row;
};
