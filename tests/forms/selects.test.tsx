import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { fieldRenderers } from '../../renderers/fields/index.ts';
import { cellText } from '../../renderers/form/cellText.ts';
import { FormView } from '../../renderers/form/FormView.tsx';
import { answered } from '../../runtime/data/Answer.ts';
import type { DataSource } from '../../runtime/data/DataSource.ts';
import type { FieldSchema, Option } from '../../runtime/model/schema/FieldSchema.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import { DictionaryStore } from '../../runtime/store/DictionaryStore.ts';
import { FormStore } from '../../runtime/store/FormStore.ts';
import { show, tableOf, worldOf } from './harness.tsx';

const units: readonly Option[] = [
  { key: 'PCS', value: '个' },
  { key: 'SET', value: '套' },
];

function draw(field: FieldSchema, initial: Row = {}, data: object = {}) {
  const { app } = worldOf({ dictionaries: { units } });
  Object.assign(app.data, data);
  const form = new FormStore(tableOf([{ editRowNo: 1, ...field }]), { action: 'Edit', initial });
  show(app, <FormView form={form} />);
  return form;
}

const unit: FieldSchema = { field: 'Unit', title: '单位', type: 'select', dataKey: 'units' };
const classesOf = (label: string) => screen.getByLabelText(label).closest('.semi-select')?.classList;

beforeAll(async () => {
  await Promise.all(fieldRenderers.map((renderer) => renderer.preload?.()));
}, 60_000);

describe('a select', () => {
  it('names its active option while its list is open, not after it is closed, and again when it opens', async () => {
    draw(unit);
    const box = screen.getByLabelText('单位');
    const named = () => box.getAttribute('aria-activedescendant');
    for (const _ of [1, 2]) {
      fireEvent.click(box);
      fireEvent.keyDown(box, { key: 'ArrowDown', keyCode: 40 });
      await waitFor(() => expect(document.getElementById(named() ?? '')).not.toBeNull());
      fireEvent.keyDown(box, { key: 'Escape', keyCode: 27 });
      await waitFor(() =>
        expect([box.ariaExpanded ?? box.getAttribute('aria-expanded'), named()]).toEqual(['false', null]),
      );
    }
  });

  it.each([
    [true, true],
    [false, false],
    [undefined, false],
  ])('filterable %s: two options can be searched: %s #F24', (filterable, can) => {
    draw({ ...unit, ...(filterable === undefined ? {} : { filterable }) });
    expect(classesOf('单位')?.contains('semi-select-filterable')).toBe(can);
  });

  it.each([
    [unit, {}],
    [
      { ...unit, remote: true },
      { searchDictionary: async () => answered(units), dictionaryLabels: async () => answered([]) },
    ],
  ])('with allow-create offers what was typed as an option of its own: %j #F26', async (field, data) => {
    draw({ ...field, allowCreate: true }, {}, data);
    fireEvent.click(screen.getByLabelText('单位'));
    const input = document.querySelector<HTMLInputElement>('.semi-select input');
    if (!input) throw new Error('nowhere to type');
    fireEvent.change(input, { target: { value: '吨' } });
    await waitFor(() =>
      expect(screen.getAllByRole('option').map((one) => one.textContent)).toContainEqual(
        expect.stringContaining('吨'),
      ),
    );
  });

  it('takes a choice when it is made, not when its list has folded away', async () => {
    const form = draw(unit);
    await waitFor(() => expect(classesOf('单位')).toBeDefined());
    fireEvent.click(screen.getByLabelText('单位'));
    fireEvent.click(
      (await screen.findAllByRole('option', { hidden: true })).find((one) =>
        one.textContent?.includes('套'),
      ) ?? document.body,
    );
    expect(form.value('Unit')).toBe('SET');
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
  it('are asked for in one call for the keys that are shown, and stand as keys until they are there #C16 #E09', async () => {
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
    expect(texts()).toEqual(['7', '8,9', '']);
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
