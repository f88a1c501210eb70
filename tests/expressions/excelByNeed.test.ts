import { expect, it, vi } from 'vitest';
import { excel } from '../../expressions/excel/index.ts';
import type { Tree } from '../../expressions/index.ts';

const treeOf = (source: string): Tree => {
  const parsed = excel.parse(source);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
};

/** The language of a browser that has met no formula yet, and what runs a formula there. */
const browser = async () => {
  vi.resetModules();
  const { excelByNeed: language } = await import('../../expressions/excel/excelByNeed.ts');
  const { compile, scopeOf } = await import('../../expressions/index.ts');
  const run = (tree: Tree) => compile(tree, { languages: [language] }).run(scopeOf({ A: 2 }));
  return { language, run };
};

it('choices, sums and rounding are there at once, and nothing is loaded for them', async () => {
  const { language, run } = await browser();
  const tree = treeOf('IF(ISBLANK([A]),0,ROUND(SUM([A],1.26),1))');
  expect(language.isReady?.(tree)).toBe(true);
  expect(language.prepare?.(tree)).toBeUndefined();
  expect(run(tree)).toMatchObject({ ok: true, value: 3.3 });
});

it('other functions are loaded with the first formula that calls one, however deep', async () => {
  const { language, run } = await browser();
  const tree = treeOf('LET(days, IF([A]>1, DAYS("2026-11-30","2026-11-01"), 0), days + 1)');
  expect(language.isReady?.(tree)).toBe(false);
  await language.prepare?.(tree);
  expect(language.isReady?.(tree)).toBe(true);
  expect(run(tree)).toMatchObject({ ok: true, value: 30 });
});
