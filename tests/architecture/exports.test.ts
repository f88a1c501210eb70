import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type SourceFile, sourceFiles } from './sourceFiles.ts';

type Source = Pick<SourceFile, 'path' | 'text'>;

const model = 'runtime/model/';
const product = sourceFiles.filter(({ path }) => !/^(tests|bench|docs)\//.test(path));

const target = (path: string, specifier: string): string =>
  normalize(join(dirname(path), specifier.split('?')[0] ?? specifier));

/** Named imports and re-exports: whether all are types, the names, the file. */
const named = /^(?:import|export)\s+(type\s+)?\{([^}]*)\}\s+from\s+'(\.[^']+)'/gm;
/** Imports of a whole module, which may use any of its exports. */
const whole = /(?:\*\s+as\s+\w+\s+from\s+|^export\s+\*\s+from\s+|^import\s+|import\(\s*)'(\.[^']+)'/gm;
/** Interfaces that a file augments in another one. */
const augmented = /^declare module '(\.[^']+)' \{\n\s+interface (\w+)/gm;
const exported =
  /^export (?:async )?(?:const|function\*?|(?:abstract )?class|type|interface|enum) ([A-Za-z]\w*)/gm;

const namesIn = (list: string): readonly string[] =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** Exports of the model that no other file imports. */
function unusedExports(files: readonly Source[]): readonly string[] {
  const used = new Set<string>();
  const open = new Set<string>();
  for (const { path, text } of files) {
    for (const [, , list = '', from = ''] of text.matchAll(named))
      for (const name of namesIn(list))
        used.add(`${target(path, from)} ${name.replace(/^type /, '').split(' as ')[0]}`);
    for (const [, from = ''] of text.matchAll(whole)) open.add(target(path, from));
    for (const [, from = '', name = ''] of text.matchAll(augmented))
      used.add(`${target(path, from)} ${name}`);
  }
  return files
    .filter(({ path }) => path.startsWith(model) && !open.has(path))
    .flatMap(({ path, text }) => [...text.matchAll(exported)].map(([, name]) => `${path} ${name}`))
    .filter((one) => !used.has(one));
}

/** Files that a file needs at run time; imports of types are erased. */
function valueImports({ path, text }: Source): readonly string[] {
  const byName = [...text.matchAll(named)]
    .filter(([, type, list = '']) => !type && namesIn(list).some((name) => !name.startsWith('type ')))
    .map(([, , , from = '']) => target(path, from));
  const all = [...text.matchAll(/^(?:import|export)\s+\*[^;']*'(\.[^']+)'/gm)];
  return [...byName, ...all.map(([, from = '']) => target(path, from))];
}

/** Files that import each other in a circle at run time, or stand between two circles. */
function circles(files: readonly Source[]): readonly string[] {
  const edges = new Map(files.map((file) => [file.path, valueImports(file)] as const));
  for (let before = -1; before !== edges.size; ) {
    before = edges.size;
    const imported = new Set([...edges.values()].flat());
    for (const [path, to] of [...edges])
      if (!imported.has(path) || !to.some((one) => edges.has(one))) edges.delete(path);
  }
  return [...edges.keys()];
}

/** A hand-written `isObject`: the whole test for an object that is no list. */
const objectTest =
  /typeof (\w+) (?:===|!==) 'object' (?:&&|\|\|) \1 (?:===|!==) null (?:&&|\|\|) !?(?:Array\.isArray|isList)\(\1\)/;
const objectNamed =
  /(?:function (?:isObject|isRecord|isPlainObject|isJsonObject)\b|const (?:isObject|isRecord|isPlainObject|isJsonObject) = \(\w+:)/;
const testsObject = ({ text }: Source): boolean => objectTest.test(text) || objectNamed.test(text);

describe('exports and imports', () => {
  it('exports of the model only what another file imports', () => {
    expect(unusedExports(sourceFiles)).toEqual([]);
  });

  it('notices an export that no other file imports', () => {
    const text = 'export const one = 1;\nexport const two = 2;';
    const user = { path: 'runtime/store/b.ts', text: "import { one } from '../model/schema/a.ts';" };
    expect(unusedExports([{ path: `${model}schema/a.ts`, text }, user])).toEqual([
      'runtime/model/schema/a.ts two',
    ]);
  });

  it('has one circle of imports at run time: nodes of JSONata compile each other', () => {
    const outside = circles(product).filter((path) => !path.startsWith('expressions/jsonata/evaluate/'));
    expect(outside).toEqual([]);
  });

  it('notices a circle of imports, and none through types', () => {
    const a = { path: 'runtime/a.ts', text: "import { b } from './b.ts';" };
    expect(circles([a, { path: 'runtime/b.ts', text: "import { a } from './a.ts';" }])).toHaveLength(2);
    expect(circles([a, { path: 'runtime/b.ts', text: "import type { a } from './a.ts';" }])).toEqual([]);
  });

  it('tests for an object by the one isObject of runtime/model/schema/Json.ts', () => {
    // The engine imports nothing of ours, and its values have classes of their own.
    const others = product.filter(({ path }) => !path.startsWith('expressions/'));
    expect(others.filter(testsObject).map(({ path }) => path)).toEqual(['runtime/model/schema/Json.ts']);
  });

  it('notices a second isObject', () => {
    const hidden = "if (typeof it !== 'object' || it === null || Array.isArray(it)) return;";
    expect(testsObject({ path: 'x.ts', text: 'function isRecord(value: unknown) {}' })).toBe(true);
    expect(testsObject({ path: 'x.ts', text: hidden })).toBe(true);
  });
});
