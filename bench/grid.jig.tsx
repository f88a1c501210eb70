import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { GridController } from '../renderers/grid/GridController.ts';
import { GridSurface, type SurfaceWords } from '../renderers/grid/GridSurface.tsx';
import { Mirror } from '../renderers/grid/Mirror.ts';
import type { Row } from '../runtime/model/schema/Row.ts';
import { type BenchColumn, type BenchGrid, benchHost, cellText } from './grid.contract.ts';

const words: SurfaceWords = {
  index: '序号',
  sum: '合计',
  selectAll: '全选',
  selectRow: (row) => `选择第${row}行`,
  editRow: (row) => `编辑第${row}行`,
  loading: '加载中',
  loadFailed: '',
  retry: '',
};

const NONE: ReadonlySet<string> = new Set();

interface PageProps {
  readonly columns: readonly { field: string; title: string; width: number }[];
  readonly first: readonly Row[];
  onSet(set: (rows: readonly Row[]) => void): void;
  onReady(grid: GridController): void;
}

function BenchPage({ columns, first, onSet, onReady }: PageProps): ReactNode {
  const [rows, setRows] = useState(first);
  onSet(setRows);
  const props = {
    name: 'bench',
    label: 'bench',
    columns,
    rows,
    rowKey: columns[0]?.field ?? 'id',
    text: cellText,
    selection: 'none' as const,
    selected: NONE,
    onSelect: () => undefined,
    height: 700,
    emptyText: '暂无数据',
  };
  return <GridSurface props={props} words={words} onReady={onReady} />;
}

/**
 * The product's grid as a list page uses it, with React. Runs without the mirror only to measure the mirror's
 * cost.
 */
export function jigGrid({ mirror }: { mirror: boolean }): BenchGrid {
  if (!mirror) {
    Mirror.prototype.patch = () => undefined;
    Mirror.prototype.setActive = () => undefined;
  }
  let set: (rows: readonly Row[]) => void = () => undefined;
  let ready: Promise<GridController> = new Promise(() => undefined);
  return {
    name: mirror ? 'jig' : 'jig-nomirror',
    async mount(rows, cols) {
      const columns = cols.map((col: BenchColumn) => ({
        field: col.field,
        title: col.title ?? col.field,
        width: col.width ?? 120,
      }));
      ready = new Promise((resolve) => {
        createRoot(benchHost()).render(
          <BenchPage
            columns={columns}
            first={rows}
            onSet={(next) => {
              set = next;
            }}
            onReady={resolve}
          />,
        );
      });
      await ready;
    },
    async ready() {
      await ready;
    },
    async setRows(rows) {
      flushSync(() => set(rows));
    },
    scrollTo(px) {
      void ready.then((grid) => grid.scrollTo(px));
    },
  };
}
