import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { fieldRenderers } from '../../renderers/fields/index.ts';
import { FormFields } from '../../renderers/form/FormFields.tsx';
import type { FieldSchema, Option } from '../../runtime/model/schema/FieldSchema.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import { FormStore } from '../../runtime/store/form/FormStore.ts';
import { leave, show, tableOf, type, worldOf } from './harness.tsx';

const colours: readonly Option[] = [
  { key: '1', value: '红' },
  { key: '2', value: '蓝' },
];
const places: readonly Option[] = [
  { key: 'p', value: '江苏' },
  { key: 'c', value: '苏州', parentId: 'p' },
];

function draw(fields: readonly FieldSchema[], initial: Row = {}) {
  const { app } = worldOf({ dictionaries: { colours, places } });
  const form = new FormStore(tableOf(fields.map((field) => ({ editRowNo: 1, ...field }))), {
    action: 'Edit',
    initial,
  });
  return { form, ...show(app, <FormFields form={form} />) };
}

const kinds: readonly (Partial<FieldSchema> & { type: string })[] = [
  { type: 'text' },
  { type: 'textarea' },
  { type: 'password' },
  { type: 'number' },
  { type: 'int' },
  { type: 'decimal' },
  { type: 'switch' },
  { type: 'phone' },
  { type: 'mail' },
  { type: 'guid' },
  { type: 'select', dataKey: 'colours' },
  { type: 'selectList', dataKey: 'colours' },
  { type: 'radio', dataKey: 'colours' },
  { type: 'checkbox', dataKey: 'colours' },
  { type: 'treeSelect', dataKey: 'places' },
  { type: 'cascader', dataKey: 'places' },
  { type: 'autocomplete', dataKey: 'places' },
  { type: 'rate' },
  { type: 'range' },
  { type: 'date' },
  { type: 'datetime' },
  { type: 'month' },
  { type: 'year' },
  { type: 'time' },
];

// A busy machine loads a picker's code more slowly than a query waits.
beforeAll(async () => {
  await Promise.all(fieldRenderers.map((renderer) => renderer.preload?.()));
}, 60_000);

describe('every kind of field', () => {
  it.each(kinds)(
    '$type has a control named by its visible label, exactly one #F13 #F16 #F27 #F28 #F31 #F35',
    async (kind) => {
      draw([{ field: 'F', title: '字段', ...kind }]);
      const named = await screen.findAllByLabelText('字段');
      expect(named).toHaveLength(1);
    },
  );

  it.each(kinds.filter((kind) => kind.type !== 'range'))(
    '$type is not editable when read-only #F05',
    async (kind) => {
      draw([{ field: 'F', title: '字段', readonly: true, ...kind }]);
      const control = (await screen.findAllByLabelText('字段'))[0];
      const inside = control?.matches('input,textarea')
        ? [control]
        : [...(control?.querySelectorAll('input') ?? [])];
      const said = [control, ...(control?.querySelectorAll('[role="radio"]') ?? [])];
      const disabled = said.some(
        (element) =>
          element?.getAttribute('aria-disabled') === 'true' ||
          element?.getAttribute('aria-readonly') === 'true',
      );
      const locked = (element: Element) =>
        element.hasAttribute('readonly') || element.hasAttribute('disabled');
      expect(disabled || (inside.length > 0 && inside.every(locked))).toBe(true);
    },
  );
});

describe('a field that is only read', () => {
  it.each(kinds.filter((kind) => kind.type !== 'range'))(
    '$type has no placeholder, which asks for input',
    (kind) => {
      const { container } = draw([
        { field: 'F', title: '字段', readonly: true, placeholder: '请填写', ...kind },
      ]);
      const asked = [...container.querySelectorAll('[placeholder="请填写"], [data-placeholder="请填写"]')];
      expect([asked.length, container.textContent]).toEqual([0, expect.not.stringContaining('请填写')]);
    },
  );

  it.each([
    [1, '是', 'true'],
    [0, '否', 'false'],
    [null, '', 'false'],
  ])('a switch of %j reads %j and has no knob', (value, words, checked) => {
    const { container } = draw([{ field: 'S', title: '是否启用', type: 'switch', readonly: true }], {
      S: value,
    });
    const shown = screen.getByRole('switch', { name: '是否启用' });
    expect([shown.textContent, shown.getAttribute('aria-checked'), shown.tabIndex]).toEqual([
      words,
      checked,
      0,
    ]);
    expect(container.querySelector('.semi-switch')).toBeNull();
  });

  it('a switch that is disabled reads so too, and Tab passes it over', () => {
    draw([{ field: 'S', title: '是否启用', type: 'switch', disabled: true }], { S: 1 });
    const shown = screen.getByRole('switch', { name: '是否启用' });
    expect([shown.textContent, shown.getAttribute('aria-disabled'), shown.tabIndex]).toEqual([
      '是',
      'true',
      -1,
    ]);
  });

  it('an empty rich text takes no room of its own', async () => {
    draw([{ field: 'E', title: '工艺说明', type: 'editor', readonly: true }]);
    expect((await screen.findByLabelText('工艺说明')).style.height).toBe('');
  });
});

describe('a number', () => {
  it('keeps what is typed and stores what it means', () => {
    const { form } = draw([{ field: 'P', title: '单价', type: 'decimal' }]);
    type('单价', '12.');
    expect(screen.getByLabelText<HTMLInputElement>('单价').value).toBe('12.');
    expect(form.cell('P').value).toBe(12);
    leave('单价');
    expect(screen.getByLabelText<HTMLInputElement>('单价').value).toBe('12');
  });

  it('keeps every digit a float would lose', () => {
    const { form } = draw([{ field: 'P', title: '单价', type: 'decimal', precision: 30, scale: 10 }]);
    type('单价', '12345678901234567890.0123456789');
    expect(form.values().P).toBe('12345678901234567890.0123456789');
  });

  it('says what is wrong when it is left, tied to the input #F18', () => {
    draw([{ field: 'Q', title: '数量', type: 'number', min: 1, max: 5 }]);
    type('数量', '9');
    expect(screen.queryByText('数量不能大于5')).toBeNull();
    leave('数量');
    const input = screen.getByLabelText('数量');
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      '数量不能大于5',
    );
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it.each([
    ['abc', '数量只能是整数'],
    ['1.5', '数量只能是整数'],
    ['0', '数量不能小于1'],
  ])('%s: %s', (typed, message) => {
    draw([{ field: 'Q', title: '数量', type: 'number', required: true, min: 1, max: 5 }]);
    type('数量', typed);
    leave('数量');
    expect(screen.getByText(message)).toBeTruthy();
  });
});

describe('choices', () => {
  it('shows the label of a key whatever its type #F22', () => {
    draw([{ field: 'C', title: '颜色', type: 'select', columnType: 'int', dataKey: 'colours' }], { C: 2 });
    expect(screen.getByLabelText<HTMLInputElement>('颜色').value).toBe('蓝');
  });

  it('stores the key in the type of the column #F20', async () => {
    const { form } = draw([
      { field: 'C', title: '颜色', type: 'radio', columnType: 'int', dataKey: 'colours' },
    ]);
    fireEvent.click(screen.getByLabelText('红'));
    expect(form.cell('C').value).toBe(1);
  });

  it('stores several keys comma-joined #F21', () => {
    const { form } = draw([{ field: 'C', title: '颜色', type: 'checkbox', dataKey: 'colours' }], { C: '1' });
    fireEvent.click(screen.getByLabelText('蓝'));
    expect(form.cell('C').value).toBe('1,2');
  });

  it('writes a switch as 1 and 0, or as a boolean where the column is one #F19', () => {
    const { form } = draw([
      { field: 'A', title: '甲', type: 'switch' },
      { field: 'B', title: '乙', type: 'switch', columnType: 'bool' },
    ]);
    fireEvent.click(screen.getByLabelText('甲'));
    fireEvent.click(screen.getByLabelText('乙'));
    expect([form.cell('A').value, form.cell('B').value]).toEqual([1, true]);
  });

  it('shows the topmost of a tree, whose parent is 0, as 顶级', async () => {
    draw([{ field: 'P', title: '上级', type: 'treeSelect', columnType: 'int', dataKey: 'places' }], { P: 0 });
    expect((await screen.findByLabelText('上级')).textContent).toBe('顶级');
  });

  it('finds the path of a cascader value #F29', async () => {
    draw([{ field: 'P', title: '地区', type: 'cascader', dataKey: 'places' }], { P: 'c' });
    expect((await screen.findByLabelText('地区')).textContent).toContain('苏州');
  });
});

describe('dates', () => {
  it.each([
    ['20270115', () => undefined],
    ['2027-1-5', (input: Element) => void fireEvent.blur(input)],
    ['2027/1/5', (input: Element) => void fireEvent.keyDown(input, { key: 'Enter', keyCode: 13 })],
  ])('typed as %s are read', (text, finish) => {
    const { form } = draw([{ field: 'D', title: '日', type: 'date' }]);
    const input = screen.getByLabelText('日');
    fireEvent.input(input, { target: { value: text } });
    finish(input);
    expect(form.value('D')).toBe(text === '20270115' ? '2027-01-15' : '2027-01-05');
  });

  it('have one tab stop', () => {
    draw([{ field: 'D', title: '日', type: 'date' }]);
    expect(document.querySelectorAll('.jig-form [tabindex="0"]')).toHaveLength(0);
    expect(screen.getByLabelText('日').tabIndex).toBe(0);
  });

  it.each([
    ['date', '2024-03-31', '2024-03-31'],
    ['datetime', '2024-03-31 00:30:00', '2024-03-31 00:30:00'],
    ['month', '2024-03', '2024-03'],
    ['time', '23:59:58', '23:59:58'],
  ])('%s shows %s as it is stored #F32 #F33 #F34 #F38', async (kind, stored, shown) => {
    draw([{ field: 'D', title: '日', type: kind }], { D: stored });
    expect((await screen.findByLabelText<HTMLInputElement>('日')).value).toBe(shown);
  });

  it('stores the typed day, not a shifted one #F32', async () => {
    const { form } = draw([{ field: 'D', title: '日', type: 'date' }]);
    const input = await screen.findByLabelText('日');
    fireEvent.focus(input);
    fireEvent.change(input, { target: { value: '2024-03-01' } });
    await waitFor(() => expect(form.cell('D').value).toBe('2024-03-01'));
  });
});

describe('the form', () => {
  it('shows what cannot be drawn in its place and lives on', () => {
    draw([
      { field: 'X', title: '附件', type: 'hologram' },
      { field: 'N', title: '名称', type: 'text' },
    ]);
    expect(screen.getByRole('note').textContent).toContain('hologram');
    expect(screen.getByLabelText('名称')).toBeTruthy();
  });

  it('marks what is required', () => {
    draw([{ field: 'N', title: '名称', type: 'text', required: true }]);
    expect(screen.getByLabelText('名称').getAttribute('aria-required')).toBe('true');
  });

  it('shows and hides a field with its condition at once #F05', () => {
    draw([
      { field: 'Q', title: '数量', type: 'number' },
      { field: 'R', title: '原因', type: 'text', visibleWhen: { '>': [{ var: 'Q' }, 5] } },
    ]);
    expect(screen.queryByLabelText('原因')).toBeNull();
    type('数量', '6');
    expect(screen.getByLabelText('原因')).toBeTruthy();
    type('数量', '5');
    expect(screen.queryByLabelText('原因')).toBeNull();
  });

  it('locks as a whole and opens again', () => {
    const { form } = draw([{ field: 'N', title: '名称', type: 'text' }]);
    act(() => form.lock('disabled'));
    expect(screen.getByLabelText('名称')).toHaveProperty('disabled', true);
    act(() => form.lock(undefined));
    expect(screen.getByLabelText('名称')).toHaveProperty('disabled', false);
  });
});
