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

describe('docs/security/asvs.md', () => {
  const page = readFileSync(join(root, 'docs/security/asvs.md'), 'utf8');
  const { ids } = JSON.parse(readFileSync(join(root, 'docs/security/asvsLevel1.json'), 'utf8')) as {
    readonly ids: readonly string[];
  };
  const lines = page.split('\n').filter((line) => /^\| V\d/.test(line));
  const answers = lines.map((line) => {
    const [id = '', , here = '', decided = '', held = ''] = line.slice(2, -2).split(' | ');
    const [, test = '', title = ''] = /^`([^`]+)` "([^"]+)"$/.exec(held) ?? [];
    return { id, here, decided: decided.replaceAll('`', ''), test, title };
  });
  const missing = [...page.slice(page.indexOf('## What is missing')).matchAll(/^- (V[\d.]+):/gm)].map(
    ([, id]) => id,
  );

  it('answers each requirement of level 1 once, in order', () => {
    expect(ids.length).toBe(70);
    expect(answers.map(({ id }) => id)).toEqual(ids);
  });

  it('says below what is missing of each that is not kept, and of no other', () => {
    const open = answers.filter(({ here }) => /^(?:partly|\*\*no\*\*): ./.test(here));
    expect(missing).toEqual(open.map(({ id }) => id));
  });

  it.each(answers)('$id', ({ here, decided, test, title }) => {
    expect(here).toMatch(/^(?:yes\b|partly: |\*\*no\*\*: |does not apply: )/);
    if (here.startsWith('does not apply')) return expect([decided, test]).toEqual(['–', '']);
    expect(existsSync(join(root, decided)), decided).toBe(true);
    expect(title).not.toBe('');
    return expect(readFileSync(join(root, test), 'utf8')).toContain(title);
  });
});
