import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { excel } from '../../expressions/excel/index.ts';
import {
  compile,
  type Data,
  type DataObject,
  type Language,
  parseJsonLogic,
  scopeOf,
  type Tree,
} from '../../expressions/index.ts';
import { inputScope, jsonata } from '../../expressions/jsonata/index.ts';
import { excelTools } from '../../expressions/service/excel/index.ts';
import { jsonataTools } from '../../expressions/service/jsonata/index.ts';
import { documents, guide } from '../../scripts/formulas/documents.ts';
import { root } from '../architecture/sourceFiles.ts';

const text = readFileSync(join(root, guide), 'utf8');
/** The morning of 20 March 2026 in Shanghai. */
const moment = { now: '2026-03-20 09:30:00', instant: Date.UTC(2026, 2, 20, 1, 30), random: () => 0.5 };

function run(
  tree: Tree,
  languages: readonly Language[],
  data: Data,
  types: Readonly<Record<string, never>> | object = {},
) {
  const known = new Map(Object.entries(types));
  const options = known.size === 0 ? {} : { typeOf: (path: string) => known.get(path) };
  const isRecord = typeof data === 'object' && data !== null && !Array.isArray(data);
  const scope = isRecord ? scopeOf(data as DataObject) : inputScope(data);
  return compile(tree, { languages, ...options }).run(scope, moment);
}

describe('the documents of formulas', () => {
  it.each([...documents(text)])(
    '%s is what the function tables make of it (npm run -s formulas)',
    (path, made) => {
      expect(readFileSync(join(root, path), 'utf8')).toBe(made);
    },
  );

  it('tells every function and every parameter in Chinese', () => {
    const helps = [...excelTools.functions, ...jsonataTools.functions];
    expect(helps.length).toBeGreaterThan(205);
    expect(
      helps
        .filter(({ title }) => !/\p{Script=Han}/u.test(title) && title !== 'NUMBERSTRING')
        .map(({ name }) => name),
    ).toEqual([]);
    const untold = helps.flatMap(({ name, parameters }) =>
      parameters
        .filter(({ title }) => !/\p{Script=Han}/u.test(title))
        .map((parameter) => `${name} ${parameter.name}`),
    );
    expect(untold).toEqual([]);
  });
});

describe('the examples of the reference', () => {
  const examples = [excelTools, jsonataTools].flatMap(({ language, functions }) =>
    functions.flatMap((help) => help.examples.map((example) => ({ language, ...example }))),
  );

  it.each(examples)('$source', async ({ language, source, data = {}, types, value }) => {
    const tree = language.parse(source);
    if (!tree.ok) throw new Error(tree.error.message);
    await language.prepare?.(tree.value);
    expect(run(tree.value, [language], data, types)).toEqual({ ok: true, value });
  });
});

describe('the examples of the guide', () => {
  const [, json = '{}'] = /^```json\n([\s\S]*?)^```$/m.exec(text) ?? [];
  const data = JSON.parse(json) as DataObject;
  const examples = [...text.matchAll(/^- `([^`]+)` → (错误 )?`([^`]+)`$/gm)].map(
    ([, source = '', wrong, value = '']) => ({
      source,
      value,
      isWrong: wrong !== undefined,
    }),
  );
  const types = {
    数量: 'number',
    单价: 'number',
    客户: 'text',
    税率: 'number',
    交期: 'date',
    明细: 'list',
    '明细.数量': 'number',
    '明细.单价': 'number',
    '明细.产品': 'text',
  } as const;

  it('are there', () => expect(examples.length).toBeGreaterThan(30));

  it.each(examples)('$source is $value', ({ source, value, isWrong }) => {
    const language = source.startsWith('=') ? excel : jsonata;
    const tree =
      source.startsWith('{') && source.includes('":[')
        ? parseJsonLogic(JSON.parse(source))
        : language.parse(source);
    if (!tree.ok) throw new Error(tree.error.message);
    const result = run(tree.value, [excel, jsonata], data, types);
    if (isWrong) return expect(!result.ok && result.error.code).toBe(value);
    expect(result).toEqual({ ok: true, value: JSON.parse(value) });
  });
});
