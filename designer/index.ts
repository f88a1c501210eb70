import { lazyPage } from '../runtime/host/lazyPage.ts';
import { lazyPiece } from '../runtime/host/lazyPiece.tsx';
import type { Renderer } from '../runtime/Renderer.ts';

/**
 * All designers of the product. Each loads when it is first opened. Without them their records open in the
 * edit box.
 */
export const designerRenderers: readonly Renderer[] = [
  {
    slot: 'box',
    type: 'workflow',
    Component: lazyPiece(
      'FlowDesigner',
      async () => (await import('./workflow/dialog/FlowDesigner.tsx')).FlowDesigner,
      { isRare: true },
    ),
  },
  {
    slot: 'dialog',
    type: 'design',
    Component: lazyPiece(
      'FormDesigner',
      async () => (await import('./form/dialog/FormDesigner.tsx')).FormDesigner,
      { saidBy: 'boundary', isRare: true },
    ),
  },
  lazyPage('views', async () => (await import('./view/page/ViewsPage.tsx')).ViewsPage),
];
