import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './sourceFiles.ts';

const files = ['README.md', 'README.zh-CN.md'] as const;
const [english, chinese] = files.map((file) => readFileSync(join(root, file), 'utf8')) as [string, string];

const fence = /^```\w*\n[\s\S]*?^```$/gm;
const blocksOf = (text: string): readonly string[] => text.match(fence) ?? [];
const proseOf = (text: string): string => text.replace(fence, '');
const headingsOf = (text: string): readonly string[] =>
  (proseOf(text).match(/^#+ /gm) ?? []).map((marks) => marks.trim());

/** Links and code spans that look like a path in this repository. */
function pathsOf(text: string): readonly string[] {
  const prose = proseOf(text);
  const linked = [...prose.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => target);
  const spans = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
  const isPath = (name: string): boolean =>
    /^[\w.@-]+(\/[\w.@-]+)*\/?$/.test(name) &&
    !/^(\.\/|Asia\/|jig\/)/.test(name) &&
    /\/|\.(tsx?|md|json)$|^LICENSE$/.test(name);
  return [...linked.filter((target) => !/^https?:/.test(target)), ...spans.filter(isPath)];
}

const rowsOf = (text: string): number => proseOf(text).match(/^\|/gm)?.length ?? 0;

describe('the README', () => {
  it('has the same headings in both languages, level by level', () => {
    expect(headingsOf(english).length).toBeGreaterThan(10);
    expect(headingsOf(chinese)).toEqual(headingsOf(english));
  });

  it('has the same code blocks and table rows in both languages', () => {
    expect(blocksOf(english).length).toBeGreaterThan(5);
    expect(blocksOf(chinese)).toEqual(blocksOf(english));
    expect(rowsOf(chinese)).toBe(rowsOf(english));
  });

  it.each(files)('%s names only files and folders that exist, the tour among them', (file) => {
    const paths = pathsOf(file === 'README.md' ? english : chinese);
    expect(paths).toContain('runtime/model/fields/resolve/resolve.ts');
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('names the same files and folders in both languages, except each other', () => {
    const named = (text: string): readonly string[] =>
      [...new Set(pathsOf(text))].filter((path) => !/^README/.test(path)).sort();
    expect(named(chinese)).toEqual(named(english));
  });
});

const bare = (text: string): string => text.replaceAll(/\s/g, '');

/** Code blocks of the tour; the first path in each section names their file. */
const quotesOf = (text: string): readonly (readonly [file: string, block: string])[] =>
  text
    .split(/^### /m)
    .slice(1)
    .flatMap((section) => {
      const [own = ''] = section.split(/^## /m);
      const [file = ''] = pathsOf(own);
      return blocksOf(own).map((block) => [file, block.split('\n').slice(1, -1).join('\n')] as const);
    });

/** Whether a file contains a block, ignoring blanks and line ends. */
const isQuoted = (file: string, block: string): boolean =>
  bare(readFileSync(join(root, file), 'utf8')).includes(bare(block));

describe('the tour', () => {
  const quotes = quotesOf(english);

  it('quotes several files', () => {
    expect(quotes.length).toBeGreaterThan(4);
  });

  it.each(quotes)('quotes %s as it is, in a piece that needs no scrolling', (file, block) => {
    expect(isQuoted(file, block), block).toBe(true);
    expect(block.split('\n').length).toBeLessThanOrEqual(25);
  });

  it('notices a quote that is not in its file', () => {
    const [[file, block] = ['', '']] = quotesOf(english.replace('"precision": 15', '"precision": 16'));
    expect(isQuoted(file, block)).toBe(false);
  });
});

describe('the documents', () => {
  const documents = [
    'CONTRIBUTING.md',
    'CHANGELOG.md',
    ...['docs', 'docs/architecture', 'docs/decisions'].flatMap((folder) =>
      readdirSync(join(root, folder))
        .filter((name) => name.endsWith('.md'))
        .map((name) => `${folder}/${name}`),
    ),
  ];
  const lies = (path: string): boolean =>
    !existsSync(join(root, path)) && !existsSync(join(root, 'tests', path));

  it.each(documents)('%s names only files and folders that exist', (document) => {
    const paths = pathsOf(readFileSync(join(root, document), 'utf8')).filter((path) => !path.startsWith('@'));
    expect(paths.filter(lies)).toEqual([]);
  });
});
