import { ListTable } from '@visactor/vtable';
import { type BenchGrid, benchHost, ROW } from './grid.contract.ts';

/** Plain VTable with all rows as its records. */
export function vtableGrid(): BenchGrid {
  let table: ListTable | undefined;
  return {
    name: 'vtable',
    async mount(rows, cols) {
      table = new ListTable(benchHost(), {
        columns: cols.map((col) => ({
          field: col.field,
          title: col.title ?? col.field,
          width: col.width ?? 120,
        })),
        records: [...rows],
        defaultRowHeight: ROW,
        defaultHeaderRowHeight: ROW,
      });
    },
    ready: async () => undefined,
    async setRows(rows) {
      table?.setRecords([...rows]);
    },
    scrollTo(px) {
      if (table) table.scrollTop = px;
    },
  };
}
