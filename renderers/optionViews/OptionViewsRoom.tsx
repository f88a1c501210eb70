import { type ReactNode, Suspense } from 'react';
import type { Places } from '../../runtime/BrowserCapability.ts';
import { lazyPiece } from '../../runtime/host/lazyPiece.tsx';

const OptionViewTabs = lazyPiece(
  'OptionViewTabs',
  async () => (await import('./OptionViewTabs.tsx')).OptionViewTabs,
);

/** The tabs of saved views. Their room is there before their code, so that the rows do not move. */
export function OptionViewsRoom({ page }: Places['listTop']): ReactNode {
  if (page.page.variant === 'light') return null;
  return (
    <div className="jig-views-room">
      <Suspense>
        <OptionViewTabs page={page} />
      </Suspense>
    </div>
  );
}
