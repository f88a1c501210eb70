import { describe, expect, it } from 'vitest';
import { conditionValue } from '../../runtime/model/conditions/conditionValue.ts';
import { readWheres } from '../../runtime/model/conditions/query/readWheres.ts';
import { columnTypes } from '../../runtime/model/fields/columnTypes/index.ts';
import { fieldTypeRegistry } from '../../runtime/model/fields/types/index.ts';
import { order } from './sampleTable.ts';

describe('full-width digits and signs', () => {
  it.each([
    ['decimal', '１２．５', 12.5],
    ['decimal', '－７', -7],
    ['decimal', '−7', -7],
    ['int', '　１２ ', 12],
    ['long', '９００７１９９２５４７４０９９３', '9007199254740993'],
    ['bool', '１', true],
    ['date', '２０２６／３／５', '2026-03-05'],
    ['datetime', '２０２６－０３－０５　０８：３０', '2026-03-05 08:30:00'],
    ['guid', 'Ａ０eebc99-9c0b-4ef8-bb6d-6bb9bd380a11', 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'],
  ] as const)('are read by a column %s: %s', (name, typed, value) => {
    expect(columnTypes[name].parse(typed, {})).toEqual({ ok: true, value });
  });

  it.each([
    ['decimal', '１２．５', 12.5],
    ['number', '１２', 12],
    ['int', '１２', 12],
    ['date', '２０２６－０３－０５', '2026-03-05'],
    ['datetime', '２０２６－０３－０５　０８：３０', '2026-03-05 08:30:00'],
    ['month', '２０２６－０３', '2026-03'],
    ['year', '２０２６', '2026'],
    ['time', '０８：３０', '08:30:00'],
  ])('are read by a field %s: %s', (name, typed, value) => {
    const kind = fieldTypeRegistry().get(name);
    expect(kind?.parse(typed, { field: 'A', title: 'A', type: name })).toEqual({ ok: true, value });
  });

  it.each([
    ['Qty', '１２', 12],
    ['OrderDate', '２０２６－０３－０５', '2026-03-05'],
  ])('are read in a condition and a clause on %s', (name, typed, value) => {
    const field = order.byName.get(name);
    if (field === undefined) throw new Error(name);
    expect(conditionValue.one(typed, field, false)).toEqual({ value });
    const { clauses } = readWheres(order, [{ name, value: typed }]);
    expect(clauses.map(({ values }) => values)).toEqual([[value]]);
  });

  it('stay as typed in a text', () => {
    expect(columnTypes.string.parse('Ａ１', {})).toEqual({ ok: true, value: 'Ａ１' });
  });
});
