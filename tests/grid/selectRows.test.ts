import { describe, expect, it } from 'vitest';
import type { SelectionMode } from '../../renderers/grid/GridColumn.ts';
import { allState, type SelectGesture, selectRows } from '../../renderers/grid/selectRows.ts';

const keys = ['a', 'b', 'c', 'd', 'e'];

function chosen(
  mode: SelectionMode,
  gesture: SelectGesture,
  row: number,
  before: string,
  anchor?: number,
): string {
  const choice = { gesture, row, anchor, key: (at: number) => keys[at] };
  return [...selectRows(mode, new Set(before), choice)].sort().join('');
}

describe('choosing rows', () => {
  it('a checkbox adds its row #G03', () => expect(chosen('multiple', 'toggle', 2, 'a')).toBe('ac'));
  it('a checkbox takes its row away', () => expect(chosen('multiple', 'toggle', 0, 'ac')).toBe('c'));
  it('a click chooses the row alone', () => expect(chosen('multiple', 'only', 1, 'acd')).toBe('b'));
  it('a range reaches from the last choice', () =>
    expect(chosen('multiple', 'range', 3, 'b', 1)).toBe('bcd'));
  it('a range works upwards', () => expect(chosen('multiple', 'range', 0, 'c', 2)).toBe('abc'));
  it('single mode keeps only the last chosen row #S28', () =>
    expect(chosen('single', 'toggle', 2, 'a')).toBe('c'));
  it('single mode knows no range', () => expect(chosen('single', 'range', 3, 'a', 0)).toBe('d'));
  it('mode none chooses nothing', () => expect(chosen('none', 'only', 1, '')).toBe(''));
  it('a row that is not there chooses nothing', () => expect(chosen('multiple', 'only', 9, 'a')).toBe(''));
});

describe('the checkbox of the header', () => {
  it('is mixed when some rows are chosen', () => expect(allState(keys, new Set('b'))).toBe('some'));
  it('is checked when all are', () => expect(allState(keys, new Set(keys))).toBe('all'));
  it('is empty when the chosen rows are on another page', () =>
    expect(allState(keys, new Set('z'))).toBe('none'));
  it('is empty on an empty page', () => expect(allState([], new Set('a'))).toBe('none'));
});
