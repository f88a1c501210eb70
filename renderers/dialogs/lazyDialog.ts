import type { ComponentType } from 'react';
import { lazyPiece } from '../../runtime/host/lazyPiece.tsx';
import type { PageDialogProps, Renderer } from '../../runtime/Renderer.ts';

/** A dialog over a list page whose code is loaded when it is first opened. */
export function lazyDialog(type: string, load: () => Promise<ComponentType<PageDialogProps>>): Renderer {
  return { slot: 'dialog', type, Component: lazyPiece(type, load, 'boundary') };
}
