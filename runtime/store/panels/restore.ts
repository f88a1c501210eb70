import type { Cell } from '../../model/schema/Row.ts';
import type { HistoryField } from '../../wire/records/History.ts';
import type { EditBoxStore } from '../box/EditBoxStore.ts';
import type { FieldCell } from '../form/FieldCell.ts';

/** A field of the open record that can get its former value back. */
export interface Restorable {
  readonly cell: FieldCell;
  readonly value: Cell;
}

/**
 * The field of a change, when the user may edit it now and it differs from its value before the change. Undefined: nothing
 * to restore.
 */
export function restorable(box: EditBoxStore, { field, before }: HistoryField): Restorable | undefined {
  const { main } = box;
  if (!box.editable || before === null || !main.has(field)) return undefined;
  const cell = main.cell(field);
  const { editRowNo, kind } = cell.plan.field;
  if (!editRowNo || cell.mode !== 'edit' || cell.state.hidden) return undefined;
  const { value } = before;
  const same = kind.isEmpty(value) ? kind.isEmpty(cell.value) : String(cell.value) === String(value);
  return same ? undefined : { cell, value };
}

/** Sets the former value as an edit of the user: nothing is stored before the user saves. */
export function restore({ cell, value }: Restorable): void {
  cell.set(value);
  cell.reveal();
}
