import { type ReactNode, Suspense, useEffect } from 'react';
import type { PageSchema } from '../model/schema/PageSchema.ts';
import type { RendererRegistry } from '../RendererRegistry.ts';
import { ChunkLoadError } from './ChunkLoadError.ts';
import { useText } from './CoreContext.ts';
import { waitForPiece } from './failedPieces.ts';
import { NodeBoundary } from './NodeBoundary.tsx';

interface PageHostProps {
  readonly page: PageSchema;
  readonly title: string;
  readonly renderers: RendererRegistry;
  /** Shown while the page's code loads. */
  readonly waiting: ReactNode;
}

/** Renders a page. Shows a message when the renderer is missing or throws. */
export function PageHost({ page, title, renderers, waiting }: PageHostProps): ReactNode {
  const t = useText();
  const renderer = renderers.find('page', page.page);
  if (!renderer) {
    const slot = t('shell.slot.page');
    return <Broken text={t('shell.rendererUnknown', { slot, type: page.page, name: page.path })} />;
  }
  const { Component } = renderer;
  return (
    <NodeBoundary
      fallback={(error, retry) =>
        error instanceof ChunkLoadError ? (
          <NotLoaded retry={retry} />
        ) : (
          <Broken text={t('shell.rendererFailed', { name: title, text: error.message })} retry={retry} />
        )
      }
    >
      <Suspense fallback={waiting}>
        <Component page={page} />
      </Suspense>
    </NodeBoundary>
  );
}

/** In place of a page whose code is not there. The window's notice says whether to retry or to reload. */
function NotLoaded({ retry }: { readonly retry: () => void }): ReactNode {
  const t = useText();
  useEffect(() => waitForPiece(retry), [retry]);
  return <Broken text={t('shell.chunkFailed')} retry={retry} />;
}

function Broken({ text, retry }: { readonly text: string; readonly retry?: () => void }): ReactNode {
  const t = useText();
  return (
    <div className="jig-broken-page" role="alert">
      <p>{text}</p>
      {retry ? (
        <button type="button" onClick={retry}>
          {t('shell.retry')}
        </button>
      ) : null}
    </div>
  );
}
