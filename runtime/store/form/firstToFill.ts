import type { Showing } from '../../model/fields/projections/columns.ts';
import { formRowsOf } from '../../model/fields/projections/formRows.ts';
import type { FieldCell } from './FieldCell.ts';
import { foldsOf } from './FormFolds.ts';
import type { FormStore } from './FormStore.ts';

/** Where entering a record begins: the first empty required field, else the first tab stop; in drawn order, of what the tabs and sections show. */
export function firstToFill(form: FormStore, showing?: Showing): string | undefined {
  const folds = foldsOf(form, showing);
  const cells = formRowsOf(form.table, showing)
    .flat()
    .filter(({ field }) => folds.isOpen(field.field))
    .map(({ field }) => form.cell(field.field))
    .filter((cell) => cell.mode === 'edit' && cell.isTabStop && !cell.state.hidden);
  return (cells.find(isMissing) ?? cells[0])?.plan.field.field;
}

const isMissing = ({ plan, state, value }: FieldCell): boolean =>
  state.required && !plan.serverFills && plan.field.kind.isEmpty(value);
