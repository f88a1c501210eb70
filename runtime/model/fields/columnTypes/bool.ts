import type { Cell } from '../../schema/Row.ts';
import { plainTyped } from './blanks.ts';
import type { ColumnType } from './ColumnType.ts';
import { finding, isNothing, nothing, refused } from './finding.ts';

/** Spellings of yes and no by users, workbooks and older clients, such as switches with string values. */
const spellings: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  [true, true],
  [1, true],
  ['1', true],
  ['true', true],
  ['是', true],
  [false, false],
  [0, false],
  ['0', false],
  ['false', false],
  ['否', false],
]);

/** Yes or no in any spelling; undefined: neither. */
export function truthOf(raw: unknown): boolean | undefined {
  return spellings.get(typeof raw === 'string' ? plainTyped(raw).toLowerCase() : raw);
}

/** Column of yes or no. */
export const boolColumn: ColumnType = {
  name: 'bool',
  valueType: 'boolean',
  sqlType: () => 'boolean',
  parse(raw) {
    if (isNothing(raw)) return nothing;
    const value = truthOf(raw);
    return value === undefined ? refused('form.boolean') : { ok: true, value };
  },
  wire: (stored) => (stored === null || stored === undefined ? null : truthOf(stored) === true),
  fits() {
    const neither = finding('form.boolean');
    return (value: Cell) => (isNothing(value) || truthOf(value) !== undefined ? undefined : neither);
  },
  valueSchema: () => ({ type: ['boolean', 'null'] }),
};
