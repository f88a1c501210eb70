import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { EditBox } from '../../renderers/dialogs/EditBox.tsx';
import { answered } from '../../runtime/data/Answer.ts';
import { explainField } from '../../runtime/model/explain/explainField.ts';
import { provenanceOf } from '../../runtime/model/fields/resolve/resolve.ts';
import { addMessages } from '../../runtime/model/messages/index.ts';
import { whyMessages } from '../../runtime/model/messages/why.ts';
import type { BoxAction } from '../../runtime/store/box/BoxOptions.ts';
import { EditBoxStore } from '../../runtime/store/box/EditBoxStore.ts';
import { documentOf, press, show, tableOf, type, worldOf } from './harness.tsx';

addMessages(whyMessages);
vi.mock('../../renderers/grid/DataGrid.tsx', async () => await import('./GridStub.tsx'));

const bin = tableOf(
  [
    { field: 'BinCode', title: '仓位编码', type: 'text', editRowNo: 1 },
    { field: 'BinName', title: '仓位名称', type: 'text', editRowNo: 1 },
  ],
  { table: 'Bin', cnName: '仓位', key: 'BinCode', keyType: 'typed' },
);
const stored = { BinCode: 'A/1', BinName: '一号', Version: 3 };

async function open(action: BoxAction) {
  const world = worldOf({
    rows: [stored],
    add: async (_table, { main }) => answered({ main: { ...main, Version: 1 }, details: [] }),
  });
  const box = new EditBoxStore(world.app, documentOf(bin));
  show(world.app, <EditBox box={box} />);
  await act(() => box.open(action, action === 'Add' ? undefined : 'A/1'));
  return { ...world, box };
}

const input = (title: string) => screen.getByLabelText<HTMLInputElement>(title);

it('a new record asks for its key, stores it and keeps it', async () => {
  const { add, box } = await open('Add');
  expect(input('仓位编码')).toMatchObject({ value: '', readOnly: false, disabled: false });
  type('仓位名称', '二号');
  await press('保存');
  expect(add).not.toHaveBeenCalled();
  expect(screen.getAllByText(/仓位编码.*必填|请输入.*仓位编码|仓位编码.*不能为空/).length).toBeGreaterThan(0);
  expect(document.activeElement).toBe(input('仓位编码'));
  type('仓位编码', 'B 2');
  expect(box.key).toBeUndefined();
  await press('保存');
  expect(add.mock.calls[0]?.[1].main).toMatchObject({ BinCode: 'B 2', BinName: '二号' });
});

it('a key with a comma is refused at its field before it is sent', async () => {
  const { add } = await open('Add');
  type('仓位编码', 'a,b');
  await press('保存');
  expect(add).not.toHaveBeenCalled();
  expect(screen.getAllByText(/不能是0，也不能包含逗号/).length).toBeGreaterThan(0);
});

it('a stored record keeps its key locked, and says why', async () => {
  const { box, update } = await open('Edit');
  expect(box.key).toBe('A/1');
  const key = input('仓位编码');
  expect([key.value, key.readOnly || key.disabled]).toEqual(['A/1', true]);
  const form = box.main;
  const reasons = explainField({
    field: bin.byName.get('BinCode')!,
    doc: box.forms.doc,
    state: form.cell('BinCode').state,
    scope: form.scope,
    run: form.run,
    locale: 'zh',
    because: provenanceOf([], bin.byName),
  });
  expect(reasons.map(({ text }) => text)).toContain(
    '仓位编码是主键，新建时填写，保存后不能修改：其他记录按它引用本记录',
  );
  type('仓位名称', '改名');
  await press('保存');
  expect(update.mock.calls[0]?.[1].main).toMatchObject({ BinCode: 'A/1', Version: 3 });
});

it('a copy begins without the key and asks for another', async () => {
  const { box } = await open('Copy');
  expect(input('仓位编码')).toMatchObject({ value: '', readOnly: false, disabled: false });
  expect(input('仓位名称').value).toBe('一号');
  expect(box.key).toBeUndefined();
});
