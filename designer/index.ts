import { lazy } from 'react';
import { withTimeout } from '../runtime/host/lazyPage.ts';
import type { Renderer } from '../runtime/Renderer.ts';

/** Every designer the product ships; without them their records open in the edit box. Each comes when it is first opened. */
export const designerRenderers: readonly Renderer[] = [
  {
    slot: 'box',
    type: 'workflow',
    Component: lazy(async () => ({
      default: (await withTimeout(import('./workflow/dialog/FlowDesigner.tsx'), 'workflow')).FlowDesigner,
    })),
  },
];
