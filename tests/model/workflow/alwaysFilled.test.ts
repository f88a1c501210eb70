import { describe, expect, it } from 'vitest';
import type { FieldSchema } from '../../../runtime/model/schema/FieldSchema.ts';
import { alwaysFilled } from '../../../runtime/model/workflow/check/domain/alwaysFilled.ts';
import { fieldOf, tableOf } from '../tableOf.ts';

const sum = (field: string) => ({ sum: [{ map: [{ var: 'Lines' }, { var: field }] }] });

const linesFields: readonly FieldSchema[] = [
  { field: 'Qty', title: '数量', type: 'decimal', required: true },
  { field: 'Price', title: '单价', type: 'decimal' },
  { field: 'Rate', title: '税率', type: 'decimal', required: true, default: 13 },
  { field: 'Own', title: '自算', type: 'decimal', formula: { '+': [{ var: 'Own' }, 1] } },
  {
    field: 'Tax',
    title: '税额',
    type: 'decimal',
    formula: { round: [{ '/': [{ '*': [{ var: 'Qty' }, { var: 'Rate' }] }, 100] }, 2] },
  },
  { field: 'Share', title: '占比', type: 'decimal', formula: { '/': [{ var: 'Qty' }, { var: 'Rate' }] } },
];

const mainFields: readonly FieldSchema[] = [
  { field: 'Named', title: '名称', type: 'text', required: true },
  {
    field: 'Sometimes',
    title: '有时',
    type: 'text',
    required: true,
    visibleWhen: { '==': [{ var: 'Named' }, 'x'] },
  },
  { field: 'Open', title: '可改', type: 'text', default: 'A' },
  { field: 'Fixed', title: '固定', type: 'text', default: 'A', readonly: true },
  { field: 'Qty', title: '合计数量', type: 'decimal', formula: sum('Qty') },
  { field: 'Price', title: '合计单价', type: 'decimal', formula: sum('Price') },
  { field: 'Tax', title: '合计税额', type: 'decimal', formula: sum('Tax') },
  { field: 'Share', title: '合计占比', type: 'decimal', formula: sum('Share') },
  { field: 'Own', title: '合计自算', type: 'decimal', formula: sum('Own') },
  { field: 'Total', title: '总计', type: 'decimal', formula: { '+': [{ var: 'Qty' }, { var: 'Tax' }] } },
  { field: 'Mixed', title: '混合', type: 'decimal', formula: { '+': [{ var: 'Qty' }, { var: 'Price' }] } },
  { field: 'Choice', title: '选择', type: 'decimal', formula: { if: [{ var: 'Named' }, { var: 'Qty' }, 0] } },
];

const documentWith = (required: boolean) => {
  const lines = tableOf(linesFields, { table: 'Lines' });
  const main = tableOf(mainFields, { table: 'Order', details: [{ table: 'Lines', required }] }, [lines]);
  return { main, details: [{ schema: { table: 'Lines', required, foreignKey: 'Order_Id' }, table: lines }] };
};

const filledIn = (required: boolean): readonly string[] => {
  const document = documentWith(required);
  return mainFields
    .map(({ field }) => field)
    .filter((name) => alwaysFilled(document, fieldOf(document.main, name)));
};

describe('a field that no saved document leaves empty', () => {
  it('is required without exception, fixed by its default, or computed from such fields', () => {
    expect(filledIn(true)).toEqual(['Named', 'Fixed', 'Qty', 'Tax', 'Total', 'Choice']);
  });

  it('is no sum over rows that a document may lack', () => {
    expect(filledIn(false)).toEqual(['Named', 'Fixed']);
  });
});
