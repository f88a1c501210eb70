import { describe, expect, it } from 'vitest';
import { Frame } from '../../expressions/evaluate/Frame.ts';
import { scopeOf } from '../../expressions/index.ts';
import type { NativeCall } from '../../expressions/jsonata/functions/NativeCall.ts';
import { nativeFunctions } from '../../expressions/jsonata/functions/nativeFunctions.ts';
import { JsonataFunction } from '../../expressions/jsonata/JsonataFunction.ts';
import type { JsonataValue } from '../../expressions/jsonata/JsonataValue.ts';
import { collapsed } from '../../expressions/jsonata/Sequence.ts';
import { Decimal } from '../../expressions/numbers/Decimal.ts';
import { caught } from '../../expressions/Refusal.ts';

/** A function value made from a JavaScript function. */
class Made extends JsonataFunction {
  readonly arity: number;
  readonly body: (...args: JsonataValue[]) => JsonataValue;
  constructor(body: (...args: JsonataValue[]) => JsonataValue) {
    super();
    this.arity = body.length;
    this.body = body;
  }
}

/** Runs a library function without the language: returns its value or the code of its refusal. */
function run(name: string, ...args: JsonataValue[]): unknown {
  const call: NativeCall = {
    frame: new Frame(scopeOf({}), {}, 0),
    input: undefined,
    apply: (fn, given) => (fn instanceof Made ? fn.body(...given) : undefined),
    arity: (fn) => (fn instanceof Made ? fn.arity : 0),
  };
  const result = caught(() => collapsed(nativeFunctions.get(name)!.run(call, ...args)));
  return result.ok ? result.value : result.error.code;
}

const decimal = new Decimal(12345678901234567890123n, 3, false);

describe('a function alone', () => {
  it('keeps every digit of a number no double holds', () => {
    expect(run('string', decimal)).toBe('12345678901234567890.123');
    expect(run('string', [decimal])).toBe('["12345678901234567890.123"]'.replaceAll('"', ''));
    expect(run('floor', decimal)).toEqual(new Decimal(1234567890123456789n, -1, false));
    expect(run('number', '12345678901234567890.123')).toEqual(decimal);
    expect(run('max', [1, decimal, 2])).toBe(decimal);
    expect(run('sort', [decimal, 1])).toEqual([1, decimal]);
  });

  it('ends at a limit before it builds what is too large', () => {
    expect(run('pad', 'x', 1e9)).toBe('limit-text');
    expect(run('pad', 'x', -1e300)).toBe('limit-text');
    expect(run('join', Array(100).fill('x'.repeat(99_999)), '')).toBe('limit-text');
    expect(run('replace', 'x'.repeat(9_999), 'x', 'y'.repeat(9_999))).toBe('limit-text');
    const all = new Made((text) => ({ match: text, start: 0, end: 99_999, groups: [], next: nothing }));
    expect(run('replace', 'x'.repeat(99_999), all, '$0'.repeat(2_000))).toBe('limit-text');
  });

  it('ends a matcher that never stops', () => {
    const endless: Made = new Made(() => ({ match: 'x', start: 0, end: 1, groups: [], next: endless }));
    expect(run('match', 'x', endless)).toMatch(/^limit-/);
    expect(run('replace', 'x', endless, '')).toMatch(/^limit-/);
  });

  it('answers own data only', () => {
    const poisoned = JSON.parse('{"__proto__": {"a": 1}, "b": 2}') as JsonataValue;
    expect(run('keys', poisoned)).toBe('b');
    expect(run('lookup', poisoned, '__proto__')).toBe(undefined);
    expect(run('lookup', {}, 'toString')).toBe(undefined);
    expect(run('spread', poisoned)).toEqual({ b: 2 });
    expect(Object.keys(run('merge', [poisoned, { c: 3 }]) as object)).toEqual(['b', 'c']);
  });

  it('needs a clock and randomness from outside', () => {
    expect(run('random')).toBe('not-deterministic');
    expect(run('shuffle', [1, 2])).toBe('not-deterministic');
    expect(run('shuffle', [1])).toEqual([1]);
    expect(run('now')).toBe('no-clock');
    expect(run('millis')).toBe('no-clock');
    expect(run('toMillis', '12:30', '[H]:[m]')).toBe('no-clock');
  });

  it('writes and reads pictures of numbers and dates', () => {
    expect(run('formatNumber', decimal, '#,##0.00')).toBe('12,345,678,901,234,567,890.12');
    expect(run('formatNumber', 1, '0'.repeat(2_000))).toBe('limit-text');
    expect(run('fromMillis', 1510067557121, '[Y]-[M01]-[D01]')).toBe('2017-11-07');
    expect(run('toMillis', '2017-11-07', '[Y]-[M]-[D]')).toBe(1510012800000);
    expect(run('fromMillis', 1e20)).toBe('number-range');
  });

  it('refuses data nested too deep', () => {
    let deep: JsonataValue = [];
    for (let i = 0; i < 20_000; i += 1) deep = [deep];
    for (const name of ['string', 'distinct', 'boolean', 'keys', 'lookup', 'spread'])
      expect(run(name, [deep, deep], 'x'), name).toBe('limit-depth');
  });
});

const nothing = new Made(() => undefined);
