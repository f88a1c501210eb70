import { type ReactNode, Suspense } from 'react';
import type { PageSchema } from '../model/schema/PageSchema.ts';
import type { RendererRegistry } from '../RendererRegistry.ts';
import { ChunkLoadError } from './ChunkLoadError.ts';
import { useText } from './CoreContext.ts';
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
      fallback={(error, retry) => (
        <Broken
          text={
            error instanceof ChunkLoadError
              ? t('shell.chunkFailed')
              : t('shell.rendererFailed', { name: title, text: error.message })
          }
          retry={retry}
        />
      )}
    >
      <Suspense fallback={waiting}>
        <Component page={page} />
      </Suspense>
    </NodeBoundary>
  );
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
