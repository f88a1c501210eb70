import { type ReactNode, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import { TableGrid } from '../list/TableGrid.tsx';
import '../list/list.css';
import { FormPreview } from './FormPreview.tsx';

interface TablePreviewProps {
  readonly table: ResolvedTable;
  readonly rows: readonly Row[];
}

const noTotals: Row = {};
const gridHeight = 280;

/** A table's list, and a form with the row clicked in it. */
export function TablePreview({ table, rows }: TablePreviewProps): ReactNode {
  const { t } = useApp();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [row, setRow] = useState<Row>();
  return (
    <>
      <h3>{t('playground.list')}</h3>
      <TableGrid
        name={table.table}
        label={table.cnName}
        table={table}
        rows={rows}
        totals={noTotals}
        height={gridHeight}
        selection="multiple"
        selected={selected}
        onSelect={setSelected}
        onRowClick={setRow}
        emptyText={t('grid.noData')}
        indexColumn
      />
      <h3>{t('playground.form')}</h3>
      <FormPreview table={table} row={row} />
    </>
  );
}
