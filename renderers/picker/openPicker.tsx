import type { Scope } from '../../expressions/index.ts';
import type { App } from '../../runtime/host/AppContext.ts';
import { dependencyValues } from '../../runtime/model/dependencies.ts';
import { addMessages } from '../../runtime/model/messages/index.ts';
import { pickerMessages } from '../../runtime/model/messages/picker.ts';
import { pickedValues } from '../../runtime/model/pickedValues.ts';
import type { ResolvedTable } from '../../runtime/model/ResolvedTable.ts';
import type { Row } from '../../runtime/model/Row.ts';
import type { PickerSchema } from '../../runtime/model/schema/PickerSchema.ts';
import type { ExtraCall } from '../../runtime/Renderer.ts';
import { PickerStore } from '../../runtime/store/PickerStore.ts';
import { PickerDialog } from './PickerDialog.tsx';

addMessages(pickerMessages);

/** What a picker is opened for. */
export interface PickerRequest {
  readonly app: App;
  readonly picker: PickerSchema;
  /** The table what is picked goes into, and what its record (or its header) holds. */
  readonly target: ResolvedTable;
  readonly scope: Scope;
  /** The header's table, of detail rows. */
  readonly main?: ResolvedTable;
  readonly many: boolean;
  readonly show: ExtraCall['show'];
  /** The picked rows as values of the target, in the order of choice. */
  onPicked(values: readonly Row[]): void;
}

/** Opens 高级选择 over a form, or says why it cannot be opened. */
export async function openPicker(request: PickerRequest): Promise<void> {
  const { app, picker, target, scope, many, show, onPicked } = request;
  const found = await app.schemas.document(picker.table);
  if (!found.ok) {
    app.notify.error(found.failure.message);
    return;
  }
  const source = found.data.main;
  const keyed = Object.entries(picker.map).find(([, column]) => column === source.key)?.[0];
  const field = keyed === undefined ? undefined : target.byName.get(keyed);
  const asked = [...(picker.dependsOn ?? []), ...(field?.dependsOn ?? [])];
  const values = dependencyValues({ dependsOn: asked }, scope);
  if (values === undefined) {
    const missing = asked.map((one) => titleOf(request, one.field)).join(',');
    app.notify.error(app.t('form.select', { title: missing }));
    return;
  }
  const config = app.session.data?.app;
  const store = new PickerStore(app.data, {
    picker,
    source,
    dicNo: field?.dataKey,
    many,
    wheres: asked.map((one) => ({
      name: one.column ?? one.field.split('.').at(-1) ?? '',
      value: String(values[one.field] ?? ''),
      displayType: 'equal',
    })),
    sizes: { sizes: config?.pageSizes ?? [30, 60, 100, 120], size: config?.pageSize ?? 30 },
  });
  show(({ onClose }) => (
    <PickerDialog
      title={app.t('picker.title', { text: picker.text, title: source.cnName })}
      store={store}
      onChosen={(rows) => {
        onPicked(rows.map((row) => pickedValues(target, picker, row, source.key)));
        onClose();
      }}
      onClose={onClose}
    />
  ));
}

function titleOf({ target, main }: PickerRequest, name: string): string {
  const owner = name.startsWith('$main.') ? main : target;
  return owner?.byName.get(name.split('.').at(-1) ?? name)?.title ?? name;
}
