import { type ComponentType, lazy } from 'react';
import { withTimeout } from '../../runtime/host/lazyPage.ts';
import type { PageDialogProps, Renderer } from '../../runtime/Renderer.ts';

/** A dialog over a list page whose code is loaded when it is first opened. */
export function lazyDialog(type: string, load: () => Promise<ComponentType<PageDialogProps>>): Renderer {
  return {
    slot: 'dialog',
    type,
    Component: lazy(async () => ({ default: await withTimeout(load(), type) })),
  };
}
