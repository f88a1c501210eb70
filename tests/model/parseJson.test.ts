import { describe, expect, it } from 'vitest';
import { jsonLimits, parseJson } from '../../runtime/wire/parseJson.ts';
import { timeRatio } from '../setup/cpuMilliseconds.ts';

const { depth, nodes } = jsonLimits;
const deep = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const fault = (text: string): string | undefined => {
  const parsed = parseJson(text);
  return parsed.ok ? undefined : parsed.fault;
};

describe('JSON from outside', () => {
  it.each([
    ['the deepest list', deep(depth), undefined],
    ['one level more', deep(depth + 1), 'too-deep'],
    ['one level more after an escaped quote', `["\\"", ${deep(depth)}]`, 'too-deep'],
    ['one level more after an escaped backslash', `["\\\\", ${deep(depth)}]`, 'too-deep'],
    ['brackets in a text', JSON.stringify(['['.repeat(100)]), undefined],
    ['brackets after quotes in a text', JSON.stringify([`"${'['.repeat(100)}`]), undefined],
    [
      'brackets after backslashes and a quote in a text',
      JSON.stringify([`\\\\"${'{'.repeat(100)}`]),
      undefined,
    ],
    [
      'one level more after a long text',
      `["${'a'.repeat(99)}\\\\\\"${'\\\\'.repeat(99)}", ${deep(depth)}]`,
      'too-deep',
    ],
    ['an open text', '["\\"', 'unreadable'],
    ['as many values as allowed', `[${'1,'.repeat(nodes - 3)}1]`, undefined],
    ['one value more', `[${'1,'.repeat(nodes)}1]`, 'too-many-nodes'],
    ['commas in a text', JSON.stringify(','.repeat(nodes * 2)), undefined],
    ['an escaped key of a prototype', '{"__pr\\u006fto__": 1}', 'forbidden-key'],
  ])('reads or refuses %s', (_name, text, expected) => {
    expect(fault(text)).toBe(expected);
  });

  it('a long text inside a body takes little longer than by the engine', () => {
    const body = JSON.stringify({ text: '<img src="'.repeat(100_000) });
    expect(
      timeRatio(
        () => parseJson(body),
        () => JSON.parse(body),
      ),
    ).toBeLessThan(2.4);
  });

  it('what is no JSON is not read', () => {
    const body = '<img src="'.repeat(100_000);
    expect(
      timeRatio(
        () => parseJson(body),
        () => JSON.parse(JSON.stringify(body)),
      ),
    ).toBeLessThan(0.5);
  });
});
