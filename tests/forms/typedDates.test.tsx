import { act, fireEvent, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { fieldRenderers } from '../../renderers/fields/index.ts';
import { FormFields } from '../../renderers/form/FormFields.tsx';
import { FormStore } from '../../runtime/store/form/FormStore.ts';
import { show, tableOf, worldOf } from './harness.tsx';

const table = tableOf([
  { field: 'Day', title: '日期', type: 'date', editRowNo: 1 },
  { field: 'Month', title: '账期', type: 'date', format: 'YYYY年MM月DD日', editRowNo: 1 },
  { field: 'Time', title: '时间', type: 'time', editRowNo: 2 },
  { field: 'Start', title: '上班', type: 'time', format: 'HH:mm', editRowNo: 2 },
]);

const open = async (field: string, title: string, stored: string) => {
  const { app } = worldOf();
  const form = new FormStore(table, { action: 'Edit', initial: { [field]: stored } });
  show(app, <FormFields form={form} />);
  return { form, input: (await screen.findByLabelText(title)) as HTMLInputElement };
};

/** Field, its title and stored value, what is typed, the value then, and what is said. */
const cases = [
  ['Day', '日期', '2026-03-01', '20026-03-05', '20026-03-05', '日期必须为日期格式'],
  ['Day', '日期', '', 'soon', 'soon', '日期必须为日期格式'],
  ['Day', '日期', '2026-03-01', '2026/3/5', '2026-03-05', undefined],
  ['Month', '账期', '2026-03-01', '2026年03月05日', '2026-03-05', undefined],
  ['Month', '账期', '2026-03-01', '20026年3月', '20026年3月', '账期必须为日期格式'],
  ['Time', '时间', '08:00:00', '8:30', '08:30:00', undefined],
  ['Time', '时间', '08:00:00', '25:99', '25:99', '时间必须为时间格式'],
  ['Start', '上班', '08:00:00', '9:15', '09:15:00', undefined],
] as const;

beforeAll(async () => {
  await Promise.all(fieldRenderers.map((renderer) => renderer.preload?.()));
}, 60_000);

describe('text typed into a date or a time', () => {
  describe.each(['Enter', 'Tab'])('left by %s', (key) => {
    it.each(cases)('%s: %s with %s and %s is %s', async (field, title, stored, text, value, words) => {
      const { form, input } = await open(field, title, stored);
      await act(async () => {
        input.focus();
        fireEvent.input(input, { target: { value: text } });
        const goesOn = fireEvent.keyDown(input, { key });
        if (goesOn && key === 'Enter') fireEvent.keyPress(input, { key, charCode: 13 });
        fireEvent.blur(input);
      });
      expect(form.value(field)).toBe(value);
      if (words === undefined) return;
      act(() => form.cell(field).reveal());
      expect(screen.getByText(words)).toBeTruthy();
      expect(input.value || input.placeholder).toBe(text);
      await act(async () => {
        if (input.value !== '') fireEvent.input(input, { target: { value: '' } });
        fireEvent.keyDown(input, { key: 'Backspace' });
      });
      expect(form.value(field)).toBeNull();
    });
  });
});
