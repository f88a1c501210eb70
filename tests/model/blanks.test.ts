import { describe, expect, it } from 'vitest';
import {
  isBlankText,
  outerBlanks,
  trimBlanks,
  trimLines,
} from '../../runtime/model/fields/columnTypes/blanks.ts';
import { fieldTypeRegistry } from '../../runtime/model/fields/types/index.ts';
import { cpuMilliseconds, timeRatio } from '../setup/cpuMilliseconds.ts';
import cases from './cases/blanks.json' with { type: 'json' };

const kindOf = (name: string) => {
  const kind = fieldTypeRegistry().get(name);
  if (kind === undefined) throw new Error(name);
  return kind;
};
const field = (type: string, more: object = {}) => ({ field: 'A', title: 'A', type, ...more });
const blank = ' \u3000\u00a0\u200b\ufeff\u2060\t\n';

describe('the blanks of a text', () => {
  describe.each(['text', 'textarea', 'autocomplete', 'tag', 'select'])('%s', (name) => {
    it.each(cases)('$typed is read as $read', ({ typed, read }) => {
      expect(kindOf(name).parse(typed, field(name))).toEqual({ ok: true, value: read });
    });

    it.each(['form', 'grid'] as const)('a required one of blanks only is empty on a %s', (surface) => {
      const kind = kindOf(name);
      const [check] = kind.checks(field(name), surface);
      for (const sign of blank) expect(check?.(sign, true), JSON.stringify(sign)).toBeDefined();
      expect(check?.(blank, true)).toBeDefined();
      expect(check?.(blank, false)).toBeUndefined();
    });
  });

  it.each([
    ['mail', '\u3000a@b.cn\u200b', 'a@b.cn'],
    ['phone', '13800000000 ', '13800000000'],
  ])('%s is checked without them', (name, typed, read) => {
    const kind = kindOf(name);
    expect(kind.parse(typed, field(name))).toEqual({ ok: true, value: read });
    expect(kind.checks(field(name), 'form')[0]?.(typed, true)).toBeUndefined();
  });

  it.each(['password', 'editor'])('%s keeps them', (name) => {
    expect(kindOf(name).parse(' a ', field(name))).toEqual({ ok: true, value: ' a ' });
  });

  it('a hidden text of several lines, which programs write, keeps them', () => {
    const hidden = field('textarea', { hidden: true });
    expect(kindOf('textarea').parse(' [1]\n', hidden)).toEqual({ ok: true, value: ' [1]\n' });
  });

  it.each([
    ['  first\n  second  ', '  first\n  second'],
    ['\n \n\t- one\n- two\n\n', '\t- one\n- two'],
    ['\r\n  one\r\ntwo', '  one\r\ntwo'],
    ['  only  ', 'only'],
  ])('%j of several lines keeps the indentation of its first line', (typed, read) => {
    expect(trimLines(typed)).toBe(read);
    expect(kindOf('textarea').parse(typed, field('textarea'))).toEqual({ ok: true, value: read });
  });

  it('are removed in linear time', () => {
    const long = `a${'\u3000'.repeat(200_000)}b`;
    const before = cpuMilliseconds();
    for (let round = 0; round < 20; round += 1) trimBlanks(long);
    trimBlanks('\u3000'.repeat(2_000_000));
    expect(cpuMilliseconds() - before).toBeLessThan(2_000);
  });

  it.each([...outerBlanks].map((sign) => [`U+${sign.charCodeAt(0).toString(16)}`, sign]))(
    '%s goes from both ends, also between blanks that the engine knows',
    (_, sign) => {
      expect(trimBlanks(` ${sign}a${sign}b${sign} `)).toBe(`a${sign}b`);
      expect([isBlankText(` ${sign} `), isBlankText(` ${sign}a`)]).toEqual([true, false]);
    },
  );

  it('a megabyte of them takes little longer than the trim of the engine', () => {
    const long = `${' '.repeat(1_000_000)}x`;
    expect(
      timeRatio(
        () => trimBlanks(long),
        () => long.trim(),
      ),
    ).toBeLessThan(4);
  });
});
