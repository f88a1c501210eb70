import fc from 'fast-check';
import type { ValueType } from '../../../expressions/index.ts';
import { type EngineName, type KnownCase, knownCases } from '../caseFiles.ts';
import type { Attempt } from './Attempt.ts';
import { excelFormula } from './excelFormula.ts';
import { hugeNames } from './hugeData.ts';
import { jsonataFormula } from './jsonataFormula.ts';
import { mutatedRule } from './mutatedRule.ts';
import { mutatedText } from './mutatedText.ts';
import { rule } from './rule.ts';
import { excelWords, jsonataWords } from './words.ts';

const keys = [
  '数量',
  '明细',
  'a',
  '名',
  'A1',
  'A1:B3',
  'A1:A5',
  'missing',
  '__proto__',
  'constructor',
  'prototype',
  'length',
  'x',
  'f',
  'i',
];
const scalars = [
  'null',
  'true',
  'false',
  '0',
  '-0',
  '1',
  '-7',
  '0.1',
  '1e308',
  '-1e308',
  '5e-324',
  '1e999',
  '9007199254740993',
  '""',
  '" "',
  '"a"',
  '"12.50"',
  '"-1e400"',
  '"2026-03-01"',
  '"2026-03-01 12:30:00"',
  '"\\ud800"',
  '"𠮷"',
  '"__proto__"',
  '{"error":"#N/A"}',
  '[]',
  '{}',
  '[[1,2],[3,4]]',
  '["2026-01-01",2,null]',
];

/** Any JSON text, mostly under names that the formulas read. */
const value: fc.Arbitrary<string> = fc.letrec<{ value: string }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    { arbitrary: fc.constantFrom(...scalars), weight: 4 },
    { arbitrary: fc.array(tie('value'), { maxLength: 5 }).map((items) => `[${items.join(',')}]`), weight: 1 },
    {
      arbitrary: fc.array(fc.tuple(fc.constantFrom(...keys), tie('value')), { maxLength: 5 }).map(objectText),
      weight: 1,
    },
  ),
})).value;
/** A record with detail rows, as in the product. */
const row = fc
  .tuple(...['数量', '单价', '名', 'a'].map((key) => fc.tuple(fc.constant(key), fc.constantFrom(...scalars))))
  .map(objectText);
const business = fc
  .tuple(fc.array(row, { maxLength: 6 }), row)
  .map(([rows, head]) => `{"明细":[${rows.join(',')}],${head.slice(1)}`);
const record = fc.array(fc.tuple(fc.constantFrom(...keys), value), { maxLength: 8 }).map(objectText);

function objectText(entries: readonly (readonly [string, string])[]): string {
  return `{${entries.map(([key, text]) => `${JSON.stringify(key)}:${text}`).join(',')}}`;
}

const type = fc.constantFrom<ValueType>('number', 'text', 'date', 'datetime', 'boolean', 'list', 'any');
const types = fc.oneof(fc.constant<ValueType[]>([]), fc.array(type, { minLength: 1, maxLength: 4 }));

/** Inputs of an engine: formulas like our cases, from its grammar, or of random characters. */
export function attempts(engine: EngineName): fc.Arbitrary<Attempt> {
  const cases = knownCases().filter((given) => given.engine === engine);
  const inputs = cases.map(({ data }) => JSON.stringify(data)).filter((text) => text.length < 20_000);
  return fc.record({
    source: sources(engine, cases),
    data: fc.oneof(
      { arbitrary: record, weight: 4 },
      { arbitrary: business, weight: 6 },
      { arbitrary: value, weight: 2 },
      { arbitrary: fc.constantFrom(...new Set(inputs)), weight: 4 },
      { arbitrary: fc.constantFrom(...hugeNames), weight: 1 },
    ),
    types,
    bindings: fc.oneof(fc.constant('{}'), record),
  });
}

function sources(engine: EngineName, cases: readonly KnownCase[]): fc.Arbitrary<string> {
  const seeds = cases.map(({ source }) =>
    typeof source === 'string' && isText[engine] ? source : JSON.stringify(source),
  );
  const short = [...new Set(seeds)].filter((text) => text.length < 6_000);
  if (engine === 'jsonlogic' || engine === 'conditions') {
    const rules = rule(engine);
    return fc.oneof(
      { arbitrary: rules, weight: 8 },
      { arbitrary: mutatedRule(short, rules), weight: 8 },
      { arbitrary: mutatedText(short, jsonataWords), weight: 1 },
    );
  }
  const words = engine === 'excel' ? excelWords : jsonataWords;
  const made = engine === 'excel' ? excelFormula : jsonataFormula;
  return fc.oneof(
    { arbitrary: mutatedText(short, words), weight: 8 },
    { arbitrary: made, weight: 8 },
    {
      arbitrary: fc.array(fc.constantFrom(...words), { maxLength: 12 }).map((list) => list.join('')),
      weight: 2,
    },
    { arbitrary: fc.string({ unit: 'binary', maxLength: 30 }), weight: 1 },
    { arbitrary: fc.tuple(fc.constantFrom(...words), fc.nat(5_200)).map(repeated), weight: 1 },
  );
}

const isText: Readonly<Record<EngineName, boolean>> = {
  jsonata: true,
  excel: true,
  jsonlogic: false,
  conditions: false,
};

function repeated([word, length]: readonly [string, number]): string {
  return word.repeat(Math.ceil(length / Math.max(1, word.length)));
}
