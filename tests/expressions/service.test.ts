import { beforeAll, describe, expect, it } from 'vitest';
import type { Data, FieldName, ValueType } from '../../expressions/index.ts';
import { excelTools } from '../../expressions/service/excel/index.ts';
import {
  complete,
  diagnose,
  diagnoseJsonLogic,
  type LanguageTools,
  signature,
  typeOfJsonLogic,
  typeOfResult,
} from '../../expressions/service/index.ts';
import { jsonataTools } from '../../expressions/service/jsonata/index.ts';
import { loadInitials } from '../../renderers/palette/loadInitials.ts';
import { cpuMilliseconds } from '../setup/cpuMilliseconds.ts';
import { Random } from './Random.ts';
import completions from './service/completion.json';
import diagnoses from './service/diagnose.json';
import fieldList from './service/fields.json';
import signatures from './service/signature.json';

// Types come from the file.
const fields = fieldList as readonly FieldName[];
/** Marks the caret in the cases. */
const CARET = '‸';

const toolsOf = (text: string): LanguageTools => (text.startsWith('=') ? excelTools : jsonataTools);
const split = (marked: string) => ({ text: marked.replace(CARET, ''), offset: marked.indexOf(CARET) });

let initialsOf: (text: string) => string = () => '';
beforeAll(async () => {
  initialsOf = await loadInitials();
});

interface CompletionCase {
  readonly name: string;
  readonly text: string;
  readonly first?: readonly string[];
  readonly only?: readonly string[];
  readonly includes?: readonly string[];
  readonly excludes?: readonly string[];
  /** Text with caret after the first suggestion was accepted. */
  readonly accepts?: string;
}

describe('completion', () => {
  it.each(completions as readonly CompletionCase[])('$name: $text', (given) => {
    const { text, offset } = split(given.text);
    const items = complete(toolsOf(text), text, offset, { fields, initialsOf });
    const labels = items.map(({ label }) => label);
    if (given.only !== undefined) expect(labels).toEqual(given.only);
    if (given.first !== undefined) expect(labels.slice(0, given.first.length)).toEqual(given.first);
    if (given.includes !== undefined) expect(labels).toEqual(expect.arrayContaining([...given.includes]));
    for (const label of given.excludes ?? []) expect(labels).not.toContain(label);
    const [item] = items;
    if (given.accepts === undefined || item === undefined) return expect(given.accepts).toBeUndefined();
    const { from, to, insert, caret } = item;
    const marked = insert.slice(0, caret) + CARET + insert.slice(caret);
    expect(text.slice(0, from) + marked + text.slice(to)).toBe(given.accepts);
  });
});

describe('signature', () => {
  it.each(signatures)('$name: $text', (given) => {
    const { text, offset } = split(given.text);
    const found = signature(toolsOf(text), text, offset);
    expect(found?.help.name ?? null).toBe(given.function);
    const active = found?.active === undefined ? undefined : found.help.parameters[found.active]?.name;
    expect(active).toBe('active' in given ? given.active : undefined);
  });
});

interface DiagnoseCase {
  readonly name: string;
  readonly text: string;
  readonly errors: readonly { readonly code: string; readonly at?: string; readonly suggestion?: string }[];
}

describe('diagnosis', () => {
  it.each(diagnoses as readonly DiagnoseCase[])('$name', ({ text, errors }) => {
    const found = diagnose(toolsOf(text), text, { fields });
    const told = found.map(({ code, from = -1, to = -1, params }, index) => ({
      code,
      ...(errors[index]?.at === undefined ? {} : { at: text.slice(from, to) }),
      ...(params?.suggestion === undefined ? {} : { suggestion: params.suggestion }),
    }));
    expect(told).toEqual(errors);
    for (const { from = -1, to = -1 } of found) {
      expect(from).toBeGreaterThanOrEqual(0);
      expect(to).toBeLessThanOrEqual(text.length);
    }
  });
});

describe('the type of a result', () => {
  const cases: readonly (readonly [string, ValueType | undefined])[] = [
    ['=[数量]*[单价]', 'number'],
    ['=[客户]&"公司"', 'text'],
    ['=[订单日期]+30', 'date'],
    ['=[数量]>10', 'boolean'],
    ['=IF([数量]>10,"多","少")', 'text'],
    ['=[数量', undefined],
    ['Qty * Price', 'number'],
    ['$uppercase(Customer)', 'text'],
    ['Qty > 10 and Price < 5', 'boolean'],
    ['Lines.Qty', 'any'],
    ['Qty *', undefined],
  ];
  it.each(cases)('of %s is %s', (text, type) => {
    expect(typeOfResult(toolsOf(text), text, { fields })).toBe(type);
  });
});

describe('JSON Logic', () => {
  it.each<readonly [Data, readonly (readonly unknown[])[]]>([
    [{ '>': [{ var: 'Qty' }, 10] }, []],
    [{ '>': [{ vra: 'Qty' }, 10] }, [['unknown-function', '/>/0', 'var']]],
    [{ '>': [{ var: 'Qyt' }, 10] }, [['unknown-field', '/>/0', 'Qty']]],
    [{ '>': [{ var: '数量' }, 10] }, [['unknown-field', '/>/0', 'Qty']]],
    [
      { some: [{ var: 'Lines' }, { '>': [{ var: 'Qtty' }, 1] }] },
      [['unknown-field', '/some/1/>/0', 'Lines.Qty']],
    ],
    [{ '<': [{ var: 'Customer' }, 5] }, [['type-mismatch', '', undefined]]],
  ])('%j is judged', (source, errors) => {
    const found = diagnoseJsonLogic(source, { fields });
    expect(found.map(({ code, at, params }) => [code, at, params?.suggestion])).toEqual(errors);
  });

  it('tells the type of its result', () => {
    expect(typeOfJsonLogic({ '*': [{ var: 'Qty' }, { var: 'Price' }] }, { fields })).toBe('number');
    expect(typeOfJsonLogic({ '>': [{ var: 'Qty' }, 1] }, { fields })).toBe('boolean');
    expect(typeOfJsonLogic({ vra: 'Qty' }, { fields })).toBeUndefined();
  });
});

describe('any text at all', () => {
  const pieces = [
    ...'=[]【】(){}"\'`/*+-<>,;:.$#@?|^%&~\\ \n，（',
    ...[
      '数量',
      '[单价]',
      'Lines.',
      'ROUND(',
      '$sum(',
      'function(',
      '$x',
      ':=',
      '/*',
      '*/',
      '"甲"',
      '/a/',
      '1.5',
      '𠮷',
      '\ud800',
    ],
  ];

  it('is completed, explained and judged without ever throwing, and in time', () => {
    const random = new Random(20261121);
    const started = cpuMilliseconds();
    for (let round = 0; round < 800; round += 1) {
      const count = 1 + random.below(round % 50 === 0 ? 400 : 25);
      const text = Array.from({ length: count }, () => pieces[random.below(pieces.length)] ?? '').join('');
      for (const tools of [excelTools, jsonataTools]) {
        const offset = random.below(text.length + 1);
        for (const item of complete(tools, text, offset, { fields, initialsOf })) {
          expect(item.from).toBeLessThanOrEqual(offset);
          expect(item.to).toBeGreaterThanOrEqual(offset);
        }
        signature(tools, text, offset);
        diagnose(tools, text, { fields });
        const words = tools.words(text);
        for (const [index, word] of words.entries()) {
          expect(word.to).toBeGreaterThan(word.from);
          expect(word.from).toBeGreaterThanOrEqual(words[index - 1]?.to ?? 0);
        }
      }
    }
    expect(cpuMilliseconds() - started).toBeLessThan(60_000);
  }, 120_000);

  it.each(['[', '(', '"', '`', '/*', '/', 'Lines[', 'a.', 'ROUND(', '$f(', '{', 'Lines.('])(
    'of 5,000 times %s ends',
    (piece) => {
      const text = piece.repeat(Math.floor(5_000 / piece.length));
      const started = cpuMilliseconds();
      for (const tools of [excelTools, jsonataTools]) {
        complete(tools, text, text.length, { fields, initialsOf });
        signature(tools, text, text.length);
        diagnose(tools, text, { fields });
      }
      expect(cpuMilliseconds() - started).toBeLessThan(1_500);
    },
  );
});
