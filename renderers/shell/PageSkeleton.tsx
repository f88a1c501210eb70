import type { ReactNode } from 'react';
import { useText } from '../../runtime/host/CoreContext.ts';

/** Placeholder bars while a page loads. */
export function PageSkeleton(): ReactNode {
  const t = useText();
  return (
    <div className="jig-skeleton" role="status" aria-label={t('shell.loading')}>
      <span className="jig-skeleton-title" />
      {[0, 1, 2, 3, 4, 5, 6, 7].map((line) => (
        <span key={line} className="jig-skeleton-line" />
      ))}
    </div>
  );
}
