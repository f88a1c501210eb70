import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { lazyPiece } from '../../runtime/host/lazyPiece.tsx';

const LongWorkList = lazyPiece(
  'LongWorkList',
  async () => (await import('./LongWorkList.tsx')).LongWorkList,
  {
    isRare: true,
  },
);

/** Long work of the user, over the page while some is under way. */
export const LongWorkWindow = observer(function LongWorkWindow(): ReactNode {
  const store = useApp().stores?.longWork;
  return store === undefined || store.shown.length === 0 ? null : <LongWorkList store={store} />;
});
