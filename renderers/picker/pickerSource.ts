import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { dependencyValues } from '../../runtime/model/record/dependencies.ts';
import { remainingOnly } from '../../runtime/model/record/remainingOnly.ts';
import type { WhereClause } from '../../runtime/wire/PageQuery.ts';
import type { PickerRequest } from './openPicker.tsx';

/** Source of a picker's rows for one record. */
export interface PickerSource {
  readonly source: ResolvedTable;
  /** Dictionary whose filter applies to the rows. */
  readonly dicNo: string | undefined;
  /** Conditions from the record's values (`dependsOn`). */
  readonly wheres: readonly WhereClause[];
}

/**
 * Finds the source of a picker. Undefined after notifying the user: the table cannot be listed, or a field
 * that it depends on is empty.
 */
export async function pickerSource(
  request: Omit<PickerRequest, 'many' | 'show' | 'onPicked'>,
): Promise<PickerSource | undefined> {
  const { app, picker, target, scope } = request;
  const found = await app.schemas.document(picker.table);
  if (!found.ok) {
    app.notify.error(found.failure.message);
    return undefined;
  }
  const source = found.data.main;
  const keyed = Object.entries(picker.map).find(([, column]) => column === source.key)?.[0];
  const field = keyed === undefined ? undefined : target.byName.get(keyed);
  const asked = [...(picker.dependsOn ?? []), ...(field?.dependsOn ?? [])];
  const values = dependencyValues({ dependsOn: asked }, scope);
  if (values === undefined) {
    const missing = asked.map((one) => titleOf(request, one.field)).join(',');
    app.notify.error(app.t('form.select', { title: missing }));
    return undefined;
  }
  return {
    source,
    dicNo: field?.dataKey,
    wheres: [
      ...asked.map((one) => ({
        name: one.column ?? one.field.split('.').at(-1) ?? '',
        value: String(values[one.field] ?? ''),
        displayType: 'equal',
      })),
      ...remainingOnly(picker.remaining),
    ],
  };
}

function titleOf({ target, main }: Pick<PickerRequest, 'target' | 'main'>, name: string): string {
  const owner = name.startsWith('$main.') ? main : target;
  return owner?.byName.get(name.split('.').at(-1) ?? name)?.title ?? name;
}
