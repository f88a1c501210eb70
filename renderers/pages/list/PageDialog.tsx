import { observer } from 'mobx-react-lite';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { ChunkLoadError } from '../../../runtime/host/ChunkLoadError.ts';
import { waitForPiece } from '../../../runtime/host/failedPieces.ts';
import { NodeBoundary } from '../../../runtime/host/NodeBoundary.tsx';
import { holdUnsaved } from '../../../runtime/store/drafts/unsavedWork.ts';
import type { PageStore } from '../../../runtime/store/page/PageStore.ts';

interface PageDialogProps {
  readonly page: PageStore;
  /** Name of the renderer of slot `dialog`. */
  readonly type: string;
  /** The panel above the rows instead of the dialog over the page. */
  readonly isPanel?: boolean;
}

/**
 * The dialog the page opened. A dialog that is unknown, fails to load or throws shows an error and leaves the
 * page usable.
 */
export const PageDialog = observer(function PageDialog(props: PageDialogProps): ReactNode {
  const { page, type, isPanel = false } = props;
  const close = isPanel ? page.closePanel : page.closeDialog;
  const rows = page.dialogRows;
  const { renderers, t } = useApp();
  const renderer = renderers.find('dialog', type);
  if (!renderer) {
    const slot = t('shell.slot.dialog');
    return <Refused close={close} text={t('shell.rendererUnknown', { slot, type, name: page.page.path })} />;
  }
  const { Component } = renderer;
  return (
    <NodeBoundary
      fallback={(error) =>
        error instanceof ChunkLoadError ? (
          <NotLoaded
            close={close}
            open={() => (isPanel ? page.openPanel(type) : page.openDialog(type, rows))}
          />
        ) : (
          <Refused close={close} text={t('shell.rendererFailed', { name: type, text: error.message })} />
        )
      }
    >
      <Suspense>
        {isPanel ? null : <Held />}
        <Component page={page} onClose={close} />
      </Suspense>
    </NodeBoundary>
  );
});

/** Only the user can end a dialog: an import, an upload of pictures, settings. */
function Held(): ReactNode {
  useEffect(() => holdUnsaved({ unsaved: () => true }), []);
  return null;
}

/** Closes, so that nothing on the page waits for the dialog. The window's notice opens it again. */
function NotLoaded({ close, open }: { readonly close: () => void; readonly open: () => void }): ReactNode {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and it outlives this component
  useEffect(() => {
    const stop = waitForPiece(() => {
      stop();
      open();
    });
    close();
  }, []);
  return null;
}

function Refused({ close, text }: { readonly close: () => void; readonly text: string }): ReactNode {
  const { notify } = useApp();
  useEffect(() => {
    notify.error(text);
    close();
  }, [notify, close, text]);
  return null;
}
