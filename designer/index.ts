import { lazyPiece } from '../runtime/host/lazyPiece.tsx';
import type { Renderer } from '../runtime/Renderer.ts';

/** Every designer the product ships; without them their records open in the edit box. Each comes when it is first opened. */
export const designerRenderers: readonly Renderer[] = [
  {
    slot: 'box',
    type: 'workflow',
    Component: lazyPiece(
      'FlowDesigner',
      async () => (await import('./workflow/dialog/FlowDesigner.tsx')).FlowDesigner,
    ),
  },
];
