import type { Scope } from '../../expressions/index.ts';
import type { App } from '../../runtime/host/AppContext.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { addMessages } from '../../runtime/model/messages/index.ts';
import { pickerMessages } from '../../runtime/model/messages/picker.ts';
import { pickedValues } from '../../runtime/model/record/pickedValues.ts';
import type { PickerSchema } from '../../runtime/model/schema/PickerSchema.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import type { ExtraCall } from '../../runtime/Renderer.ts';
import { PickerStore } from '../../runtime/store/PickerStore.ts';
import { PickerDialog } from './PickerDialog.tsx';
import { pickerSource } from './pickerSource.ts';

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
  /** What is searched for when it opens; default nothing. */
  readonly search?: string;
  /** The picked rows as values of the target, in the order of choice. */
  onPicked(values: readonly Row[]): void;
}

/** Opens 高级选择 over a form, or says why it cannot be opened. */
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
