import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Data } from '../../expressions/index.ts';
import { compile } from '../../expressions/index.ts';
import { inputScope, jsonata, prepare } from '../../expressions/jsonata/index.ts';
import { cpuMilliseconds } from '../setup/cpuMilliseconds.ts';
import { randomCases } from '../setup/randomCases.ts';
import { areas } from './jsonata/cases.ts';

const data: Data = {
  a: [{ b: 1, c: 'x' }, { b: [2, null] }],
  n: 3,
  客户: '永兴',
  d: { e: { f: [[1], [2]] } },
};
const words = [
  'a',
  'b',
  '客户',
  '$',
  '$$',
  '%',
  '*',
  '**',
  '1',
  '0.1',
  '"x"',
  'null',
  'true',
  '$sum',
  '$map',
  '$x',
];
const signs = [
  '.',
  '[',
  ']',
  '(',
  ')',
  '{',
  '}',
  ':',
  ',',
  ';',
  ':=',
  '+',
  '-',
  '/',
  '&',
  '=',
  '<',
  '?',
  '?:',
  '??',
];
const rest = [
  '~>',
  '^(',
  '@$x',
  '#$i',
  '|',
  'and',
  'in',
  '..',
  'function($x){',
  '/a+/',
  '<n:n>',
  ' ',
  '`',
  '%.',
];
const pieces = [...words, ...signs, ...rest];
const sources = areas
  .flatMap(([, cases]) => cases.map(({ expr }) => expr))
  .filter((expr) => expr.length < 300);

/**
 * A formula of random words, or a known one with a changed part.
 * The part is deleted, doubled or replaced.
 */
const formulas = fc.oneof(
  fc.array(fc.constantFrom(...pieces), { maxLength: 24 }).map((parts) => parts.join('')),
  fc
    .tuple(fc.constantFrom(...sources), fc.nat(), fc.nat(20), fc.constantFrom('', ...pieces))
    .map(([source, at, length, piece]) => {
      const from = at % (source.length + 1);
      return source.slice(0, from) + piece + source.slice(from + length);
    }),
  fc
    .tuple(fc.constantFrom(...sources), fc.constantFrom(...signs), fc.constantFrom(...sources))
    .map((three) => three.join('')),
);

describe('any text at all', () => {
  it('gives a result or an error with a place, within the limits', async () => {
    await fc.assert(
      fc.asyncProperty(formulas, async (source) => {
        const start = cpuMilliseconds();
        const tree = jsonata.parse(source);
        if (tree.ok) {
          await prepare(tree.value);
          const limits = { steps: 20_000, bytes: 4_000_000 };
          const result = compile(tree.value, { languages: [jsonata] }).run(inputScope(data), { limits });
          // The result is plain data: JSON preserves it.
          if (result.ok) expect(JSON.parse(JSON.stringify(result.value))).toEqual(result.value);
          else expect(result.error.code).toMatch(/^[A-Z]\d{4}$|^[a-z-]+$/);
        } else {
          expect(tree.error.from).toBeGreaterThanOrEqual(0);
          expect(tree.error.to).toBeLessThanOrEqual(source.length);
        }
        expect(cpuMilliseconds() - start).toBeLessThan(1_500);
      }),
      { numRuns: randomCases },
    );
    expect(Object.keys(Object.prototype)).toEqual([]);
  }, 3_600_000);
});
