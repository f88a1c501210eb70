import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EntryChoices } from '../../designer/entry/EntryChoices.tsx';
import { entryScreenMessages } from '../../runtime/model/messages/entryScreen.ts';
import { addMessages } from '../../runtime/model/messages/index.ts';
import { DetailStore } from '../../runtime/store/detail/DetailStore.ts';
import { FormStore } from '../../runtime/store/form/FormStore.ts';
import { documentOf, show, tableOf, worldOf } from '../forms/harness.tsx';

addMessages(entryScreenMessages);

it('shows the choices of a column in rows, and writes them as the text of its sheet', () => {
  const entry = tableOf([{ field: 'TableName', title: '表名', type: 'text', editRowNo: 1 }], {
    details: ['Line'],
  });
  const text = (field: string, title: string) => ({ field, title, type: 'text', editRowNo: 1 });
  const column = tableOf(
    [
      ...[text('ColumnName', '列名'), text('ColumnCnName', '标题'), text('EditType', '编辑类型')],
      ...[text('DropNo', '数据源'), text('Options', '选项')],
    ],
    { table: 'Line' },
  );
  const doc = documentOf(entry, column);
  const [detail] = doc.details;
  if (!detail) throw new Error('no detail');
  const store = new DetailStore(detail, new FormStore(entry, { doc, action: 'Edit' }), { doc });
  store.load([
    { Line_Id: 1, ColumnName: 'Note', ColumnCnName: '说明' },
    { Line_Id: 2, ColumnName: 'State', ColumnCnName: '状态', EditType: 'radio', Options: '1:正常,0:异常' },
    { Line_Id: 3, ColumnName: 'Kind', ColumnCnName: '类别', EditType: 'select', DropNo: 'kinds' },
  ]);
  show(worldOf({}).app, <EntryChoices columns={store} />);
  const options = () => store.rows[1]?.Options;
  const row = (n: number) => screen.getByLabelText<HTMLInputElement>(`选项 ${n}`);
  expect(screen.getAllByRole('group', { hidden: true }).length).toBeGreaterThan(0);
  expect([row(1).value, row(2).value]).toEqual(['正常', '异常']);
  fireEvent.change(row(1), { target: { value: '合格' } });
  expect(options()).toBe('1:合格,0:异常');
  fireEvent.keyDown(row(2), { key: 'Enter' });
  expect([options(), row(3).value]).toEqual(['1:合格,0:异常', '']);
  fireEvent.change(row(3), { target: { value: '早班，08:00' } });
  expect(options()).toBe('1:合格,0:异常,"早班，08:00"');
  fireEvent.click(screen.getByRole('button', { name: '上移 选项 2', hidden: true }));
  expect(options()).toBe('0:异常,1:合格,"早班，08:00"');
});
