import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';

/** Placeholder rows with the grid's height, so that the layout does not shift. */
export function GridSkeleton({ height }: { readonly height: number }): ReactNode {
  const { t } = useApp();
  return (
    <div className="jig-list-skeleton" style={{ height }} role="status" aria-label={t('shell.loading')}>
      <span className="jig-list-skeleton-head" />
    </div>
  );
}
