import type { App } from '../../runtime/host/AppContext.ts';
import { detailScope } from '../../runtime/model/formulas/recordScope.ts';
import type { PickerSchema } from '../../runtime/model/schema/PickerSchema.ts';
import type { ExtraCall } from '../../runtime/Renderer.ts';
import { appendRows } from '../../runtime/store/detail/appendRows.ts';
import type { DetailStore } from '../../runtime/store/detail/DetailStore.ts';
import { openPicker } from './openPicker.tsx';

/**
 * Runs a picker button above detail rows. Each chosen row becomes a new row with the defaults of the table,
 * in one undo step.
 */
export async function pickIntoDetail(
  app: App,
  detail: DetailStore,
  picker: PickerSchema,
  show: ExtraCall['show'],
): Promise<void> {
  await openPicker({
    app,
    picker,
    target: detail.table,
    main: detail.main.table,
    scope: detailScope({}, detail.main.values()),
    many: true,
    show,
    onPicked: (rows) => {
      if (appendRows(detail, rows)) app.notify.success(app.t('picker.added', { n: rows.length }));
    },
  });
}
