import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';

/** Grey rows where a grid will stand, of the grid's own height so that nothing jumps. */
export function GridSkeleton({ height }: { readonly height: number }): ReactNode {
  const { t } = useApp();
  return (
    <div className="jig-grid-skeleton" style={{ height }} role="status" aria-label={t('shell.loading')}>
      <span className="jig-grid-skeleton-head" />
    </div>
  );
}
