import { observer } from 'mobx-react-lite';
import { type ReactNode, Suspense } from 'react';
import { lazyPiece } from '../../../runtime/host/lazyPiece.tsx';
import type { PageRenewal } from '../../../runtime/store/page/PageRenewal.ts';

const RenewalBar = lazyPiece('RenewalBar', async () => (await import('./RenewalBar.tsx')).RenewalBar, {
  isRare: true,
});

/** Where a page offers to load its newer design. */
export const RenewalRoom = observer(function RenewalRoom({
  renewal,
}: {
  readonly renewal: PageRenewal;
}): ReactNode {
  return renewal.load === undefined ? null : (
    <Suspense>
      <RenewalBar load={renewal.load} />
    </Suspense>
  );
});
