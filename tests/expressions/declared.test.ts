import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { functionsByAnyName } from '../../expressions/excel/functions/functions.ts';
import { excel } from '../../expressions/excel/index.ts';
import { functions } from '../../expressions/functions/functions.ts';
import {
  checkTypes,
  compile,
  type Data,
  type DataObject,
  declareFunction,
  explain,
  functionTable,
  parseJsonLogic,
  type Result,
  scopeOf,
  type Tree,
  toSql,
  type ValueType,
} from '../../expressions/index.ts';
import { nativeFunctions } from '../../expressions/jsonata/functions/nativeFunctions.ts';
import { jsonata } from '../../expressions/jsonata/index.ts';
import { operators } from '../../expressions/jsonLogic/operators.ts';
import { excelTools } from '../../expressions/service/excel/index.ts';
import { complete, diagnose, signature, withFunctions } from '../../expressions/service/index.ts';
import { jsonataTools } from '../../expressions/service/jsonata/index.ts';
import { declaredSample } from './declaredSample.ts';

type Case = Readonly<Record<string, Data>> & {
  readonly says: string;
  readonly data?: DataObject;
  readonly types?: Readonly<Record<string, ValueType>>;
};

const cases: readonly Case[] = JSON.parse(readFileSync(new URL('declared.json', import.meta.url), 'utf8'));

const languages = [excel, jsonata];
const options = { languages, functions: declaredSample };

const trees: Readonly<Record<string, (source: Data) => Result<Tree>>> = {
  conditions: (source) => parseJsonLogic(source, declaredSample),
  excel: (source) => excel.parse(String(source), { functions: declaredSample }),
  jsonata: (source) => jsonata.parse(String(source)),
};

const written = cases.flatMap((given) =>
  Object.keys(trees).flatMap((name) =>
    given[name] === undefined ? [] : [[name, given.says, given] as const],
  ),
);

describe('a declared function', () => {
  it.each(written)('in %s %s', (name, _says, given) => {
    const tree = trees[name]?.(given[name] ?? null);
    if (!tree?.ok) throw new Error(tree?.error.message);
    // Trees travel as JSON.
    const sent: Tree = JSON.parse(JSON.stringify(tree.value));
    const { types } = given;
    const typed = types === undefined ? options : { ...options, typeOf: (path: string) => types[path] };
    const result = compile(sent, typed).run(scopeOf(given.data ?? {}));
    const code = given[`${name}Code`];
    if (code === undefined) expect(result).toEqual({ ok: true, value: given[`${name}Value`] ?? given.value });
    else {
      expect(result).toMatchObject({ ok: false, error: { code } });
      const { from, at } = result.ok ? {} : result.error;
      expect(name === 'conditions' ? at : from, 'the place').toBeDefined();
    }
  });

  it('stops at the time limit of the run, though it cannot be interrupted', () => {
    const slow = declareFunction({
      name: 'T_SLOW',
      title: { zh: '慢', en: 'Slow' },
      summary: { zh: '慢', en: 'Slow' },
      parameters: [],
      result: 'number',
      run: () => {
        const end = performance.now() + 5;
        while (performance.now() < end);
        return 1;
      },
    });
    const table = functionTable([slow]);
    const tree = parseJsonLogic({ T_SLOW: [] }, table);
    if (!tree.ok) throw new Error(tree.error.message);
    const result = compile(tree.value, { functions: table }).run(scopeOf({}), {
      limits: { milliseconds: 1 },
    });
    expect(result).toMatchObject({ ok: false, error: { code: 'limit-time' } });
  });

  it('is unknown where it was not passed', () => {
    expect(parseJsonLogic({ T_WEIGHT: [1, 2] })).toMatchObject({
      error: { code: 'unknown-function', at: '' },
    });
    expect(excel.parse('=T_WEIGHT(1,2)')).toMatchObject({ error: { code: 'unknown-function', from: 1 } });
    const sent = parseJsonLogic({ T_WEIGHT: [1, 2] }, declaredSample);
    expect(sent.ok && compile(sent.value).run(scopeOf({}))).toMatchObject({
      error: { code: 'unknown-function', at: '' },
    });
    const formula = excel.parse('=T_WEIGHT(1,2)', { functions: declaredSample });
    expect(formula.ok && compile(formula.value, { languages }).run(scopeOf({}))).toMatchObject({
      value: { error: '#NAME?' },
    });
  });

  it('is checked before it is saved: arguments, types, misspelt names', () => {
    expect(parseJsonLogic({ T_WEIGHT: [1] }, declaredSample)).toMatchObject({
      error: { code: 'argument-count', params: { least: 2, most: 3 } },
    });
    expect(excel.parse('=T_WEIGHT(1)', { functions: declaredSample })).toMatchObject({
      error: { code: 'argument-count' },
    });
    expect(parseJsonLogic({ T_WEIGTH: [1, 2] }, declaredSample)).toMatchObject({
      error: { params: { suggestion: 'T_WEIGHT' } },
    });
    expect(excel.parse('=T_WEIGTH(1,2)', { functions: declaredSample })).toMatchObject({
      error: { params: { suggestion: 'T_WEIGHT' } },
    });
    const typed = (tree: Result<Tree>) =>
      tree.ok && checkTypes(tree.value, () => 'text', languages, declaredSample).map(({ code }) => code);
    expect(typed(parseJsonLogic({ T_WEIGHT: [{ var: 'Name' }, 2] }, declaredSample))).toEqual([
      'type-mismatch',
    ]);
    expect(typed(jsonata.parse('$T_WEIGHT(Name, 2)'))).toEqual(['type-mismatch']);
    const sum = parseJsonLogic({ '+': [{ T_TEXT: ['a'] }, 1] }, declaredSample);
    expect(typed(sum)).toEqual(['type-mismatch']);
  });

  it('is explained with its arguments', () => {
    const tree = parseJsonLogic({ T_WEIGHT: [{ var: 'T' }, 1, 1] }, declaredSample);
    if (!tree.ok) throw new Error(tree.error.message);
    expect(explain(tree.value, scopeOf({ T: 3 }), options)).toMatchObject({
      value: 3,
      below: [{ value: 3 }, {}, {}],
    });
    expect(explain(tree.value, scopeOf({}), options).because).toMatchObject({ code: 'empty' });
  });

  it('is offered by editors with its titles', () => {
    const tools = withFunctions(excelTools, declaredSample);
    const known = { fields: [] };
    expect(complete(tools, '=T_WEI', 6, known)).toMatchObject([
      { insert: 'T_WEIGHT()', summary: { zh: '用于测试' } },
    ]);
    expect(signature(tools, '=T_WEIGHT(1,', 12)).toMatchObject({ active: 1, help: { title: '测试' } });
    expect(diagnose(tools, '=T_WEIGHT(1,2)', known)).toEqual([]);
    const texts = withFunctions(jsonataTools, declaredSample);
    expect(diagnose(texts, '$T_WEIGHT(1,2)', known)).toEqual([]);
    expect(diagnose(texts, '$T_NOTHING(1,2)', known)).toMatchObject([{ code: 'unknown-function' }]);
    expect(signature(texts, '$T_WEIGHT(1,', 12)?.help.name).toBe('$T_WEIGHT');
  });
});

describe('the declaration of a function', () => {
  const right = {
    name: 'A_B',
    title: { zh: '甲', en: 'A' },
    summary: { zh: '甲', en: 'A' },
    parameters: [{ name: 'x', title: { zh: '值', en: 'Value' }, type: 'number' }],
    result: 'number',
    run: () => 1,
  } as const;
  const [parameter] = right.parameters;

  it.each([
    ['a name that a built-in function could have', { name: 'ROUND' }],
    ['a name in small letters', { name: 'a_b' }],
    ['a missing title', { title: { zh: '', en: 'A' } }],
    ['two parameters of one name', { parameters: [parameter, parameter] }],
    [
      'a required parameter after an optional one',
      {
        parameters: [
          { ...parameter, optional: true },
          { ...parameter, name: 'y' },
        ],
      },
    ],
    ['bounds of a text', { parameters: [{ ...parameter, type: 'text', min: 1 }] }],
    ['bounds that exclude each other', { parameters: [{ ...parameter, min: 2, max: 1 }] }],
    ['a maximum length of a number', { parameters: [{ ...parameter, maxLength: 1 }] }],
    ['a cost that is no number of steps', { cost: -1 }],
  ])('is refused for %s', (_says, wrong) => {
    // Wrong on purpose: plugins in JavaScript are not checked by the compiler.
    expect(() => declareFunction({ ...right, ...wrong } as never)).toThrow(/Function/);
  });

  it.each([
    ['select 1'],
    ['now()'],
    ['pg_sleep(1)'],
    ['"Secret"'],
    ["'text'"],
    ['1; drop table x'],
    ['1 -- comment'],
    ['1 /* comment */'],
    ['$1'],
    ['random()'],
  ])('is refused for the SQL %s', (text) => {
    const template = Object.freeze(Object.assign([text], { raw: Object.freeze([text]) }));
    expect(() =>
      declareFunction({ ...right, sql: (sql) => sql(template as unknown as TemplateStringsArray) }),
    ).toThrow(/SQL may not/);
  });

  it('is refused for SQL that is no template', () => {
    const made = Object.assign(['1'], { raw: ['1'] });
    expect(() =>
      declareFunction({ ...right, sql: (sql) => sql(made as unknown as TemplateStringsArray) }),
    ).toThrow(/template/);
  });

  it('is refused beside another of its name', () => {
    const [one, other] = [declareFunction({ ...right }), declareFunction({ ...right })];
    expect(functionTable([one, one]).size).toBe(1);
    expect(() => functionTable([one, other])).toThrow('Two plugins bring a function A_B');
  });

  it('has a name that no built-in function has', () => {
    const names = [
      ...functionsByAnyName.keys(),
      ...nativeFunctions.keys(),
      ...functions.keys(),
      ...operators.keys(),
    ];
    expect(names.filter((name) => /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/.test(name))).toEqual([]);
  });
});

describe('the SQL of a declared function', () => {
  const sqlOf = (logic: unknown) => {
    const tree = parseJsonLogic(logic, declaredSample);
    if (!tree.ok) throw new Error(tree.error.message);
    return toSql(tree.value, (name) => ({ sql: `"${name}"`, type: 'number' }), {
      functions: declaredSample,
      as: 'value',
    });
  };

  it('computes each argument once, guards its bounds and has values as parameters', () => {
    const sql = sqlOf({ T_WEIGHT: [{ var: 'T' }, 2] });
    const pieces = sql.ok ? sql.value : [];
    const text = pieces.map((piece) => (typeof piece === 'string' ? piece : '?')).join('');
    expect(text.match(/"T"/g)).toHaveLength(1);
    expect(text).toContain('"a0" is not null and "jig_call"."a0" >= 0 and "jig_call"."a0" <= 500');
    expect(pieces.filter((piece) => typeof piece !== 'string')).toEqual([{ value: '7.85' }, { value: '2' }]);
  });

  it('is refused by name when it has none', () =>
    expect(sqlOf({ T_NUMBER: [1] })).toMatchObject({
      ok: false,
      error: { code: 'not-in-sql', params: { name: 'T_NUMBER' }, at: '' },
    }));
});
