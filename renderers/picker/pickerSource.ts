import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { dependencyValues } from '../../runtime/model/record/dependencies.ts';
import type { WhereClause } from '../../runtime/wire/PageQuery.ts';
import type { PickerRequest } from './openPicker.tsx';

/** Where a picker's rows come from, for the record they are picked for. */
export interface PickerSource {
  readonly source: ResolvedTable;
  /** Dictionary whose filter holds for the rows. */
  readonly dicNo: string | undefined;
  /** What the record asks of them (`dependsOn`). */
  readonly wheres: readonly WhereClause[];
}

/** The source of a picker; undefined, and the reason is said: it may not be listed, or depends on what is not chosen yet. */
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
    wheres: asked.map((one) => ({
      name: one.column ?? one.field.split('.').at(-1) ?? '',
      value: String(values[one.field] ?? ''),
      displayType: 'equal',
    })),
  };
}

function titleOf({ target, main }: Pick<PickerRequest, 'target' | 'main'>, name: string): string {
  const owner = name.startsWith('$main.') ? main : target;
  return owner?.byName.get(name.split('.').at(-1) ?? name)?.title ?? name;
}
