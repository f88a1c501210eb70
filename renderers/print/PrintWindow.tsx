import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { lazyPiece } from '../../runtime/host/lazyPiece.tsx';

const PrintDialog = lazyPiece('PrintDialog', async () => (await import('./PrintDialog.tsx')).PrintDialog, {
  isRare: true,
});

/** The dialog of printing that was asked for anywhere, over the page. */
export const PrintWindow = observer(function PrintWindow(): ReactNode {
  const print = useApp().stores?.print;
  return print?.asked === undefined ? null : <PrintDialog ask={print.asked} onClose={print.close} />;
});
