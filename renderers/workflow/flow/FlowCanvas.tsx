import Button from '@douyinfe/semi-ui/lib/es/button';
import { type ReactNode, Suspense } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { lazyPiece } from '../../../runtime/host/lazyPiece.tsx';
import { NodeBoundary } from '../../../runtime/host/NodeBoundary.tsx';
import { flowCanvasMessages } from '../../../runtime/model/messages/flowCanvas.ts';
import { addMessages } from '../../../runtime/model/messages/index.ts';
import type { FlowCanvasProps } from './FlowCanvasProps.ts';
import './flow.css';

addMessages(flowCanvasMessages);

const Board = lazyPiece('FlowBoard', async () => (await import('./FlowBoard.tsx')).FlowBoard, {
  saidBy: 'boundary',
  isRare: true,
});

/**
 * A flow on a canvas that fills its parent: nodes, lines, zoom 0.3 to 1, drag to scroll, and with `editing`
 * the palette. LogicFlow is loaded when a canvas is first shown. The parent must also offer the content as a
 * list for screen readers and keyboards.
 */
export function FlowCanvas(props: FlowCanvasProps): ReactNode {
  const { t } = useApp();
  return (
    <NodeBoundary
      fallback={(_, retry) => (
        <div className="jig-flow-wait" role="alert">
          <p>{t('flowCanvas.failed')}</p>
          <Button onClick={retry}>{t('flowCanvas.retry')}</Button>
        </div>
      )}
    >
      <Suspense
        fallback={
          <div className="jig-flow-wait" aria-busy="true">
            {t('flowCanvas.loading')}
          </div>
        }
      >
        <Board {...props} />
      </Suspense>
    </NodeBoundary>
  );
}
