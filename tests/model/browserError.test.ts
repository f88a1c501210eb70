import { describe, expect, it } from 'vitest';
import { placesOf, readBrowserError, withoutValues } from '../../runtime/wire/watching/BrowserError.ts';

describe('an error of a browser', () => {
  it.each([
    [
      "TypeError: Cannot read properties of undefined (reading 'Amount')",
      'TypeError: Cannot read properties of undefined (reading <Amount>)',
    ],
    [
      'SyntaxError: Unexpected token, "客户张三 1380" is not valid JSON',
      'SyntaxError: Unexpected token, "..." is not valid JSON',
    ],
    ["Error: user 'zhangsan' of zhang@example.com", 'Error: user "..." of ...'],
    ['Error: 张三的电话13800000000', 'Error: ...#'],
    ['failed to load https://erp.example/api/x?token=abc now', 'failed to load ... now'],
  ])('%s holds no value', (message, kept) => {
    expect(withoutValues(message)).toBe(kept);
    // Reading it again on the server changes nothing.
    expect(withoutValues(kept)).toBe(kept);
  });

  it('has places without addresses, the innermost five', () => {
    const stack = [
      'TypeError: x',
      '    at save (https://erp.example/assets/desk-Ab_1.js?v=2:12:345)',
      'open@https://erp.example/assets/index-9.js:1:2',
      ...Array.from({ length: 9 }, (_, n) => `    at https://erp.example/assets/a${n}.js:1:1`),
      '    at <anonymous>',
    ].join('\n');
    const places = placesOf(stack);
    expect(places.split('\n').slice(1, 4)).toEqual(['index-9.js:1:2', 'a0.js:1:1', 'a1.js:1:1']);
    expect(places.split('\n')).toHaveLength(5);
    expect(places).not.toContain('erp.example');
    expect(placesOf(places)).toBe(places);
  });

  it('is cut and checked where it arrives', () => {
    expect(readBrowserError({ kind: 'shout', message: 'x' })).toBeUndefined();
    expect(readBrowserError({ kind: 'error', message: 7 })).toBeUndefined();
    const read = readBrowserError({
      kind: 'render',
      message: 'x '.repeat(5_000),
      page: '/sales?customer=7#top',
      place: 'y'.repeat(9_000),
      version: `index.js<script>${'z'.repeat(200)}`,
    });
    expect(read?.message.length).toBeLessThanOrEqual(300);
    expect([read?.page, read?.place]).toEqual(['/sales', '']);
    expect(read?.version).toMatch(/^[\w.-]{60}$/);
  });
});
