import { type ReactNode, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { GridColumn, GridSort } from '../../../renderers/grid/GridColumn.ts';
import type { CellEditorProps, GridEdit, SheetActions } from '../../../renderers/grid/GridEdit.ts';
import { GridSurface, type SurfaceWords } from '../../../renderers/grid/GridSurface.tsx';
import { connectSheet } from '../../../renderers/grid/sheet/connectSheet.ts';
import { gridHandle } from '../../../runtime/host/gridHandles.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';

/** Log of the page, for the test. */
const log: string[] = [];
Object.assign(window, { jig: { grid: gridHandle }, log });

const columns: readonly GridColumn[] = [
  { field: 'Code', title: '单号', width: 130, fixed: 'left', sort: true, link: true },
  { field: 'Name', title: '客户', width: 200, required: true },
  { field: 'Qty', title: '数量', width: 120, align: 'right', sort: true },
  ...Array.from({ length: 8 }, (_, at) => ({ field: `F${at}`, title: `字段${at}`, width: 140 })),
  { field: 'Status', title: '状态', width: 110, align: 'center' as const, fixed: 'right' },
];

const start: readonly Row[] = Array.from({ length: 200 }, (_, row) => ({
  Id: row + 1,
  Code: `SO${1000 + row}`,
  Name: `客户${row}`,
  Qty: row * 3,
  ...Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`F${at}`, `值${row}-${at}`])),
  Status: row % 2 ? '已审核' : '未审核',
}));

const words: SurfaceWords = {
  index: '序号',
  sum: '合计',
  selectAll: '全选',
  selectRow: (row) => `选择第${row}行`,
  editRow: (row) => `编辑第${row}行`,
  loading: '加载中',
  loadFailed: '失败',
  retry: '重试',
};

const values = new Map<string, string>();

function Editor({ rowKey, field, label }: CellEditorProps): ReactNode {
  const [value, setValue] = useState(values.get(`${rowKey}/${field}`) ?? '');
  return (
    <input
      aria-label={label}
      value={value}
      onChange={(event) => {
        setValue(event.target.value);
        values.set(`${rowKey}/${field}`, event.target.value);
      }}
    />
  );
}

const block = ({ from, to, fields }: { from: number; to: number; fields: readonly string[] }): string =>
  `${from}-${to} ${fields.join(',')}`;

/** Sheet actions that only write to the log. */
function sheetOf(restore: () => void): SheetActions {
  return {
    problem: () => undefined,
    onCellLeft: () => undefined,
    onCellRestored: () => undefined,
    state: () => ({ isNew: false, cellChanged: false, rowChanged: true }),
    onRestore: restore,
    onAdd: () => log.push('add') < 0,
    onClear: (cells) => log.push(`clear ${block(cells)}`),
    onFillDown: (cells) => log.push(`fill ${block(cells)}`),
    onPaste: async (text, cells) => {
      log.push(`paste ${JSON.stringify(text)} ${block(cells)}`);
      return cells;
    },
    onCopied: () => undefined,
    onUndo: () => {
      log.push('undo');
      return { row: 3, field: 'Qty' };
    },
    onRedo: () => {
      log.push('redo');
      return undefined;
    },
    onRange: (cells) => log.push(`range ${cells ? block(cells) : 'none'}`),
  };
}

function Page(): ReactNode {
  const editable = location.search.includes('edit');
  const [rows, setRows] = useState(location.search.includes('empty') ? [] : start);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [sort, setSort] = useState<readonly GridSort[]>([]);
  const [editingKey, setEditing] = useState<string>();
  const [stay, setStay] = useState(false);
  Object.assign(window, { setRows, setStay, start });
  const edit = useMemo(
    (): GridEdit => ({
      editingKey,
      canEdit: (_row, field) => field === 'Name' || field === 'Qty' || field === 'F6',
      onBegin: (key, field) => {
        log.push(`begin ${key} ${field}`);
        setEditing(key);
      },
      onEnd: () => {
        log.push('end');
        if (stay) return false;
        setEditing(undefined);
        return true;
      },
      issues: () => [],
      Editor,
      connect: connectSheet,
      sheet: sheetOf(() => setEditing(undefined)),
    }),
    [editingKey, stay],
  );
  return (
    <GridSurface
      words={words}
      props={{
        name: 'orders',
        label: '销售订单',
        columns,
        rows,
        rowKey: 'Id',
        text: (row, field) => values.get(`${row.Id}/${field}`) ?? String(row[field] ?? ''),
        tag: (row, field) =>
          field === 'Status' ? (row.Status === '已审核' ? 'green' : 'orange') : undefined,
        cellStyle: (row, field) =>
          field === 'Qty' && Number(row.Qty) > 12 ? { color: 'red', bold: true } : undefined,
        selection: 'multiple',
        selected,
        onSelect: (keys) => {
          log.push(`select ${[...keys].join(',')}`);
          setSelected(keys);
        },
        sort,
        onSort: (by) => {
          log.push(`sort ${by.map(({ field, order }) => `${field} ${order}`).join(', ')}`);
          setSort(by);
        },
        summary: { Qty: '59700' },
        indexColumn: true,
        height: 400,
        emptyText: '暂无数据',
        onRowDoubleClick: (row) => log.push(`double ${row.Id}`),
        onLink: (row, field) => log.push(`link ${row.Id} ${field}`),
        onColumnResize: (field, width) => log.push(`resize ${field} ${width}`),
        edit: editable ? edit : undefined,
      }}
    />
  );
}

function Switch(): ReactNode {
  const [shown, setShown] = useState(true);
  Object.assign(window, { setShown });
  return shown ? <Page /> : null;
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Switch />);
