import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DatabaseSync } from '../../designer/entry/DatabaseSync.tsx';
import { answered, failed } from '../../runtime/data/Answer.ts';
import { DetailStore } from '../../runtime/store/detail/DetailStore.ts';
import { FormStore } from '../../runtime/store/form/FormStore.ts';
import { DetailSheet } from '../../runtime/store/sheet/DetailSheet.ts';
import { documentOf, show, tableOf, worldOf } from '../forms/harness.tsx';

const power = {
  columnName: 'Power',
  columnCnName: '功率',
  columnType: 'decimal',
  maxlength: null,
  isKey: 0,
  isNull: 1,
  editRowNo: 4,
};
const told = {
  added: [power],
  missing: ['Gone'],
  different: [{ columnName: 'Cost', entry: 'int', database: 'decimal', filled: 12 }],
};

const columnsOf = (): DetailStore => {
  const entry = tableOf([{ field: 'TableName', title: '表名', type: 'text', editRowNo: 1 }], {
    details: ['Line'],
  });
  const column = tableOf(
    [
      { field: 'ColumnName', title: '列名', type: 'text', editRowNo: 1 },
      { field: 'ColumnCnName', title: '标题', type: 'text', editRowNo: 1 },
      { field: 'EditRowNo', title: '编辑行', type: 'number', columnType: 'int', editRowNo: 1 },
    ],
    { table: 'Line' },
  );
  const doc = documentOf(entry, column);
  const [detail] = doc.details;
  if (!detail) throw new Error('no detail');
  const store = new DetailStore(detail, new FormStore(entry, { doc, action: 'Edit' }), { doc });
  store.load([{ Line_Id: 1, ColumnName: 'Cost', ColumnCnName: '费用', EditRowNo: 1 }]);
  return store;
};

const open = (sync: () => unknown) => {
  const columns = columnsOf();
  const { app } = worldOf({ data: { designs: async () => ({ entries: { sync } }) } as never });
  show(app, <DatabaseSync tableName="Machine" columns={columns} />);
  return columns;
};

it('says how the table in the database differs, and takes its new columns as one step', async () => {
  const columns = open(async () => answered(told));
  fireEvent.click(screen.getByRole('button', { name: '同步' }));
  const status = await screen.findByText(/Power \(decimal\)/);
  expect(status.textContent).toContain('数据库中新增的列：Power (decimal)');
  expect(screen.getByText('数据库中没有的列：Gone；保存后会建立')).toBeTruthy();
  expect(screen.getByText('Cost：这里是 int，数据库中是 decimal，12 行有值')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '加入字段' }));
  expect(screen.getByText('已加入 1 个字段，保存后生效')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '加入字段' })).toBeNull();
  expect(columns.rows).toMatchObject([
    { ColumnName: 'Cost' },
    { ColumnName: 'Power', ColumnCnName: '功率', EditRowNo: 4 },
  ]);
  new DetailSheet(columns, () => undefined).undo();
  expect(columns.rows).toHaveLength(1);
});

it('says that nothing differs, and why an answer fails', async () => {
  let answer = answered({ added: [], missing: [], different: [] });
  open(async () => answer);
  fireEvent.click(screen.getByRole('button', { name: '同步' }));
  expect(await screen.findByText('与数据库中的表一致')).toBeTruthy();
  answer = failed('404', '数据库中没有表【Machine】') as never;
  fireEvent.click(screen.getByRole('button', { name: '同步' }));
  expect((await screen.findByRole('alert')).textContent).toBe('数据库中没有表【Machine】');
});
