import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;
const text = readFileSync(join(root, 'docs/SECURITY.md'), 'utf8');

/** The rows of all tables: a promise, the file that decides it, the file and title of its test. */
const promises = [...text.matchAll(/^\| ([^|]+) \| `([^`|]+)` \| `([^`|]+)` "([^"|]*)" \|$/gm)].map(
  ([, promise = '', decided = '', test = '', title = '']) => ({
    promise,
    decided,
    test,
    title,
  }),
);

describe('docs/SECURITY.md', () => {
  it('has no line that cannot be read', () => {
    const lines = text.split('\n').filter((line) => /^\| (?!promised|---)/.test(line));
    expect(lines.length).toBe(promises.length);
    expect(promises.length).toBeGreaterThan(20);
  });

  it.each(promises)('$promise', ({ decided, test, title }) => {
    expect(existsSync(join(root, decided)), decided).toBe(true);
    expect(title).not.toBe('');
    expect(readFileSync(join(root, test), 'utf8')).toContain(title);
  });
});
