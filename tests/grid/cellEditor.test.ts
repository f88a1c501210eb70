import { describe, expect, it } from 'vitest';
import { focusEditor } from '../../renderers/grid/sheet/cellEditor.ts';

const editor = (value: string) => {
  const cell = document.createElement('div');
  const input = document.createElement('input');
  input.type = 'text';
  input.tabIndex = 0;
  input.value = value;
  cell.append(input);
  document.body.append(cell);
  return { cell, input };
};

const press = (input: HTMLInputElement, key: string) =>
  input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

const chosen = ({ value, selectionStart, selectionEnd }: HTMLInputElement) =>
  value.slice(selectionStart ?? 0, selectionEnd ?? 0);

describe('a cell entered to be typed over', () => {
  it('has its text chosen, and a text that came meanwhile as soon as somebody types', () => {
    const { cell, input } = editor('');
    focusEditor(cell, 'replace');
    input.value = '1812.00';
    input.setSelectionRange(0, 0);
    press(input, '1');
    expect(chosen(input)).toBe('1812.00');
  });

  it('leaves the caret alone once somebody has typed', () => {
    const { cell, input } = editor('5');
    focusEditor(cell, 'replace');
    press(input, '1');
    input.value = '1';
    input.setSelectionRange(1, 1);
    press(input, '2');
    expect(chosen(input)).toBe('');
  });
});
