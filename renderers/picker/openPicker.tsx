import type { Scope } from '../../expressions/index.ts';
import type { App } from '../../runtime/host/AppContext.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { addMessages } from '../../runtime/model/messages/index.ts';
import { pickerMessages } from '../../runtime/model/messages/picker.ts';
import { pickedValues } from '../../runtime/model/record/pickedValues.ts';
import type { PickerSchema } from '../../runtime/model/schema/PickerSchema.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import type { ExtraCall } from '../../runtime/Renderer.ts';
import { PickerStore } from '../../runtime/store/list/PickerStore.ts';
import { PickerDialog } from './PickerDialog.tsx';
import { pickerSource } from './pickerSource.ts';

addMessages(pickerMessages);

/** Parameters for opening a picker. */
export interface PickerRequest {
  readonly app: App;
  readonly picker: PickerSchema;
  /** Table that receives the picked values; `scope` holds the values of its record or header. */
  readonly target: ResolvedTable;
  readonly scope: Scope;
  /** Table of the header, if the target is a detail row. */
  readonly main?: ResolvedTable;
  readonly many: boolean;
  readonly show: ExtraCall['show'];
  /** Initial search text; default none. */
  readonly search?: string;
  /** Reports the picked rows as values of the target, in the order of selection. */
  onPicked(values: readonly Row[]): void;
}

/** Opens the picker dialog (高级选择) over a form, or notifies the user why it cannot open. */
export async function openPicker(request: PickerRequest): Promise<void> {
  const { app, picker, target, many, show, onPicked, search = '' } = request;
  const found = await pickerSource(request);
  if (!found) return;
  const { source } = found;
  const config = app.session.data?.app;
  const sizes = { sizes: config?.pageSizes ?? [30, 60, 100, 120], size: config?.pageSize ?? 30 };
  const store = new PickerStore(app.data, { ...found, picker, many, sizes });
  if (search !== '') store.go({ quick: search });
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
