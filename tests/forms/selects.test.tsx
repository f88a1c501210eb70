import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { fieldRenderers } from '../../renderers/fields/index.ts';
import { cellText } from '../../renderers/form/cellText.ts';
import { FormFields } from '../../renderers/form/FormFields.tsx';
import { answered } from '../../runtime/data/Answer.ts';
import type { DataSource } from '../../runtime/data/DataSource.ts';
import type { FieldSchema, Option } from '../../runtime/model/schema/FieldSchema.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import { DictionaryStore } from '../../runtime/store/choices/DictionaryStore.ts';
import { FormStore } from '../../runtime/store/form/FormStore.ts';
import { show, tableOf, worldOf } from './harness.tsx';

const units: readonly Option[] = [
  { key: 'PCS', value: '个' },
  { key: 'SET', value: '套' },
];

function draw(field: FieldSchema, initial: Row = {}, data: object = {}) {
  const { app } = worldOf({ dictionaries: { units } });
  Object.assign(app.data, data);
  const form = new FormStore(tableOf([{ editRowNo: 1, ...field }]), { action: 'Edit', initial });
  show(app, <FormFields form={form} />);
  return form;
}

const unit: FieldSchema = { field: 'Unit', title: '单位', type: 'select', dataKey: 'units' };

it('codes are not drawn while their words load, neither in cells nor in a choice of the server', async () => {
  const { app } = worldOf({});
  Object.assign(app, { dictionaries: new DictionaryStore(app.data) });
  const dictionary = { dicNo: 'customers', dicName: '', data: [{ key: 7, value: '外贸客户' }] };
  Object.assign(app.data, {
    dictionaries: async () => answered([{ dicNo: 'units', dicName: '', data: units }]),
    dictionaryLabels: async () => answered([dictionary]),
  });
  const customer: FieldSchema = {
    field: 'C',
    title: '客户',
    type: 'select',
    dataKey: 'customers',
    remote: true,
  };
  const table = tableOf([unit, { ...customer, editRowNo: 1 }]);
  const cells = () => ['Unit', 'C'].map((name) => cellText(app, table, { Unit: 'PCS', C: 7 }, name));
  expect(cells()).toEqual(['', '']);
  show(app, <FormFields form={new FormStore(table, { action: 'Edit', initial: { C: 7 } })} />);
  const read = () =>
    document.body.textContent + [...document.querySelectorAll('input')].map((one) => one.value).join();
  expect(read()).not.toContain('7');
  await waitFor(() => expect(read()).toContain('外贸客户'));
  expect(cells()).toEqual(['个', '外贸客户']);
});
beforeAll(async () => {
  await Promise.all(fieldRenderers.map((renderer) => renderer.preload?.()));
}, 60_000);

const input = (label = '单位') => screen.getByLabelText<HTMLInputElement>(label);
const offered = async () => (await screen.findAllByRole('option')).map((option) => option.textContent);
const isOpen = () => input().getAttribute('aria-expanded') === 'true';
const key = (name: string, more: object = {}) => fireEvent.keyDown(input(), { key: name, ...more });
const typeIn = (text: string) => fireEvent.change(input(), { target: { value: text } });
const places = (...names: readonly string[]): FieldSchema => ({
  ...unit,
  dataKey: undefined as never,
  data: names.map((value, index) => ({ key: `p${index}`, value })),
});
/** The input event after the text of the input was set past React, as typing does. */
const inputOf = (text: string, isComposing: boolean): InputEvent => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), text);
  return new InputEvent('input', { bubbles: true, isComposing });
};
/** The element the input names as its active option. */
const active = () =>
  document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('a select', () => {
  it('is a real input that says what is chosen, opens with the first key, and Enter takes what it found', async () => {
    const form = draw(unit, { Unit: 'PCS' });
    expect([input().tagName, input().getAttribute('role'), input().value]).toEqual([
      'INPUT',
      'combobox',
      '个',
    ]);
    fireEvent.focus(input());
    expect(isOpen()).toBe(false);
    typeIn('套');
    expect(await offered()).toEqual(['套']);
    await waitFor(() => expect(active()).toBe('套'));
    key('Enter');
    expect([form.value('Unit'), isOpen(), input().value]).toEqual(['SET', false, '套']);
  });

  it('opens when an input method starts', () => {
    draw(unit);
    fireEvent.compositionStart(input());
    expect(isOpen()).toBe(true);
  });

  it('is not filtered by the letters of an input method, but by what they become', async () => {
    draw(places('苏州恒泰', '上海精工'));
    fireEvent.compositionStart(input());
    fireEvent(input(), inputOf('su', true));
    expect(await offered()).toEqual(['苏州恒泰', '上海精工']);
    fireEvent(input(), inputOf('苏', true));
    fireEvent.compositionEnd(input());
    expect(await offered()).toEqual(['苏州恒泰']);
  });

  it('an Enter of an input method chooses nothing', () => {
    const form = draw(unit);
    typeIn('t');
    key('Enter', { isComposing: true });
    expect([form.value('Unit'), isOpen()]).toEqual([null, true]);
  });

  it('finds by initials, those that start with the text first', async () => {
    draw(places('苏州恒泰', '上海精工', '新苏州机电'));
    typeIn('苏州');
    expect(await offered()).toEqual(['苏州恒泰', '新苏州机电']);
    typeIn('shjg');
    await waitFor(async () => expect(await offered()).toEqual(['上海精工']), { timeout: 10_000 });
  });

  it('an Enter before the options are there takes the first as soon as they are', async () => {
    let answer: (found: ReturnType<typeof answered<readonly Option[]>>) => void = () => undefined;
    const searchDictionary = vi.fn(() => new Promise((resolve) => (answer = resolve)));
    const form = draw(
      { ...unit, remote: true },
      {},
      { searchDictionary, dictionaryLabels: async () => answered([]) },
    );
    typeIn('套');
    key('Enter');
    expect(form.value('Unit')).toBeNull();
    await waitFor(() => expect(searchDictionary).toHaveBeenCalled());
    answer(answered(units.slice(1)));
    await waitFor(() => expect(form.value('Unit')).toBe('SET'));
  });

  it('Escape restores what was chosen, and is the key of the list alone', async () => {
    const form = draw(unit, { Unit: 'PCS' });
    const outside = vi.fn();
    document.addEventListener('keydown', outside);
    typeIn('套');
    key('Escape');
    expect([form.value('Unit'), isOpen(), input().value]).toEqual(['PCS', false, '个']);
    expect(outside).not.toHaveBeenCalled();
    key('Escape');
    expect(outside).toHaveBeenCalledOnce();
    document.removeEventListener('keydown', outside);
  });

  it('Tab takes what was typed, and nothing when nothing was', () => {
    const form = draw(unit, { Unit: 'PCS' });
    key('ArrowDown');
    key('ArrowDown');
    key('Tab');
    expect(form.value('Unit')).toBe('PCS');
    typeIn('套');
    key('Tab');
    expect(form.value('Unit')).toBe('SET');
  });

  it('an emptied text clears it when the focus leaves, unless it is required', () => {
    const form = draw(unit, { Unit: 'PCS' });
    typeIn('');
    fireEvent.blur(input());
    expect(form.value('Unit')).toBeNull();
  });

  it('an emptied text clears it at Enter too; a space opens and changes nothing', () => {
    const form = draw(unit, { Unit: 'PCS' });
    key(' ');
    expect([isOpen(), input().value]).toEqual([true, '个']);
    typeIn(' ');
    fireEvent.blur(input());
    expect(form.value('Unit')).toBe('PCS');
    typeIn('');
    key('Enter');
    expect([form.value('Unit'), isOpen()]).toEqual([null, false]);
  });

  it('one without a filter goes to the next option that starts with the letter', async () => {
    const form = draw({ ...places('Suzhou', 'Shanghai', 'Beijing'), filterable: false });
    key('s');
    await waitFor(() => expect(active()).toBe('Suzhou'));
    key('S');
    await waitFor(() => expect(active()).toBe('Shanghai'));
    key('Enter');
    expect(form.value('Unit')).toBe('p1');
  });

  it('a required one keeps what was chosen when its text is emptied', () => {
    const form = draw({ ...unit, required: true }, { Unit: 'PCS' });
    typeIn('');
    fireEvent.blur(input());
    expect([form.value('Unit'), input().value]).toEqual(['PCS', '个']);
  });

  it('half a word left behind is dropped; a whole label counts', () => {
    const form = draw(places('苏州恒泰', '苏州恒泰二厂'), { Unit: 'p1' });
    typeIn('苏州');
    fireEvent.blur(input());
    expect([form.value('Unit'), input().value]).toEqual(['p1', '苏州恒泰二厂']);
    typeIn('苏州恒泰');
    fireEvent.blur(input());
    expect(form.value('Unit')).toBe('p0');
  });

  it('arrows pass options that cannot be chosen', async () => {
    const form = draw({
      ...unit,
      dataKey: undefined as never,
      data: [units[0], { key: 'X', value: '箱', disabled: true }, units[1]] as Option[],
    });
    key('ArrowDown');
    await offered();
    key('ArrowDown');
    key('ArrowDown');
    await waitFor(() => expect(active()).toBe('套'));
    key('Enter');
    expect(form.value('Unit')).toBe('SET');
  });

  it('names its active option while its list is open, not after it is closed', async () => {
    draw(unit, { Unit: 'SET' });
    for (const _ of [1, 2]) {
      fireEvent.click(input());
      await waitFor(() => expect(active()).toBe('套'));
      expect(document.getElementById(input().getAttribute('aria-controls') ?? '')?.getAttribute('role')).toBe(
        'listbox',
      );
      key('Escape');
      expect(input().getAttribute('aria-activedescendant')).toBeNull();
    }
  });

  it.each([
    [true, 'list'],
    [false, 'none'],
    [undefined, 'list'],
  ])('filterable %s: typing completes from a %s #F24', (filterable, completes) => {
    draw({ ...unit, ...(filterable === undefined ? {} : { filterable }) });
    expect([input().getAttribute('aria-autocomplete'), input().readOnly]).toEqual([
      completes,
      filterable === false,
    ]);
  });

  it.each([
    [unit, {}],
    [
      { ...unit, remote: true },
      { searchDictionary: async () => answered(units), dictionaryLabels: async () => answered([]) },
    ],
  ])('with allow-create offers what was typed as an option of its own: %j #F26', async (field, data) => {
    const form = draw({ ...field, allowCreate: true }, {}, data);
    typeIn('吨');
    await waitFor(async () => expect(await offered()).toContain('吨'));
    fireEvent.click(screen.getByRole('option', { name: '吨' }));
    expect([form.value('Unit'), input().value]).toEqual(['吨', '吨']);
  });

  it('takes a choice at the press on its option', async () => {
    const form = draw(unit);
    fireEvent.click(input());
    const option = await screen.findByRole('option', { name: '套' });
    // The press reaches the frame too, because the list is drawn inside it.
    fireEvent.mouseDown(option);
    fireEvent.click(option);
    expect(form.value('Unit')).toBe('SET');
  });

  it('a multiple one stays open, and a second press takes an option back', async () => {
    const form = draw({ ...unit, multiple: true });
    fireEvent.click(input());
    fireEvent.click(await screen.findByRole('option', { name: '套' }));
    fireEvent.click(screen.getByRole('option', { name: '个' }));
    expect([form.value('Unit'), isOpen()]).toEqual(['SET,PCS', true]);
    fireEvent.click(screen.getByRole('option', { name: '套' }));
    expect(form.value('Unit')).toBe('PCS');
  });

  it('with remote search asks the url of its field #E09 #E22 #F25', async () => {
    const searchDictionary = vi.fn(async () => answered(units));
    draw(
      { field: 'Unit', title: '单位', type: 'select', remote: true, url: '/api/Erp/units' },
      {},
      { searchDictionary },
    );
    fireEvent.focus(screen.getByLabelText('单位'));
    fireEvent.click(screen.getByLabelText('单位'));
    await waitFor(() => expect(searchDictionary).toHaveBeenCalledWith('', '', '/api/Erp/units'));
  });
});

describe('labels of a remote select in lists', () => {
  it('has no text for a key 0 that is no option: it chooses nothing', () => {
    const { app } = worldOf();
    const data = [{ key: 1, value: '总部' }];
    const table = tableOf([
      { field: 'ParentId', title: '上级', type: 'treeSelect', columnType: 'int', data },
    ]);
    const texts = [0, 1, 2].map((key) => cellText(app, table, { ParentId: key }, 'ParentId'));
    expect(texts).toEqual(['', '总部', '2']);
  });

  it('are asked for in one call for the keys that are shown, and stand empty until they are there #C16 #E09', async () => {
    const dictionaryLabels = vi.fn(async (wanted: Readonly<Record<string, readonly (string | number)[]>>) =>
      answered(
        Object.entries(wanted).map(([dicNo, keys]) => ({
          dicNo,
          dicName: dicNo,
          data: keys.map((key) => ({ key, value: `客户${key}` })),
        })),
      ),
    );
    const dictionaries = new DictionaryStore({ dictionaryLabels } as unknown as DataSource);
    const table = tableOf([
      { field: 'Customer_Id', title: '客户', type: 'select', remote: true, dataKey: 'customers' },
    ]);
    const app = { ...worldOf().app, dictionaries };
    const texts = () =>
      [7, '8,9', null].map((key) => cellText(app, table, { Customer_Id: key }, 'Customer_Id'));
    expect(texts()).toEqual(['', '', '']);
    await waitFor(() => expect(texts()).toEqual(['客户7', '客户8,客户9', '']));
    expect(dictionaryLabels.mock.calls).toEqual([[{ customers: ['7', '8', '9'] }]]);
  });
});

describe('a date with a format of its own', () => {
  it('is shown and written in it, and stored as ever #E22', async () => {
    const form = draw(
      { field: 'D', title: '交货日期', type: 'date', format: 'YYYY年MM月DD日' },
      { D: '2026-03-05' },
    );
    const input = await screen.findByLabelText<HTMLInputElement>('交货日期');
    expect(input.value).toBe('2026年03月05日');
    fireEvent.click(input);
    fireEvent.change(input, { target: { value: '2026年12月31日' } });
    fireEvent.blur(input);
    await waitFor(() => expect(form.cell('D').value).toBe('2026-12-31'));
  });
});
