import { expect, it } from 'vitest';
import { ColumnOrder } from '../../designer/entry/ColumnOrder.ts';
import { DetailStore } from '../../runtime/store/detail/DetailStore.ts';
import { FormStore } from '../../runtime/store/form/FormStore.ts';
import { DetailSheet } from '../../runtime/store/sheet/DetailSheet.ts';
import { documentOf, tableOf } from '../forms/harness.tsx';

const names = ['Check_Id', 'Code', 'Team', 'Cost'];

const entryOf = (numbers: readonly (number | null)[], isReadonly = false) => {
  const entry = tableOf([{ field: 'Name', title: '名称', type: 'text', editRowNo: 1 }], {
    details: ['Line'],
  });
  const column = tableOf(
    [
      { field: 'ColumnName', title: '列名', type: 'text', editRowNo: 1 },
      {
        field: 'OrderNo',
        title: '排序号',
        type: 'number',
        columnType: 'int',
        editRowNo: 1,
        readonly: isReadonly,
      },
    ],
    { table: 'Line' },
  );
  const doc = documentOf(entry, column);
  const [detail] = doc.details;
  if (!detail) throw new Error('no detail');
  const store = new DetailStore(detail, new FormStore(entry, { doc, action: 'Edit' }), { doc });
  store.load(numbers.map((OrderNo, at) => ({ Line_Id: at + 1, ColumnName: names[at] ?? '', OrderNo })));
  const order = new ColumnOrder(store);
  return {
    store,
    order,
    shown: () => order.movable(['Cost', 'TEAM', 'Code', 'CreateDate']).join(' '),
    numbers: () => store.rows.map(({ OrderNo }) => OrderNo),
  };
};

it('a column goes to the place of another, forwards and backwards, in one step', () => {
  const { store, order, shown, numbers } = entryOf([null, null, null, null]);
  expect(shown()).toBe('Code TEAM Cost');
  order.put('Code', 'Cost');
  expect(shown()).toBe('TEAM Cost Code');
  expect(numbers()).toEqual([40, 10, 30, 20]);
  order.put('Cost', 'Team');
  expect(shown()).toBe('Cost TEAM Code');
  new DetailSheet(store, () => undefined).undo();
  expect(shown()).toBe('TEAM Cost Code');
  order.put('Code', 'TEAM');
  expect(numbers(), 'the order of the rows needs no numbers').toEqual([null, null, null, null]);
});

it('begins with the order that numbers typed by hand give', () => {
  const { order, shown } = entryOf([null, 5, 100, 5]);
  expect(shown()).toBe('TEAM Code Cost');
  order.put('Cost', 'TEAM');
  expect(shown()).toBe('Cost TEAM Code');
});

it('stays where the order may not be written, or a name is unknown', () => {
  const { order, shown, numbers } = entryOf([null, null, null, null]);
  order.put('Code', 'Gone');
  expect(numbers()).toEqual([null, null, null, null]);
  expect(shown()).not.toBe('');
  expect(entryOf([null, null], true).shown()).toBe('');
});
