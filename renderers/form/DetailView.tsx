import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useEffect, useMemo } from 'react';
import { type App, useApp } from '../../runtime/host/AppContext.ts';
import type { Showing } from '../../runtime/model/fields/projections/columns.ts';
import type { ResolvedField } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { messageOf } from '../../runtime/model/messages/index.ts';
import { sequenceFor } from '../../runtime/model/record/sequence/inSequence.ts';
import type { Option } from '../../runtime/model/schema/FieldSchema.ts';
import type { PickerSchema } from '../../runtime/model/schema/PickerSchema.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import type { DetailStore } from '../../runtime/store/DetailStore.ts';
import { rowKeyField } from '../../runtime/store/detailRows.ts';
import { keepChoices } from '../../runtime/store/keepChoices.ts';
import { DetailSheet } from '../../runtime/store/sheet/DetailSheet.ts';
import { moveDetailRow } from '../../runtime/store/sheet/detailOrder.ts';
import type { Outcome } from '../../runtime/store/sheet/Outcome.ts';
import { tableLooks } from '../cells/tableLooks.ts';
import { DataGrid } from '../grid/DataGrid.tsx';
import type { GridEdit } from '../grid/GridEdit.ts';
import { connectSheet } from '../grid/sheet/connectSheet.ts';
import { cellText } from './cellText.ts';
import { detailColumns } from './detailColumns.ts';
import { detailEditor } from './detailEditor.tsx';
import { runExtra } from './runExtra.ts';
import { SheetLine } from './SheetLine.tsx';
import { SheetNote } from './SheetNote.ts';
import { sheetActions } from './sheetActions.ts';
import { useCellFiles } from './useCellFiles.ts';
import { useDialog } from './useDialog.tsx';

/** Least height of a detail grid in pixels, and what a few more rows take. */
const leastHeight = 240;
const mostHeight = 480;
const rowHeight = 40;
const everyAction = ['add', 'delete'] as const;
const noPickers: readonly PickerSchema[] = [];
const cellsOnly = { actions: [], pickers: noPickers };

/** A cell that is wrong, wherever it stands. */
const wrong = {
  color: 'var(--semi-color-danger)',
  background: 'var(--semi-color-danger-light-default)',
} as const;

interface DetailViewProps {
  readonly detail: DetailStore;
  readonly editable: boolean;
  /** Beside a decision: figures come first. Default false. */
  readonly deciding?: boolean;
  readonly showing?: Showing | undefined;
}

/** One detail table: its buttons and its grid, one row in edit at a time. */
export const DetailView = observer(function DetailView(props: DetailViewProps): ReactNode {
  const { detail, editable, deciding = false, showing } = props;
  const app = useApp();
  const own = app.settings.of(detail.table.table);
  const columns = useMemo(
    () => detailColumns(detail.table, showing, own, { editable, deciding }, app.t),
    [app, detail.table, showing, own, editable, deciding],
  );
  const levels = Math.max(0, ...columns.map(({ groups }) => groups?.length ?? 0));
  const files = useCellFiles(detail.table);
  const widen = useCallback(
    (field: string, width: number) => app.settings.widen(detail.table.table, field, width),
    [app, detail],
  );
  const { dialog, show, attempt } = useDialog();
  const Editor = useMemo(
    () =>
      detailEditor(
        app,
        detail,
        (field, row) => void attempt(() => runExtra(app, { form: row, field, show })),
      ),
    [app, detail, attempt, show],
  );
  const { rows, editing, selected, marks } = detail;
  const form = editing?.form;
  useEffect(() => (form ? keepChoices(app, form) : undefined), [app, form]);
  const sheet = useMemo(() => new DetailSheet(detail, (field) => optionsOf(app, field)), [app, detail]);
  // Typing into a choice must find its list, and a paste its labels: they are asked for when the grid opens.
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
    }),
    [app, detail, editing, marks, Editor, sheet, operations],
  );
  const looks = useMemo(() => tableLooks(app, detail.table), [app, detail.table]);
  const text = useCallback(
    (row: Row, field: string) =>
      looks.text(row, field, app.locale) ?? cellText(app, detail.table, row, field),
    [app, detail.table, looks],
  );
  const cellStyle = useCallback(
    (row: Row, field: string) => {
      const style = looks.cellStyle(row, field);
      return detail.issues(String(row[rowKeyField]), field).length === 0 ? style : { ...style, ...wrong };
    },
    [detail, looks],
  );
  const { user } = app.session;
  const movable =
    editable &&
    detail.edit.permitted === undefined &&
    user !== undefined &&
    sequenceFor(user, detail.table) !== undefined;
  const reorder = useMemo(
    () =>
      movable
        ? {
            move: (from: number, to: number) => moveDetailRow(detail, from, to),
            name: (row: Row) => text(row, columns[0]?.field ?? ''),
          }
        : undefined,
    [movable, detail, text, columns],
  );
  const select = useCallback((keys: ReadonlySet<string>) => detail.select(keys), [detail]);
  const { actions = everyAction, pickers = noPickers } =
    detail.edit.permitted === undefined ? detail.schema : cellsOnly;
  const name = detail.schema.cnName ?? detail.table.cnName;
  const pick = (picker: PickerSchema): void =>
    void attempt(async () => {
      const { pickIntoDetail } = await import('../picker/pickIntoDetail.ts');
      await pickIntoDetail(app, detail, picker, show);
    });
  return (
    <>
      {editable ? (
        <div className="jig-detail-bar">
          {actions.includes('add') ? (
            <Button
              onClick={(event) => {
                bringIntoView(event.currentTarget);
                tell(app, detail.addRow());
              }}
            >
              {app.t('box.addRow')}
            </Button>
          ) : null}
          {pickers
            .filter(({ table }) => app.schemas.mayPickFrom(table))
            .map((picker) => (
              <Button key={picker.text} onClick={() => pick(picker)}>
                {picker.text}
              </Button>
            ))}
          {actions.includes('delete') ? (
            <Button type="danger" onClick={() => tell(app, detail.removeSelected())}>
              {app.t('box.deleteRow')}
            </Button>
          ) : null}
          {dialog}
        </div>
      ) : null}
      <DataGrid
        name={detail.schema.table}
        label={name}
        table={detail.table}
        columns={columns}
        onColumnResize={widen}
        rows={rows}
        rowKey={rowKeyField}
        text={text}
        tag={looks.tag}
        cellStyle={cellStyle}
        {...(looks.hasPictures ? { pictures: looks.pictures } : {})}
        onLink={files.open}
        selection={editable && detail.edit.permitted === undefined ? 'multiple' : 'none'}
        selected={selected}
        onSelect={select}
        summary={detail.summary}
        indexColumn
        reorder={reorder}
        height={Math.min(mostHeight, Math.max(leastHeight, (rows.length + 3 + levels) * rowHeight))}
        emptyText={app.t('grid.noData')}
        {...(editable ? { edit } : {})}
      />
      {files.dialog}
      <p className="jig-grid-total">{app.t('grid.total', { total: rows.length })}</p>
      {editable ? <SheetLine detail={detail} note={note} /> : null}
    </>
  );
});

function editOf(
  app: App,
  detail: DetailStore,
  editingKey: string | undefined,
  Editor: GridEdit['Editor'],
): Omit<GridEdit, 'canEdit'> {
  return {
    editingKey,
    connect: connectSheet,
    onBegin: (key) => {
      tell(app, detail.begin(key));
    },
    onEnd: () => tell(app, detail.end()),
    issues: (key, field) => detail.issues(key, field),
    Editor,
  };
}

/** Options that labels on the clipboard may mean: those of the schema, else of the dictionary once it is here. */
function optionsOf(app: App, { data, dataKey, remote }: ResolvedField): readonly Option[] | undefined {
  if (data !== undefined || dataKey === undefined || remote) return data;
  return app.dictionaries.options(dataKey);
}

/** A new row is written among the others, not in the sliver a low window shows of them. */
function bringIntoView(button: Element): void {
  button.closest('.jig-detail')?.scrollIntoView?.({ block: 'nearest' });
}

/** Says what kept something from happening; true when it happened. */
function tell(app: App, { ok, issues }: Outcome): boolean {
  const [first] = issues;
  if (first) app.notify.error(messageOf(first, app.locale));
  return ok;
}
