import type { ResolvedField } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { PickerSchema } from '../../runtime/model/schema/PickerSchema.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import type { ExtraCall } from '../../runtime/Renderer.ts';
import type { FormStore } from '../../runtime/store/form/FormStore.ts';
import { openPicker } from './openPicker.tsx';

/**
 * Opens the picker (高级选择) below a field. Writes the chosen row like user input, so that lookups and dependent
 * choices follow. If a field takes several keys, the mapped values of several rows are added to its existing
 * ones.
 */
export async function pickIntoField(
  { app, form, field, show }: ExtraCall,
  picker: PickerSchema,
): Promise<void> {
  await openPicker({
    app,
    picker,
    target: form.table,
    scope: form.scope,
    many: field.kind.isMultiple(field),
    show,
    onPicked: (rows) => fillPicked(form, picker, rows, field),
  });
}

/**
 * Writes picked rows into a form. `field` is the field that they were picked for, which may take several
 * keys.
 */
export function fillPicked(
  form: FormStore,
  picker: PickerSchema,
  rows: readonly Row[],
  field?: ResolvedField,
): void {
  const [first = {}] = rows;
  for (const target of Object.keys(picker.map)) {
    const cell = form.cell(target);
    const many = field !== undefined && target === field.field && field.kind.isMultiple(field);
    const before = many && cell.value !== null ? [cell.value] : [];
    const values = many ? rows.map((row) => row[target] ?? null) : [first[target] ?? null];
    const parsed = cell.plan.field.kind.parse(
      values.length + before.length > 1 ? [...before, ...values] : values[0],
      cell.plan.field,
    );
    const value = parsed.ok ? parsed.value : (values[0] ?? null);
    if (cell.mode === 'edit') cell.set(value);
    else cell.fill(value);
  }
}
