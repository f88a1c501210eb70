import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { code128 } from '../../renderers/fields/code128.ts';
import { FormFields } from '../../renderers/form/FormFields.tsx';
import { FormStore } from '../../runtime/store/form/FormStore.ts';
import { show, tableOf, worldOf } from './harness.tsx';

const table = tableOf([
  { field: 'Time', title: '工时', type: 'duration', editRowNo: 1 },
  { field: 'Code', title: '箱码', type: 'barcode', editRowNo: 2 },
]);

const open = (initial: Record<string, string | number>) => {
  const { app } = worldOf();
  const form = new FormStore(table, { action: 'Edit', initial });
  show(app, <FormFields form={form} />);
  return form;
};

describe('a duration on a form', () => {
  it('is typed as a clock and shown in words', async () => {
    const form = open({ Time: 90 });
    const input = (await screen.findByLabelText('工时')) as HTMLInputElement;
    expect(input.value).toBe('1小时30分');
    fireEvent.change(input, { target: { value: '2:15' } });
    expect(form.value('Time')).toBe(135);
    expect(input.value).toBe('2:15');
    fireEvent.blur(input);
    expect(input.value).toBe('2小时15分');
    fireEvent.change(input, { target: { value: 'bald' } });
    fireEvent.blur(input);
    expect(screen.getByText('工时不是时长，请输入如 2:30、2小时30分')).toBeTruthy();
    expect(input.value).toBe('bald');
  });
});

describe('a barcode on a form', () => {
  // As JsBarcode 3.11 encodes them.
  it.each([
    ['PJJ123C', '2112143131211121331121331232212232112211321313213113212331112'],
    ['1234', '2112321122321311231212412331112'],
  ])('%s is Code 128', (text, widths) => expect(code128(text).join('')).toBe(widths));

  it('stands below the code, and not below what it cannot hold', async () => {
    const form = open({ Code: 'BOX-17' });
    expect(await screen.findByRole('img', { name: '箱码 BOX-17' })).toBeTruthy();
    act(() => form.cell('Code').set('箱17'));
    expect(screen.queryByRole('img')).toBeNull();
    fireEvent.blur(screen.getByLabelText('箱码'));
    expect(screen.getByText('箱码只能包含英文字母、数字和键盘上的符号')).toBeTruthy();
  });
});
