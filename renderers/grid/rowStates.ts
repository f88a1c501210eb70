import type { DataGridProps } from './DataGridProps.ts';
import { isOn } from './RowSwitch.ts';
import { allState } from './selectRows.ts';

const CHECKED = { none: 'false', some: 'mixed', all: 'true' } as const;

/** Props that row selection depends on. */
export type Choosable = Pick<DataGridProps, 'rows' | 'rowKey' | 'selected' | 'lead'>;

/** Key of a data row; undefined for no such row. */
export function keyOf({ rows, rowKey }: DataGridProps, row: number): string | undefined {
  const found = rows[row];
  return found && String(found[rowKey]);
}

/** Whether a row is selected; undefined when rows cannot be selected. */
export function isSelected(props: DataGridProps, row: number): boolean | undefined {
  if (props.selection === 'none') return undefined;
  const key = keyOf(props, row);
  return key !== undefined && props.selected.has(key);
}

/** State of a row's switch; undefined when rows have none. */
export function switchedRow(
  { rows, lead, rowSwitch }: Pick<DataGridProps, 'rows' | 'lead' | 'rowSwitch'>,
  row: number,
): { readonly on: boolean; readonly may: boolean } | undefined {
  const found = rows[row];
  if (!lead?.turn || !found) return undefined;
  return { on: isOn(found[lead.turn.field]), may: rowSwitch?.may(found) === true };
}

/** State of the header's checkbox. Reads the rows only while something is selected. */
export function allChecked({ rows, rowKey, selected, lead }: Choosable): 'true' | 'false' | 'mixed' {
  const may = lead?.check?.eligible;
  function* keys(): Iterable<string> {
    for (const row of rows) yield String(row[rowKey]);
  }
  return CHECKED[allState(keys(), selected, may && ((at) => may(rows[at] ?? {})))];
}

/** Keys of the rows the header's checkbox selects. */
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

/** True when both lists begin with the same row: the list was changed, not replaced by another page. */
export function sameStart(old: DataGridProps, now: DataGridProps): boolean {
  const key = keyOf(old, 0);
  return key !== undefined && key === keyOf(now, 0);
}
