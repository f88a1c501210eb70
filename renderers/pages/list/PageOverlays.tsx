import { observer } from 'mobx-react-lite';
import { type ReactNode, Suspense } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { lazyPiece } from '../../../runtime/host/lazyPiece.tsx';
import { usePageRoute } from '../../../runtime/host/PageRoute.ts';
import type { PageStore } from '../../../runtime/store/page/PageStore.ts';

const PageDialog = lazyPiece('PageDialog', async () => (await import('./PageDialog.tsx')).PageDialog);
const EditBox = lazyPiece('EditBox', async () => (await import('../../dialogs/EditBox.tsx')).EditBox);

interface PageOverlaysProps {
  readonly page: PageStore;
}

/** What lies over a page of rows while it is in front: its dialog, and the box of a record (`page.box`, or the usual one). */
export const PageOverlays = observer(function PageOverlays({ page }: PageOverlaysProps): ReactNode {
  const { renderers } = useApp();
  const { active } = usePageRoute();
  const { box, dialog } = page;
  if (!active) return null;
  const Box = renderers.find('box', page.page.box ?? '')?.Component ?? EditBox;
  return (
    <>
      {dialog === undefined ? null : (
        <Suspense>
          <PageDialog page={page} type={dialog} />
        </Suspense>
      )}
      {box && box.phase !== 'closed' ? (
        <Suspense>
          <Box box={box} />
        </Suspense>
      ) : null}
    </>
  );
});
