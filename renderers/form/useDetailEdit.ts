import { compareStructural, computed } from 'mobx';
import { useEffect, useMemo } from 'react';
import { type App, useApp } from '../../runtime/host/AppContext.ts';
import type { ResolvedField } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Option } from '../../runtime/model/schema/FieldSchema.ts';
import { keepChoices } from '../../runtime/store/choices/keepChoices.ts';
import type { DetailStore } from '../../runtime/store/detail/DetailStore.ts';
import { wrongRows } from '../../runtime/store/problems/problemsOf.ts';
import { DetailSheet } from '../../runtime/store/sheet/DetailSheet.ts';
import type { GridEdit } from '../grid/GridEdit.ts';
import { connectSheet } from '../grid/sheet/connectSheet.ts';
import { detailEditor } from './detailEditor.tsx';
import { notifyRefusal } from './notifyRefusal.ts';
import { runExtra } from './runExtra.ts';
import { SheetNote } from './SheetNote.ts';
import { sheetActions } from './sheetActions.ts';
import type { useDialog } from './useDialog.tsx';

/**
 * Editing in a detail grid: one row at a time, and cells as in a spreadsheet. `note` holds the last action.
 */
export function useDetailEdit(
  detail: DetailStore,
  editable: boolean,
  { show, attempt }: Pick<ReturnType<typeof useDialog>, 'show' | 'attempt'>,
): { readonly edit: GridEdit; readonly note: SheetNote } {
  const app = useApp();
  const Editor = useMemo(
    () =>
      detailEditor(
        app,
        detail,
        (field, row) => void attempt(() => runExtra(app, { form: row, field, show })),
      ),
    [app, detail, attempt, show],
  );
  const { editing, marks } = detail;
  const wrongOf = useMemo(
    () => computed(() => wrongRows(detail, (cell) => cell.issues), { equals: compareStructural }),
    [detail],
  );
  const wrong = wrongOf.get();
  const form = editing?.form;
  useEffect(() => (form ? keepChoices(app, form) : undefined), [app, form]);
  const sheet = useMemo(() => new DetailSheet(detail, (field) => optionsOf(app, field)), [app, detail]);
  // Loads the options when the grid opens. Typing into a choice and pasting labels need them.
  useEffect(() => {
    if (editable) for (const field of detail.table.fields) optionsOf(app, field);
  }, [app, detail, editable]);
  const note = useMemo(() => new SheetNote(), []);
  const operations = useMemo(() => sheetActions(app, detail, sheet, note), [app, detail, sheet, note]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new marks make a new value, so that the grid asks again.
  const edit = useMemo(
    (): GridEdit => ({
      ...editOf(app, detail, editing?.key, Editor),
      canEdit: sheet.canEdit,
      sheet: operations,
      wrong,
    }),
    [app, detail, editing, marks, wrong, Editor, sheet, operations],
  );
  return { edit, note };
}

function editOf(
  app: App,
  detail: DetailStore,
  editingKey: string | undefined,
  Editor: GridEdit['Editor'],
): Omit<GridEdit, 'canEdit' | 'wrong'> {
  return {
    editingKey,
    connect: connectSheet,
    onBegin: (key) => {
      notifyRefusal(app, detail.begin(key));
    },
    onEnd: () => notifyRefusal(app, detail.end()),
    issues: (key, field) => detail.issues(key, field),
    Editor,
  };
}

/** Options for labels on the clipboard: from the schema, or from the dictionary once it is loaded. */
function optionsOf(app: App, { data, dataKey, remote }: ResolvedField): readonly Option[] | undefined {
  if (data !== undefined || dataKey === undefined || remote) return data;
  return app.dictionaries.options(dataKey);
}
