import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { lazyPiece } from '../../runtime/host/lazyPiece.tsx';

const TrailDialog = lazyPiece('TrailDialog', async () => (await import('./TrailDialog.tsx')).TrailDialog, {
  isRare: true,
});

/** The trail that was asked for anywhere, over the page. */
export const TrailWindow = observer(function TrailWindow(): ReactNode {
  const trail = useApp().stores?.trail;
  if (trail?.asked === undefined) return null;
  const { table, key } = trail.asked;
  return <TrailDialog key={`${table} ${key}`} subject={trail.asked} onClose={trail.close} />;
});
