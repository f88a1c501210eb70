import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;
const read = (folder: string, ending: RegExp) =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => ({ file, source: readFileSync(`${root}${folder}/${file}`, 'utf8') }));

/** Spellings that stand for a term under another name: [written, the term]. */
const otherSpellings = [
  ['模版', '模板'],
  ['帐号', '账号'],
  ['帐户', '账户'],
] as const;

/** English of a Chinese term, and words that other places once used for it. */
const englishTerms = [
  { zh: '工序', en: /operation/i, not: /\b(process|processes|steps?)\b/i },
  { zh: '物料清单', en: /product structure/i, not: /\bBOM\b/ },
  { zh: '模板', en: /template/i, not: /\bmodel\b/i },
] as const;

describe('terms', () => {
  it.each(otherSpellings)('%s is written %s', (written) => {
    const texts = ['schemas', 'runtime', 'renderers', 'designer', 'server-mock'].flatMap((folder) =>
      read(folder, /\.(json|tsx?)$/),
    );
    expect(texts.length).toBeGreaterThan(1000);
    expect(texts.filter(({ source }) => source.includes(written)).map(({ file }) => file)).toEqual([]);
  });

  const english = read('schemas/texts/en', /json$/).flatMap(({ source }) =>
    Object.entries((JSON.parse(source) as { readonly texts: Readonly<Record<string, string>> }).texts),
  );
  it.each(englishTerms)('$zh is one word in English', ({ zh, en, not }) => {
    const of = english.filter(([chinese]) => chinese.includes(zh));
    expect(of.length).toBeGreaterThan(0);
    expect(of.filter(([, said]) => !en.test(said) || not.test(said))).toEqual([]);
  });
});
