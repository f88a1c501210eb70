import { describe, expect, it } from 'vitest';
import { fixedValues } from '../../runtime/model/links/fixedValues.ts';
import type { Condition } from '../../runtime/model/schema/Condition.ts';

const cases: readonly (readonly [Condition | undefined, object])[] = [
  [{ '==': [{ var: 'Type' }, 'sellOut'] }, { Type: 'sellOut' }],
  [{ '==': [2, { var: 'Kind' }] }, { Kind: 2 }],
  [
    { and: [{ '==': [{ var: 'Type' }, 'a'] }, { '>': [{ var: 'Qty' }, 0] }, { '==': [{ var: 'B' }, true] }] },
    { Type: 'a', B: true },
  ],
  [{ or: [{ '==': [{ var: 'Type' }, 'a'] }, { '==': [{ var: 'Type' }, 'b'] }] }, {}],
  [{ '==': [{ var: 'One' }, { var: 'Other' }] }, {}],
  [{ '!=': [{ var: 'Type' }, 'a'] }, {}],
  [true, {}],
  [undefined, {}],
];

describe('values that a condition asks for', () => {
  it.each(cases)('%j', (condition, values) => {
    expect(fixedValues(condition)).toEqual(values);
  });
});
