import fc from 'fast-check';
import type { Data } from '../../../expressions/index.ts';
import type { ConditionEntry } from '../../../runtime/model/conditions/ConditionGroup.ts';
import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import { tableOf } from '../tableOf.ts';

/** Every field type, with few enough values to try all records. */
const main = tableOf([
  { field: 'Qty', title: '数量', type: 'int', min: -2, max: 2 },
  { field: 'Amount', title: '金额', type: 'decimal', scale: 1, min: -0.2, max: 0.2 },
  { field: 'Day', title: '日期', type: 'date', min: '2026-02-27', max: '2026-03-02' },
  { field: 'At', title: '时间', type: 'datetime', min: '2026-02-28 23:59:58', max: '2026-03-01 00:00:01' },
  { field: 'Urgent', title: '加急', type: 'switch' },
  { field: 'Frozen', title: '冻结', type: 'switch', columnType: 'bool' },
  {
    field: 'Customer',
    title: '客户',
    type: 'select',
    columnType: 'int',
    data: [1, 2, 3].map((key) => ({ key, value: `客户${key}` })),
  },
  { field: 'Level', title: '等级', type: 'radio', data: ['A', 'B'].map((key) => ({ key, value: key })) },
  { field: 'Code', title: '单号', type: 'text' },
  { field: 'AuditStatus', title: '审核状态', type: 'select', columnType: 'int', dataKey: 'audit' },
  { field: 'Tags', title: '标签', type: 'selectList', dataKey: 'tags' },
]);
/** The document of these fields. */
export const doc: DocumentTable = { main, details: [] };

/** Values of records by field. */
export const values: Readonly<Record<string, readonly (string | number | boolean | null)[]>> = {
  Qty: [null, -2, -1, 0, 1, 2],
  Amount: [null, -0.2, -0.1, 0, 0.1, 0.2],
  Day: [null, '2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02'],
  At: [null, '2026-02-28 23:59:58', '2026-02-28 23:59:59', '2026-03-01 00:00:00', '2026-03-01 00:00:01'],
  Urgent: [null, 0, 1],
  Frozen: [null, true, false],
  Customer: [null, 1, 2, 3],
  Level: ['', 'A', 'B'],
  Code: ['', 'SO-1', 'SO-2', '其他', '其他2'],
};

/** Constants of conditions: values, values between them, and values no record has. */
export const constants: Readonly<Record<string, readonly Data[]>> = {
  Qty: [-3, -2, 0, 1, 2, 3],
  Amount: [-0.25, -0.1, 0, 0.05, 0.1, 0.2, 7],
  Day: ['2026-02-01', '2026-02-28', '2026-03-01', '2026-12-31'],
  At: ['2026-02-28', '2026-03-01', '2026-02-28 23:59:59', '2026-03-01 00:00:00'],
  Urgent: [0, 1, 5],
  Frozen: [true, false],
  Customer: [1, 2, 3, 4],
  Level: ['A', 'B', 'Z'],
  Code: ['SO-1', 'SO-2', '其他'],
};

const ordered = new Set(['Qty', 'Amount', 'Day', 'At']);
const many = new Set(['in', 'notIn']);

const entry = (field: string): fc.Arbitrary<ConditionEntry> =>
  fc
    .constantFrom(
      '=',
      '!=',
      'in',
      'notIn',
      'empty',
      'notEmpty',
      ...(ordered.has(field) ? ['<', '<=', '>', '>='] : []),
    )
    .chain((filterType) => {
      if (filterType.toLowerCase().endsWith('empty')) return fc.constant({ field, filterType });
      const one = fc.constantFrom<Data>(...(constants[field] ?? []));
      const value = many.has(filterType) ? fc.array(one, { minLength: 1, maxLength: 3 }) : one;
      return value.map((given) => ({ field, filterType, value: given as Data }));
    });

/** Condition groups over some fields with every exactly decidable operator; `more` adds further entries. */
export const groups = (fields: readonly string[], more: readonly fc.Arbitrary<ConditionEntry>[] = []) =>
  fc.array(
    fc.record({
      tjzType: fc.constantFrom('and', 'or') as fc.Arbitrary<'and' | 'or'>,
      tjOptions: fc.array(fc.oneof(...fields.map(entry), ...fields.map(entry), ...more), {
        minLength: 1,
        maxLength: 3,
      }),
    }),
    { minLength: 1, maxLength: 3 },
  );

export const twoFields = fc.shuffledSubarray(Object.keys(values), { minLength: 2, maxLength: 2 });

/** Every record over two fields. */
export const recordsOf = ([first = '', second = '']: readonly string[]): readonly Row[] =>
  (values[first] ?? []).flatMap((a) => (values[second] ?? []).map((b) => ({ [first]: a, [second]: b })));
