import { type ReactNode, useMemo } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { addMessages } from '../../runtime/model/messages/index.ts';
import { leadMessages } from '../../runtime/model/messages/lead.ts';
import type { DataGridProps } from './DataGridProps.ts';
import { GridSurface, type SurfaceWords } from './GridSurface.tsx';
import { leadOfTable } from './leadOfTable.ts';

addMessages(leadMessages);

/** Props of a grid, plus the table whose schema defines its leading columns. */
export interface DataGridInput extends Omit<DataGridProps, 'lead'> {
  readonly table?: ResolvedTable;
}

/**
 * The data grid of every list and detail table.
 * VTable draws it; an accessible mirror, keyboard operation and inline editing of one row are added. VTable
 * loads on first use.
 */
export function DataGrid({ table, ...props }: DataGridInput): ReactNode {
  const { t, session, notify } = useApp();
  const words = useMemo(
    (): SurfaceWords => ({
      index: t('grid.index'),
      sum: t('grid.sum'),
      selectAll: t('grid.selectAll'),
      selectRow: (row, note) =>
        note === '' ? t('grid.selectRow', { row }) : `${t('grid.selectRow', { row })} ${note}`,
      sortPlace: (place) => t('lead.sortPlace', { place }),
      switchRow: (title, row) => t('lead.switchRow', { title, row }),
      editRow: (row) => t('grid.editRow', { row }),
      loading: t('grid.loading'),
      loadFailed: t('grid.loadFailed'),
      retry: t('grid.retry'),
      reorder: {
        hint: t('lead.hint'),
        lifted: (name, at, n) => t('lead.lifted', { name, at, n }),
        over: (name, at, n) => t('lead.over', { name, at, n }),
        dropped: (name, at, n) => t('lead.dropped', { name, at, n }),
        cancelled: (name) => t('lead.cancelled', { name }),
        announce: notify.announce,
      },
    }),
    [t, notify],
  );
  const lead = useMemo(
    () => table && leadOfTable(table, { t, run: () => ({ now: session.now() }) }),
    [table, t, session],
  );
  const indexColumn = props.indexColumn === true && table?.grid?.index !== false;
  const selection = lead?.turn ? 'none' : props.selection;
  return <GridSurface props={{ ...props, selection, indexColumn, lead }} words={words} />;
}
