import fc from 'fast-check';
import jsonLogic from 'json-logic-js';
import { expect, it } from 'vitest';
import type { Data, DataObject } from '../../expressions/index.ts';
import { randomCases } from '../setup/randomCases.ts';
import { evaluate } from './evaluate.ts';

/** Values on which both languages agree: integers, filled texts and booleans, compared within one type. */
const number = fc.oneof(fc.integer({ min: -50, max: 50 }), fc.constantFrom({ var: 'n' }, { var: 'm' }));
const text = fc.oneof(fc.constantFrom('a', 'ab', 'b', 'Z'), fc.constantFrom({ var: 's' }, { var: 't' }));
const list = fc.oneof(
  fc.array(fc.integer({ min: -9, max: 9 }), { maxLength: 5 }),
  fc.constant({ var: 'list' }),
);

function operation(
  names: readonly string[],
  ...operands: readonly fc.Arbitrary<unknown>[]
): fc.Arbitrary<unknown> {
  return fc
    .tuple(fc.constantFrom(...names), fc.tuple(...operands))
    .map(([name, given]) => ({ [name]: given }));
}

const { value } = fc.letrec<{ arithmetic: unknown; condition: unknown; value: unknown }>((tie) => ({
  arithmetic: fc.oneof(
    { maxDepth: 4 },
    number,
    operation(['+', '-', '*'], tie('arithmetic'), tie('arithmetic')),
    operation(['%'], tie('arithmetic'), fc.integer({ min: 1, max: 9 })),
    operation(['max', 'min'], tie('arithmetic'), tie('arithmetic')),
    operation(['reduce'], list, fc.constant({ '+': [{ var: 'current' }, { var: 'accumulator' }] }), number),
  ),
  condition: fc.oneof(
    { maxDepth: 4 },
    fc.boolean(),
    operation(['==', '!=', '<', '<=', '>', '>='], tie('arithmetic'), tie('arithmetic')),
    operation(['<', '<='], tie('arithmetic'), tie('arithmetic'), tie('arithmetic')),
    operation(['==', '!=', '<', '<=', '>', '>=', 'in'], text, text),
    operation(['in'], tie('arithmetic'), list),
    operation(['and', 'or'], tie('condition'), tie('condition')),
    operation(['!', '!!'], tie('value')),
    operation(['some', 'all', 'none'], list, fc.constant({ '>': [{ var: '' }, 2] })),
  ),
  value: fc.oneof(
    { maxDepth: 4 },
    tie('arithmetic'),
    tie('condition'),
    text,
    operation(['and', 'or'], tie('value'), tie('value')),
    operation(['if'], tie('condition'), tie('value'), tie('value')),
    operation(['map', 'filter'], list, fc.constant({ '%': [{ var: '' }, 2] })),
    operation(['cat'], text, fc.integer({ min: -9, max: 9 })),
    operation(['substr'], text, fc.integer({ min: -3, max: 3 }), fc.integer({ min: -3, max: 3 })),
    operation(['missing'], fc.constantFrom('n', 'x'), fc.constantFrom('s', 'y')),
    operation(['merge'], list, number),
  ),
}));

it('answers as json-logic-js does where the two languages agree', () => {
  const record = fc.record({
    n: fc.integer({ min: -50, max: 50 }),
    m: fc.integer({ min: -50, max: 50 }),
    s: fc.constantFrom('a', 'ba', 'Zz'),
    t: fc.constantFrom('a', 'b', 'abz'),
    list: fc.array(fc.integer({ min: -9, max: 9 }), { maxLength: 5 }),
  });
  fc.assert(
    fc.property(value, record, (logic, data) => {
      const expected = withoutNegativeZero(jsonLogic.apply(logic, data) as Data);
      expect(evaluate(logic, data as DataObject)).toEqual({ ok: true, value: expected });
    }),
    { numRuns: randomCases },
  );
});

/** Removes -0: our results are JSON, which has one zero. */
function withoutNegativeZero(data: Data): Data {
  return JSON.parse(JSON.stringify(data)) as Data;
}
