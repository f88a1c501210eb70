import { describe, expect, it } from 'vitest';
import { offeredKinds } from '../../../designer/compose/cardOffers.ts';
import { fieldUse, shownFields } from '../../../designer/compose/offeredFields.ts';
import { pickedOf } from '../../../designer/compose/Picked.ts';
import { askKindNamed } from '../../../runtime/model/boards/asks/askKinds.ts';
import { orderDocument } from '../../model/orderDocument.ts';

const table = orderDocument.main;
const named = (use: string): readonly string[] =>
  shownFields(table)
    .filter((field) => fieldUse(field) === use)
    .map(({ field }) => field);
const offers = (...names: readonly string[]) => offeredKinds(pickedOf(table, names));
const kinds = (...names: readonly string[]) => offers(...names).map(({ kind }) => kind.name);

describe('the composer of charts', () => {
  const [number = '', other = ''] = named('number');
  const [group = '', second = ''] = named('group');
  const [date = ''] = named('date');

  it('offers what fits, the best first', () => {
    expect(kinds()).toEqual([]);
    expect(kinds(number)).toEqual(['figure']);
    expect(kinds(group)).toEqual(['bar', 'ranking', 'pie']);
    expect(kinds(group, number)).toEqual(['bar', 'ranking', 'pie', 'table']);
    expect(kinds(date, number)).toEqual(['line', 'bar', 'area', 'table']);
    expect(kinds(group, second, number)).toEqual(['heat', 'table']);
    if (other !== '') expect(kinds(group, number, other)).toContain('combination');
  });

  it('asks with all that the kind needs, dates by month', () => {
    for (const picked of [[number], [group], [group, number], [date, number], [group, second, number]])
      for (const { kind, asks } of offers(...picked)) {
        expect(asks.table).toBe(table.table);
        for (const member of [...(askKindNamed(kind.asks)?.needs ?? []), ...(kind.needs ?? [])])
          expect(asks[member], `${kind.name} ${member}`).toBeDefined();
        for (const member of kind.without ?? []) expect(asks, kind.name).not.toHaveProperty(member);
      }
    expect(offers(date, number)[0]?.asks).toEqual({
      table: table.table,
      by: date,
      each: 'month',
      of: [number],
    });
  });
});
