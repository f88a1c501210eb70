import type { DataGridProps } from './DataGridProps.ts';
import { isOn } from './RowSwitch.ts';
import { allState } from './selectRows.ts';

const CHECKED = { none: 'false', some: 'mixed', all: 'true' } as const;

/** What the choice of rows depends on. */
export type Choosable = Pick<DataGridProps, 'rows' | 'rowKey' | 'selected' | 'lead'>;

/** Key of a row of data; undefined: no such row. */
export function keyOf({ rows, rowKey }: DataGridProps, row: number): string | undefined {
  const found = rows[row];
  return found && String(found[rowKey]);
}

/** Whether a row is chosen; undefined: rows cannot be chosen here. */
export function isSelected(props: DataGridProps, row: number): boolean | undefined {
  if (props.selection === 'none') return undefined;
  const key = keyOf(props, row);
  return key !== undefined && props.selected.has(key);
}

/** How the switch of a row stands; undefined: rows have none. */
export function switchedRow(
  { rows, lead, rowSwitch }: Pick<DataGridProps, 'rows' | 'lead' | 'rowSwitch'>,
  row: number,
): { readonly on: boolean; readonly may: boolean } | undefined {
  const found = rows[row];
  if (!lead?.turn || !found) return undefined;
  return { on: isOn(found[lead.turn.field]), may: rowSwitch?.may(found) === true };
}

/** State of the checkbox in the header. Looks at the rows only while something is chosen. */
export function allChecked({ rows, rowKey, selected, lead }: Choosable): 'true' | 'false' | 'mixed' {
  const may = lead?.check?.eligible;
  function* keys(): Iterable<string> {
    for (const row of rows) yield String(row[rowKey]);
  }
  return CHECKED[allState(keys(), selected, may && ((at) => may(rows[at] ?? {})))];
}

/** Keys of the rows the checkbox of the header chooses. */
export function eligibleKeys({ rows, rowKey, lead }: Choosable): readonly string[] {
  const may = lead?.check?.eligible;
  return (may ? rows.filter((row) => may(row)) : rows).map((row) => String(row[rowKey]));
}

/** Position of the row in edit. */
export function editingRow({ edit, rows, rowKey }: DataGridProps): number | undefined {
  if (edit?.editingKey === undefined) return undefined;
  const found = rows.findIndex((row) => String(row[rowKey]) === edit.editingKey);
  return found < 0 ? undefined : found;
}

/** Whether two lists begin with the same row: then one is the other changed, not another page. */
export function sameStart(old: DataGridProps, now: DataGridProps): boolean {
  const key = keyOf(old, 0);
  return key !== undefined && key === keyOf(now, 0);
}
