import { expect, it } from 'vitest';
import { isEditableIn } from '../../runtime/store/form/isEditableIn.ts';
import { tableOf } from './harness.tsx';

it('a detail column is edited in its row only where it has a place in the form and nobody else sets it #E05 #S25', () => {
  const place = { type: 'text', editRowNo: 1 } as const;
  const table = tableOf([
    { field: 'Qty', title: '数量', type: 'decimal', editRowNo: 1 },
    { field: 'Spec', title: '规格', ...place, readonly: true },
    { field: 'Unit', title: '单位', ...place, disabled: true },
    { field: 'Note', title: '内部说明', ...place, hidden: true },
    { field: 'Creator', title: '创建人', ...place, stamp: 'createName' },
    { field: 'Amount', title: '金额', type: 'decimal', editRowNo: 1, formula: { '*': [{ var: 'Qty' }, 2] } },
    { field: 'Remark', title: '备注', type: 'text' },
  ]);
  const names = [...table.fields.map(({ field }) => field), 'Nobody'];
  expect(names.filter((name) => isEditableIn(table, name))).toEqual(['Qty']);
});
