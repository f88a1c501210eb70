import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, compare, divide, isNumeric, multiply, round, subtract, sum } from '../../expressions/index.ts';
import { numericOf } from '../../expressions/numbers/numericOf.ts';
import { randomCases } from '../setup/randomCases.ts';

/** Exact decimal: an integer over a power of ten. */
interface Exact {
  readonly units: bigint;
  readonly scale: number;
}

const decimal: fc.Arbitrary<Exact> = fc.record({
  units: fc.oneof(
    fc.bigInt({ min: -(10n ** 6n), max: 10n ** 6n }),
    fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }),
    fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n }),
  ),
  scale: fc.integer({ min: 0, max: 10 }),
});

describe('decimal text', () => {
  it('is the number JavaScript reads in it, and any other text is none', () => {
    const short = fc.oneof(
      fc.stringMatching(/^-?[0-9]{0,8}[.]?[0-9]{0,6}$/),
      fc.string({ unit: fc.constantFrom(...'0123456789.-+e x'), maxLength: 15 }),
    );
    fc.assert(
      fc.property(short, (text) => {
        // An independent rule: digits with at most one point between digits.
        const isDecimal = /^-?\d+(\.\d+)?$/.test(text);
        expect(Object.is(numericOf(text), isDecimal ? Number(text) + 0 : null), text).toBe(true);
      }),
      {
        numRuns: randomCases,
        examples: [['-0'], ['-0.00'], [''], ['-'], ['.5'], ['5.'], ['1.2.3'], ['999999999999999']],
      },
    );
  });
});

describe('exact decimals', () => {
  it('adds, subtracts and multiplies exactly', () => {
    fc.assert(
      fc.property(decimal, decimal, (a, b) => {
        expect(exact(add(given(a), given(b)))).toBe(key(plus(a, b)));
        expect(exact(subtract(given(a), given(b)))).toBe(key(plus(a, { ...b, units: -b.units })));
        const product = { units: a.units * b.units, scale: a.scale + b.scale };
        expect(exact(multiply(given(a), given(b)))).toBe(key(product));
      }),
      { numRuns: randomCases },
    );
  });

  it('undoes its own multiplication by division', () => {
    fc.assert(
      fc.property(decimal, decimal, (a, b) => {
        fc.pre(b.units !== 0n);
        expect(exact(divide(multiply(given(a), given(b)), given(b)))).toBe(key(a));
      }),
      { numRuns: randomCases },
    );
  });

  it('rounds half away from zero on the decimal value', () => {
    fc.assert(
      fc.property(decimal, fc.integer({ min: -4, max: 12 }), (a, places) => {
        expect(exact(round(given(a), places))).toBe(key(rounded(a, places)));
      }),
      { numRuns: randomCases },
    );
  });

  it('compares exactly, however the number is written', () => {
    fc.assert(
      fc.property(decimal, decimal, (a, b) => {
        const difference = plus(a, { ...b, units: -b.units }).units;
        expect(Math.sign(compare(given(a), given(b)) ?? Number.NaN)).toBe(
          difference < 0n ? -1 : difference > 0n ? 1 : 0,
        );
        expect(compare(given(a), text(a))).toBe(0);
      }),
      { numRuns: randomCases },
    );
  });

  it('sums without drift', () => {
    expect(sum(Array.from({ length: 10_000 }, () => 0.1))).toBe(1000);
    fc.assert(
      fc.property(fc.array(fc.option(decimal), { maxLength: 60 }), (items) => {
        const filled = items.filter((item) => item !== null);
        const expected = filled.length === 0 ? 'null' : key(filled.reduce(plus, { units: 0n, scale: 0 }));
        expect(exact(sum(items.map((item) => (item === null ? null : given(item)))))).toBe(expected);
      }),
      { numRuns: randomCases },
    );
  });

  it('divides by zero to null and keeps 17 digits of what does not end', () => {
    expect(divide(1, 0)).toBeNull();
    expect(divide(2, 3)).toBe(2 / 3);
    expect(divide('12345678901234567890', 8)).toBe('1543209862654320986.25');
    expect(divide(9.99, 3)).toBe(3.33);
  });

  it('answers null for empty operands and for what is no number', () => {
    for (const empty of [
      null,
      undefined,
      '',
      'abc',
      '1e5',
      ' 1',
      true,
      [],
      {},
      Number.NaN,
      Number.POSITIVE_INFINITY,
    ])
      expect([add(empty, 1), multiply(1, empty), round(empty, 2), compare(empty, 1)]).toEqual([
        null,
        null,
        null,
        null,
      ]);
    expect(sum([])).toBeNull();
    expect(sum([null, ''])).toBeNull();
  });

  it('knows numeric text', () => {
    expect(['1', '-1.50', '0.1', 12, '12345678901234567890.1234'].every(isNumeric)).toBe(true);
    expect(['', ' ', '1.', '.5', '1,000', '0x10', '1e5', null, true, Number.NaN].some(isNumeric)).toBe(false);
  });

  it('answers null beyond its 34 digits instead of a wrong number', () => {
    expect(multiply('1234567890123456789', '1234567890123456789')).toBeNull();
    expect(add(1e300, 1)).toBeNull();
  });
});

/** Wire form: a number up to 15 digits, else text. */
function given(value: Exact): number | string {
  const { units } = value;
  return units < 10n ** 15n && units > -(10n ** 15n) ? Number(text(value)) : text(value);
}

function text({ units, scale }: Exact): string {
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
  const point = digits.length - scale;
  return `${units < 0n ? '-' : ''}${digits.slice(0, point)}${scale === 0 ? '' : `.${digits.slice(point)}`}`;
}

function plus(a: Exact, b: Exact): Exact {
  const scale = Math.max(a.scale, b.scale);
  const units = a.units * 10n ** BigInt(scale - a.scale) + b.units * 10n ** BigInt(scale - b.scale);
  return { units, scale };
}

function rounded({ units, scale }: Exact, places: number): Exact {
  if (places >= scale) return { units, scale };
  const divisor = 10n ** BigInt(scale - places);
  const size = units < 0n ? -units : units;
  const whole = (size + divisor / 2n) / divisor;
  const signed = units < 0n ? -whole : whole;
  return places >= 0
    ? { units: signed, scale: places }
    : { units: signed * 10n ** BigInt(-places), scale: 0 };
}

/** One spelling per value: `units/10^scale` without trailing zeros. */
function key({ units, scale }: Exact): string {
  if (units === 0n) return '0e0';
  let [u, s] = [units, scale];
  for (; u % 10n === 0n; s -= 1) u /= 10n;
  return `${u}e${-s}`;
}

/** Spelling of an answer by its shortest decimal. */
function exact(answer: number | string | null): string {
  if (answer === null) return 'null';
  const [mantissa = '', exponent = '0'] = String(answer).split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  return key({ units: BigInt(whole + fraction), scale: fraction.length - Number(exponent) });
}
