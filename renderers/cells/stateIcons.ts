import type { Cell } from '../../runtime/model/schema/Row.ts';
import { valueKey } from './valueKey.ts';

/**
 * Signs of states by column and value, shared by all tables: they tell states of one colour apart. Signs that every
 * font has, since a canvas draws text only.
 */
const stateIcons: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AuditStatus: { '0': '○', '1': '✓', '2': '◐', '3': '✕', '4': '↺', '5': '–' },
};

/** Sign of a state; undefined: the column has none, or the cell is empty. */
export function stateIcon(field: string, value: Cell | undefined): string | undefined {
  const key = valueKey(value);
  return key === undefined ? undefined : stateIcons[field]?.[key];
}
