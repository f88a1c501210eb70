import { act, fireEvent, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Dialog } from '../../renderers/dialogs/Dialog.tsx';
import { EditBox } from '../../renderers/dialogs/EditBox.tsx';
import { fieldRenderers } from '../../renderers/fields/index.ts';
import { detailEditor } from '../../renderers/form/detailEditor.tsx';
import { FormFields } from '../../renderers/form/FormFields.tsx';
import type { ResolvedField } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { FieldSchema } from '../../runtime/model/schema/FieldSchema.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import type { ExtraCall } from '../../runtime/Renderer.ts';
import { EditBoxStore } from '../../runtime/store/box/EditBoxStore.ts';
import { DocumentForms } from '../../runtime/store/form/DocumentForms.ts';
import { FormStore } from '../../runtime/store/form/FormStore.ts';
import { documentOf, press, show, tableOf, type, worldOf } from './harness.tsx';
// Preloads lazy parts of the dialog: a test must not end while one loads.
import '../../renderers/dialogs/drafts/DraftGuard.tsx';
import '../../renderers/dialogs/presence/PresenceBar.tsx';
import '../../renderers/picker/BoxScans.tsx';

function draw(fields: readonly FieldSchema[], initial: Row = {}) {
  const world = worldOf();
  const form = new FormStore(tableOf(fields.map((field) => ({ editRowNo: 1, ...field }))), {
    action: 'Edit',
    initial,
  });
  return { ...world, form, ...show(world.app, <FormFields form={form} />) };
}

beforeAll(async () => {
  await Promise.all(fieldRenderers.map((renderer) => renderer.preload?.()));
}, 60_000);

const taxNo: FieldSchema = { field: 'TaxNo', title: '税号', type: 'text' };

describe('the link below a field', () => {
  const linked: FieldSchema = { ...taxNo, extra: { text: '查询企业', action: 'company' } };

  it('is answered by whoever has its name, with the form and a place for a dialog #F08', async () => {
    const { app, form } = draw([linked]);
    const run = vi.fn(async ({ form: own, field, show: open }: ExtraCall) => {
      own.cell(field.field).set('91350100M000100Y43');
      open(({ onClose }) => (
        <Dialog title="企业信息" onClose={onClose}>
          福建某某机械有限公司
        </Dialog>
      ));
    });
    app.renderers.add([{ slot: 'extra', type: 'company', run }]);
    await press('查询企业');
    expect(form.cell('TaxNo').value).toBe('91350100M000100Y43');
    expect(screen.getByRole('dialog', { name: '企业信息' })).toBeTruthy();
    await press('关闭');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that nobody answers says so', async () => {
    const { said } = draw([linked]);
    await press('查询企业');
    expect(said.error).toEqual(['没有注册“company”操作']);
  });

  it('stands in the row of a detail too, and works on that row #E17', async () => {
    const world = worldOf();
    const line = tableOf([{ ...linked, editRowNo: 1 }], { table: 'Line', cnName: '明细' });
    const order = tableOf([{ field: 'Code', title: '编号', type: 'text', editRowNo: 1 }]);
    const forms = new DocumentForms(
      world.app,
      documentOf(order, line),
      { main: {}, details: { Line: [{ Line_Id: 7, TaxNo: null }] } },
      'Edit',
    );
    const [detail] = forms.details;
    const rowKey = detail?.keyAt(0) ?? '';
    const pressed = vi.fn((field: ResolvedField, row: FormStore) => row.cell(field.field).set('9135'));
    if (!detail?.begin(rowKey).ok) throw new Error('no row in edit');
    const Editor = detailEditor(world.app, detail, pressed);
    show(world.app, <Editor rowKey={rowKey} field="TaxNo" label="税号" autoFocus={false} />);
    await press('查询企业');
    expect(detail.editing?.form.cell('TaxNo').value).toBe('9135');
  });

  it('is not offered where the field cannot be changed', () => {
    draw([{ ...linked, readonly: true }]);
    expect(screen.queryByRole('button', { name: '查询企业' })).toBeNull();
  });
});

describe('what stands below a field', () => {
  it('is drawn by the renderer of its name, from the value and the rest of the record #F09', async () => {
    const { app, form } = worldAndForm([
      { field: 'Total', title: '价税合计', type: 'decimal', below: 'amountInWords' },
      { field: 'Rate', title: '汇率', type: 'decimal', below: 'half' },
    ]);
    app.renderers.add([
      { slot: 'below', type: 'half', Component: ({ read }) => <p>合计{String(read('Total'))}</p> },
    ]);
    show(app, <FormFields form={form} />);
    expect(await screen.findByText('人民币大写：壹万贰仟叁佰元整')).toBeTruthy();
    expect(screen.getByText('合计12300')).toBeTruthy();
  });

  it('says 人民币大写 of amounts in yuan only', async () => {
    const { app } = worldOf();
    const table = tableOf([
      { field: 'Currency', title: '币别', type: 'text', editRowNo: 1 },
      {
        field: 'Total',
        title: '价税合计',
        type: 'decimal',
        editRowNo: 1,
        below: 'amountInWords',
        currencyField: 'Currency',
      },
    ]);
    const form = new FormStore(table, { action: 'Edit', initial: { Total: 12300, Currency: 'CNY' } });
    show(app, <FormFields form={form} />);
    expect(await screen.findByText('人民币大写：壹万贰仟叁佰元整')).toBeTruthy();
    act(() => form.cell('Currency').set('EUR'));
    expect(screen.queryByText(/人民币大写/)).toBeNull();
  });

  it('says 人民币大写 to nobody who reads another language', () => {
    const { app } = worldOf();
    const table = tableOf([
      { field: 'Total', title: 'Total', type: 'decimal', editRowNo: 1, below: 'amountInWords' },
    ]);
    const form = new FormStore(table, { action: 'Edit', initial: { Total: 12300 } });
    show({ ...app, locale: 'en' }, <FormFields form={form} />);
    expect(screen.getByDisplayValue('12,300')).toBeTruthy();
    expect(screen.queryByText(/壹万/)).toBeNull();
  });

  it('that is unknown is said in its place, and the field lives on', () => {
    draw([{ ...taxNo, below: 'nobody' }]);
    expect(screen.getByRole('note').textContent).toContain('nobody');
    type('税号', '9135');
  });
});

function worldAndForm(fields: readonly FieldSchema[]) {
  const { app } = worldOf();
  const table = tableOf(fields.map((field) => ({ editRowNo: 1, ...field })));
  return { app, form: new FormStore(table, { action: 'Edit', initial: { Total: 12300 } }) };
}

describe('a key press in a text field', () => {
  const pressKey = (label: string, key: string) =>
    fireEvent.keyPress(screen.getByLabelText(label), {
      key,
      charCode: key.charCodeAt(0),
      keyCode: key.charCodeAt(0),
    });

  it('is answered by the handler of its name: small letters become capitals where the caret stands #F14', () => {
    const { form } = draw([{ ...taxNo, keypress: 'upperCase' }], { TaxNo: '91M0' });
    const input = screen.getByLabelText<HTMLInputElement>('税号');
    input.setSelectionRange(2, 2);
    expect(pressKey('税号', 'a')).toBe(false);
    expect(form.cell('TaxNo').value).toBe('91AM0');
    expect(pressKey('税号', '7')).toBe(true);
  });

  it('may be kept out altogether', () => {
    draw([{ field: 'No', title: '卡号', type: 'text', keypress: 'digitsOnly' }]);
    expect([pressKey('卡号', 'x'), pressKey('卡号', '6')]).toEqual([false, true]);
  });
});

describe('what a schema says of its form', () => {
  it('width of labels and size of controls; 100 pixels and large otherwise #F06 #F07', () => {
    const table = tableOf([{ ...taxNo, editRowNo: 1 }]);
    const { app } = worldOf();
    const small = { ...table, form: { labelWidth: 140, size: 'small' as const } };
    const { container } = show(app, <FormFields form={new FormStore(small, { action: 'Add' })} />);
    expect(
      container.querySelector<HTMLElement>('.jig-form')?.style.getPropertyValue('--jig-label-width'),
    ).toBe('140px');
    expect(container.querySelector('.semi-input-wrapper-small')).toBeTruthy();
  });

  it('a field numbered by a rule asks for nothing: 请输入，忽略将自动生成 #X16', () => {
    draw([{ field: 'Code', title: '单据编号', type: 'text', numberRule: 'SalesOrder' }]);
    expect(screen.getByPlaceholderText('请输入，忽略将自动生成')).toBeTruthy();
  });

  it('a numbered field nobody may fill in asks for nothing either: 待生成', () => {
    draw([{ field: 'Code', title: '工序编号', type: 'text', numberRule: 'Process', readonly: true }]);
    expect(screen.getByPlaceholderText('待生成')).toBeTruthy();
  });
});

describe('authShow mode', () => {
  it('narrows the edit box to the marked fields of header and rows #R04', async () => {
    const main = tableOf([
      { ...taxNo, editRowNo: 1 },
      { field: 'Name', title: '名称', type: 'text', editRowNo: 1, authShow: true },
    ]);
    const { app } = worldOf();
    const box = new EditBoxStore(app, documentOf(main), { showing: { authShow: true } });
    await box.open('Add');
    show(app, <EditBox box={box} />);
    expect(screen.getByLabelText('名称')).toBeTruthy();
    expect(screen.queryByLabelText('税号')).toBeNull();
  });
});
