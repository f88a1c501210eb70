import type { PickerSchema } from '../../runtime/model/schema/PickerSchema.ts';
import type { ExtraCall } from '../../runtime/Renderer.ts';
import { openPicker } from './openPicker.tsx';

/**
 * 高级选择 below a field: the chosen row goes into the form as if a person had entered it, so what comes with a record
 * and dependent choices follow. Of several rows (a field of several keys) the mapped values are added to those it has.
 */
export async function pickIntoField(
  { app, form, field, show }: ExtraCall,
  picker: PickerSchema,
): Promise<void> {
  const many = field.kind.isMultiple(field);
  await openPicker({
    app,
    picker,
    target: form.table,
    scope: form.scope,
    many,
    show,
    onPicked: (rows) => {
      const [first = {}] = rows;
      for (const target of Object.keys(picker.map)) {
        const cell = form.cell(target);
        const before = many && target === field.field && cell.value !== null ? [cell.value] : [];
        const values =
          many && target === field.field ? rows.map((row) => row[target] ?? null) : [first[target] ?? null];
        const parsed = cell.plan.field.kind.parse(
          values.length + before.length > 1 ? [...before, ...values] : values[0],
          cell.plan.field,
        );
        const value = parsed.ok ? parsed.value : (values[0] ?? null);
        if (cell.mode === 'edit') cell.set(value);
        else cell.fill(value);
      }
    },
  });
}
