import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import '../../runtime/model/explain/allMessages.ts';
import { excel } from '../../expressions/excel/index.ts';
import { checkTypes, parseJsonLogic } from '../../expressions/index.ts';
import { expressionIssues } from '../../runtime/model/check/expressionIssues.ts';
import '../../runtime/model/formulas/registerLanguages.ts';
import { errorKey, errorText } from '../../runtime/model/formulas/errorText.ts';
import { knownMessages, messageOf } from '../../runtime/model/messages/index.ts';
import { root } from '../architecture/sourceFiles.ts';

/** Folders that produce formula errors. */
const folders = ['expressions', 'runtime/model/formulas'];

/**
 * Places of error codes: a property, an argument of a refusing function, a table of codes, or JSONata's form.
 */
const shapes = [
  /\bcode: '([a-z]+(?:-[a-z0-9]+)*)'/g,
  /(?:\brefuse|\brefusal|\bfail|\braise|\.limit|\brefused|\bmisplaced)\(\s*(?:node, )?'([a-z]+(?:-[a-z0-9]+)+)'/g,
  /^\s+'([a-z]+(?:-[a-z0-9]+)+)': '[A-Z$]/gm,
  /\? '([a-z]+(?:-[a-z0-9]+)+)' : '(?:[a-z]+(?:-[a-z0-9]+)+)'/g,
  /\? '(?:[a-z]+(?:-[a-z0-9]+)+)' : '([a-z]+(?:-[a-z0-9]+)+)'/g,
  /'(limit-[a-z]+)'/g,
  /'([SDT]\d{4})'/g,
  /^\s+([SDT]\d{4}): '/gm,
  /'(#[A-Z0-9/]+[!?A])'/g,
];

function codesIn(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'))
    .flatMap((text) => shapes.flatMap((shape) => [...text.matchAll(shape)].map(([, code = '']) => code)));
}

const codes = [...new Set(folders.flatMap(codesIn))].sort();
/** Codes of explanations, which have their own messages. */
const causes = new Set([
  'empty',
  'nothing',
  'not-a-number',
  'not-a-date',
  'division-by-zero',
  'no-values',
  'no-result',
]);

describe('the texts of errors', () => {
  it('knows where codes come from', () => {
    expect(codes.length).toBeGreaterThan(110);
    for (const code of [
      'S0201',
      'T2001',
      'D3141',
      'unknown-field',
      'limit-steps',
      'not-a-column',
      '#N/A',
      'no-value',
    ])
      expect(codes).toContain(code);
  });

  it('has one in both languages for every code any engine can raise', () => {
    const known = knownMessages();
    expect(codes.filter((code) => !causes.has(code) && !known.has(errorKey(code)))).toEqual([]);
  });

  it('has none for codes there are no more', () => {
    const keys = new Set(codes.map(errorKey));
    const others = /^expression\.(didYouMean|failed|other|placed(At)?|type\.\w+|invalidJson)$/;
    const left = [...knownMessages().keys()].filter(
      (key) => key.startsWith('expression.') && !keys.has(key) && !others.test(key),
    );
    expect(left).toEqual([]);
  });

  it('of a schema check are in the reader’s language, types and functions too', () => {
    const readable = { typeOf: () => 'text' as const, names: ['客户'], fields: [{ code: '客户' }] };
    const said = (formula: Parameters<typeof expressionIssues>[0]) =>
      expressionIssues(formula, '/formula', readable).map((issue) => [
        issue.path,
        messageOf(issue, 'zh'),
        messageOf(issue, 'en'),
      ]);
    expect(said({ '<': [{ var: '客户' }, 5] })).toEqual([
      [
        '/formula',
        '表达式无效：类型不符：文本和数字不能一起使用',
        'The expression is invalid: Types do not go together: text and number.',
      ],
    ]);
    expect(said({ vra: ['客户'] })).toEqual([
      [
        '/formula',
        '表达式无效：没有函数“vra”，是不是“var”？',
        'The expression is invalid: There is no function vra. Did you mean var?',
      ],
    ]);
    expect(said('=ROUND(客户')).toEqual([
      [
        '/formula',
        '表达式无效：公式没有写完，可能少了括号或内容（第 10 个字符）',
        'The expression is invalid: The formula ends too early: a bracket or a value is missing. (character 10)',
      ],
    ]);
  });

  it('says in plain Chinese and English what is wrong, and what was meant', () => {
    const wrong = excel.parse('=[数亮]*2', { fields: [{ code: 'Qty', title: '数量' }] });
    expect(!wrong.ok && errorText(wrong.error, 'zh')).toBe('没有字段“数亮”，是不是“数量”？');
    expect(!wrong.ok && errorText(wrong.error, 'en')).toBe('There is no field 数亮. Did you mean 数量?');
    const tree = parseJsonLogic({ '<': [{ var: '客户' }, 5] });
    const [error] = tree.ok ? checkTypes(tree.value, () => 'text') : [];
    expect(error && errorText(error, 'zh')).toBe('类型不符：文本和数字不能一起使用');
    expect(errorText({ code: 'D3137', message: '数量不能为负' }, 'zh')).toBe('数量不能为负');
    expect(errorText({ code: 'of-a-plugin', message: 'Out of stock.' }, 'zh')).toBe(
      '公式有误：Out of stock.',
    );
  });
});
