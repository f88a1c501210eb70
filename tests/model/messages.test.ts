import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Catalogue, Message } from '../../runtime/model/messages/Catalogue.ts';
import '../../runtime/model/explain/allMessages.ts';
import { knownMessages, messageOf, text } from '../../runtime/model/messages/index.ts';

/** Texts of capabilities of the browser, which stand beside their code. */
const ofCapabilities = ['renderers', 'runtime/store']
  .map((folder) => new URL(`../../${folder}/`, import.meta.url))
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /^\w+\/\w+Messages\.ts$/.test(file))
      .map((file) => new URL(file, folder).href),
  );
const files: readonly Readonly<Record<string, Catalogue>>[] = await Promise.all(
  ofCapabilities.map((file) => import(file)),
);
const areas = files.flatMap((file) => Object.values(file));

const catalogue: Catalogue = Object.assign(Object.fromEntries(knownMessages()), ...areas);

const placeholders = (words: string) => [...words.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort();

describe('the message catalogue', () => {
  it('has both languages with the same placeholders for every key', () => {
    const entries = Object.entries<Message>(catalogue);
    expect(entries.length).toBeGreaterThan(150);
    const wrong = entries.filter(
      ([, { zh, en }]) => zh === '' || en === '' || `${placeholders(zh)}` !== `${placeholders(en)}`,
    );
    expect(wrong).toEqual([]);
  });

  it('has no Chinese in its English texts', () => {
    // The language button is written in the language it switches to.
    const mixed = Object.entries(catalogue).filter(
      ([key, { en }]) => !key.startsWith('shell.language') && /\p{Script=Han}/u.test(en),
    );
    expect(mixed).toEqual([]);
  });

  it('reads the texts of capabilities', () => {
    expect(Object.keys(catalogue)).toEqual(expect.arrayContaining(['calendar.today', 'trail.title']));
  });

  it('prefixes every key with its area', () => {
    expect(Object.keys(catalogue).filter((key) => !/^[a-z][A-Za-z]*\.[A-Za-z0-9.]+$/.test(key))).toEqual([]);
  });

  it('fills placeholders and leaves those without a param in sight', () => {
    expect(text('form.min', 'zh', { title: '数量', min: 1 })).toBe('数量不能小于1');
    expect(text('form.min', 'en', { title: 'Qty' })).toBe('Qty must not be less than {min}');
    expect(text('form.invalid', 'zh')).toBe('数据验证未通过');
  });

  it('joins a list as the language does', () => {
    const params = { text: ['甲', '乙'] };
    expect([text('form.custom', 'zh', params), text('form.custom', 'en', params)]).toEqual([
      '甲、乙',
      '甲, 乙',
    ]);
    expect(messageOf({ rule: 'form.custom', params }, 'en')).toBe('甲, 乙');
  });

  it('reads no inherited property as a param', () => {
    expect(text('form.custom', 'zh', {})).toBe('{text}');
    expect(messageOf({ rule: '{constructor}', params: {} }, 'zh')).toBe('{constructor}');
  });

  it('lets a rule outside the catalogue speak for itself', () => {
    expect(messageOf({ rule: '库存不足{n}件', params: { n: 3 } }, 'zh')).toBe('库存不足3件');
  });
});
