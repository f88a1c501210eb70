import { type ReactNode, useMemo } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { DataGridProps } from './DataGridProps.ts';
import { GridSurface, type SurfaceWords } from './GridSurface.tsx';

/**
 * The data grid of every list and detail table: drawn by VTable, with an accessible mirror, keyboard operation and
 * inline editing of one row (design "Grid"; specification 1, sections 2 and 4). VTable is loaded on first use.
 */
export function DataGrid(props: DataGridProps): ReactNode {
  const { t } = useApp();
  const words = useMemo(
    (): SurfaceWords => ({
      index: t('grid.index'),
      sum: t('grid.sum'),
      selectAll: t('grid.selectAll'),
      selectRow: (row) => t('grid.selectRow', { row }),
      editRow: (row) => t('grid.editRow', { row }),
      loading: t('grid.loading'),
      loadFailed: t('grid.loadFailed'),
      retry: t('grid.retry'),
    }),
    [t],
  );
  return <GridSurface props={props} words={words} />;
}
