import { observer } from 'mobx-react-lite';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { ChunkLoadError } from '../../../runtime/host/ChunkLoadError.ts';
import { NodeBoundary } from '../../../runtime/host/NodeBoundary.tsx';
import type { PageStore } from '../../../runtime/store/PageStore.ts';

interface PageDialogProps {
  readonly page: PageStore;
  /** Name of the renderer of slot `dialog`. */
  readonly type: string;
  /** Default: closes the dialog over the page. */
  readonly close?: () => void;
}

/**
 * The dialog the page opened. A dialog that is unknown, fails to load or throws shows an error and leaves the
 * page usable.
 */
export const PageDialog = observer(function PageDialog(props: PageDialogProps): ReactNode {
  const { page, type, close = page.closeDialog } = props;
  const { renderers, t } = useApp();
  const renderer = renderers.find('dialog', type);
  if (!renderer) {
    const slot = t('shell.slot.dialog');
    return <Refused close={close} text={t('shell.rendererUnknown', { slot, type, name: page.page.path })} />;
  }
  const { Component } = renderer;
  return (
    <NodeBoundary
      fallback={(error) => (
        <Refused
          close={close}
          text={
            error instanceof ChunkLoadError
              ? t('shell.chunkFailed')
              : t('shell.rendererFailed', { name: type, text: error.message })
          }
        />
      )}
    >
      <Suspense>
        <Component page={page} onClose={close} />
      </Suspense>
    </NodeBoundary>
  );
});

function Refused({ close, text }: { readonly close: () => void; readonly text: string }): ReactNode {
  const { notify } = useApp();
  useEffect(() => {
    notify.error(text);
    close();
  }, [notify, close, text]);
  return null;
}
