import { afterEach, beforeEach, expect, it } from 'vitest';
import { holdComposedKeys } from '../../runtime/host/holdComposedKeys.ts';

const heard: string[] = [];
const input = document.createElement('input');
const hear = (event: Event): void => void heard.push((event as KeyboardEvent).key);
let end: () => void;

beforeEach(() => {
  heard.length = 0;
  end = holdComposedKeys(window);
  document.body.append(input);
  for (const on of [input, document, window]) on.addEventListener('keydown', hear, on !== window);
});
afterEach(() => {
  end();
  for (const on of [input, document, window]) on.removeEventListener('keydown', hear, on !== window);
});

const press = (key: string, more: KeyboardEventInit = {}): boolean =>
  input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));

it.each([
  ['the Enter that takes a word', 'Enter', { isComposing: true }],
  ['the Enter that ends a composition in Safari', 'Enter', { keyCode: 229 }],
  ['the Escape that drops a word', 'Escape', { isComposing: true }],
  ['an arrow between words', 'ArrowDown', { isComposing: true }],
  ['a letter', 'n', { isComposing: true }],
])('%s reaches no handler, and the input keeps it', (_, key, more) => {
  expect(press(key, more)).toBe(true);
  expect(heard).toEqual([]);
});

it.each([
  ['a plain Enter', 'Enter', {}],
  ['the first key of an input method', 'Process', { keyCode: 229 }],
  ['the first letter of an input method in Safari', 'n', { keyCode: 229 }],
])('%s reaches every handler', (_, key, more) => {
  press(key, more);
  expect(heard).toEqual([key, key, key]);
});
